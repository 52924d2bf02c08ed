//! The commands that need no screen, as the built program does them.

use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

use snapbox::cmd::{Command, OutputAssert, cargo_bin};
use snapbox::dir::DirRoot;

/// How long something is waited for that should come at once.
const PATIENCE: Duration = Duration::from_secs(20);

/// The position of the start, as the format has it.
const START: &str = "/2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/\
    3t2T1TKT1T2t3/4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2/ black";
/// Black takes two ships with j4-e4.
const TWO_TO_TAKE: &str =
    "/19/19/19/2tT5t9/4T14/4t14/19/19/19/9K9/19/19/19/19/19/19/19/19/19/ black";
/// Black has no move.
const STUCK: &str = "/19/19/tT17/T18/19/19/19/19/19/9K9/19/19/19/19/19/19/19/19/19/ black";
/// White wins with a5-a1.
const CORNER: &str = "/19/19/19/10t8/K18/19/19/19/19/19/19/19/19/19/19/19/19/19/19/";

const GAME: &str = "[attackers:Anna]\n[defenders:Björn]\n\n1. c1-c4 i5-i4\n2. c4-c5\n";
const BROKEN: &str = "[attackers:Anna]\n\n1. c1-c4 i5-i4\n2. c4-d5\n";

/// The program, in an environment that says nothing.
fn alea() -> Command {
    Command::new(cargo_bin!("alea"))
        .env_clear()
        .timeout(PATIENCE)
}

/// A folder of files, which the program is run in.
struct Folder(DirRoot);

impl Folder {
    fn new() -> Self {
        Self(DirRoot::mutable_temp().expect("a temporary folder"))
    }

    fn with(name: &str, content: impl AsRef<[u8]>) -> Self {
        let folder = Self::new();
        folder.write(name, content);
        folder
    }

    fn path(&self) -> &Path {
        self.0.path().expect("it is there")
    }

    fn write(&self, name: impl AsRef<Path>, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path().join(name);
        fs::write(&path, content).expect("it can be written");
        path
    }

    fn alea(&self) -> Command {
        alea().current_dir(self.path())
    }
}

/// Runs the program and looks at what holds for everything that it does: no escape sequence, no control but the ends
/// of lines, and a line with the reason if it did not do what it should.
fn run(command: Command) -> Outcome {
    let assert = command.assert();
    let outcome = Outcome::of(&assert);
    for text in [&outcome.out, &outcome.err] {
        let bad = |letter: char| {
            letter != '\n' && (letter.is_control() || "\u{202e}\u{200b}".contains(letter))
        };
        assert!(!text.contains(bad), "{text:?}");
    }
    outcome
}

#[derive(Debug)]
struct Outcome {
    code: i32,
    out: String,
    err: String,
}

impl Outcome {
    fn of(assert: &OutputAssert) -> Self {
        let output = assert.get_output();
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("it is UTF-8");
        Self {
            code: output.status.code().expect("it ended by itself"),
            out: text(&output.stdout),
            err: text(&output.stderr),
        }
    }

    /// What is on standard output, if all is well.
    fn good(self) -> String {
        assert_eq!((self.code, &*self.err), (0, ""), "{self:?}");
        self.out
    }

    /// The one line on standard error, and nothing on standard output.
    fn refused(self, code: i32) -> String {
        assert_eq!((self.code, &*self.out), (code, ""), "{self:?}");
        self.complaint()
    }

    fn complaint(&self) -> String {
        let line = self
            .err
            .strip_suffix('\n')
            .unwrap_or_else(|| panic!("{self:?}"));
        assert!(!line.is_empty() && !line.contains('\n'), "{self:?}");
        line.to_owned()
    }
}

fn good(arguments: &[&str]) -> String {
    run(alea().args(arguments)).good()
}

/// The reason for which wrong arguments are refused.
fn wrong_use(arguments: &[&str]) -> String {
    let line = run(alea().args(arguments)).refused(2);
    line.strip_prefix("alea: ")
        .unwrap_or_else(|| panic!("{line}"))
        .to_owned()
}

/// The reason for which something cannot be done.
fn failure(command: Command) -> String {
    let line = run(command).refused(1);
    line.strip_prefix("alea: ")
        .unwrap_or_else(|| panic!("{line}"))
        .to_owned()
}

mod check {
    use super::*;

    #[test]
    fn each_record_gets_a_line() {
        let folder = Folder::with("a.otg", GAME);
        folder.write("b.otg", "1. c1-c4");
        folder.write("c.otg", "1. c1-c4 ---");
        folder.write(
            "d.otg",
            format!("[rules:start:{CORNER}]\n1. ..... Ka5-a1--"),
        );
        folder.write("e.otg", "[event:none]");
        let files = ["check", "a.otg", "b.otg", "c.otg", "d.otg", "e.otg"];
        assert_eq!(
            run(folder.alea().args(files)).good(),
            "a.otg: 3 plies; unfinished, White to move\n\
            b.otg: 1 ply; unfinished, White to move\n\
            c.otg: 1 ply; Black wins: White resigned\n\
            d.otg: 1 ply; White wins: the King reached the corner a1\n\
            e.otg: 0 plies; unfinished, Black to move\n"
        );
    }

