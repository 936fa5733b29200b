"""Compiles changes of Swift sources into one program, in which an environment variable lists the active changes.

A change replaces a piece of a file's text. If only a number differs, both numbers are compiled and the variable chooses one; otherwise the
whole body of the function, or initial value of the property, that contains the text is compiled in both forms. A change for which neither
is possible needs a build of its own.
"""
import re

VARIABLE = "SKERRY_MUTANT"
PREAMBLE = f"""private import Glibc
private let activeMutants = (getenv("{VARIABLE}").map {{ String(cString: $0) }} ?? "").split(separator: ",").compactMap {{ Int($0) }}
"""
NUMBER = re.compile(r"(?<![\w.])\d[\d_]*(?:\.\d+)?(?:e-?\d+)?(?![\w.]*\w)")
TYPE = re.compile(r"\b(struct|class|enum|extension|protocol|actor)\s+[\[`\w.]+[^=(]*(?:\bwhere\b.*)?$")
FUNCTION = re.compile(r"\b(func\s+\S|init\b|subscript\b|deinit\b|get\b|set\b)|\bvar\s+\w+\s*:[^={]*$")
VALUE = re.compile(r"\b(let|var)\s+\w+\s*(:[^=\n]*)?=\s*$")


class NotCombinable(Exception):
    pass


def code_mask(text):
    """For each character whether it is code, and not part of a string or a comment."""
    mask = [True] * len(text)
    at = 0

    def blank(start, end):
        for place in range(start, min(end, len(text))):
            mask[place] = False

    while at < len(text):
        if text.startswith("//", at):
            end = text.find("\n", at)
            end = len(text) if end < 0 else end
        elif text.startswith("/*", at):
            depth, end = 1, at + 2
            while depth and end < len(text):
                step = text[end:end + 2]
                depth += (step == "/*") - (step == "*/")
                end += 2 if step in ("/*", "*/") else 1
        elif match := re.compile(r'(#*)("""|")').match(text, at):
            hashes, quote = match.groups()
            end = match.end()
            while end < len(text) and not text.startswith(quote + hashes, end):
                if text.startswith("\\" + hashes + "(", end):
                    end = closing(text, end + 1 + len(hashes))
                elif text.startswith("\\", end) and not hashes:
                    end += 2
                else:
                    end += 1
            end += len(quote + hashes)
        elif text.startswith("#/", at):
            end = text.find("/#", at) + 2
        else:
            at += 1
            continue
        blank(at, end)
        at = end
    return mask


def closing(text, at):
    """The position after the bracket that closes the one at a position, inside a string's interpolation."""
    depth = 0
    while at < len(text):
        if text[at] == '"':
            at = text.find('"', at + 1)
        depth += (text[at] == "(") - (text[at] == ")")
        at += 1
        if depth == 0:
            return at
    return at


def blocks_around(text, mask, start, end):
    """The braces around a range, outermost first."""
    stack, found = [], []
    for at, character in enumerate(text):
        if not mask[at]:
            continue
        if character == "{":
            stack.append(at)
        elif character == "}":
            opened = stack.pop()
            if opened < start and at >= end:
                found.append((opened, at))
    return sorted(found)


def header(text, mask, opened):
    """The text before a brace, back to the previous declaration, without lines of attributes and comments."""
    at = opened - 1
    depth = 0
    while at >= 0:
        if mask[at]:
            depth += (text[at] in ")]") - (text[at] in "([")
            if text[at] in "{};" or depth < 0:
                break
        at -= 1
    shown = "".join(c if mask[place] else " " for place, c in enumerate(text[at + 1:opened], at + 1))
    lines = [line for line in shown.split("\n") if line.strip()]
    # The declaration begins at its last line that can begin one.
    for place in range(len(lines) - 1, -1, -1):
        if re.match(r"\s*(@\w+(\([^)]*\))?\s+)*((public|package|private|fileprivate|internal|static|override|mutating|nonisolated|final|borrowing|consuming|convenience|required|indirect|lazy|weak)(\(set\))?\s+)*(func|init|var|let|subscript|struct|class|enum|extension|protocol|actor|get|set|deinit)\b", lines[place]):
            return " ".join(lines[place:]).strip()
    return " ".join(lines).strip()


class Edit:
    """A range of a file that several changes may share, with the text of each."""

    def __init__(self, start, end, form):
        self.start, self.end, self.form, self.changes = start, end, form, []

    def written(self, text):
        original = text[self.start:self.end]
        if self.form == "choice":
            result = f"({original})" if "\n" in original or " " in original else original
            for number, changed in self.changes:
                result = f"(mutant{number} ? ({changed}) : {result})"
            return result
        parts = [f"if mutant{number} {{{changed}\n}} else " for number, changed in self.changes]
        return " " + "".join(parts) + "{" + original + "\n} "


