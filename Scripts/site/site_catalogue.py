"""Every supported view and modifier with a drawn example: the visual form of Sources/API.md."""

import html
import json
import os
import re
import sys

from site_pages import read

CHAPTERS = [
    ("Texts", "Text"), ("Images", "Images, symbols and labels"), ("Stacks", "Stacks, grids and layout"), ("Shapes", "Shapes and drawing"),
    ("Paints", "Colours, materials and effects"), ("Controls", "Controls, gauges and progress"), ("ChartMarks", "Charts"),
    ("Values", "Environment, preferences and widgets"), ("Catalogue", "The island"), ("Containers", "Views and modifiers of whole apps"),
    ("NoEffect", "Without effect on a still picture"), ("NoEffectInApps", "Without effect, in whole apps"),
]
WORDS = {"drawn": "drawn", "approximated": "approximated", "no-op": "no effect"}


def statuses(root):
    """What becomes of each name: by its own name and by its owner's."""
    found = {}
    for row in re.finditer(r"^\| `([^`]+)` \| .* \| ([\w, -]+) \| [\d.]+ \|$", read(os.path.join(root, "Sources/API.md")), re.M):
        title, status = row[1], row[2].split(",")[0]
        found.setdefault(title, set()).add(status)
        owner, _, name = title.rpartition(".")
        if owner in ("View", "Text", "Image", "Shape", "InsettableShape"):
            found.setdefault(name, set()).add(status)
    return found


def examples(path):
    """The previews of a file: their names and their code."""
    text = read(path)
    found = []
    for match in re.finditer(r"^#Preview\(", text, re.M):
        names = re.match(r'\s*"([^"]+)"', text[match.end():])[1]
        at = text.index("{", match.end())
        depth, end = 0, at
        for end in range(at, len(text)):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            if depth == 0:
                break
        code = text[at + 1:end].strip("\n")
        lines = [line[2:] if line.startswith("  ") else line for line in code.split("\n")]
        found.append(([name.strip() for name in names.split(",")], "\n".join(lines).strip()))
    return found


def add(site, tools):
    folder = os.path.join(site.out, "pictures/api")
    # Some examples show what a phone would not draw: their findings are not failures.
    tools.run("Catalogue", "render", "--out", folder, "--scale", "2", "--color-scheme", "light,dark", allowed=(0, 2))
    with open(os.path.join(folder, "manifest.json"), encoding="utf-8") as file:
        pictures = json.load(file)["pictures"]
    states = statuses(site.root)
    body = ["<h1>Views and modifiers</h1>", '<p>Each example is drawn by Skerry. A name is <span class="status drawn">drawn</span> as on a phone, '
            '<span class="status approximated">approximated</span>, or accepted with <span class="status no-effect">no effect</span> on a still picture. '
            '<a href="names.html">The API table</a> has every other public name.</p>', "<ul>"]
    body += [f'<li><a href="#{stem.lower()}">{title}</a></li>' for stem, title in CHAPTERS] + ["</ul>"]
    known = {name[:-6] for name in os.listdir(os.path.join(site.root, "Documentation/Catalogue")) if name.endswith(".swift")}
    if known != {stem for stem, _ in CHAPTERS}:
        sys.exit(f"The chapters of the catalogue and its files differ: {sorted(known ^ {stem for stem, _ in CHAPTERS})}.")
    used = set()
    for stem, title in CHAPTERS:
        own = examples(os.path.join(site.root, f"Documentation/Catalogue/{stem}.swift"))
        shown = [picture for picture in pictures if picture["activity"] == stem]
        if stem == "Catalogue":
            shown = [picture for picture in pictures if picture["activity"] == "Gate" and picture["presentation"] == "expanded"]
        light = [picture for picture in shown if ".dark" not in picture["path"]]
        dark = [picture for picture in shown if ".dark" in picture["path"]]
        if not len(own) == len(light) == len(dark):
            sys.exit(f"{stem}.swift has {len(own)} examples, and {len(light)} pictures were drawn of them.")
        body.append(f'<h2 id="{stem.lower()}">{title}</h2><div class="gallery">')
        for (names, code), day, night in zip(own, light, dark):
            body.append(figure(names, code, day, night, states, used))
        body.append("</div>")
    site.add("Reference", "api.html", "\n".join(body), "Views and modifiers")


def figure(names, code, day, night, states, used):
    if day["width"] < 2 or day["height"] < 2:
        sys.exit(f"The example of {', '.join(names)} draws nothing.")
    chips, anchor = [], ""
    for name in names:
        if name not in states:
            sys.exit(f"The catalogue names {name}, which Sources/API.md does not have; run Scripts/api-table.")
        own = [status for status in WORDS if status in states[name]]
        mark = " ".join(f'<span class="status {WORDS[status].replace(" ", "-")}">{WORDS[status]}</span>' for status in own)
        identifier = "" if name in used else f' id="{name}"'
        used.add(name)
        anchor = anchor or identifier
        chips.append(f"<span{identifier if anchor is not identifier else ''}><code>{html.escape(name)}</code> {mark}</span>")
    width = round(day["width"])
    alt = html.escape("An example of " + ", ".join(names))
    return (f'<figure{anchor}><div class="stage"><picture><source media="(prefers-color-scheme: dark)" srcset="pictures/api/{quoted(night["path"])}">'
            f'<img loading="lazy" width="{width}" src="pictures/api/{quoted(day["path"])}" alt="{alt}"></picture></div>'
            f'<figcaption><div class="names">{"".join(chips)}</div><details><summary>Code</summary><pre><code>{html.escape(code)}</code></pre></details></figcaption></figure>')


def quoted(path):
    from urllib.parse import quote
    return quote(path, safe="/@.-_~")