    #[test]
    fn the_positions_after_each_ply_come_before_it() {
        let folder = Folder::with("a.otg", "1. c1-c4 i5-i4");
        let out = run(folder.alea().args(["check", "--positions", "a.otg"])).good();
        let first = START
            .replacen("2t2t7t2t2", "5t7t2t2", 1)
            .replacen("7t1t1t7", "2t4t1t1t7", 1);
        let second =
            first
                .replacen("2t4t1t1t7", "2t4tTt1t7", 1)
                .replacen("6t1T1T1t6", "6t3T1t6", 1);
        let first = first.replace("black", "white");
        assert_eq!(
            out,
            format!("{first}\n{second}\na.otg: 2 plies; unfinished, Black to move\n")
        );
    }

    #[test]
    fn a_fault_is_told_with_its_place_and_the_other_records_are_checked_all_the_same() {
        let folder = Folder::with("bad.otg", BROKEN);
        folder.write("good.otg", GAME);
        let outcome = run(folder.alea().args(["check", "bad.otg", "good.otg"]));
        assert_eq!(outcome.code, 1);
        assert_eq!(
            outcome.out,
            "good.otg: 3 plies; unfinished, White to move\n"
        );
        assert_eq!(
            outcome.complaint(),
            "bad.otg:4:4: ply 3: c4-d5: a ship moves along its row or column; c4 and d5 share neither"
        );
    }

    #[test]
    fn every_fault_gets_a_line_of_its_own() {
        let folder = Folder::with("bad.otg", BROKEN);
        let outcome = run(folder
            .alea()
            .args(["check", "bad.otg", "none.otg", ".", "bad.otg"]));
        assert_eq!((outcome.code, &*outcome.out), (1, ""));
        let fault = "bad.otg:4:4: ply 3: c4-d5: a ship moves along its row or column; c4 and d5 share neither\n";
        assert_eq!(
            outcome.err,
            format!(
                "{fault}alea: none.otg: there is no such file\nalea: .: it is a folder\n{fault}"
            )
        );
    }

    #[test]
    fn other_rules_are_a_warning_and_no_fault() {
        let folder = Folder::with("a.otg", "[rules:dim:19 esc:e]\n1. c1-c4");
        for command in [&["check", "a.otg"][..], &["show", "a.otg"]] {
            let outcome = run(folder.alea().args(command));
            assert_eq!(outcome.code, 0);
            assert_eq!(
                outcome.complaint(),
                "alea: a.otg: the record was made under other rules (esc); it is read under these"
            );
        }
    }

    #[test]
    fn a_record_comes_from_standard_input() {
        assert_eq!(
            run(alea().args(["check", "-"]).stdin(GAME)).good(),
            "-: 3 plies; unfinished, White to move\n"
        );
        assert_eq!(
            run(alea().args(["show", "--as", "otn", "-"]).stdin("1. ")).good(),
            format!("{START}\n")
        );
        let fault = run(alea().args(["check", "-"]).stdin("")).refused(1);
        assert_eq!(fault, "-:1:1: expected a record, but there is no text");
    }

    #[test]
    fn a_record_that_is_not_in_utf_8_keeps_its_moves() {
        let folder = Folder::with("a.otg", b"[defenders:Bj\xf6rn]\n\n1. c1-c4\n");
        let outcome = run(folder.alea().args(["check", "a.otg"]));
        assert_eq!(outcome.code, 0);
        assert_eq!(outcome.out, "a.otg: 1 ply; unfinished, White to move\n");
        assert_eq!(
            outcome.complaint(),
            "alea: a.otg: the file is not in UTF-8; what could not be read is shown as \u{fffd}"
        );
        // A name in an encoding of China, one cut off in the middle of a letter, and one with a byte that is none.
        for name in [&b"\xc6\xe5\xca\xbf"[..], b"\xe6\xa3", b"A\0B", b"\xff\xfe"] {
            let record = [b"[attackers:", name, b"]\n\n1. c1-c4 i5-i4\n"].concat();
            folder.write("b.otg", record);
            let outcome = run(folder.alea().args(["check", "b.otg"]));
            assert_eq!(
                (outcome.code, &*outcome.out),
                (0, "b.otg: 2 plies; unfinished, Black to move\n")
            );
            run(folder.alea().args(["show", "b.otg", "--as", "moves"]));
        }
        // In some of them a byte of a letter is a bracket: then it is told where the rest cannot be followed.
        let folder = Folder::with("a.otg", b"[attackers:\x81\x5d\x81\x5d]\n\n1. c1-c4\n");
        let line = run(folder.alea().args(["check", "a.otg"])).refused(1);
        assert!(line.starts_with("a.otg:1:14: expected a tag"), "{line}");
    }

