"""Edits a view of a repository fifty times, as a person would, and looks at the page of `skerry watch` in a headless Chromium after each save.

Call: page_edits_test.py SKERRY REPOSITORY FILE [--edits N] [--seed S] [--state SWIFT] [--cache DIR] [--pictures DIR]

The edits are drawn from FILE: a number or a string changes, a text gets a modifier, a text gets a neighbour, a state is added, and every tenth is
a slip that is fixed. SWIFT is the code of the added state, with {n} for a number; by default a preview with a text. After each edit the time from
the save to the first and to the last changed picture on the page is taken, and every picture on the page is compared, byte for byte, with what
`skerry render` writes for a second copy of the repository that was never watched (its packages and builds in DIR). Selection, scrolling,
flashes, errors over the last good pictures and findings are checked each time. REPOSITORY is changed and restored.
"""

import argparse
import difflib
import json
import os
import random
import re
import shutil
import signal
import statistics
import subprocess
import tempfile
import time
import urllib.request

from browser import Browser

parser = argparse.ArgumentParser()
parser.add_argument("skerry")
parser.add_argument("repository")
parser.add_argument("file")
parser.add_argument("--edits", type=int, default=50)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--state", default='#Preview("Added {n}") { Text("Added {n}").padding({n}) }')
parser.add_argument("--cache")
parser.add_argument("--pictures")
given = parser.parse_args()
if given.pictures:
    os.makedirs(given.pictures, exist_ok=True)
path = os.path.join(given.repository, given.file)
with open(path) as source:
    original = source.read()
draw = random.Random(given.seed)

# When a picture is put into the page, and which.
OBSERVER = """
window.arrivals = [];
new MutationObserver(list => {
  const now = Date.now();
  for (const one of list) for (const node of one.addedNodes)
    if (node.tagName === "IMG" || node.querySelector && node.querySelector("img")) window.arrivals.push(now);
}).observe(document.getElementById("cases"), {childList: true, subtree: true});
"""
# A figure that is new has no picture while it is loaded.
SHOWN = """
JSON.stringify([...document.querySelectorAll("figure")].filter(figure => figure.querySelector("img")).map(figure => ({
  path: figure.dataset.path, hash: figure.dataset.hash, source: figure.querySelector("img").getAttribute("src"),
  width: figure.querySelector("img").naturalWidth, flashes: figure.classList.contains("changed"),
  findings: figure.querySelectorAll("li").length, marks: figure.querySelectorAll("span.finding").length,
  isOutside: [...figure.querySelectorAll("span.finding")].some(mark => {
    const [own, frame] = [mark.getBoundingClientRect(), figure.querySelector("img").getBoundingClientRect()];
    // A mark is at least 6 pixels wide and high, also at an edge.
    return own.left < frame.left - 1 || own.right > frame.right + 7 || own.top < frame.top - 1 || own.bottom > frame.bottom + 7;
  }),
})))
"""
# Nothing is being built or drawn, and the pictures are those of the compiled program.
RESTS = """
drawing === null && document.getElementById("status").textContent.startsWith("built in") && window.skerry.generation === generation
  && [...document.querySelectorAll("figure")].every(figure => figure.querySelector("img")?.getAttribute("src") === "picture/" + figure.dataset.hash)
"""


def code(text):
    """The text with comments blanked, so that places keep their numbers."""
    return re.sub(r"//[^\n]*|/\*.*?\*/", lambda found: re.sub(r"[^\n]", " ", found[0]), text, flags=re.S)


def texts(text):
    """Ranges of `Text(…)` in code."""
    for found in re.finditer(r"(?<![\w.])Text\(", text):
        depth, at, in_string = 1, found.end(), False
        while depth and at < len(text):
            letter = text[at]
            if in_string and letter == "\\" and text[at + 1] != "(":
                at += 1
            elif letter == '"':
                in_string = not in_string
            elif not in_string:
                depth += {"(": 1, ")": -1}.get(letter, 0)
            at += 1
        if "\\(" not in text[found.start():at]:
            yield found.start(), at


