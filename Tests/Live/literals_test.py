"""Changes every replaceable literal of files, and compares the pictures drawn before compiling with those of the compiled program.

Call: literals_test.py SKERRY REPOSITORY FILE … [--groups N]

The literals of a file are changed in N groups, each literal in one of them: a number grows, a string gets another letter, a Boolean is
inverted. A group whose text does not compile is halved. Prints for each file how many literals can be set, of how many there are, and how many
were in groups with equal pictures. Ends with 1 if a picture differs. REPOSITORY is changed and restored.
"""

import json
import os
import re
import subprocess
import sys
import time

from serving import answer

words = sys.argv[1:]
GROUPS = 6
if "--groups" in words:
    at = words.index("--groups")
    GROUPS = int(words[at + 1])
    del words[at : at + 2]
SKERRY, REPOSITORY, FILES = os.path.abspath(words[0]), os.path.abspath(words[1]), words[2:]


def compiled():
    # An error in an edit is an error, nothing is removed because of it.
    return answer([SKERRY, "serve", "--package-path", REPOSITORY], REPOSITORY, {"SKERRY_LIVE_KNOWN_ERRORS": KNOWN})[0]


def plan(path):
    output = subprocess.run(
        [SKERRY, "serve", "--package-path", REPOSITORY], env=os.environ | {"SKERRY_LIVE_LITERALS": path}, capture_output=True, text=True,
        cwd=REPOSITORY).stdout
    events = [json.loads(line) for line in output.splitlines()]
    return next((event["plan"] for event in events if event.get("event") == "literals"), None)


def other(kind, text):
    if kind == "integer":
        return str(int(text.replace("_", ""), 0) + (3 if int(text.replace("_", ""), 0) > 9 else 1))
    if kind == "fraction":
        return repr(round(float(text.replace("_", "")) * 0.75 + 0.0625, 6))
    if kind == "flag":
        return "false" if text == "true" else "true"
    return text + "n" if kind == "part" else text[:-1] + 'n"'


def character(escape):
    """The character that an escape of Swift stands for."""
    word = escape.group(1)
    return chr(int(word[2:-1], 16)) if word.startswith("u{") else {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}.get(word, word)


def value(kind, text):
    """What the program is told."""
    if kind not in ("text", "part"):
        return text
    return re.sub(r"\\(u\{[0-9a-fA-F]+\}|.)", character, text if kind == "part" else text[1:-1])


def count(text):
    """About how many literals a file has."""
    text = re.sub(r"//[^\n]*", "", text)
    return len(re.findall(r'"(?:[^"\\\n]|\\.)*"|\b(?:true|false)\b|(?<![\w.])\d[\w.]*', text))


def save(path, data):
    with open(path, "wb") as file:
        file.write(data)


KNOWN = "first"
isRight = True
total = [0, 0, 0]
for name in FILES:
    path = os.path.join(REPOSITORY, name)
    with open(path, "rb") as file:
        original = file.read()
    try:
        # The second build makes an object for each file.
        base = compiled()
        save(path, original + b"\n")
        compiled()
        save(path, original)
        assert compiled() == base, "the same text gave other pictures"
        start = time.monotonic()
        found = plan(path)
        if found is None:
            print(f"{name}: no program with replaceable literals")
            total[2] += count(original.decode())
            continue
        seconds = time.monotonic() - start
        call, program, environment, literals = found["arguments"], found["program"], found["environment"], found["literals"]
        assert answer(call, REPOSITORY, environment | {"SKERRY_LITERALS": ""}, program=program)[0] == base, "replaceable literals without changes gave other pictures"
        queue = [literals[group::GROUPS] for group in range(GROUPS) if literals[group::GROUPS]]
        equal, refused, changed = 0, 0, 0
        while queue:
            group = queue.pop()
            text, at, values = b"", 0, []
            for literal in group:
                old = original[literal["start"] : literal["end"]].decode()
                new = other(literal["kind"], old)
                text += original[at : literal["start"]] + new.encode()
                at = literal["end"]
                values.append(f"{literal['number']}:{value(literal['kind'], new).encode().hex()}")
            save(path, text + original[at:])
            truth = compiled()
            if truth is None:
                # An edit that does not compile has no pictures to compare with.
                if len(group) > 1:
                    queue += [group[: len(group) // 2], group[len(group) // 2 :]]
                else:
                    refused += 1
                continue
            quick = answer(call, REPOSITORY, environment | {"SKERRY_LITERALS": "-"}, ";".join(values), program)[0]
            changed += truth != base
            if quick == truth:
                equal += len(group)
            else:
                different = [one for one in truth.pictures if quick is None or quick.pictures.get(one) != truth.pictures[one]]
                if len(group) > 1:
                    queue += [group[: len(group) // 2], group[len(group) // 2 :]]
                else:
                    isRight = False
                    line = original[: group[0]["start"]].count(b"\n") + 1
                    print(f"{name}:{line}: {original[group[0]['start']:group[0]['end']].decode()} differs in {different[:3]}")
        print(
            f"{name}: {len(literals)} of about {count(original.decode())} literals can be set, made in {seconds:.1f} s; {equal} drawn as compiled, "
            f"{refused} do not compile when changed; {changed} groups changed pictures", flush=True)
        total = [total[0] + equal, total[1] + len(literals), total[2] + count(original.decode())]
    finally:
        save(path, original)
print(f"literals: {total[0]} of {total[1]} replaceable literals drawn as compiled; there are about {total[2]}")
sys.exit(0 if isRight else 1)