    #[test]
    fn without_a_record_it_is_wrong_use() {
        let line = wrong_use(&["check"]);
        assert_eq!(
            line,
            "the following required arguments were not provided: <FILES>... (see alea --help)"
        );
    }
}

mod files {
    use super::*;

    #[test]
    fn what_is_not_an_ordinary_file_is_refused_at_once() {
        let folder = Folder::new();
        let made = std::process::Command::new("mkfifo")
            .arg(folder.path().join("fifo"))
            .status();
        assert!(made.expect("mkfifo is there").success());
        for (file, reason) in [
            ("none.otg", "none.otg: there is no such file"),
            (".", ".: it is a folder"),
            ("fifo", "fifo: it is not an ordinary file"),
            ("/dev/zero", "/dev/zero: it is not an ordinary file"),
            ("/dev/null", "/dev/null: it is not an ordinary file"),
        ] {
            for command in [&["check", file][..], &["show", file], &[file]] {
                assert_eq!(failure(folder.alea().args(command)), reason, "{command:?}");
            }
        }
    }

    #[test]
    fn a_file_that_is_too_large_is_refused_at_once() {
        let folder = Folder::with("large.otg", "");
        let file = fs::File::create(folder.path().join("large.otg")).unwrap();
        file.set_len(17 << 20).unwrap();
        assert_eq!(
            failure(folder.alea().args(["check", "large.otg"])),
            "large.otg: it is larger than 16 MiB, too large for a record"
        );
    }

    #[test]
    fn endless_input_is_refused() {
        let mut child = std::process::Command::new(cargo_bin!("alea"))
            .args(["check", "-"])
            .env_clear()
            .stdin(fs::File::open("/dev/zero").unwrap())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let begin = Instant::now();
        while child.try_wait().unwrap().is_none() {
            if begin.elapsed() > PATIENCE {
                child.kill().unwrap();
            }
            sleep(Duration::from_millis(5));
        }
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        let line = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            line,
            "alea: -: it is larger than 16 MiB, too large for a record\n"
        );
    }

    #[test]
    fn hostile_names_and_contents_are_made_harmless() {
        let folder = Folder::new();
        let hostile = "\u{1b}]0;x\u{7}\u{1b}[2J\r\u{202e}\u{200b}\n";
        // Not every system lets a name be something else than UTF-8.
        let names = [hostile.as_bytes(), b"-rf\xff\x1b[2J"];
        for name in &names[..if cfg!(target_os = "linux") { 2 } else { 1 }] {
            let name = std::ffi::OsStr::from_bytes(name);
            let file = folder.write(name, format!("1. c1-c4 {hostile}"));
            for command in ["check", "show"] {
                let line = run(folder.alea().arg(command).arg(&file)).refused(1);
                assert!(line.contains(": ply 2: \u{fffd}]0;x"), "{line}");
                let line = failure(folder.alea().arg(command).arg(file.with_extension("none")));
                assert!(line.ends_with(": there is no such file"), "{line}");
            }
            let hostile = hostile.replace(']', "");
            fs::write(
                &file,
                format!("[event:{hostile}]\n[rules:{hostile}:x]\n[result:{hostile}]\n1. c1-c4"),
            )
            .unwrap();
            for command in [&["check", "--positions"][..], &["show"]] {
                let outcome = run(folder.alea().args(command).arg(&file));
                assert_eq!(
                    (outcome.code, outcome.err.lines().count()),
                    (0, 2),
                    "{outcome:?}"
                );
            }
        }
    }

    #[test]
    fn hostile_arguments_are_made_harmless() {
        let hostile = "\u{1b}[2J\r\u{202e}\u{200b}";
        for arguments in [
            &[&*format!("--{hostile}")][..],
            &["moves", hostile],
            &["moves", "/9\u{1b}9/19"],
            &["moves", &format!("/{hostile}\n\n/")],
            &["perft", hostile],
            &["perft", "1", hostile],
            &["show", "--ply", hostile],
            &["show", "--as", hostile],
            &["--theme", hostile],
            &["--position", hostile],
            &["check", "a.otg", &format!("--{hostile}")],
        ] {
            let line = wrong_use(arguments);
            assert!(!line.is_empty(), "{arguments:?}");
        }
        let line = failure(alea().arg(hostile));
        assert_eq!(
            line,
            "\u{fffd}[2J\u{fffd}\u{fffd}\u{fffd}: there is no such file"
        );
        let bytes = std::ffi::OsStr::from_bytes(b"\xff\x1b[2J");
        run(alea().arg("moves").arg(bytes)).refused(2);
        run(alea().arg("--black").arg(bytes)).refused(2);
    }
}

mod show {
    use super::*;

