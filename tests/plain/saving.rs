//! The game is saved by itself, saved under names, and gone on with.

use std::fs;
use std::path::PathBuf;

use alea::record::Record;
use alea::rules::Side;

use crate::scene::{BEGINS, GREETING, Home, Talk, end, position};

#[test]
fn the_end_of_the_lines_saves_the_game_and_says_where() {
    for end in ["", "\n", "\nquit\n", "\nquit\nn3-r3\n"] {
        let home = Home::new();
        let said = home.hear(&["--black", "Anna"], format!("c1-c4\ni5-i4{end}"));
        let [file] = &home.games()[..] else {
            panic!("{:?}", home.games())
        };
        assert_eq!(
            *said.last().unwrap(),
            format!("The game is saved as {}.", file.display())
        );
        let record = Record::read(&home.only_game()).unwrap();
        assert_eq!(record.player(Side::Black), Some("Anna"));
        assert!(home.only_game().ends_with("\n1. c1-c4 i5-i4\n"), "{end:?}");
    }
}

#[test]
fn nothing_is_saved_before_something_is_played() {
    let home = Home::new();
    let said = home.hear(&[], "board\nresign\nno\nquit\n");
    assert_eq!(said.last().unwrap(), "The game goes on.");
    assert!(home.games().is_empty());
}

#[test]
fn a_saved_game_is_gone_on_with_in_its_file() {
    let home = Home::new();
    home.hear(&[], "c1-c4\ni5-i4\nundo\n");
    let file = home.games()[0].display().to_string();
    let said = home.hear(&[&file], "redo\nn3-r3\n");
    assert_eq!(
        said[1..],
        [
            "1a. Black: c1 to c4. White to move.",
            "White: i5 to i4. Black to move.",
            "Black: n3 to r3. White to move.",
            &format!("The game is saved as {file}."),
        ]
    );
    assert!(home.only_game().ends_with("\n1. c1-c4 i5-i4\n2. n3-r3\n"));
}

#[test]
fn a_script_is_told_of_an_unfinished_game_beside_the_answers_and_not_asked() {
    let home = Home::new();
    home.hear(&[], "c1-c4\n");
    let file = home.games()[0].display().to_string();
    let assert = home.alea(&["--plain"], "q6-q2\n").assert().success();
    let output = assert.get_output();
    let (out, err) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(out.starts_with(&format!(
        "{GREETING}\n{BEGINS}\nBlack: q6 to q2. White to move.\n"
    )));
    assert!(
        err.starts_with("alea: there is an unfinished game, "),
        "{err}"
    );
    assert!(
        err.ends_with(&format!("; to go on with it: alea --plain {file}\n")),
        "{err}"
    );
    assert_eq!(home.games().len(), 2);
    // Whoever says what is to be played knows it.
    home.hear(&["--new"], "");
}

#[test]
fn another_record_becomes_a_saved_game_and_stays_as_it_is() {
    let home = Home::new();
    let file = home.write("a.otg", "1. c1-c4\n");
    home.hear(&["a.otg"], "i5-i4\n");
    assert_eq!(fs::read_to_string(file).unwrap(), "1. c1-c4\n");
    assert!(home.only_game().ends_with("\n1. c1-c4 i5-i4\n"));
}

#[test]
fn saved_games_are_listed_and_opened_by_number() {
    let home = Home::new();
    home.hear(&["--black", "Anna"], "c1-c4\n");
    let file = home.games()[0].clone();
    let said = home.hear(
        &["--new"],
        "open 1\nopen 2\nopen x\nopen 1\nopen 1\ni5-i4\n",
    );
    assert!(said[2].starts_with("1. "), "{said:?}");
    assert!(
        said[2].ends_with("Anna - White, 1 move, unfinished, White to move."),
        "{said:?}"
    );
    let expected = "Expected the number of a game, such as open 1. Type games to hear them.";
    assert_eq!(
        said[3..],
        [
            expected,
            expected,
            "The players: Anna (Black).",
            "1a. Black: c1 to c4. White to move.",
            "This game is open already.",
            "White: i5 to i4. Black to move.",
            &format!("The game is saved as {}.", file.display()),
        ]
    );
    assert!(home.only_game().ends_with("\n1. c1-c4 i5-i4\n"));
    assert_eq!(
        Home::new().hear(&[], "games\n")[2],
        "There are no saved games yet."
    );
}