def edit(turn, original):
    """A kind of edit and the file's text after it."""
    plain = code(original)
    sites = list(texts(plain))
    numbers = list(re.finditer(r"(?<=[(:] )\d+(?:\.\d+)?(?=[,)])|(?<=\()\d+(?:\.\d+)?(?=\))", plain))
    strings = [found for found in re.finditer(r'(?<=Text\()"[^"\\]+"', plain)]
    kinds = ["number"] * 5 * bool(numbers) + ["string"] * 3 * bool(strings) + ["modifier"] * 6 + ["view"] * 3 + ["state"]
    kind = "slip" if turn % 10 == 9 else draw.choice(kinds)
    start, end = draw.choice(sites)
    whole = original[start:end]
    if kind == "number":
        found = draw.choice(numbers)
        # A whole number stays one, because its type may be Int.
        new = str(int(found[0]) + turn % 7 + 1) if "." not in found[0] else found[0] + str(turn)
        return kind, original[: found.start()] + new + original[found.end() :]
    if kind == "string":
        found = draw.choice(strings)
        return kind, original[: found.end() - 1] + f" {turn}" + original[found.end() - 1 :]
    if kind == "modifier":
        modifier = draw.choice([".opacity(0.{n})", ".padding({n})", ".foregroundStyle(.orange)", ".underline()", ".rotationEffect(.degrees({n}))",
                                ".background(.red.opacity(0.{n}))", ".frame(minWidth: {n}0)", ".blur(radius: {n})", ".offset(y: -{n})"])
        return kind, original[:end] + modifier.replace("{n}", str(turn % 9 + 1)) + original[end:]
    if kind == "view":
        added = draw.choice(["HStack {{ {0}; Text(\"new {1}\") }}", "VStack {{ Image(systemName: \"{1}.circle\"); {0} }}",
                             "VStack {{ {0}; ProgressView(value: 0.{1}) }}", "ZStack {{ Capsule().fill(.green); {0} }}"])
        return kind, original[:start] + added.format(whole, turn) + original[end:]
    if kind == "state":
        return kind, original + "\n" + given.state.replace("{n}", str(turn)) + "\n"
    return kind, original[:end] + draw.choice([".notAModifier()", "(((", ".padding(\"wide\")", " let", ".foregroundStyle(Colour.orange)"]) + original[end:]


def save(text, repository=given.repository):
    with open(os.path.join(repository, given.file), "w") as file:
        file.write(text)


class Twin:
    """A copy of the repository that is drawn by ordinary calls."""

    def __init__(self, folder):
        self.repository = os.path.join(folder, os.path.basename(os.path.abspath(given.repository)))
        shutil.copytree(given.repository, self.repository, symlinks=True)
        self.out = os.path.join(folder, "out")
        self.environment = dict(os.environ)
        if given.cache:
            self.environment["SKERRY_CACHE"] = given.cache

    def pictures(self, text):
        """Bytes by path; None if the text does not compile."""
        save(text, self.repository)
        shutil.rmtree(self.out, ignore_errors=True)
        call = [given.skerry, "render", "-q", "--package-path", self.repository, "--out", self.out]
        done = subprocess.run(call, env=self.environment, capture_output=True, text=True)
        assert done.returncode in (0, 2), done.stderr
        found = {}
        for folder, _, names in os.walk(self.out):
            for name in names:
                if name.endswith(".png"):
                    with open(os.path.join(folder, name), "rb") as file:
                        found[os.path.relpath(os.path.join(folder, name), self.out)] = file.read()
        return found


def bytes_of(shown):
    """What the page shows, by path."""
    found = {}
    for figure in shown:
        assert figure["source"] == "picture/" + figure["hash"] and figure["width"] > 0, figure
        with urllib.request.urlopen(address + figure["source"]) as answer:
            found[figure["path"]] = answer.read()
    return found


def compare(name, shown, fresh):
    own = bytes_of(shown)
    assert own.keys() == fresh.keys(), (name, sorted(own.keys() ^ fresh.keys()))
    different = [one for one in own if own[one] != fresh[one]]
    assert not different, (name, different)


folder = tempfile.mkdtemp(prefix="skerry-page-edits-")
twin = Twin(folder)
server = subprocess.Popen(
    [given.skerry, "watch", "--no-open", "--package-path", given.repository], stdout=subprocess.PIPE, stderr=open(os.path.join(folder, "errors"), "w"),
    text=True)