    #[test]
    fn without_a_record_it_is_the_start() {
        let out = good(&["show"]);
        assert!(out.is_ascii(), "{out}");
        assert_eq!(out.lines().count(), 21);
        assert!(out.ends_with("\nBlack to move\n"), "{out}");
        assert_eq!(good(&["show", "--as", "otn"]), format!("{START}\n"));
        assert_eq!(
            out.lines().nth(19),
            Some("   a b c d e f g h i j k l m n o p q r s")
        );
    }

    #[test]
    fn the_board_is_drawn_with_row_19_at_the_top() {
        let rows = CORNER.replace("K18", "K1T16");
        let folder = Folder::with("a.otg", format!("[rules:start:{rows}]\n1. ..... Ka5-a4"));
        let expected = "
            19 x x . . . . . . . . . . . . . . . x x
            18 x x . . . . . . . . . . . . . . . x x
            17 . . . . . . . . . . . . . . . . . . .
            16 . . . . . . . . . . . . . . . . . . .
            15 . . . . . . . . . . . . . . . . . . .
            14 . . . . . . . . . . . . . . . . . . .
            13 . . . . . . . . . . . . . . . . . . .
            12 . . . . . . . . . . . . . . . . . . .
            11 . . . . . . . . . . . . . . . . . . .
            10 . . . . . . . . . % . . . . . . . . .
             9 . . . . . . . . . . . . . . . . . . .
             8 . . . . . . . . . . . . . . . . . . .
             7 . . . . . . . . . . . . . . . . . . .
             6 . . . . . . . . . . . . . . . . . . .
             5 . . O . . . . . . . . . . . . . . . .
             4 K . . . . . . . . . @ . . . . . . . .
             3 . . . . . . . . . . . . . . . . . . .
             2 x x . . . . . . . . . . . . . . . x x
             1 x x . . . . . . . . . . . . . . . x x
               a b c d e f g h i j k l m n o p q r s
            Black to move
        ";
        let out = run(folder.alea().args(["show", "a.otg"])).good();
        let trimmed = |text: &str| text.lines().map(str::trim).collect::<Vec<_>>().join("\n");
        assert_eq!(trimmed(&out), trimmed(expected.trim()));
    }

    #[test]
    fn any_ply_of_a_record_can_be_shown() {
        let folder = Folder::with("a.otg", GAME);
        let show = |ply: &str| {
            run(folder
                .alea()
                .args(["show", "a.otg", "--as", "otn", "--ply", ply]))
        };
        assert_eq!(show("0").good(), format!("{START}\n"));
        assert!(show("1").good().ends_with("white\n"));
        assert!(show("2").good().ends_with("black\n"));
        let last = run(folder.alea().args(["show", "a.otg", "--as", "otn"])).good();
        assert_eq!(show("3").good(), last);
        assert_eq!(
            show("4").refused(1),
            "alea: there is no ply 4: the last one is 3"
        );
        for wrong in ["-1", "x", "99999999999999999999999", "1.5", ""] {
            assert!(show(wrong).refused(2).starts_with("alea: "), "{wrong}");
        }
    }

    #[test]
    fn the_ending_is_told_at_the_last_ply_only() {
        let folder = Folder::with("a.otg", "1. c1-c4 ---");
        let show =
            |arguments: &[&str]| run(folder.alea().args(["show", "a.otg"]).args(arguments)).good();
        assert!(show(&[]).ends_with("\nBlack wins: White resigned\n"));
        assert!(show(&["--ply", "1"]).ends_with("\nBlack wins: White resigned\n"));
        assert!(show(&["--ply", "0"]).ends_with("\nBlack to move\n"));
    }

    #[test]
    fn a_fault_in_the_record_is_told_with_its_place() {
        let folder = Folder::with("bad.otg", BROKEN);
        let expected = "bad.otg:4:4: ply 3: c4-d5: a ship moves along its row or column; c4 and d5 share neither";
        assert_eq!(
            run(folder.alea().args(["show", "bad.otg"])).refused(1),
            expected
        );
        assert_eq!(run(folder.alea().arg("bad.otg")).refused(1), expected);
    }

