"""Edits a view while `skerry watch` serves it, and times each picture. Needs nothing but Python.

Call: edits_test.py SKERRY REPOSITORY FILE OLD NEW [COUNT] [--product P]

OLD in FILE becomes NEW, with the edit's number in place of {n}, COUNT times: each time the same pictures must change and no others. In between
the file is broken and fixed, saved as editors save, saved without a change, saved several times within a second, and a file is added and removed.
At the end only a number changes, which is drawn before it is compiled. Prints the time from save to picture: median, 95th percentile, worst.
"""

import os
import re
import statistics
import sys
import time

from watching import Watch

SKERRY, REPOSITORY, FILE, OLD, NEW = sys.argv[1:6]
COUNT = int(sys.argv[6]) if len(sys.argv) > 6 and sys.argv[6].isdigit() else 10
EXTRA = [word for word in sys.argv[6:] if word.startswith("--")] + ([sys.argv[sys.argv.index("--product") + 1]] if "--product" in sys.argv else [])
path = os.path.join(REPOSITORY, FILE)
with open(path) as file:
    original = file.read()
assert OLD in original, f"{FILE} does not contain {OLD}"


def save(text, place=path):
    with open(place, "w") as file:
        file.write(text)


def changed(before, after):
    return sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))


watch = Watch(SKERRY, REPOSITORY, *EXTRA)
extra = os.path.join(os.path.dirname(path), "AddedWhileWatched.swift")
try:
    event = watch.next(600)
    assert event["phase"] == "ready", event
    first, left = watch.pictures()
    assert first and not left, left
    assert watch.pictures()[0] == first, "the same request gave other pictures"

    # Edits, each with its time and its pictures; every tenth is a slip that is fixed at once.
    times, sets, before = [], set(), first
    for turn in range(COUNT):
        if turn % 10 == 5:
            save(original.replace(OLD, OLD + " ((("))
            event = watch.next()
            assert event["phase"] == "failed" and event["errors"], event
            assert any(error["file"].endswith(os.path.basename(FILE)) and error["line"] > 0 for error in event["errors"]), event
            assert watch.pictures()[0] == before, "a slip changed the last good pictures"
        start = time.monotonic()
        save(original.replace(OLD, NEW.replace("{n}", str(turn))))
        event = watch.next()
        assert event["phase"] == "ready", event
        after, left = watch.pictures()
        times.append(time.monotonic() - start)
        assert not left, left
        sets.add(tuple(changed(before, after)))
        before = after
    assert len(sets) == 1 and list(sets)[0], f"not every edit changed the same pictures: {sets}"

    # Editors: a new file in the old one's place, with a backup beside it.
    os.rename(path, path + "~")
    save(original, path + ".new~")
    os.rename(path + ".new~", path)
    os.remove(path + "~")
    assert watch.quiet(2)["phase"] == "ready"
    assert watch.pictures()[0] == first, "the first text gave other pictures than at first"
    # Without a change, and twice in a row.
    save(original)
    watch.quiet(2)
    assert watch.pictures()[0] == first
    for pause in (0.02, 0.05, 0.1, 0.3):
        for turn in range(4):
            save(original.replace(OLD, NEW.replace("{n}", str(turn))))
            time.sleep(pause)
        save(original)
        assert watch.quiet(2)["phase"] == "ready"
        assert watch.pictures()[0] == first, f"saves {pause} s apart left the pictures of an earlier text"
    # A file is created and removed.
    save("import SwiftUI\nstruct AddedWhileWatched: View { var body: some View { Text(\"added\") } }\n", extra)
    watch.quiet(2)
    save(original.replace(OLD, "AddedWhileWatched()"))
    assert watch.next()["phase"] == "ready"
    assert changed(first, watch.pictures()[0])
    os.remove(extra)
    assert watch.quiet(2)["phase"] == "failed"
    save(original)
    assert watch.next()["phase"] == "ready"
    assert watch.pictures()[0] == first
    # A view that stops the program costs its pictures and a sentence each, and the server goes on.
    save(original.replace(OLD, 'Text({ () -> String in fatalError("stopped on purpose") }())'))
    assert watch.next()["phase"] == "ready"
    after, left = watch.pictures()
    assert left and all("stopped on purpose" in sentence for sentence in left), left
    assert len(after) + len(left) == len(first), (len(after), len(left), len(first))
    save(original)
    assert watch.next()["phase"] == "ready"
    assert watch.pictures() == (first, [])

    # Only a literal changes: it is drawn before it is compiled, and the compiled program draws the same.
    number = re.search(r"(?<=[(\s])\d+(?=[,)])", original)
    quick = []
    for turn in range(10 * COUNT):
        if len(quick) == COUNT:
            break
        replaced = watch.replaced
        start = time.monotonic()
        save(original[: number.start()] + str(int(number[0]) + 1 + turn % 2) + original[number.end() :])
        event = watch.next(isCompiled=False)
        assert event["phase"] == "ready", event
        after, left = watch.pictures()
        seconds = time.monotonic() - start
        if not event["isCompiled"]:
            # On a busy machine the compiled program may be ready before the pictures are.
            if watch.replaced == replaced:
                quick.append(seconds)
            assert watch.next()["phase"] == "ready"
        assert watch.pictures() == (after, left), "a literal gave other pictures before it was compiled"
        assert changed(first, after), "the number changes nothing"
        # The program for the next edit is made while nothing else happens; a busy machine takes longer.
        time.sleep(0.5 if quick else min(2 + 3 * turn, 20))
    assert len(quick) == COUNT, f"{len(quick)} of {COUNT} literals were drawn before they were compiled"
    save(original)
    assert watch.next()["phase"] == "ready"
    assert watch.pictures() == (first, [])

    ordered = sorted(times)
    print(
        f"edits: all well, {len(first)} pictures, {len(list(sets)[0])} of them changed by each edit; save to picture in s: "
        f"median {statistics.median(ordered):.2f}, 95th percentile {ordered[int(0.95 * (len(ordered) - 1))]:.2f}, worst {ordered[-1]:.2f}, of {len(ordered)}; "
        f"where only a literal changed: median {statistics.median(quick):.2f}, worst {max(quick):.2f}, of {len(quick)}")
finally:
    save(original)
    if os.path.exists(extra):
        os.remove(extra)
    watch.end()
