"""Checks the command that `skerry watch` starts before the next edit.

Call: standby_test.py SKERRY REPOSITORY FILE OLD NEW

A command that waits must draw what was saved while it waited, and must end with the session. After an edit, watch must start one, and the process
that waited must be the one that builds and draws the next edit; one that accepts an edit while the library was replaced must draw it, too.
OLD in FILE becomes NEW, with a number in place of {n}. REPOSITORY is changed and restored.
"""

import os
import signal
import subprocess
import sys
import time

from serving import answer
from watching import Watch

SKERRY, REPOSITORY, FILE, OLD, NEW = os.path.abspath(sys.argv[1]), *sys.argv[2:6]
VARIABLE = "SKERRY_LIVE_STANDBY"
path = os.path.join(REPOSITORY, FILE)
with open(path) as file:
    original = file.read()
assert OLD in original, f"{FILE} does not contain {OLD}"


def save(number):
    with open(path, "w") as file:
        file.write(original.replace(OLD, NEW.replace("{n}", str(number))))


def waiting(parent):
    """The processes that a session has told to wait."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                own = int(file.read().rsplit(")", 1)[1].split()[1])
            with open(f"/proc/{name}/environ", "rb") as file:
                variables = file.read().split(b"\0")
        except (FileNotFoundError, ProcessLookupError, PermissionError):
            continue
        # The variable stays in what the system shows of a program that has started another one in its place.
        if own == parent and f"{VARIABLE}=1".encode() in variables and os.path.basename(os.readlink(f"/proc/{name}/exe")) == os.path.basename(SKERRY):
            found.append(int(name))
    return found


def soon(condition, seconds=30):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if result := condition():
            return result
        time.sleep(0.05)
    return None


def drawn(environment, first=None):
    result, _ = answer([SKERRY, "serve"], REPOSITORY, {"SKERRY_LIVE_KNOWN_ERRORS": ""} | environment, first=first)
    assert result and result.pictures, "nothing was drawn"
    return result.pictures


def command_alone():
    before = drawn({})
    child = subprocess.Popen([SKERRY, "serve"], cwd=REPOSITORY, env=os.environ | {"SKERRY_LIVE_KNOWN_ERRORS": "", VARIABLE: "1"},
                             stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    time.sleep(2)
    assert child.poll() is None, child.stdout.read()
    child.stdin.close()
    assert child.wait(timeout=10) == 0 and child.stdout.read() == b"", "a command whose session ends must end without a word"
    # The byte may arrive before the command waits for it.
    assert drawn({VARIABLE: "1"}, first="") == before
    save(1)
    assert drawn({VARIABLE: "1"}, first="") != before, "the edit was not seen"


def in_session():
    watch = Watch(SKERRY, REPOSITORY)
    process = watch.process

    def built():
        assert (event := watch.next(180)) and event["phase"] == "ready", event
        return watch.pictures()

    try:
        seen = [built()]
        # What compiles the files one by one after the first build must not be interrupted by the first edit.
        time.sleep(5)
        for number in (2, 3):
            first = soon(lambda: waiting(process.pid))
            assert first and len(first) == 1, f"{first} wait before edit {number}"
            # A structural edit, so that nothing draws it before it is compiled.
            with open(path, "w") as file:
                file.write(original.replace(OLD, NEW.replace("{n}", str(number))) + f"\nprivate func added{number}() {{}}\n")
            seen.append(built())
            program = os.path.basename(os.readlink(f"/proc/{first[0]}/exe"))
            assert program != os.path.basename(SKERRY), "another process than the one that waited has built the edit"
            assert seen[-1] != seen[-2], f"edit {number} was not drawn"
        # The record of the library is written again, as when it is optimized: the command looks at the library again.
        assert soon(lambda: waiting(process.pid))
        time.sleep(2)
        cache = os.path.join(os.environ["SKERRY_CACHE"], "library")
        for name in os.listdir(cache):
            if os.path.exists(record := os.path.join(cache, name, "library.json")):
                os.utime(record)
        save(4)
        assert built() != seen[-1]
        left = soon(lambda: waiting(process.pid))
        assert left
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert soon(lambda: not any(os.path.exists(f"/proc/{one}") for one in left)), "a command waits for a session that was killed"
    finally:
        process.kill()


try:
    command_alone()
    in_session()
finally:
    with open(path, "w") as file:
        file.write(original)
print("standby: the command that waits draws what was saved while it waited, is used for the next edit, and ends with the session")