    #[test]
    fn the_signs_depend_on_the_locale_and_options_go_first() {
        let ascii = good(&["show", "--glyphs", "ascii"]);
        let unicode = good(&["show", "--glyphs", "unicode"]);
        assert!(ascii.is_ascii() && !unicode.is_ascii());
        let under = |variables: &[(&str, &str)]| {
            run(variables
                .iter()
                .fold(alea().arg("show"), |command, (name, value)| {
                    command.env(name, value)
                }))
            .good()
        };
        for variables in [
            &[][..],
            &[("LC_ALL", "C")],
            &[("LC_ALL", "POSIX")],
            &[("LC_ALL", "C"), ("LANG", "en_US.UTF-8")],
            &[("LC_CTYPE", "C"), ("LANG", "en_US.UTF-8")],
            &[("LANG", "en_US.ISO-8859-1")],
            &[("LANG", "en_US.UTF-8"), ("TERM", "linux")],
        ] {
            assert_eq!(under(variables), ascii, "{variables:?}");
        }
        for variables in [
            &[("LANG", "en_US.utf8")][..],
            &[("LC_ALL", "de_DE.UTF-8"), ("LANG", "C")],
            &[("LC_ALL", ""), ("LC_CTYPE", "C.utf-8")],
        ] {
            assert_eq!(under(variables), unicode, "{variables:?}");
        }
        let command = alea()
            .env("LC_ALL", "C")
            .args(["--glyphs", "unicode", "show"]);
        assert_eq!(run(command).good(), unicode);
    }

    #[test]
    fn options_for_the_display_may_stand_before_or_after_a_command() {
        let plain = good(&["show"]);
        for options in [
            ["--glyphs", "ascii"],
            ["--theme", "mono"],
            ["--colours", "truecolor"],
            ["--colours", "16"],
        ] {
            assert_eq!(good(&["show", options[0], options[1]]), plain);
            assert_eq!(good(&[options[0], options[1], "show"]), plain);
        }
    }

    #[test]
    fn nothing_is_coloured_whatever_the_environment_says() {
        let plain = good(&["show"]);
        for (name, value) in [
            ("CLICOLOR_FORCE", "1"),
            ("COLORTERM", "truecolor"),
            ("NO_COLOR", "1"),
            ("TERM", "xterm"),
        ] {
            assert_eq!(
                run(alea().arg("show").env(name, value)).good(),
                plain,
                "{name}"
            );
            run(alea().arg("--help").env(name, value)).good();
            run(alea().arg("--bad").env(name, value)).refused(2);
        }
    }
}

/// `alea show --as`: a picture, the score, the record.
mod export {
    use super::*;

    /// A comment, a variation, a capture and a resignation.
    const FULL: &str = "[attackers:Anna]\n[defenders:Björn]\n\n1. q6-q2 i5-i4\n[a comment|]\n2. n3-r3 i15-i16\n\
        2a.1.1a. c1-c4\n3. l4-l3 k5-k3\n4. j4-j3xk3 ---\n";

    fn show(record: &str, arguments: &[&str]) -> Outcome {
        let command = alea().args(["show", "-"]).args(arguments).stdin(record);
        run(command)
    }

    #[test]
    fn a_picture_shows_the_position_after_a_ply() {
        let picture = show(FULL, &["--as", "svg"]).good();
        assert!(picture.starts_with("<svg xmlns=") && picture.ends_with("</svg>\n"));
        let title = |picture: &str| {
            let (_, title) = picture.split_once("<title>").unwrap();
            title.split_once("</title>").unwrap().0.to_owned()
        };
        assert_eq!(
            title(&picture),
            "Alea Evangelii, after 4a: J4 to J3 takes the ship at K3. Black wins: White resigned."
        );
        assert_eq!(show(FULL, &["--as", "svg", "--ply", "7"]).good(), picture);
        let before = show(FULL, &["--as", "svg", "--ply", "6"]).good();
        assert_eq!(
            title(&before),
            "Alea Evangelii, after 3b: K5 to K3. Black to move."
        );
        assert_eq!(picture.matches("\"taken\"").count(), 1);
        assert_eq!(before.matches("\"taken\"").count(), 0);
        let start = good(&["show", "--as", "svg"]);
        assert_eq!(show(FULL, &["--as", "svg", "--ply", "0"]).good(), start);
        assert_eq!(
            show(FULL, &["--as", "svg", "--ply", "8"]).refused(1),
            "alea: there is no ply 8: the last one is 7"
        );
    }

    #[test]
    fn the_score_has_a_line_for_each_turn_without_comments_and_variations() {
        assert_eq!(
            show(FULL, &["--as", "moves"]).good(),
            "Black: Anna\n\
            White: Björn\n\
            \n\
            \x20  Black     White\n\
            1. q6-q2     i5-i4\n\
            2. n3-r3     i15-i16\n\
            3. l4-l3     k5-k3\n\
            4. j4-j3xk3\n\
            \n\
            Black wins: White resigned\n"
        );
    }

    #[test]
    fn the_numbers_of_a_long_score_are_aligned() {
        let turns: String = (1..=12)
            .map(|turn| match turn % 2 {
                1 => format!("{turn}. c1-c4 i5-i4\n"),
                _ => format!("{turn}. c4-c1 i4-i5\n"),
            })
            .collect();
        let score = show(&turns, &["--as", "moves"]).good();
        let lines: Vec<_> = score.lines().collect();
        assert_eq!(lines[0], "    Black  White");
        assert_eq!(lines[9], " 9. c1-c4  i5-i4");
        assert_eq!(lines[10], "10. c4-c1  i4-i5");
        assert_eq!(lines[13..], ["", "Black to move"]);
    }

