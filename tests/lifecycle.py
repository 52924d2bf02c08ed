#!/usr/bin/env python3
"""What a terminal does to the game, where a test would be slow, strict about time, or need more than the toolchain.

Run it after `cargo build` as `python3 tests/lifecycle.py [PROGRAM]`; it takes about three minutes. What needs `tmux`,
`strace` or root is left out, and told, where that is missing.
"""

import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ALEA = str(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "target/debug/alea").resolve())
NOBODY = 65534
LEFT = b"\x1b[?1049l"


class LeftOut(Exception):
    """Something is missing that a check needs."""


def needs(*programs):
    for program in programs:
        if shutil.which(program) is None:
            raise LeftOut(f"there is no {program}")


def needs_root():
    if os.geteuid() != 0:
        raise LeftOut("only root can do it")


class Table:
    """The program on a pseudo-terminal, as leader of a session."""

    def __init__(self, *arguments, program=(ALEA,), controls=True, user=None, **variables):
        self.home = variables.pop("HOME", None) or tempfile.mkdtemp()
        environment = {
            "HOME": self.home,
            "TERM": "xterm-256color",
            "LC_ALL": "C",
            "PATH": os.environ["PATH"],
            **variables,
        }
        self.master, self.slave = pty.openpty()
        self.resize(80, 24)
        self.output = b""
        self.pid = os.fork()
        if self.pid == 0:
            os.setsid()
            if controls:
                fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for number in range(3):
                os.dup2(self.slave, number)
            os.closerange(3, 64)
            if user is not None:
                os.setgid(user)
                os.setuid(user)
            os.execvpe(program[0], [*program, *arguments], environment)

    def resize(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, keys):
        os.write(self.master, keys.encode())

    def read(self, seconds, most=1 << 16):
        """Reads what comes within a time, or the first of it that is no more than so many bytes."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if select.select([self.master], [], [], left)[0]:
                try:
                    got = os.read(self.master, most)
                except OSError:
                    return
                self.output += got
                if most < 1 << 16:
                    return

    def wait(self, text, seconds=10.0, since=0):
        """Waits until something is shown that was written since then. Gives how long that took."""
        begin = time.monotonic()
        while text not in screen(self.output[since:]):
            assert time.monotonic() - begin < seconds, f"no {text!r} in\n{screen(self.output[since:])}"
            self.read(0.02)
        return time.monotonic() - begin

    def end(self, seconds=5.0, reads=True):
        """The exit code, and how long it took to come."""
        begin = time.monotonic()
        while True:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            took = time.monotonic() - begin
            if pid:
                if reads:
                    self.read(0.1)
                return os.waitstatus_to_exitcode(status), took
            assert took < seconds, "it does not end"
            if reads:
                self.read(0.005)
            else:
                time.sleep(0.005)

    def is_cooked(self):
        modes = termios.tcgetattr(self.slave)[3]
        return bool(modes & termios.ICANON and modes & termios.ECHO)

    def processor_time(self):
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def game(self):
        return "".join(game.read_text() for game in Path(self.home).rglob("*.otg"))


def screen(output):
    """What a terminal shows after all of this was written."""
    sequence = r"\x1b\[([0-9;?]*)([A-Za-z])|\x1b\][^\x07]*\x07|(\r)|(\n)|([^\x1b])"
    cells, row, column = {}, 0, 0
    for found in re.finditer(sequence, output.decode(errors="replace")):
        parameters, letter, start, down, text = found.groups()
        if letter in ("H", "f"):
            places = [int(place or 1) - 1 for place in (parameters + ";").split(";")]
            row, column = places[0], places[1]
        elif letter == "C":
            column += int(parameters or 1)
        elif letter == "J" or letter == "h" and parameters == "?1049":
            cells = {}
        elif start:
            column = 0
        elif down:
            row += 1
        elif text:
            cells[row, column] = text
            column += 1
    rows = range(1 + max((row for row, _ in cells), default=0))
    width = 1 + max((column for _, column in cells), default=0)
    return "\n".join("".join(cells.get((row, it), " ") for it in range(width)) for row in rows)


def nothing_happens_for_ten_seconds():
    table = Table()
    table.wait("to move")
    table.read(0.5)
    length, used = len(table.output), table.processor_time()
    table.read(10)
    assert len(table.output) == length, table.output[length:]
    assert table.processor_time() - used < 0.02
    table.type("q")
    assert table.end()[0] == 0


def a_clock_is_drawn_once_a_second():
    table = Table("--clock", "25m")
    table.wait("to move")
    table.type(":c1-c4\r")
    table.wait("C1 to C4.")
    table.read(1.5)
    length, used = len(table.output), table.processor_time()
    table.read(10)
    written = table.output[length:]
    # A frame ends with the cursor in its place.
    assert 0 < len(re.findall(rb"\x1b\[\d+;\d+f", written)) <= 11, written
    assert len(written) < 11 * 80, written
    assert table.processor_time() - used < 0.2
    table.type("qy")
    assert table.end()[0] == 0


def a_line_of_64_bytes_a_second_carries_a_game():
    table = Table("--clock", "25m", NO_COLOR="1")
    table.type(":c1-c4\r")
    begin = time.monotonic()
    while "C1 to C4." not in screen(table.output):
        assert time.monotonic() - begin < 200, screen(table.output)
        table.read(1, most=64)
        time.sleep(1)
    # More is drawn than the line carries.
    for _ in range(100):
        table.type("\x0c")
        time.sleep(0.01)
    os.kill(table.pid, signal.SIGTERM)
    code, took = table.end(reads=False)
    assert (code, took < 2) == (128 + signal.SIGTERM, True), (code, took)
    assert table.is_cooked()
    table.read(0.2)
    assert table.output.endswith(LEFT), table.output[-100:]
    assert "1. c1-c4" in table.game() and "[alea-thought:" in table.game()


def keys_are_answered_without_a_delay_where_nothing_answers_the_table():
    table = Table()
    table.wait("to move")
    for key, text in [("\x0c", "Black to move"), ("\x1a", "Black to move"), ("?", "Help")]:
        length = len(table.output)
        table.type(key)
        assert table.wait(text, since=length) < 0.5
    table.type("qq")
    code, took = table.end()
    assert (code, took < 0.5) == (0, True), (code, took)


def modes_are_turned_off_before_the_terminal_is_cooked():
    needs("strace")
    near = "/1K17/19/19/19/19/10t8/19/19/19/19/19/19/19/19/19/19/19/19/19/ white"
    for arguments, keys, code in [
        ((), ["q"], 0),
        ((), [":c1-c4\r", "\x03", "\x03"], 0),
        (("--position", near), [":b1-a1\r", "\x1b", "q"], 0),
        ((), ["l"], 1),
    ]:
        trace = tempfile.mktemp()
        strace = ("strace", "-f", "-s", "200", "-e", "trace=write,ioctl", "-o", trace, ALEA)
        table = Table(*arguments, program=strace, ALEA_FAULT="draw" if code else "")
        table.wait("to move")
        for key in keys:
            table.read(0.7)
            table.type(key)
        if code and table.end()[0] != code:
            raise LeftOut("the program has no faults to strike: it is a release build")
        if not code:
            assert table.end()[0] == code, table.output[-200:]
        lines = Path(trace).read_text().splitlines()
        left = [number for number, line in enumerate(lines) if "?1049l" in line]
        set_back = [number for number, line in enumerate(lines) if "TCSETS" in line]
        assert len(left) == 1 and left[0] < set_back[-1], (left, set_back)
        assert all(mode in lines[left[0]] for mode in ("?1000l", "?1006l", "?2004l", "?25h"))
        assert len([number for number in set_back if number > left[0]]) == 1


def without_a_terminal_that_controls_it_a_line_says_why():
    table = Table("-c", 'exec "$0" </dev/null', ALEA, program=("sh",), controls=False)
    code, _ = table.end()
    assert code == 1 and table.output.startswith(b"alea: the terminal cannot be used: "), table.output
    assert b"\x1b" not in table.output and table.output.count(b"\n") == 1, table.output


def bash_in_tmux_stops_it_and_goes_on_with_it():
    needs("tmux", "bash")
    folder = tempfile.mkdtemp()
    socket = ("tmux", "-S", f"{folder}/socket", "-f", "/dev/null")
    environment = {**os.environ, "HOME": folder, "LC_ALL": "C.UTF-8"}

    def tmux(*arguments):
        done = subprocess.run([*socket, *arguments], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def wait(text, is_there=True):
        begin = time.monotonic()
        while (text in (screen := tmux("capture-pane", "-p"))) != is_there:
            assert time.monotonic() - begin < 10, f"{text!r} in\n{screen}"
            time.sleep(0.05)
        return screen

    tmux("new-session", "-d", "-x", "80", "-y", "24", "bash --norc")
    try:
        wait("bash-")
        tmux("send-keys", f"{ALEA} --new", "Enter")
        wait("Black to move")
        tmux("send-keys", "C-z")
        wait("[1]+  Stopped")
        tmux("send-keys", "stty -a", "Enter")
        screen = wait("icanon")
        assert re.search(r"\bicanon\b", screen) and "-icanon" not in screen
        assert re.search(r" echo\b", screen) and "-echo " not in screen
        assert tmux("display", "-p", "#{mouse_any_flag}#{alternate_on}").strip() == "00"
        tmux("resize-window", "-x", "100", "-y", "30")
        tmux("send-keys", "fg", "Enter")
        screen = wait("Black to move")
        lines = [line for line in screen.splitlines() if line.strip()]
        assert "Stopped" not in screen and "Alea Evangelii" in lines[0], screen
        assert max(map(len, lines)) > 80 or len(screen.splitlines()) > 24, screen
        tmux("send-keys", "l", "C-z")
        wait("Stopped")
        tmux("send-keys", "kill %1", "Enter")
        time.sleep(0.5)
        tmux("send-keys", "jobs", "Enter")
        wait("Exit 143")
    finally:
        subprocess.run([*socket, "kill-server"], env=environment, check=False)
        shutil.rmtree(folder, ignore_errors=True)


def plays_unsaved(table, *reasons):
    """Plays at a table at which nothing can be saved: that is told in a warning, and again at the end."""
    table.wait("to move")
    table.type(":c1-c4\r")
    table.wait("C1 to C4.")
    table.wait("Not saved: ")
    table.read(0.3)
    told = screen(table.output)
    told = told[told.rindex("Not saved: "):]
    assert all(reason in told for reason in reasons), (reasons, told)
    table.type("\x03\x03")
    code, _ = table.end()
    assert code == 1, code
    last = table.output.rpartition(LEFT)[2]
    assert last.startswith(b"alea: the game could not be saved: ") and last.count(b"\n") == 1, last


def an_unknown_home_is_no_place_for_games():
    needs_root()
    plays_unsaved(Table(HOME="/nonexistent/home", user=NOBODY), "Permission denied", "/nonexistent")


def folders_that_cannot_be_written_are_named():
    needs_root()
    folder = tempfile.mkdtemp()
    os.chmod(folder, 0o555)
    table = Table(XDG_STATE_HOME=folder, HOME="/nonexistent", user=NOBODY)
    plays_unsaved(table, "Permission denied", folder)
    assert not os.listdir(folder)

    file = Path(tempfile.mkdtemp()) / "file"
    file.write_text("kept")
    plays_unsaved(Table(XDG_STATE_HOME=str(file)), "Not a directory", str(file))
    assert file.read_text() == "kept"


def a_disk_that_is_only_for_reading_is_named():
    needs_root()
    needs("unshare", "mount")
    folder = tempfile.mkdtemp()
    mounted = 'mount -t tmpfs none "$1" && mount -o remount,ro "$1" && exec "$0"'
    command = ("unshare", "-m", "sh", "-c", mounted, ALEA, folder)
    table = Table(program=command, XDG_STATE_HOME=folder)
    table.read(0.5)
    if b"mount:" in table.output or b"unshare:" in table.output:
        raise LeftOut("nothing can be mounted here")
    plays_unsaved(table, "Read-only file system", folder)


def main():
    checks = [it for name, it in globals().items() if callable(it) and it.__module__ == __name__]
    others = (LeftOut, Table, needs, needs_root, screen, plays_unsaved, main)
    failed = 0
    for check in (it for it in checks if it not in others):
        name = check.__name__.replace("_", " ")
        try:
            check()
            print(f"ok        {name}", flush=True)
        except LeftOut as reason:
            print(f"left out  {name}: {reason}", flush=True)
        except AssertionError as error:
            failed += 1
            print(f"FAILED    {name}: {error}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
