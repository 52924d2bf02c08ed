//! Writing a file so that at every instant there is either the old one or the new one, whole.

use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Once};

use signal_hook::consts::SIGXFSZ;
use signal_hook::flag;
use tempfile::{Builder, NamedTempFile};

use super::error::StoreError;
use super::fault::strike;
use super::lock::Lock;
use super::path::{
    LETTERS_OF_TEMPORARY, check_ordinary, folder_of, identity, prefix_of_temporary, sync_folder,
};

/// The most symbolic links that are followed, as the system has it.
const MOST_LINKS: usize = 40;

/// Writes a file that the user has named: it is the old one until it is the new one, whatever happens. A symbolic link
/// stays, and what it leads to is written; a file that is there keeps its mode.
///
/// # Errors
///
/// When the system refuses, the file is not to be written or no ordinary one, or it is a saved game that a program has
/// open. The file is then as it was.
pub fn write_safely(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let refused = StoreError::at(path);
    let target = target(path).map_err(&refused)?;
    if Lock::is_held(&target) {
        return Err(StoreError::Held(path.to_owned()));
    }
    write_file(&target, bytes).map_err(refused)
}

/// The same with a file that is no symbolic link, whoever has it open.
pub(super) fn write_file(target: &Path, bytes: &[u8]) -> io::Result<()> {
    write(target, bytes, OsStr::new(".alea-"), false)
}

/// Writes a saved game, and keeps the one before as `NAME.otg~`.
pub(super) fn write_game(path: &Path, text: &str) -> io::Result<()> {
    write(path, text.as_bytes(), &prefix_of_temporary(path), true)
}

/// Where the game before is kept.
pub(super) fn earlier(game: &Path) -> PathBuf {
    let mut name = game.as_os_str().to_owned();
    name.push("~");
    name.into()
}

fn write(target: &Path, bytes: &[u8], prefix: &OsStr, keeps_earlier: bool) -> io::Result<()> {
    survive_large_files();
    let mode = mode_of(target)?;
    let mut builder = Builder::new();
    // The mode of a new file is what the user's mask leaves of this.
    builder
        .prefix(prefix)
        .rand_bytes(LETTERS_OF_TEMPORARY)
        .permissions(Permissions::from_mode(mode.unwrap_or(0o666)));
    let mut file = builder.tempfile_in(folder_of(target))?;
    file.write_all(bytes)?;
    if let Some(mode) = mode {
        file.as_file()
            .set_permissions(Permissions::from_mode(mode))?;
    }
    strike()?;
    file.as_file().sync_all()?;
    if keeps_earlier && mode.is_some() {
        keep(target, &builder)?;
    }
    file.persist(target)?;
    sync_folder(folder_of(target))
}

/// Makes a file that grows beyond the user's limit an error of that file, and not the end of the program.
fn survive_large_files() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // Where it cannot be caught, saving is no worse than that of other programs.
        let _ = flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false)));
    });
}

/// The mode of a file that can be written; `None` where there is no file.
fn mode_of(target: &Path) -> io::Result<Option<u32>> {
    let about = match target.metadata() {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        about => about?,
    };
    check_ordinary(&about)?;
    // It could be replaced all the same, but whoever has made it read-only wants to keep it.
    OpenOptions::new().write(true).open(target)?;
    Ok(Some(about.mode() & 0o7777))
}

/// Gives a game a second name, in place of the game before it.
fn keep(game: &Path, builder: &Builder<'_, '_>) -> io::Result<()> {
    let earlier = earlier(game);
    let file = |path: &Path| path.metadata().map(|about| identity(&about));
    // Two names of one file, left by a save that did not get further, cannot replace each other.
    if file(&earlier).is_ok_and(|earlier| file(game).is_ok_and(|game| game == earlier)) {
        return Ok(());
    }
    let folder = folder_of(game);
    match builder.make_in(folder, |name| fs::hard_link(game, name)) {
        Ok(link) => link.persist(earlier).map(drop)?,
        // Not every file system has hard links.
        Err(_) => copy(game, builder.tempfile_in(folder)?, &earlier)?,
    }
    Ok(())
}

fn copy(from: &Path, mut file: NamedTempFile, to: &Path) -> io::Result<()> {
    io::copy(&mut File::open(from)?, &mut file)?;
    file.as_file().sync_all()?;
    file.persist(to)?;
    Ok(())
}

/// What a path leads to, whether it is there or not.
pub(super) fn target(path: &Path) -> io::Result<PathBuf> {
    let mut target = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&target) {
            Ok(link) => target = folder_of(&target).join(link),
            Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::NotFound) => {
                return Ok(target);
            }
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::other("too many symbolic links"))
}