browser = None
try:
    address = server.stdout.readline().strip()
    browser = Browser()
    browser.size(1200, 900)
    browser.open(address)
    browser.until("!!window.skerry && window.skerry.draws > 0 && document.querySelectorAll('figure img').length > 0", 600)
    browser.until(RESTS, 60)
    browser.value(OBSERVER)
    shown = json.loads(browser.value(SHOWN))
    compare("first", shown, twin.pictures(original))
    count = len(shown)
    browser.value("document.querySelectorAll('figure')[1].click(); window.scrollTo(0, 150)")
    top = "document.querySelector('figure.selected').getBoundingClientRect().top"

    turn, kind, text = 0, "first", original
    firsts, alls, compiled, kinds, early, corrected, silent, slips, moved = [], [], [], {}, 0, 0, 0, 0, []
    marks = sum(figure["marks"] for figure in shown)
    for turn in range(given.edits):
        # Edits add up, as a person's do, until six of them are taken back at once.
        base = original if turn % 6 == 0 else text
        kind, text = edit(turn, base)
        if kind == "slip":
            before = bytes_of(json.loads(browser.value(SHOWN)))
            start = time.time()
            save(text)
            browser.until("!document.getElementById('errors').hidden && errors.dataset.kind === 'build'", 120)
            compiled.append(time.time() - start)
            words = browser.value("document.getElementById('errors').textContent")
            line = text[: next(at for at, (one, other) in enumerate(zip(text, base)) if one != other)].count("\n") + 1
            # The compiler may name the beginning of the call that the slip ends, which is some lines above.
            named = [int(one) for one in re.findall(re.escape(os.path.basename(given.file)) + r":(\d+):", words)]
            assert any(line - 20 <= one <= line for one in named), (line, words)
            assert bytes_of(json.loads(browser.value(SHOWN))) == before, "a slip changed the last good pictures"
            if given.pictures and not slips:
                browser.picture(f"{given.pictures}/slip.png")
            slips += 1
            # The fix also changes something.
            kind, text = "fix", edit(turn - 1, base)[1]
        before = {figure["path"]: figure["hash"] for figure in json.loads(browser.value(SHOWN))}
        draws = browser.value("window.skerry.draws")
        browser.value("window.arrivals = []; for (const one of document.querySelectorAll('figure.changed')) one.classList.remove('changed')")
        place = browser.value(top)
        start = time.time()
        save(text)
        isRefused = "false" if kind == "fix" else "!errors.hidden && errors.dataset.kind === 'build'"
        browser.until(f"window.skerry.draws > {draws} || {isRefused}", 120)
        assert browser.value("errors.hidden"), (kind, browser.value("errors.textContent"))
        isEarly = not browser.value("document.getElementById('status').textContent").startswith("built in")
        drawn = {figure["path"]: figure["hash"] for figure in json.loads(browser.value(SHOWN))}
        arrivals = browser.value("window.arrivals")
        browser.until(RESTS, 120)
        assert browser.value("errors.hidden"), (kind, browser.value("errors.textContent"))
        shown = json.loads(browser.value(SHOWN))
        after = {figure["path"]: figure["hash"] for figure in shown}
        changed = {one for one in after if one in before and before[one] != after[one]}
        early += isEarly
        corrected += isEarly and drawn != after
        kinds[kind] = kinds.get(kind, 0) + 1
        arrivals = browser.value("window.arrivals")
        if arrivals:
            firsts.append(arrivals[0] / 1000 - start)
            alls.append(arrivals[-1] / 1000 - start)
            if alls[-1] > 1.5:
                print(f"  edit {turn}, {kind}: {firsts[-1]:.2f} to {alls[-1]:.2f} s")
        else:
            silent += 1
        assert {figure["path"] for figure in shown if figure["flashes"]} >= (set() if isEarly else changed), (kind, "a changed picture does not flash")
        assert not any(figure["isOutside"] for figure in shown), "a finding is not on its picture"
        assert browser.value("document.querySelectorAll('figure.selected').length") == 1, "the selection is lost"
        moved.append(abs(browser.value(top) - place))
        if given.pictures and turn in (3, 8, 17):
            browser.picture(f"{given.pictures}/edit-{turn}-{kind}.png")
        compare((turn, kind), shown, twin.pictures(text))
    save(original)
    browser.until(f"window.skerry.draws > {browser.value('window.skerry.draws')}", 120)
    browser.until(RESTS, 120)
    compare("last", json.loads(browser.value(SHOWN)), twin.pictures(original))
    if given.pictures:
        browser.picture(f"{given.pictures}/last.png")

    def figures(list):
        return f"median {statistics.median(list):.2f}, worst {max(list):.2f}, of {len(list)}" if list else "none"

    print(
        f"page edits: {given.edits} edits ({', '.join(f'{number} {name}' for name, number in sorted(kinds.items()))}), {count} pictures, all of them as "
        f"by render after each; save to first changed picture on the page in s: {figures(firsts)}; to the last: {figures(alls)}; {early} drawn before "
        f"they were compiled, {corrected} of them corrected; {silent} edits changed no picture; save to error: {figures(compiled)}; "
        f"the selected picture moved by {max(moved):.0f} pixels at most, {sum(one > 1 for one in moved)} times; {marks} marks at first")
except AssertionError:
    if browser:
        print(f"edit {turn}, {kind}; the page says {browser.value('document.getElementById(`status`).textContent + errors.textContent')!r}; the text:")
        print("".join(difflib.unified_diff(original.splitlines(True), text.splitlines(True), "before", "after", n=0)))
    raise
finally:
    save(original)
    if browser:
        browser.end()
    server.send_signal(signal.SIGTERM)
    server.wait(timeout=10)
    shutil.rmtree(folder, ignore_errors=True)
