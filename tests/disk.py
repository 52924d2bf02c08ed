#!/usr/bin/env python3
"""The disk and the date, as only root can make them. Run as root on Linux, after `cargo build`, with strace and faketime:

    tests/disk.py [PROGRAM]

The program is target/debug/alea unless another one is named. Each thing that is tried gets a line; the exit code is 1
if one of them fails. What is mounted is seen by this script alone.
"""

import fcntl
import glob
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ALEA = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else f"{HERE}/../target/debug/alea")
PATIENCE = 20


def environment(home, **more):
    return {"HOME": home, "PATH": os.environ["PATH"], "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **more}


def games(home):
    return sorted(glob.glob(f"{home}/.local/state/alea/games/*.otg"))


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Lines:
    """The game line by line, between two pipes."""

    def __init__(self, env, *arguments, before=()):
        self.child = subprocess.Popen(
            [*before, ALEA, "--plain", *arguments], env=env, cwd=env["HOME"], text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.said, self.news = "", threading.Condition()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.child.stdout:
            with self.news:
                self.said += line
                self.news.notify()

    def say(self, line, expected):
        """Types a line, and waits for what it is answered with. Gives everything that was said since."""
        with self.news:
            before = len(self.said)
            self.child.stdin.write(line + "\n")
            self.child.stdin.flush()
            found = self.news.wait_for(lambda: re.search(expected, self.said[before:]), PATIENCE)
            assert found, f"{line}: no {expected} in {self.said[before:]!r}"
            return self.said[before:]

    def end(self):
        """Ends the input. Gives the exit code and everything that was said."""
        self.child.stdin.close()
        code = self.child.wait(PATIENCE)
        time.sleep(0.1)
        return code, self.said


class Table:
    """The table in a terminal, of which only the bytes are looked at."""

    def __init__(self, env, *arguments):
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execve(ALEA, [ALEA, *arguments], env)
        self.output = b""
        self.wait_for("? help")

    def read(self, seconds):
        limit = time.monotonic() + seconds
        while (left := limit - time.monotonic()) > 0:
            if select.select([self.terminal], [], [], left)[0]:
                try:
                    self.output += os.read(self.terminal, 65536)
                except OSError:
                    return

    def wait_for(self, expected):
        """Waits for words. Between them there may be anything: blanks that are there already are not written."""
        pattern = r".{0,20}?".join(map(re.escape, expected.split())).encode()
        limit = time.monotonic() + PATIENCE
        while not re.search(pattern, self.output, re.DOTALL):
            assert time.monotonic() < limit, f"no {expected} in {self.output[-2000:]!r}"
            self.read(0.05)

    def type(self, keys, expected):
        self.output = b""
        os.write(self.terminal, keys.encode())
        self.wait_for(expected)

    def leave(self, keys):
        os.write(self.terminal, keys.encode())
        limit = time.monotonic() + PATIENCE
        while True:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                return os.waitstatus_to_exitcode(status)
            if time.monotonic() > limit:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
                raise AssertionError(f"it does not end after {keys!r}: {self.output[-2000:]!r}")
            self.read(0.05)


def a_save_is_on_disk_before_it_takes_the_place_of_the_one_before(home):
    log = f"{home}/log"
    calls = "openat,write,fsync,fdatasync,rename,renameat,renameat2,link,linkat"
    strace = ["strace", "-f", "-y", "-s", "0", "-e", f"trace={calls}", "-o", log]
    lines = Lines(environment(home), before=strace)
    for move in ["c1-c4", "i5-i4", "n3-r3"]:
        lines.say(move, "to move")
        time.sleep(0.3)
    assert lines.end()[0] == 0
    [game] = games(home)
    folder = os.path.dirname(game)
    steps, saves = [], 0
    for line in text_of(log).splitlines():
        call = line.split(maxsplit=1)[1]
        temporary = rf"{re.escape(folder)}/\.{re.escape(os.path.basename(game))}\.\w+"
        if re.match(rf'openat\(.*"{temporary}", .*O_CREAT', call):
            steps = ["create"]
        elif re.match(rf"write\(\d+<{temporary}>", call):
            steps.append("write")
        elif re.match(rf"f(data)?sync\(\d+<{temporary}>\) += 0", call):
            steps.append("sync")
        elif re.match(rf'rename.*"{temporary}".*"{re.escape(game)}"', call):
            steps.append("rename")
        elif re.match(rf"fsync\(\d+<{re.escape(folder)}>\) += 0", call) and "rename" in steps:
            steps.append("sync the folder")
            in_order = [step for step, before in zip(steps, [None, *steps]) if step != before]
            assert in_order == ["create", "write", "sync", "rename", "sync the folder"], steps
            saves, steps = saves + 1, []
    assert saves == 3, f"{saves} saves in {log}"
    # The folders that were made are kept, too.
    state = re.escape(f"{home}/.local/state")
    assert re.search(rf"fsync\(\d+<{state}(/alea)?>\) += 0", text_of(log)), "the folders are not synced"


def a_full_disk_keeps_the_game_before_and_takes_the_next_one_when_there_is_room(home):
    state = f"{home}/.local/state"
    os.makedirs(state)
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", state], check=True)
    lines = Lines(environment(home))
    lines.say("c1-c4", "to move")
    lines.say("i5-i4", "to move")
    time.sleep(0.3)
    [game] = games(home)
    before = text_of(game)
    assert before.endswith("\n1. c1-c4 i5-i4\n"), before
    with open(f"{state}/alea/games/other", "wb", buffering=0) as other:
        try:
            while other.write(b"x" * 512):
                pass
        except OSError:
            pass
    size = os.path.getsize(f"{state}/alea/games/other")
    lines.say("n3-r3", "The game is not saved: .*No space left")
    lines.say("i4-i5", "to move")
    assert text_of(game) == before
    lines.say(f"save {home}/kept", "Saved as ")
    assert text_of(f"{home}/kept.otg").endswith("\n2. n3-r3 i4-i5\n")
    lines.say(f"save {state}/kept", "No space left")
    assert not os.path.exists(f"{state}/kept.otg")
    assert os.path.getsize(f"{state}/alea/games/other") == size
    table = Table(environment(home), "--new")
    table.type(":c1-c4\r", "Not saved: No space left")
    table.type("q", "save under a name")
    table.type("\x1b", "c1-c4")
    assert table.leave("\x03\x03") == 1
    os.remove(f"{state}/alea/games/other")
    lines.say("r3-n3", "to move")
    code, said = lines.end()
    assert code == 0 and said.endswith(f"The game is saved as {game}.\n"), said
    assert text_of(game).endswith("\n3. r3-n3\n")
    left = [name for name in os.listdir(f"{state}/alea/games") if name.startswith(".")]
    assert not left, left


def where_nothing_can_be_written_one_plays_with_a_warning_and_saves_elsewhere(home):
    state = f"{home}/.local/state"
    os.makedirs(state)
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", state], check=True)
    lines = Lines(environment(home))
    lines.say("c1-c4", "to move")
    assert lines.end()[0] == 0
    [game] = games(home)
    before = text_of(game)
    subprocess.run(["mount", "-o", "remount,ro", state], check=True)
    lines = Lines(environment(home), game)
    lines.say("i5-i4", f"The game is not saved: .*{re.escape(state)}.*Read-only")
    lines.say("save kept", "Saved as ")
    lines.end()
    assert text_of(f"{home}/kept.otg").endswith("\n1. c1-c4 i5-i4\n")
    table = Table(environment(home), "--new")
    table.type(":q6-q2\r", "Not saved: Read-only file system: /")
    table.type("q", "save under a name")
    table.type("\x1b[B\r", ":save")
    table.type(f"{home}/other\r", "Saved as")
    assert table.leave("qy") == 0
    assert text_of(f"{home}/other.otg").endswith("\n1. q6-q2\n")
    assert text_of(game) == before


def another_date_changes_no_clock(home):
    [library] = glob.glob("/usr/lib/*/faketime/libfaketime.so.1")
    date = f"{home}/date"

    def set_date(offset):
        with open(f"{date}.new", "w", encoding="utf-8") as file:
            file.write(offset)
        os.rename(f"{date}.new", date)

    env = environment(home, LD_PRELOAD=library, FAKETIME_TIMESTAMP_FILE=date, FAKETIME_NO_CACHE="1",
                      FAKETIME_DONT_FAKE_MONOTONIC="1", DONT_FAKE_MONOTONIC="1")
    set_date("+0")
    for begin in [lambda: Lines(env, "--clock", "1h"), lambda: Table(env, "--new", "--clock", "1h")]:
        played = begin()
        is_table = isinstance(played, Table)
        start = time.monotonic()
        if is_table:
            played.type(":c1-c4\r", "C1 to C4")
        else:
            played.say("c1-c4", "to move")
        known = set(games(home)) if is_table else set()
        for offset in ["+2h", "-2h", "+400d", "-400d", "+0"]:
            set_date(offset)
            if is_table:
                played.read(0.5)
            else:
                time.sleep(0.5)
        if is_table:
            assert played.leave("qy") == 0
        else:
            assert "Black has 1:00:00 left. White has 59:5" in played.say("clock", "White has .* left")
            assert played.end()[0] == 0
        passed = time.monotonic() - start
        text = text_of(max(games(home), key=os.path.getmtime) if not is_table else
                       [game for game in games(home) if "c1-c4" in text_of(game)][-1])
        thought = float(re.search(r"\[alea-thought:([0-9.]+)\]", text)[1])
        assert 2 < thought <= passed, f"{thought} s of {passed} s: {sorted(known)}"


def main():
    if os.environ.get("ALEA_DISK") != "apart":
        os.environ["ALEA_DISK"] = "apart"
        os.execvp("unshare", ["unshare", "--mount", sys.executable, os.path.abspath(__file__), *sys.argv[1:]])
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    failed = 0
    for tried in [
        a_save_is_on_disk_before_it_takes_the_place_of_the_one_before,
        a_full_disk_keeps_the_game_before_and_takes_the_next_one_when_there_is_room,
        where_nothing_can_be_written_one_plays_with_a_warning_and_saves_elsewhere,
        another_date_changes_no_clock,
    ]:
        home = tempfile.mkdtemp(prefix="alea-")
        try:
            tried(home)
            result = "ok"
        except (AssertionError, ValueError, OSError, subprocess.SubprocessError, TypeError) as error:
            failed, result = failed + 1, f"FAILED: {error!r}"
        print(f"{tried.__name__.replace('_', ' ')} ... {result}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
