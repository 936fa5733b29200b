"""Counts the calls of the Swift compiler's driver after edits of a repository in which something had to be removed before it compiled.

Call: calls_test.py SKERRY REPOSITORY FILE

After the first build and what a live session does in the background then, the first edits of a body and of private declarations must need
none. Then a modifier that does not exist is added to FILE, so that a build needs several calls. After it an edit of a body must need none,
because the compiler and the linker are called directly; nor must one of an initial value, a comment or a preview. Each must draw what
`skerry render` draws in a second copy of the repository.
REPOSITORY is copied and not changed; FILE is that of the example Delivery.
"""

import os
import shutil
import stat
import subprocess
import sys
import tempfile

from serving import answer

SKERRY, REPOSITORY, FILE = os.path.abspath(sys.argv[1]), *sys.argv[2:4]
folder = tempfile.mkdtemp(prefix="skerry-calls-")
own, twin = os.path.join(folder, "Counted"), os.path.join(folder, "Twin")
shutil.copytree(REPOSITORY, own)
shutil.copytree(REPOSITORY, twin)

# A `swiftc` that notes each call; drivers that only print their jobs do not count.
log = os.path.join(folder, "calls")
os.mkdir(os.path.join(folder, "bin"))
wrapper = os.path.join(folder, "bin", "swiftc")
with open(wrapper, "w") as file:
    file.write(
        '#!/bin/sh\ncase " $* " in\n*" -driver-print-jobs "*) ;;\n*" -emit-executable "*) echo link;;\n*" -incremental "*) echo files;;\n'
        f'*) echo whole;;\nesac >> "{log}"\nexec "{shutil.which("swiftc")}" "$@"\n')
os.chmod(wrapper, os.stat(wrapper).st_mode | stat.S_IXUSR)
# The compiler beside it tells that it is the same toolchain, so that the library is not compiled again.
frontend = os.path.join(os.path.dirname(os.path.realpath(shutil.which("swiftc"))), "swift-frontend")
os.symlink(frontend, os.path.join(folder, "bin", "swift-frontend"))
environment = {"PATH": os.path.dirname(wrapper) + os.pathsep + os.environ["PATH"]}

with open(os.path.join(REPOSITORY, FILE)) as file:
    given = file.read()
# What is shared with the package needs the package's name, or nothing compiles at the first call.
given += "\npackage struct Shared {\n  package var side: Double = 1\n}\n"


def replaced(text, old, new):
    assert text.count(old) == 1, f"{old} occurs {text.count(old)} times"
    return text.replace(old, new)


def save(text, repository):
    with open(os.path.join(repository, FILE), "w") as file:
        file.write(text)


known = "first"


def counted(text):
    """Builds and draws as `skerry watch` does after a save; the pictures and the calls."""
    global known
    save(text, own)
    open(log, "w").close()
    result, accepted = answer([SKERRY, "serve", "--package-path", own], own, environment | {"SKERRY_LIVE_KNOWN_ERRORS": known})
    if accepted is not None:
        known = ",".join(accepted)
    with open(log) as file:
        return result, file.read().split()


def rendered(text):
    save(text, twin)
    out = os.path.join(folder, "out")
    shutil.rmtree(out, ignore_errors=True)
    done = subprocess.run([SKERRY, "render", "-q", "--package-path", twin, "--out", out], capture_output=True, text=True)
    assert done.returncode in (0, 2), done.stderr
    found = {}
    for place, _, names in os.walk(out):
        for name in names:
            if name.endswith(".png"):
                with open(os.path.join(place, name), "rb") as file:
                    found[os.path.relpath(os.path.join(place, name), out)] = file.read()
    return found


# A body that has to be cut, and a value at the start of a variable.
text = replaced(given, ".padding(16)", ".padding(gap)\n        .shimmering(speed: 2)")
text = replaced(text, "private struct DeliveryCard", "private let gap: CGFloat = 16\n\nprivate struct DeliveryCard")
preview = '\n#Preview("Added") { Text("Added").padding(7) }\n'
edits = [
    ("a modifier", lambda text: replaced(text, ".frame(height: 3)", ".frame(height: 3).opacity(0.5)")),
    ("an initial value", lambda text: replaced(text, "CGFloat = 16", "CGFloat = 9")),
    ("a preview is added", lambda text: text + preview),
    ("a preview is changed", lambda text: replaced(text, ".padding(7)", ".padding(8).underline()")),
    ("a view beside it", lambda text: replaced(text, "Capsule()\n                        .fill", "Rectangle()\n                        .fill")),
    ("a comment", lambda text: replaced(text, "private let gap", "// A note.\nprivate let gap")),
    ("a preview is removed", lambda text: text[: text.index("\n#Preview")]),
    ("a slip", lambda text: replaced(text, ".opacity(0.5)", ".opacity(0.5).notAModifier()")),
    ("its fix", lambda text: replaced(text, ".notAModifier()", "")),
]
additions = [
    ("a private view", lambda text: replaced(text, ".opacity(0.5)", ".overlay(Badge(size: 9))")
     + "\nprivate struct Badge: View {\n  var size: CGFloat\n  var body: some View { Circle().frame(width: size) }\n}\n"),
    ("its storage", lambda text: replaced(replaced(text, "  var size: CGFloat\n", "  var size: CGFloat\n  var inset = 2.0\n"), "width: size)", "width: size + inset)")),
]
try:
    # Nothing has to be removed: all files are compiled as one unit, and one by one in the background, so the first edit needs no driver.
    result, calls = counted(given)
    assert result and not result.left and "files" not in calls and calls.count("whole") == 1, (calls, result and result.left)
    open(log, "w").close()
    prepares = {"SKERRY_LIVE_PREPARES": "1", "SKERRY_LIVE_KNOWN_ERRORS": known}
    subprocess.run([SKERRY, "serve", "--package-path", own], env=os.environ | environment | prepares, check=True)
    with open(log) as file:
        assert "files" in file.read().split(), "the files were not compiled one by one"
    plain = given
    for name, edit in [edits[0]] + additions:
        plain = edit(plain)
        result, calls = counted(plain)
        assert result and calls == [], f"{name}, in a repository that compiles: {calls}"
        fresh = rendered(plain)
        assert result.pictures == fresh, f"{name}: the pictures differ from a fresh render"
    known = "first"
    result, calls = counted(text)
    assert result and "whole" in calls, f"nothing had to be removed: {calls}"
    first = calls
    # The second build makes an object for each file.
    text += "\n"
    counted(text)
    before, changes = None, 0
    for name, edit in edits:
        text = edit(text)
        result, calls = counted(text)
        if name == "a slip":
            assert result is None and "link" not in calls, (name, calls)
            slip = calls
            continue
        assert result, name
        assert calls == [], f"{name}: {calls}"
        assert not result.left, result.left
        changes += before is not None and result.pictures != before
        before = result.pictures
        fresh = rendered(text)
        assert fresh.keys() == before.keys(), (name, sorted(fresh.keys() ^ before.keys()))
        different = [path for path in fresh if fresh[path] != before[path]]
        assert not different, f"{name}: {different} differ from a fresh render"
    assert changes >= 4, f"only {changes} edits changed a picture"
    print(f"calls: first build {len(first)}, then none after {len(edits) - 1} edits, {len(slip)} after a slip; {len(before)} pictures as by render after each")
finally:
    shutil.rmtree(folder, ignore_errors=True)