#[test]
fn a_broken_game_is_listed_and_not_opened() {
    let home = Home::new();
    home.hear(&[], "c1-c4\n");
    fs::write(&home.games()[0], "1. c1-c9\n").unwrap();
    let said = home.hear(&["--new"], "games\nopen 1\nq6-q2\n");
    assert!(said[2].contains(": broken, "), "{said:?}");
    assert!(said[3].contains("c1-c9"), "{said:?}");
    assert_eq!(said[4], "Black: q6 to q2. White to move.");
}

#[test]
fn a_game_is_saved_under_a_name_and_over_a_file_only_if_that_is_agreed_to() {
    let home = Home::new();
    let path = home.path().join("kept.otg");
    let said = home.hear(
        &[],
        "c1-c4\nsave kept\ni5-i4\nsave kept\nno\nsave kept.otg\nyes\n",
    );
    let saved = format!("Saved as {}.", path.display());
    let question = "There is a file of this name already. Write over it? Yes or no?";
    assert_eq!(
        said[3..8],
        [
            &saved,
            "White: i5 to i4. Black to move.",
            question,
            "It is not saved.",
            question
        ]
    );
    assert_eq!(said[8], saved);
    assert!(
        fs::read_to_string(path)
            .unwrap()
            .ends_with("\n1. c1-c4 i5-i4\n")
    );
    for (name, reason) in [
        ("", "The name of a file is missing."),
        (
            "../x",
            ".. is not followed: name the folder itself, from / on.",
        ),
        ("nul", "Nul is the name of a device on some systems."),
    ] {
        assert_eq!(home.hear(&["--new"], format!("save {name}"))[2], reason);
    }
}

#[test]
fn a_name_is_refused_or_leads_to_a_file_in_the_folder() {
    let long = "x".repeat(300);
    let names = [
        "a/b",
        "../x",
        "..",
        ".",
        "/",
        "",
        "CON",
        "nul.otg",
        "x.",
        "x ",
        "x",
        "a\0b",
        "a\tb",
        "a\u{1b}[2Jb",
        "\u{202e}x",
        "🛶",
        "漢字",
        "-rf",
        "--help",
        "~",
        "~/x",
        "$HOME",
        "`x`",
        "a\\b",
        "..\\x",
        "a:b",
        "*",
        "x.svg",
        "CON.svg",
        "../x.svg",
        "x.svg.",
        ".otg",
        "x.otg~",
        &long,
    ];
    let mut saved = 0;
    for name in names {
        let home = Home::new();
        let folder = home.path().join("in");
        fs::create_dir(&folder).unwrap();
        let assert = home
            .alea(&["--plain"], format!("c1-c4\nsave {name}\n"))
            .current_dir(&folder)
            .assert()
            .success();
        let out = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
        let answer = out.lines().nth(3).unwrap();
        let files: Vec<_> = fs::read_dir(&folder)
            .unwrap()
            .map(|file| file.unwrap().path())
            .collect();
        if let Some(path) = answer.strip_prefix("Saved as ") {
            let path = PathBuf::from(path.strip_suffix('.').unwrap());
            assert_eq!(files, [path], "{name:?}");
            saved += 1;
        } else {
            assert!(
                files.is_empty(),
                "{name:?}: {answer}, and yet there is {files:?}"
            );
        }
        let mut around: Vec<_> = fs::read_dir(home.path())
            .unwrap()
            .map(|file| file.unwrap().file_name())
            .collect();
        around.sort();
        assert_eq!(around, [".local", "in"], "{name:?}");
    }
    assert!((10..25).contains(&saved), "{saved}");
}

#[test]
fn the_king_stands_once_and_where_he_went_when_a_game_is_gone_on_with() {
    for (side, ships, lines, king, left) in [
        (
            Side::White,
            &["Kj10", "tc1"][..],
            "j10-j12\nc1-c4\nj12-e12\n",
            "e12",
            2,
        ),
        (Side::White, &["Ka5", "tj11"], "a5-a1\n", "a1", 2),
        // White takes a ship, and then Black takes one beside the King.
        (
            Side::White,
            &["Kj13", "Te5", "Tg3", "tf5", "tk12", "ti16", "ti12", "Ti13"],
            "g3-g5\nk12-k14\nj13-j12\ni16-i14\nj12-j11\n",
            "j11",
            6,
        ),
        (
            Side::Black,
            &["Ke5", "te4", "te6", "td5", "tg5"],
            "g5-f5\n",
            "e5",
            5,
        ),
    ] {
        let home = Home::new();
        home.hear(&["--position", &position(side, ships)], lines);
        let file = home.games()[0].display().to_string();
        let before = home.only_game();
        for _ in 0..2 {
            home.hear(&[&file], "board\n");
            let shown = home.alea(&["show", &file, "--as", "otn"], "").assert();
            let shown = String::from_utf8_lossy(&shown.get_output().stdout).into_owned();
            assert_eq!(shown.matches('K').count(), 1, "{shown}");
            let game = Record::read(&home.only_game()).unwrap().game;
            let board = game.position().board();
            assert_eq!(board.king().to_string(), king);
            let count = Side::BOTH.map(|side| board.count(side));
            assert_eq!(count[0] + count[1] + 1, left, "{shown}");
        }
        assert_eq!(home.only_game(), before);
    }
}

