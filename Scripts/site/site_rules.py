"""Every lint rule with its reason and its failing and passing pictures."""

import html
import os
import re


def add(site, tools):
    folder = os.path.join(site.out, "pictures/rules")
    listed = tools.run("skerry", "lint", "--rules", "--pictures", folder)
    rules = [line.split(None, 2) for line in listed.splitlines() if line.strip()]
    body = ["<h1>Lint rules</h1>", f"<p>{len(rules)} rules. A picture shows what breaks a rule, with the finding at its place, and what keeps it; rules over files, "
            "payloads and whole activities have none.</p>", "<table><tr><th>rule</th><th>severity</th><th>what it finds</th></tr>"]
    for rule, severity, summary in rules:
        body.append(f'<tr><td><a href="#{rule}">{rule}</a></td><td>{severity}</td><td>{html.escape(summary)}</td></tr>')
    body.append("</table>")
    for rule, severity, summary in rules:
        body.append(section(rule, severity, tools.run("skerry", "lint", "--explain", rule), folder))
    site.add("Reference", "rules.html", "\n".join(body), "Lint rules")


def section(rule, severity, text, folder):
    head, *examples = re.split(r"\n(?=(?:Breaks|Keeps) the rule, in )", text.strip())
    facts = dict(re.findall(r"^(Why|Remedy|Source):\s+(.+)$", head, re.M))
    body = [f'<h2 id="{rule}">{rule} <span class="status {"approximated" if severity != "note" else ""}">{severity}</span></h2>',
            f"<p>{html.escape(head.splitlines()[1])} {html.escape(facts.get('Why', ''))}</p>",
            f"<p><b>Remedy:</b> {html.escape(facts.get('Remedy', ''))}</p>", f'<p class="soft">Source: {html.escape(facts.get("Source", ""))}</p>']
    figures, numbers = [], {"breaks": 0, "keeps": 0}
    for example in examples:
        found = re.match(r"(Breaks|Keeps) the rule, in ([\w-]+):\n(.*)", example, re.S)
        word = found[1].lower()
        numbers[word] += 1
        name = f"{word}-{numbers[word]}@2x.png"
        lines = [line[4:] for line in found[3].splitlines() if line.startswith("    ")]
        picture = f"pictures/rules/{rule}/{name}"
        stage = f'<div class="stage"><img loading="lazy" src="{picture}" alt="{found[1]} {rule}, in {found[2]}"></div>' if os.path.exists(os.path.join(folder, rule, name)) else ""
        figures.append(f"<figure>{stage}<figcaption><b>{found[1]} the rule</b>, in {found[2]}<pre><code>{html.escape(chr(10).join(lines).rstrip())}</code></pre></figcaption></figure>")
    if figures:
        body.append('<div class="gallery">' + "".join(figures) + "</div>")
    return "\n".join(body)
