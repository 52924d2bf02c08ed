//! Lines that nobody means.

use std::io::Write;

use crate::scene::{Home, Talk, end};

const HIDDEN: &str = "This line has characters that cannot be seen. It is not read.";
const LONG: &str = "This line is too long. It is not read.";

/// What is said about a line and, so that it is seen that the game goes on, a move.
fn heard(line: &[u8]) -> Vec<String> {
    let said = Home::new().hear(&[], [line, b"\nc1-c4\n"].concat());
    assert_eq!(said[said.len() - 2], "Black: c1 to c4. White to move.");
    said[2..said.len() - 2].to_vec()
}

#[test]
fn lines_that_cannot_be_read_are_told_and_do_nothing() {
    let lines: [(&[u8], &str); 8] = [
        (b"\xff\xfe", HIDDEN),
        (b"c1-c2\0", HIDDEN),
        (b"\x1b[Ac1-c2", HIDDEN),
        (b"comment \x1b]0;x\x07", HIDDEN),
        ("save a\u{202e}b".as_bytes(), HIDDEN),
        ("\u{200b}".as_bytes(), HIDDEN),
        (&[b'x'; 10_000], LONG),
        (&[b' '; 4097], LONG),
    ];
    for (line, answer) in lines {
        assert_eq!(heard(line), [answer], "{}", line.escape_ascii());
    }
}

#[test]
fn odd_lines_are_commands_that_do_not_exist() {
    let unknown = "There is no such command. Type help to hear them.";
    for line in [
        "\u{1f409}",
        "\u{fffd}",
        "=",
        "-rf",
        "%s%s",
        "\u{e9}",
        "\u{ff4a}",
        "????",
        "'",
        "[",
        "k",
    ] {
        assert_eq!(heard(line.as_bytes()), [unknown], "{line}");
    }
    assert!(heard("\u{ff43}\u{ff11}".as_bytes())[0].starts_with("c1: "));
}

#[test]
fn a_line_may_end_in_any_way_and_begin_with_a_mark() {
    let said = Home::new().hear(&[], "\u{feff}c1-c4\r\n\ti5-i4 \t\r\n\r\nn3-r3");
    assert_eq!(said[4], "Black: n3 to r3. White to move.");
}

#[test]
fn names_of_players_are_made_harmless() {
    let home = Home::new();
    let said = home.hear(&["--black", "A\u{1b}[2J"], "turn\nresign\n");
    assert_eq!(said[1], "The players: A\u{fffd}[2J (Black).");
}

#[test]
fn a_line_without_end_takes_no_memory() {
    let home = Home::new();
    let said = home.hear(&[], vec![b'y'; 64 << 20]);
    assert_eq!(said[2], LONG);
}

#[test]
fn many_lines_at_once_are_all_answered() {
    let home = Home::new();
    let round = "c1-c2\nk5-k4\nc2-c1\nk4-k5\n";
    let said = home.hear(&[], round.repeat(500));
    assert_eq!(said.len(), 2 + 2000 + 1);
    assert_eq!(home.only_game().matches("c1-c2").count(), 500);
}

#[test]
fn an_answer_comes_before_the_next_line_and_the_game_is_saved_by_then() {
    let home = Home::new();
    let mut talk = Talk::begin(&home, &[]);
    // The second line has only begun.
    talk.type_in("c1-c4\ni5-");
    talk.wait_for("c1 to c4. White to move.\n");
    talk.child.kill().unwrap();
    end(&mut talk.child);
    assert!(home.only_game().ends_with("\n1. c1-c4\n"));
}

#[test]
fn a_reader_that_has_heard_enough_ends_it_quietly_with_the_game_saved() {
    let home = Home::new();
    let mut talk = Talk::begin(&home, &[]);
    talk.wait_for("Black begins.\n");
    let Talk {
        mut child, stdout, ..
    } = talk;
    drop(stdout);
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"c1-c4\n").unwrap();
    // It ends though more could come.
    assert_eq!(end(&mut child).code(), Some(0));
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.stderr, b"");
    assert!(home.only_game().ends_with("\n1. c1-c4\n"));
    drop(stdin);
}