#[test]
fn a_game_that_has_ended_takes_no_move_when_it_is_opened_again() {
    let home = Home::new();
    home.hear(&[], "c1-c4\nresign\nyes\n");
    let file = home.games()[0].display().to_string();
    let before = home.only_game();
    let said = home.hear(&[&file], "i5-i4\ndraw\nresign\nredo\n");
    let over = "The game is over; Black wins: White resigned.";
    assert_eq!(
        said.iter().filter(|line| *line == over).count(),
        3,
        "{said:?}"
    );
    assert_eq!(home.only_game(), before);
}

#[test]
fn a_picture_of_the_position_is_saved_if_the_name_asks_for_one() {
    let home = Home::new();
    home.hear(&[], "save start.svg\n");
    let picture = fs::read_to_string(home.path().join("start.svg")).unwrap();
    assert!(picture.starts_with("<svg"));
}

#[test]
fn a_game_that_cannot_be_saved_is_told_once_and_at_the_end() {
    let home = Home::new();
    home.write(".local", "");
    let assert = home
        .alea(&["--plain"], "c1-c4\ni5-i4\nquit\nsave kept\n")
        .assert();
    let output = assert.get_output();
    let (out, err) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert_eq!(out.matches("The game is not saved: ").count(), 1, "{out}");
    assert!(
        out.contains("Quit? The game so far is not saved: it will be lost. Yes or no?"),
        "{out}"
    );
    assert!(out.contains("Saved as "), "{out}");
    assert_eq!((output.status.code(), &*err), (Some(0), ""));

    let assert = home.alea(&["--plain"], "c1-c4\n").assert();
    let output = assert.get_output();
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        err.starts_with("alea: the game could not be saved: "),
        "{err}"
    );
    assert_eq!(err.lines().count(), 1, "{err}");
}

#[test]
fn why_there_is_no_place_for_games_is_told_once_in_a_sentence() {
    let home = Home::new();
    let said = |lines: &str| {
        let assert = home.alea(&["--plain"], lines).env_remove("HOME").assert();
        let output = assert.get_output();
        (
            String::from_utf8(output.stdout.clone()).unwrap(),
            String::from_utf8(output.stderr.clone()).unwrap(),
        )
    };
    let (out, err) = said("c1-c4\ngames\n");
    let answers: Vec<_> = out.lines().skip(3).collect();
    assert_eq!(
        answers,
        [
            "The game is not saved: HOME is not set.",
            "No games are saved: HOME is not set."
        ]
    );
    assert_eq!(err, "alea: the game could not be saved: HOME is not set\n");
}

#[test]
fn a_game_that_is_only_opened_and_left_is_not_written() {
    let home = Home::new();
    // One is over; in the other one a clock would run.
    home.hear(&["--clock", "5m"], "c1-c4\nresign\nyes\n");
    home.hear(&["--clock", "5m"], "q6-q2\n");
    let saved = |game: &PathBuf| fs::metadata(game).unwrap().modified().unwrap();
    let before: Vec<_> = home.games().iter().map(saved).collect();
    let mut talk = Talk::begin(&home, &["--new"]);
    // The first one only lists the games.
    for (before, number) in ["1", "1", "2", "1"].into_iter().enumerate() {
        talk.type_in(&format!("open {number}\nhelp\ngames\n"));
        talk.wait_until(|said| said.matches("\n2. ").count() > before + 1);
    }
    talk.type_in("quit\n");
    talk.wait_for("The game is saved as ");
    end(&mut talk.child);
    let after: Vec<_> = home.games().iter().map(saved).collect();
    assert_eq!(before, after);
}

#[test]
fn a_record_with_a_fault_is_refused() {
    let home = Home::new();
    home.write("a.otg", "1. c1-c4 i5-i4\n2. c4-c9\n");
    for arguments in [&["--plain", "a.otg"][..], &["replay", "a.otg", "--plain"]] {
        let assert = home.alea(arguments, "board\n").assert();
        let output = assert.get_output();
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(output.stdout, b"");
        assert!(String::from_utf8_lossy(&output.stderr).starts_with("a.otg:2:4: ply 3: c4-c9"));
    }
}
