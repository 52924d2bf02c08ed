//! Names that a game may be saved under.

use std::fs;
use std::path::Path;

use alea::record::Form;
use alea::store::{NameError, check_name};

fn refused(text: &str, folder: &Path) -> String {
    check_name(text, Form::Record, folder)
        .unwrap_err()
        .to_string()
}

#[test]
fn a_plain_name_gets_its_ending_and_stays_in_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    for (text, name) in [
        ("a", "a.otg"),
        ("a.otg", "a.otg"),
        ("a.OTG", "a.OTG"),
        ("a.txt", "a.txt.otg"),
        ("Anna and Björn", "Anna and Björn.otg"),
        ("-rf", "-rf.otg"),
        ("-", "-.otg"),
        ("~", "~.otg"),
        ("🛶", "🛶.otg"),
        ("com", "com.otg"),
        ("com10", "com10.otg"),
        ("console", "console.otg"),
        ("...a", "...a.otg"),
    ] {
        let checked = check_name(text, Form::Record, folder.path()).unwrap();
        assert_eq!(checked.path, folder.path().join(name), "{text}");
        assert!(!checked.exists);
    }
}

#[test]
fn a_path_leads_to_the_folder_that_it_names() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("b")).unwrap();
    for text in ["b/a", "b//a.otg"] {
        let checked = check_name(text, Form::Record, folder.path()).unwrap();
        assert_eq!(checked.path, folder.path().join("b/a.otg"));
    }
    let elsewhere = tempfile::tempdir().unwrap();
    let path = elsewhere.path().join("a");
    let checked = check_name(path.to_str().unwrap(), Form::Record, folder.path()).unwrap();
    assert_eq!(checked.path, elsewhere.path().join("a.otg"));
    assert_eq!(
        refused("none/a", folder.path()),
        format!(
            "{}: there is no such folder",
            folder.path().join("none").display()
        )
    );
}

#[test]
fn what_is_no_name_everywhere_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let edge = "a name neither begins with a blank nor ends with a blank or a point: ";
    for (text, reason) in [
        ("", "the name of a file is missing"),
        (".otg", "the name of a file is missing"),
        ("b/", "the name of a file is missing"),
        ("/", "the name of a file is missing"),
        (".", "a name neither begins"),
        (
            "..",
            ".. is not followed: name the folder itself, from / on",
        ),
        (
            "../x",
            ".. is not followed: name the folder itself, from / on",
        ),
        (
            "/tmp/../x",
            ".. is not followed: name the folder itself, from / on",
        ),
        ("CON", "CON is the name of a device on some systems"),
        ("con/a", "con is the name of a device on some systems"),
        ("nul.otg", "nul is the name of a device on some systems"),
        ("Aux .b", "Aux is the name of a device on some systems"),
        ("lpt¹", "lpt¹ is the name of a device on some systems"),
        ("com3", "com3 is the name of a device on some systems"),
        ("x.", &format!("{edge}\"x.\"")),
        ("x ", &format!("{edge}\"x \"")),
        (" x", &format!("{edge}\" x\"")),
        ("x..otg", &format!("{edge}\"x.\"")),
        (
            "a\0b",
            "the name has a character that cannot be seen: \\u{0}",
        ),
        (
            "a\u{1b}[2J",
            "the name has a character that cannot be seen: \\u{1b}",
        ),
        (
            "a\nb",
            "the name has a character that cannot be seen: \\u{a}",
        ),
        (
            "a\u{202e}b",
            "the name has a character that cannot be seen: \\u{202e}",
        ),
    ] {
        let told = refused(text, folder.path());
        assert!(told.starts_with(reason), "{text:?}: {told}");
    }
}

#[test]
fn a_name_has_at_most_255_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let reason = "a name has at most 255 bytes, its ending among them";
    assert!(check_name(&"x".repeat(251), Form::Record, folder.path()).is_ok());
    assert_eq!(refused(&"x".repeat(252), folder.path()), reason);
    assert_eq!(refused(&"ö".repeat(126), folder.path()), reason);
    assert_eq!(
        refused(&format!("{}/x", "x".repeat(300)), folder.path()),
        reason
    );
}

#[test]
fn a_file_that_is_there_is_to_be_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.otg"), "").unwrap();
    std::os::unix::fs::symlink("nowhere", folder.path().join("b.otg")).unwrap();
    for text in ["a", "b.otg"] {
        assert!(
            check_name(text, Form::Record, folder.path())
                .unwrap()
                .exists,
            "{text}"
        );
    }
    fs::create_dir(folder.path().join("c.otg")).unwrap();
    let path = folder.path().join("c.otg");
    assert_eq!(
        refused("c", folder.path()),
        format!("{}: it is a folder", path.display())
    );
}

#[test]
fn a_picture_is_judged_by_its_own_name() {
    let folder = tempfile::tempdir().unwrap();
    let check = |text: &str| check_name(text, Form::Picture, folder.path());
    for (text, name) in [("a.svg", "a.svg"), ("a.SVG", "a.SVG"), ("a", "a.svg")] {
        assert_eq!(check(text).unwrap().path, folder.path().join(name));
    }
    let longest = "x".repeat(251) + ".svg";
    assert_eq!(check(&longest).unwrap().path, folder.path().join(&longest));
    assert_eq!(check(&format!("x{longest}")), Err(NameError::Long));
    assert_eq!(check(".svg"), Err(NameError::Empty));
    // A record beside it is another file, and a folder is none.
    fs::write(folder.path().join("b.svg.otg"), "").unwrap();
    assert!(!check("b.svg").unwrap().exists);
    let inside = folder.path().join("c.svg");
    fs::create_dir(&inside).unwrap();
    assert_eq!(
        check("c.svg"),
        Err(NameError::Folder(inside.display().to_string()))
    );
}
