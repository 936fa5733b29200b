"""Chooses random small changes of the Swift sources: of a number, a comparison, a sign, a condition, a statement, an edge or an axis.

Every line of code is equally likely. The same seed draws the same changes of the same sources.
"""
import random, re

from mutants import NUMBER, code_mask

# Layers whose modules are tested one by one; the others hold C, re-exports and values of Apple's frameworks.
LAYERS = ["Authoring", "Clients", "Engine", "Native", "StandIns", "Tools", "Vocabulary"]
# The folders that decide what is drawn, found or accepted.
RULES = re.compile(
    r"Sources/(Engine|Authoring/Skerry(Layout|Charts|Widget)|Authoring/SkerryUI(?!/(?:AppOnly|Builders|Gestures|Previews|State|UIKitValues)/)|"
    r"Clients/Skerry(AssetLint|Lint|Simulation)|Clients/SkerryCases/(Linting|Options|Rendering)|Clients/SkerrySnapshot/(Comparison|Layout)|"
    r"Vocabulary/Skerry(Drawing|Geometry|Graph|Localization)|Vocabulary/SkerryFormats/(Catalogue|Images))/")
# Files whose numbers change speed or memory only.
SPEED = re.compile(r"(PictureMemory|EditDistance|FontBytes)\.swift$")
# Lines without a rule, so a change of them would show nothing about tests.
PASSED_OVER = re.compile(
    r"^\s*(@|#|import\b|(public |package |private |internal )import\b)|"
    r"\b(precondition|preconditionFailure|fatalError|assert|reserveCapacity|withTaskCancellation\w*|hasher|hash|0x\w+)\b|"
    r"\bextension\b|\bwhere [A-Z][\w.]*( ==|:)|\bwhere Self\b|^\s*self\.(\w+) = \1$")
# A plus sign between strings, lists or data joins them; a minus sign would not compile.
JOINED = re.compile(r'["\0\[]|\b(lines|names|words|text|path|Data|String|pad|bytes|prefix|rest|diagnostics|members)\b')
EXCHANGED = [
    (" < ", " <= "), (" <= ", " < "), (" > ", " >= "), (" >= ", " > "), (" == ", " != "), (" != ", " == "),
    (" + ", " - "), (" - ", " + "), (" * ", " / "), (" / ", " * "), (" && ", " || "), (" || ", " && "),
    ("min(", "max("), ("max(", "min("), (".leading", ".trailing"), (".trailing", ".leading"), (".top", ".bottom"), (".bottom", ".top"),
    (".horizontal", ".vertical"), (".vertical", ".horizontal"), (".width", ".height"), (".height", ".width"),
    (".minX", ".maxX"), (".maxX", ".minX"), (".minY", ".maxY"), (".maxY", ".minY"), ("..<", "..."), (" += ", " -= "), (" -= ", " += "),
    (".first", ".last"), (".last", ".first"), ("true", "false"), ("false", "true"),
]
CONDITION = re.compile(r"^(\s*(?:\} else )?(?:if|guard|while) )([^{]*?)( else \{| \{)(.*)$")
STATEMENT = re.compile(r"^\s*(?:(?:self\.)?[\w.\[\]]+ (?:=|\+=|-=|\*=|/=) \S.*|[\w.]+\.(?:append|insert|formUnion|formIntersection|remove\w*|sort)\([^{]*\))$")


def changed(text):
    """A number that differs slightly from the given one."""
    if "." in text or "e" in text:
        value = float(text)
        return f"{value * 1.25:.10g}" if value else "0.5"
    value = int(text.replace("_", ""))
    return str(value + 1)


def changes(line, mask, has_statements=True):
    """All changes of a line: `mask` says for each character whether it is code. Without statements, none is left out."""
    code = "".join(c if ok else "\0" for c, ok in zip(line, mask))
    if PASSED_OVER.search(code) or not code.strip("\0 }"):
        return []
    found = []
    for match in NUMBER.finditer(code):
        if match.start() and code[match.start() - 1] in "$_":
            continue
        found.append(line[:match.start()] + changed(match.group()) + line[match.end():])
    for old, new in EXCHANGED:
        for match in re.finditer(re.escape(old), code):
            after, before = code[match.end():match.end() + 1], code[max(0, match.start() - 1):match.start()]
            if old[-1].isalpha() and re.match(r"\w", after) or old[0].isalpha() and re.match(r"[\w.]", before):
                continue
            if old in (" + ", " += ") and JOINED.search(code):
                continue
            if old in (" < ", " > ") and "func" in code:
                continue
            found.append(line[:match.start()] + new + line[match.end():])
    if (match := CONDITION.match(code)) and not re.search(r"\b(let|var|case|is|try|await)\b|#|,|\0", match.group(2)):
        start, end = match.span(2)
        found.append(f"{line[:start]}!({line[start:end]}){line[end:]}")
    balanced = all(code.count(a) == code.count(b) for a, b in ("()", "[]", "{}"))
    if has_statements and balanced and STATEMENT.match(code) and not re.match(r"\s*case\b", code):
        indent = len(line) - len(line.lstrip())
        found.append(line[:indent] + "_ = ()")
    return [new for new in found if new != line]


def places(root, rules_only=False):
    """All lines that can be changed: file, line, its changes. With `rules_only`, numbers and operators of rules."""
    found = []
    for layer in LAYERS:
        for file in sorted((root / "Sources" / layer).rglob("*.swift")):
            if "/SkerryMacros/" in str(file):
                continue
            if rules_only and (not RULES.search(str(file)) or SPEED.search(str(file))):
                continue
            text = file.read_text()
            mask, at = code_mask(text), 0
            for line in text.split("\n"):
                if len(line.strip()) > 8 and text.count(line) == 1 and (options := changes(line, mask[at:at + len(line)], not rules_only)):
                    found.append((str(file.relative_to(root)), line, options))
                at += len(line) + 1
    return found


def drawn(root, count, seed, rules_only=False):
    """As many changes as asked for, each of another line: file, line, changed line."""
    chance = random.Random(seed)
    lines = places(root, rules_only)
    return [(file, line, chance.choice(options)) for file, line, options in chance.sample(lines, min(count, len(lines)))]