    #[test]
    fn t3_a_start_by_white_and_a_forced_pass_have_their_places_in_the_score() {
        let rows = "/19/19/t18/T18/19/1T17/19/19/19/9K9/19/19/19/19/19/19/19/19/19/";
        let record = format!("[rules:start:{rows}]\n1. ..... b6-b3\n2. pass Kj10-j9\n");
        assert_eq!(
            show(&record, &["--as", "moves"]).good(),
            "\x20  Black  White\n\
            1. .....  b6-b3\n\
            2. pass   Kj10-j9\n\
            3. pass\n\
            \n\
            White to move\n"
        );
    }

    #[test]
    fn the_score_ends_with_what_the_last_move_did() {
        let record = format!("[rules:start:{CORNER}]\n1. ..... a5-a1");
        assert_eq!(
            show(&record, &["--as", "moves"]).good(),
            "\x20  Black  White\n\
            1. .....  Ka5-a1--\n\
            \n\
            White wins: the King reached the corner a1\n"
        );
        assert_eq!(good(&["show", "--as", "moves"]), "Black to move\n");
    }

    #[test]
    fn a_record_is_printed_as_it_is_saved() {
        let written = show(FULL, &["--as", "otg"]).good();
        assert!(written.starts_with("[attackers:Anna]\n[defenders:Björn]\n[variant:"));
        assert!(
            written.ends_with(
                "\n1. q6-q2 i5-i4\n[a comment|]\n\n2. n3-r3 i15-i16\n2a.1.1a. c1-c4\n\
                3. l4-l3 k5-k3\n4. j4-j3xk3\n"
            ),
            "{written}"
        );
        assert_eq!(show(&written, &["--as", "otg"]).good(), written);
    }

    #[test]
    fn hostile_names_are_harmless_in_every_form() {
        let hostile = "\u{1b}[2J\u{7}\u{202e}\u{200b}</title><script>&\nx";
        let record = format!("[attackers:{hostile}]\n[event:{hostile}]\n1. c1-c4\n");
        let score = show(&record, &["--as", "moves"]).good();
        assert_eq!(
            score.lines().next(),
            Some("Black: \u{fffd}[2J\u{fffd}\u{fffd}\u{fffd}</title><script>&\u{fffd}x")
        );
        let picture = show(&record, &["--as", "svg"]).good();
        assert_eq!(picture, show("1. c1-c4", &["--as", "svg"]).good());
    }

    #[test]
    fn a_ply_of_what_is_printed_whole_is_wrong_use() {
        for form in ["moves", "otg"] {
            assert_eq!(
                wrong_use(&["show", "--as", form, "--ply", "0"]),
                "--ply is for a position: with --as moves or --as otg the whole game is printed (see alea --help)"
            );
        }
    }
}

mod moves {
    use super::*;

    #[test]
    fn every_move_of_the_start_is_listed_in_order() {
        let out = good(&["moves"]);
        let moves: Vec<_> = out.lines().collect();
        assert_eq!(moves.len(), 580);
        assert_eq!(moves[..4], ["c1-d1", "c1-e1", "c1-c2", "c1-c3"]);
        assert_eq!(moves[579], "q19-p19");
        assert_eq!(good(&["moves", START]), out);
        let place = |name: &str| {
            let row: u8 = name[1..].parse().unwrap();
            (row, name.as_bytes()[0])
        };
        let key = |mv: &&str| {
            mv.split_once('-')
                .map(|(from, to)| (place(from), place(to)))
        };
        assert!(moves.is_sorted_by_key(key));
    }

    #[test]
    fn captures_and_marks_are_written() {
        let out = good(&["moves", TWO_TO_TAKE]);
        assert!(out.lines().any(|mv| mv == "j4-e4xe5/d4"), "{out}");
        let out = good(&["moves", &format!("{CORNER} white")]);
        assert!(out.lines().any(|mv| mv == "Ka5-a1--"), "{out}");
        assert!(out.lines().all(|mv| mv.starts_with("Ka5-")), "{out}");
    }

    #[test]
    fn t3_where_there_is_no_move_it_is_a_pass() {
        assert_eq!(good(&["moves", STUCK]), "pass\n");
    }

    #[test]
    fn a_wrong_position_is_wrong_use() {
        assert_eq!(
            wrong_use(&["moves", "/19/19/"]),
            "invalid value '/19/19/' for '[POSITION]': a position has 19 rows, not 2 (at character 1)"
        );
        assert_eq!(
            wrong_use(&["moves", &STUCK.replace("9K9", "19")]),
            format!(
                "invalid value '{}' for '[POSITION]': there is no King",
                STUCK.replace("9K9", "19")
            )
        );
        wrong_use(&["moves", ""]);
        wrong_use(&["moves", START, START]);
    }

