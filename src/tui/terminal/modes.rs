//! The modes of the terminal: turning them on, and every way of turning them off. Nothing else changes them.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crossterm::terminal;
use rustix::process::getpgrp;
use rustix::termios::{Action, QueueSelector, tcflow, tcflush, tcgetpgrp};

use super::output::{ENTERED, send, send_at_table};
use crate::store::{PATIENCE_FOR_SAVING, wait_for_savers};

/// Turns on the other screen and bracketed paste. A terminal without another screen still shows what was there before,
/// and one whose cursor was hidden has to show it.
const ENTER: &[u8] = b"\x1b[?1049h\x1b[2J\x1b[?2004h\x1b[?25h";

/// Turns off every mode that was turned on, or that a program before left on: the mouse, reports of the focus,
/// bracketed paste, styles, the hidden cursor, the other screen.
const LEAVE: &[u8] =
    b"\x1b[?1006l\x1b[?1003l\x1b[?1002l\x1b[?1000l\x1b[?1004l\x1b[?2004l\x1b[0m\x1b[?25h\x1b[?1049l";

/// Makes the terminal tell where the mouse is pressed and let go, in numbers of any size, and nothing more: a terminal
/// that also tells of every motion sends much.
const MOUSE_ON: &[u8] = b"\x1b[?1000h\x1b[?1006h";
const MOUSE_OFF: &[u8] = b"\x1b[?1006l\x1b[?1000l";

/// Remembers the title of the window, and puts it back. Terminals that know no titles are not asked.
const KEEP_TITLE: &[u8] = b"\x1b[22;2t";
const PUT_BACK_TITLE: &[u8] = b"\x1b[23;2t";

/// Whether the window has a title of ours.
static TITLED: AtomicBool = AtomicBool::new(false);

/// How long the table has to leave by itself after a signal, and how long a blocked terminal is waited for.
pub(super) const PATIENCE: Duration = Duration::from_millis(400);

/// Puts the terminal in the modes of the table.
pub(super) fn turn_on(has_mouse: bool, has_titles: bool) -> io::Result<()> {
    terminal::enable_raw_mode()?;
    ENTERED.store(true, Ordering::SeqCst);
    if has_titles {
        TITLED.store(true, Ordering::SeqCst);
    }
    let title = if has_titles { KEEP_TITLE } else { b"" };
    let mouse = if has_mouse { MOUSE_ON } else { b"" };
    send_at_table(&[ENTER, title, mouse].concat())
}

/// Switches the mouse on or off.
pub(super) fn set_mouse(is_on: bool) -> io::Result<()> {
    send(if is_on { MOUSE_ON } else { MOUSE_OFF })
}

/// Whether the window has a title of ours, which can be another one.
pub(super) fn has_title() -> bool {
    TITLED.load(Ordering::SeqCst)
}

/// Puts the terminal back as it was found, once.
pub(super) fn leave() {
    if ENTERED.swap(false, Ordering::SeqCst) {
        // There is nobody to tell if the terminal is gone.
        let title = if TITLED.swap(false, Ordering::SeqCst) {
            PUT_BACK_TITLE
        } else {
            b""
        };
        let _ = send(&[title, LEAVE].concat());
        turn_raw_mode_off();
    }
}

/// Lets the terminal take lines and send signals again. This waits for nothing, and does nothing twice.
fn turn_raw_mode_off() {
    // The shell that took the terminal from a program that was stopped has put its own modes back.
    if !is_in_background() {
        let _ = terminal::disable_raw_mode();
    }
}

/// Whether another program has the terminal, and this one would be stopped if it changed the modes.
pub(super) fn is_in_background() -> bool {
    tcgetpgrp(io::stdout()).is_ok_and(|group| group != getpgrp())
}

/// Drops what the terminal has not taken yet, so that whoever waits for it goes on, and can leave.
pub(super) fn drop_what_waits() {
    if ENTERED.load(Ordering::SeqCst) && !is_in_background() {
        let stdout = io::stdout();
        let _ = tcflush(&stdout, QueueSelector::OFlush);
        // Linux wakes those who wait only when the terminal starts again.
        let _ = tcflow(&stdout, Action::OOff);
        let _ = tcflow(&stdout, Action::OOn);
    }
}

/// Puts the terminal back as far as that is possible without waiting for long: it may take nothing more, and then
/// another thread is waiting for it already.
pub(super) fn leave_in_time() {
    let (left, leaving) = mpsc::channel();
    thread::spawn(move || {
        leave();
        let _ = left.send(());
    });
    let _ = leaving.recv_timeout(PATIENCE);
    turn_raw_mode_off();
}

/// Makes a panic leave the terminal first, so that its message is readable and stays.
pub(super) fn leave_before_a_panic_is_told() {
    let tell = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        leave_in_time();
        // Whatever has gone wrong, what has been played is not lost.
        wait_for_savers(PATIENCE_FOR_SAVING);
        tell(panic);
    }));
}
