"""Pages, their navigation and their search."""

import html
import json
import os
import re
import sys

try:
    import markdown
except ImportError:
    sys.exit("Python's markdown is not installed: apt install python3-markdown, or pip install markdown.")

HERE = os.path.dirname(os.path.abspath(__file__))
GROUPS = ["Start", "Guides", "Reference", "Modules", "Project"]


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Site:
    def __init__(self, out, root):
        self.out, self.root = out, root
        self.pages = []  # group, name, title, body
        self.places = {}  # a Markdown file's path in the repository: the page's name

    def sources(self):
        """Markdown files with the group of the navigation that they belong to."""
        found = [("Start", "Documentation/Start/" + name) for name in ("GettingStarted.md", "AppTeam.md", "BackendTeam.md", "Designer.md", "CodingAgent.md")]
        found += [("Guides", "Documentation/" + name) for name in sorted(os.listdir(self.root + "/Documentation"))
                  if name.endswith(".md") and name not in ("Figures.md", "Architecture.md")]
        found += [("Reference", "Documentation/Figures.md"), ("Reference", "Sources/API.md")]
        for folder, folders, files in os.walk(self.root + "/Sources"):
            folders.sort()
            if "README.md" in files and folder != self.root + "/Sources":
                found.append(("Modules", os.path.relpath(folder, self.root) + "/README.md"))
        found += [("Project", name) for name in ("README.md", "Documentation/Architecture.md", "Sources/README.md", "Examples/README.md",
                  "Benchmarks/README.md", "Fuzz/README.md", "Tests/Fixtures/README.md", "Goldens/README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")]
        return [(group, path) for group, path in found if os.path.exists(os.path.join(self.root, path))]

    @staticmethod
    def name_of(path):
        if path == "Documentation/Start/GettingStarted.md":
            return "index.html"
        if path == "Sources/API.md":
            return "names.html"
        parts = path.split("/")
        stem = "-".join(parts[-2:-1] or ["readme"]) if parts[-1] == "README.md" else parts[-1][:-3]
        own = {"README.md": "readme", "Sources/README.md": "map"}.get(path, stem)
        return own.lower() + ".html"

    def add_markdown(self):
        sources = self.sources()
        self.places = {path: self.name_of(path) for _, path in sources}
        for group, path in sources:
            text = read(os.path.join(self.root, path))
            title = re.search(r"^# (.+)$", text, re.M)
            self.add(group, self.places[path], self.markdown(text, path), title[1] if title else path)

    def markdown(self, text, path):
        """HTML of a page; links to other pages lead to theirs, pictures are copied."""
        body = markdown.markdown(text, extensions=["tables", "fenced_code", "toc"])
        # As in other readers of Markdown, an escaped bar within a table is a bar.
        body = re.sub(r"<td>.*?</td>", lambda cell: cell[0].replace("\\|", "|"), body, flags=re.S)

        def target(match):
            attribute, address, anchor = match[1], match[2], match[3] or ""
            if "://" in address or address.startswith("mailto:"):
                return match[0]
            own = os.path.normpath(os.path.join(os.path.dirname(path), address))
            if own in self.places:
                return f'{attribute}="{self.places[own]}{anchor}"'
            whole = os.path.join(self.root, own)
            if attribute == "src" and os.path.isfile(whole):
                return f'src="{self.copied(whole, own)}"'
            # A file of the repository that is not a page: it is copied beside the site.
            if os.path.isfile(whole):
                return f'href="{self.copied(whole, own)}"'
            return match[0]

        body = re.sub(r'(href|src)="([^"#]+)(#[^"]*)?"', target, body)
        # A page that is named as code becomes a link to it.
        return re.sub(r"<code>([\w./-]+\.md)</code>",
                      lambda found: f'<a href="{self.places[found[1]]}"><code>{found[1]}</code></a>' if found[1] in self.places else found[0], body)

    def copied(self, whole, own):
        place = os.path.join("files", own)
        os.makedirs(os.path.dirname(os.path.join(self.out, place)), exist_ok=True)
        with open(whole, "rb") as source, open(os.path.join(self.out, place), "wb") as copy:
            copy.write(source.read())
        return place

    def add(self, group, name, body, title):
        if any(own == name for _, own, _, _ in self.pages):
            sys.exit(f"Two pages are called {name}; rename one.")
        self.pages.append((group, name, title, body))

    def navigation(self, current):
        parts = []
        for group in GROUPS:
            links = [f'<a href="{name}"{" aria-current=page" if name == current else ""}>{html.escape(title)}</a>'
                     for own, name, title, _ in self.pages if own == group]
            parts.append(f"<b>{group}</b>" + "".join(links))
        return "".join(parts)

    def write(self):
        template = read(os.path.join(HERE, "page.html"))
        for name in ("site.css", "site.js"):
            with open(os.path.join(self.out, name), "w", encoding="utf-8") as file:
                file.write(read(os.path.join(HERE, name)))
        entries = []
        for group, name, title, body in self.pages:
            values = {"title": html.escape(title), "navigation": self.navigation(name), "body": body}
            page = re.sub(r"\{\{(\w+)\}\}", lambda place: values[place[1]], template)
            with open(os.path.join(self.out, name), "w", encoding="utf-8") as file:
                file.write(page)
            entries += self.entries(name, title, body)
        with open(os.path.join(self.out, "search.js"), "w", encoding="utf-8") as file:
            file.write("const entries = " + json.dumps(entries, ensure_ascii=False, separators=(",", ":")) + ";\n")
        return len(self.pages)

    @staticmethod
    def entries(name, title, body):
        """Address, title and words of each part of a page that has an anchor."""
        parts = re.split(r'<(?:h[1-4]|figure|tr)[^>]*\bid="([^"]+)"[^>]*>', body)
        found = []
        for anchor, part in zip([""] + parts[1::2], parts[0::2]):
            words = html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", part))).strip()
            if words:
                head = re.match(r"(.{1,70}?)(?:</h|</figcaption|$)", part, re.S)
                own = html.unescape(re.sub(r"<[^>]+>", "", head[1] if head else "")).strip() if anchor else title
                found.append([name + ("#" + anchor if anchor else ""), title, own or anchor, words[:600]])
                # An example of several names is found by each.
                found += [[f"{name}#{other}", title, other, words[:600]] for other in re.findall(r'<span id="([^"]+)"', part)]
        return found