    #[test]
    fn a_reader_that_has_seen_enough_is_no_fault() {
        for arguments in [
            &["moves"][..],
            &["rules"],
            &["perft", "1", "--divide"],
            &["show"],
            &["show", "--as", "svg"],
            &["--help"],
        ] {
            let (reader, writer) = std::io::pipe().unwrap();
            drop(reader);
            let output = std::process::Command::new(cargo_bin!("alea"))
                .args(arguments)
                .env_clear()
                .stdin(Stdio::null())
                .stdout(writer)
                .output()
                .unwrap();
            assert_eq!(
                (output.status.code(), &*output.stderr),
                (Some(0), &b""[..]),
                "{arguments:?}"
            );
        }
    }

    #[test]
    fn output_that_cannot_be_written_is_a_fault() {
        if !Path::new("/dev/full").exists() {
            return;
        }
        for arguments in [
            &["moves"][..],
            &["rules"],
            &["show"],
            &["perft", "1"],
            &["--help"],
            &["--version"],
        ] {
            let output = std::process::Command::new(cargo_bin!("alea"))
                .args(arguments)
                .env_clear()
                .stdout(
                    fs::OpenOptions::new()
                        .write(true)
                        .open("/dev/full")
                        .unwrap(),
                )
                .stderr(Stdio::piped())
                .output()
                .unwrap();
            let line = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(1), "{arguments:?}");
            assert_eq!(line.lines().count(), 1, "{line}");
            assert!(line.starts_with("alea: "), "{line}");
        }
    }
}

mod perft {
    use super::*;

    /// The count alone on standard output; the time goes to standard error.
    fn perft(arguments: &[&str]) -> String {
        let outcome = run(alea().arg("perft").args(arguments));
        assert_eq!(outcome.code, 0, "{outcome:?}");
        let time = outcome.complaint();
        assert!(
            time.ends_with("leaves a second") && !time.contains("NaN") && !time.contains("inf"),
            "{time}"
        );
        outcome.out
    }

    #[test]
    fn the_leaves_are_counted() {
        assert_eq!(perft(&["0"]), "1\n");
        assert_eq!(perft(&["1"]), "580\n");
        assert_eq!(perft(&["2"]), "107492\n");
        assert_eq!(
            perft(&["1", TWO_TO_TAKE]),
            format!("{}\n", good(&["moves", TWO_TO_TAKE]).lines().count())
        );
    }

    #[test]
    fn divided_it_tells_the_leaves_of_each_move_and_their_sum() {
        let out = perft(&["--divide", "2"]);
        let mut lines: Vec<_> = out.lines().collect();
        assert_eq!(lines.pop(), Some("107492"));
        let moves = good(&["moves"]);
        let mut sum = 0;
        for (line, mv) in lines.iter().zip(moves.lines()) {
            let (divided, count) = line.split_once(' ').unwrap();
            assert_eq!(divided, mv);
            sum += count.parse::<u64>().unwrap();
        }
        assert_eq!((lines.len(), sum), (580, 107_492));
        assert_eq!(perft(&["0", "--divide"]), "1\n");
    }

    #[test]
    fn t3_a_forced_pass_counts_as_a_move() {
        assert_eq!(perft(&["1", STUCK]), "1\n");
        let white = good(&["moves", &STUCK.replace("black", "white")])
            .lines()
            .count();
        assert_eq!(perft(&["2", STUCK]), format!("{white}\n"));
        assert_eq!(
            perft(&["2", STUCK, "--divide"]),
            format!("pass {white}\n{white}\n")
        );
    }

    #[test]
    fn a_move_that_ends_the_game_has_no_leaves_below_it() {
        let position = format!("{CORNER} white");
        for depth in ["1", "2"] {
            let out = perft(&[depth, &position, "--divide"]);
            let mut lines: Vec<_> = out.lines().collect();
            assert_eq!(
                Some(&*perft(&[depth, &position])),
                lines.pop().map(|sum| format!("{sum}\n")).as_deref()
            );
            let last = lines
                .iter()
                .find(|line| line.starts_with("a5-a1 "))
                .copied();
            assert_eq!(last, Some(if depth == "1" { "a5-a1 1" } else { "a5-a1 0" }));
        }
    }

    #[test]
    fn a_wrong_depth_is_wrong_use() {
        for wrong in [
            &[][..],
            &["x"],
            &["-1"],
            &["1.5"],
            &[""],
            &["99999999999"],
            &["1", "2"],
        ] {
            let arguments: Vec<_> = ["perft"].iter().chain(wrong).copied().collect();
            wrong_use(&arguments);
        }
    }
}

mod words {
    use super::*;

    #[test]
    fn the_rules_are_printed_as_plain_text() {
        let out = good(&["rules"]);
        assert!(out.is_ascii() && out.ends_with('\n'), "{out}");
        assert!(out.lines().count() > 50);
        for sign in ["```", "# ", "**"] {
            assert!(!out.lines().any(|line| line.starts_with(sign)), "{sign}");
        }
        assert!(out.contains("Castle") && out.contains("Citadel"), "{out}");
    }