def place(text, mask, mutation, strategy):
    """The range that is duplicated, its new text, and the strategy: `number` or `body`."""
    start = text.index(mutation.old)
    end = start + len(mutation.old)
    head = 0
    while head < min(len(mutation.old), len(mutation.new)) and mutation.old[head] == mutation.new[head]:
        head += 1
    if strategy == "number":
        for match in NUMBER.finditer(text, max(0, start - 20), end):
            low, high = match.span()
            if not (low <= start + head <= high and low >= start and high <= end and mask[low]):
                continue
            rest = mutation.old[high - start:]
            if not mutation.new.endswith(rest):
                continue
            changed = mutation.new[low - start:len(mutation.new) - len(rest)]
            if NUMBER.fullmatch(changed):
                return low, high, changed, "choice"
        raise NotCombinable
    blocks = blocks_around(text, mask, start, end)
    changed_text = text[:start] + mutation.new + text[end:]
    grown = len(mutation.new) - len(mutation.old)
    inner_type = -1
    for index, (opened, closed) in enumerate(blocks):
        said = header(text, mask, opened)
        if TYPE.search(said):
            inner_type = opened
            continue
        if FUNCTION.search(said) and not VALUE.search(said):
            # Two branches would change the type of a view's body.
            if re.search(r"\bsome\b|Builder\b", said):
                raise NotCombinable
            nested = blocks[index + 1] if index + 1 < len(blocks) else None
            if nested and re.fullmatch(r"(get|set|mutating get|nonmutating set)(\(\w+\))?", header(text, mask, nested[0])):
                opened, closed = nested
            return opened + 1, closed, changed_text[opened + 1:closed + grown], "body"
        break
    # The initial value of a property: from its equals sign to the end of the expression.
    head_end = max((m.end() for m in re.finditer(r"\b(?:let|var)\s+\w+\s*(?::[^=\n]*)?=\s+", text[:start]) if m.end() > inner_type), default=-1)
    if head_end < 0:
        raise NotCombinable
    depth, at = 0, head_end
    while at < len(text):
        if mask[at]:
            depth += (text[at] in "([{") - (text[at] in ")]}")
            if depth < 0:
                break
            if text[at] == "\n" and depth == 0 and not re.match(r"\s*([.?:+*/&|<>=-]|\.\.)", text[at:]):
                break
        at += 1
    if at < end:
        raise NotCombinable
    return head_end, at, changed_text[head_end:at + grown], "choice"


def combined(text, mutations, strategies):
    """The file with all changes, and the lines that belong to each change: `(first, last, mutation)`.

    `strategies` gives the strategy for each change's number; `None` leaves a change out."""
    mask = code_mask(text)
    places, left = {}, []
    for mutation in mutations:
        while strategies.get(mutation.number) is not None:
            try:
                places[mutation.number] = place(text, mask, mutation, strategies[mutation.number])
                break
            except NotCombinable:
                strategies[mutation.number] = following(strategies[mutation.number])
        if strategies.get(mutation.number) is None:
            left.append(mutation)
    # A number inside a range that is duplicated anyway is changed with it.
    for mutation in mutations:
        low, high, _, form = places.get(mutation.number, (0, 0, "", ""))
        if any(a <= low and high <= b and (a, b) != (low, high) for a, b, _, _ in places.values()) and form:
            try:
                places[mutation.number] = place(text, mask, mutation, "body")
            except NotCombinable:
                left.append(mutation)
                del places[mutation.number]
    edits = {}
    for number, (low, high, changed, form) in places.items():
        edits.setdefault((low, high), Edit(low, high, form)).changes.append((number, changed))
    result, at, regions = "", 0, []
    for edit in sorted(edits.values(), key=lambda edit: edit.start):
        result += text[at:edit.start]
        first = result.count("\n") + 1
        result += edit.written(text)
        regions.append((first, result.count("\n") + 1, [number for number, _ in edit.changes]))
        at = edit.end
    result += text[at:]
    # The declaration is added at the end of the last import's line, so that line numbers in errors stay the same.
    imports = list(re.finditer(r"^(?:@\w+(?:\(\w+\))?\s+)?(?:(?:public|package|internal|private|fileprivate)\s+)?import .*\n", result, re.M))
    point = imports[-1].end() if imports else 0
    preamble = PREAMBLE + "".join(f"private let mutant{number} = activeMutants.contains({number})\n" for number in sorted(places))
    shift, line = preamble.count("\n"), result[:point].count("\n") + 1
    regions = [(a + shift * (a >= line), b + shift * (a >= line), numbers) for a, b, numbers in regions]
    return result[:point] + preamble + result[point:], regions, left


def following(strategy):
    return {"number": "body", "body": None}[strategy]
