//! Files are written whole or not at all.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use alea::store::{SavedGame, ToSave, read_record, write_safely};

use crate::scene::{Home, names, record_of, text_of};

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn a_file_is_written_and_nothing_is_left_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.otg");
    for text in ["one", "two"] {
        write_safely(&path, text.as_bytes()).unwrap();
        assert_eq!(read(&path), text);
        assert_eq!(names(folder.path()), ["a.otg"]);
    }
}

#[test]
fn a_name_without_a_folder_is_one_in_the_current_folder() {
    // Nothing is written: it is there, and no file.
    let refused = write_safely(Path::new("src"), b"").unwrap_err();
    assert_eq!(refused.to_string(), "src: it is a folder");
}

#[test]
fn the_mode_of_a_file_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.otg");
    for mode in [0o600, 0o640, 0o666, 0o755] {
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
        write_safely(&path, b"new").unwrap();
        let is = fs::metadata(&path).unwrap().permissions().mode() & 0o7777;
        assert_eq!(is, mode, "{is:o} {mode:o}");
    }
}

#[test]
fn a_new_file_has_the_mode_of_any_new_file() {
    let folder = tempfile::tempdir().unwrap();
    let mode = |name: &str| {
        let about = fs::metadata(folder.path().join(name)).unwrap();
        about.permissions().mode()
    };
    write_safely(&folder.path().join("ours"), b"").unwrap();
    fs::write(folder.path().join("any"), "").unwrap();
    assert_eq!(mode("ours"), mode("any"));
}

#[test]
fn a_symbolic_link_stays_and_what_it_leads_to_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let other = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("file"), "old").unwrap();
    symlink("file", path("near")).unwrap();
    symlink("near", path("two steps")).unwrap();
    symlink(other.path().join("new"), path("far")).unwrap();
    for (link, leads_to) in [
        ("near", path("file")),
        ("two steps", path("file")),
        ("far", other.path().join("new")),
    ] {
        write_safely(&path(link), link.as_bytes()).unwrap();
        assert!(path(link).is_symlink());
        assert_eq!(read(&leads_to), link);
    }
    symlink("round", path("round")).unwrap();
    let refused = write_safely(&path("round"), b"").unwrap_err().to_string();
    assert!(
        refused.ends_with("round: too many symbolic links"),
        "{refused}"
    );
}

#[test]
fn what_cannot_be_written_stays_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "old").unwrap();
    for (path, reason) in [
        (folder.path(), "it is a folder"),
        (Path::new("/dev/null"), "it is not an ordinary file"),
        (Path::new("/dev/full"), "it is not an ordinary file"),
        (&*file.join("a.otg"), "Not a directory"),
        (
            &*folder.path().join("none/a.otg"),
            "No such file or directory",
        ),
    ] {
        // Not every system has all devices.
        if path.exists() || !path.starts_with("/dev") {
            let refused = write_safely(path, b"new").unwrap_err();
            assert_eq!(refused.path(), Some(path));
            assert_eq!(refused.to_string(), format!("{}: {reason}", path.display()));
        }
    }
    assert_eq!(read(&file), "old");
    assert_eq!(names(folder.path()), ["file"]);
}

#[test]
fn the_game_before_is_kept() {
    let home = Home::new();
    let game = home.new_game().create().unwrap();
    let path = game.path().to_owned();
    let earlier = path.with_extension("otg~");
    game.save("one").unwrap();
    assert!(!earlier.exists());
    game.save("two").unwrap();
    assert_eq!((&*read(&earlier), &*read(&path)), ("one", "two"));
    game.save("three").unwrap();
    assert_eq!((&*read(&earlier), &*read(&path)), ("two", "three"));
    // As a save leaves it that was ended between the two steps.
    fs::remove_file(&earlier).unwrap();
    fs::hard_link(&path, &earlier).unwrap();
    game.save("four").unwrap();
    assert_eq!((&*read(&earlier), &*read(&path)), ("three", "four"));
    drop(game);
    assert_eq!(home.names().len(), 2, "{:?}", home.names());
}

#[test]
fn a_game_is_saved_also_where_its_folder_was_taken_away() {
    let home = Home::new();
    let game = home.new_game().create().unwrap();
    game.save(&text_of(1)).unwrap();
    fs::remove_dir_all(home.path().join(".local")).unwrap();
    game.save(&text_of(2)).unwrap();
    assert_eq!(read(game.path()), text_of(2));
}

#[test]
fn a_record_that_is_too_large_to_be_read_is_not_written() {
    let home = Home::new();
    let game = home.new_game().create().unwrap();
    game.save(&text_of(2)).unwrap();
    let mut record = record_of(2);
    record.game.set_comment(2, "x");
    let room = (16 << 20) - record.to_string().len() + 1;
    record.game.set_comment(2, &"x".repeat(room + 1));
    let refused = game.save(&record.to_string()).unwrap_err();
    let reason = "it is larger than 16 MiB, too large for a record";
    assert_eq!(
        refused.to_string(),
        format!("{}: {reason}", game.path().display())
    );
    assert_eq!(read(game.path()), text_of(2));
    let folder = tempfile::tempdir().unwrap();
    let to_save = ToSave {
        record: &record,
        shown: 0,
        own: None,
    };
    let refused = to_save.save_as("a", folder.path(), false).unwrap_err();
    assert!(refused.to_string().ends_with(reason), "{refused}");
    assert!(names(folder.path()).is_empty());
    // A byte less is read again.
    record.game.set_comment(2, &"x".repeat(room));
    game.save(&record.to_string()).unwrap();
    assert_eq!(read_record(game.path()).unwrap().game.last(), 2);
}

#[test]
fn the_mode_of_a_saved_game_is_kept_too() {
    let home = Home::new();
    let path = home.write("a.otg", text_of(1));
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    let game = SavedGame::take(&path).unwrap().unwrap();
    game.save(&text_of(2)).unwrap();
    assert_eq!(
        fs::metadata(&path).unwrap().permissions().mode() & 0o777,
        0o600
    );
}