    #[test]
    fn the_help_tells_of_every_command_and_option() {
        let out = good(&["--help"]);
        assert_eq!(good(&["-h"]).lines().next(), out.lines().next());
        for command in ["check", "show", "moves", "perft", "rules"] {
            assert!(
                out.lines()
                    .any(|line| line.trim_start().starts_with(command)),
                "{command}: {out}"
            );
            let of_command = good(&[command, "--help"]);
            assert!(of_command.contains("Usage: alea"), "{of_command}");
        }
        for option in [
            "--black",
            "--white",
            "--setup",
            "--position",
            "--theme",
            "--glyphs",
            "--colours",
        ] {
            assert!(out.contains(option), "{option}: {out}");
        }
    }

    #[test]
    fn the_version_is_told() {
        let expected = format!("alea {}\n", env!("CARGO_PKG_VERSION"));
        assert_eq!(good(&["--version"]), expected);
        assert_eq!(good(&["-V"]), expected);
    }

    #[test]
    fn wrong_use_is_answered_in_one_line_with_what_would_be_right() {
        for (arguments, expected) in [
            (
                &["--bad"][..],
                "unexpected argument '--bad' found (see alea --help)",
            ),
            (
                &["show", "a", "b"],
                "unexpected argument 'b' found (see alea --help)",
            ),
            (
                &["moves", "--ply", "1"],
                "unexpected argument '--ply' found (see alea --help)",
            ),
            (
                &["show", "--as", "picture"],
                "invalid value 'picture' for '--as <FORM>' [possible values: text, otn, svg, moves, otg] (see alea --help)",
            ),
            (
                &["--glyphs", "latin", "show"],
                "invalid value 'latin' for '--glyphs <SET>' [possible values: auto, unicode, ascii] (see alea --help)",
            ),
            (
                &["--setup", "mine"],
                "invalid value 'mine' for '--setup <NAME>' [possible values: murray, walker] (see alea --help)",
            ),
            (
                &["--setup", "walker", "a.otg"],
                "the argument '--setup <NAME>' cannot be used with '[FILE]' (see alea --help)",
            ),
            (
                &["--black", "Anna", "check", "a.otg"],
                "a command cannot be used with a FILE in front of it or with options for playing (see alea --help)",
            ),
            (
                &["perft", "x"],
                "invalid value 'x' for '<DEPTH>': expected a whole number from 0 to 6",
            ),
        ] {
            assert_eq!(wrong_use(arguments), expected, "{arguments:?}");
        }
    }

    #[test]
    fn a_word_that_is_no_command_is_a_file() {
        let folder = Folder::new();
        assert_eq!(
            failure(folder.alea().arg("help")),
            "help: there is no such file"
        );
    }
}

mod without_a_terminal {
    use super::*;

    #[test]
    fn the_table_is_refused_in_one_line() {
        let expected =
            "the terminal cannot be used: standard output is not a terminal (--plain needs none)";
        let folder = Folder::with("a.otg", GAME);
        for arguments in [
            &[][..],
            &["a.otg"],
            &["--black", "Anna"],
            &["--setup", "walker"],
        ] {
            assert_eq!(failure(folder.alea().args(arguments)), expected);
            assert_eq!(
                failure(folder.alea().args(arguments).stdin("c1-c4\n")),
                expected
            );
            assert_eq!(
                failure(folder.alea().args(arguments).env("TERM", "xterm")),
                expected
            );
        }
    }

    #[test]
    fn wrong_arguments_and_files_are_told_of_first() {
        assert_eq!(failure(alea().arg("/nope")), "/nope: there is no such file");
        wrong_use(&["--position", "/19/"]);
    }

    #[test]
    fn nothing_is_written_to_a_file_in_its_place() {
        let folder = Folder::new();
        let file = folder.path().join("out");
        let output = std::process::Command::new(cargo_bin!("alea"))
            .env_clear()
            .stdin(Stdio::null())
            .stdout(fs::File::create(&file).unwrap())
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(fs::metadata(&file).unwrap().len(), 0);
    }
}

#[test]
fn nothing_is_left_in_the_folder() {
    let folder = Folder::with("a.otg", GAME);
    for arguments in [
        &["check", "a.otg"][..],
        &["show", "a.otg"],
        &["show", "a.otg", "--as", "svg"],
        &["moves"],
        &["rules"],
        &["a.otg"],
        &[],
    ] {
        let _ = run(folder.alea().args(arguments).env("HOME", ""));
    }
    let entries = fs::read_dir(folder.path()).unwrap();
    let names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["a.otg"]);
    assert_eq!(
        fs::read(folder.path().join("a.otg")).unwrap(),
        GAME.as_bytes()
    );
}
