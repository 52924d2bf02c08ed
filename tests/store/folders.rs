//! Where games are.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use alea::store::{NewGame, NoHome};

use crate::scene::{Home, environment, now};

#[test]
fn games_are_kept_with_the_state_of_the_users_programs() {
    let state = "/somewhere/else";
    for (variables, folder) in [
        (
            &[("HOME", "/home/anna")][..],
            "/home/anna/.local/state/alea/games",
        ),
        (
            &[("HOME", "/home/anna"), ("XDG_STATE_HOME", state)],
            "/somewhere/else/alea/games",
        ),
        (&[("XDG_STATE_HOME", state)], "/somewhere/else/alea/games"),
        (
            &[("HOME", ""), ("XDG_STATE_HOME", state)],
            "/somewhere/else/alea/games",
        ),
    ] {
        assert_eq!(environment(variables).games(), Ok(Path::new(folder)));
    }
}

#[test]
fn the_settings_are_in_the_folder_for_the_settings_of_programs() {
    let inside = "/home/anna/.config/alea/config.toml";
    for (folder, file) in [
        ("/somewhere/else", "/somewhere/else/alea/config.toml"),
        ("config", inside),
        ("", inside),
    ] {
        let folders = environment(&[("HOME", "/home/anna"), ("XDG_CONFIG_HOME", folder)]);
        assert_eq!(folders.settings_file(), Ok(Path::new(file)), "{folder}");
    }
    let without_home = environment(&[("XDG_CONFIG_HOME", "/somewhere/else")]);
    assert!(without_home.settings_file().is_ok() && without_home.games().is_err());
}

#[test]
fn a_relative_or_empty_state_folder_does_not_count() {
    for state in ["", "state", "./state", "../state", "~/state"] {
        let folders = environment(&[("HOME", "/home/anna"), ("XDG_STATE_HOME", state)]);
        let expected = Path::new("/home/anna/.local/state/alea/games");
        assert_eq!(folders.games(), Ok(expected), "{state}");
    }
}

#[test]
fn without_a_home_there_is_a_reason() {
    for (variables, reason) in [
        (&[][..], "HOME is not set"),
        (&[("HOME", "")], "HOME is empty"),
        (
            &[("HOME", "anna\u{1b}")],
            "HOME is anna\u{fffd}, not an absolute path",
        ),
        (&[("XDG_STATE_HOME", "state")], "HOME is not set"),
    ] {
        let folders = environment(variables);
        assert_eq!(folders.games().unwrap_err().to_string(), reason);
        let refused = NewGame::new(&folders, &now()).create().unwrap_err();
        assert_eq!(refused.to_string(), format!("no games are saved: {reason}"));
        assert_eq!(refused.path(), None);
    }
    assert_eq!(environment(&[]).games(), Err(NoHome::Missing));
}

#[test]
fn the_folders_are_made_when_they_are_needed_and_only_for_the_user() {
    let home = Home::new();
    let game = home.new_game();
    assert!(!home.path().join(".local").exists());
    drop(game.create().unwrap());
    for folder in home.games().ancestors().take(4) {
        let mode = fs::metadata(folder).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o700, "{}", folder.display());
    }
}

#[test]
fn a_file_in_the_place_of_a_folder_is_a_reason_that_names_the_path() {
    let home = Home::new();
    fs::write(home.path().join(".local"), "").unwrap();
    let refused = home.new_game().create().unwrap_err();
    let games = home.games();
    assert_eq!(refused.path(), Some(&*games));
    assert_eq!(
        refused.to_string(),
        format!("{}: Not a directory", games.display())
    );
}
