"""The steps of building the documentation site."""

import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import site_catalogue
import site_check
import site_devices
import site_pages
import site_rules


class Tools:
    """The programs that draw and answer."""

    def __init__(self, programs):
        self.folders = [os.path.abspath(programs)] if programs else self._build()

    @staticmethod
    def _build():
        print("building the programs", file=sys.stderr)
        for product in ("skerry", "Catalogue"):
            subprocess.run(["swift", "build", "-q", "--package-path", ROOT, "--product", product], check=True, stdout=sys.stderr)
        shown = subprocess.run(["swift", "build", "--package-path", ROOT, "--show-bin-path"], check=True, capture_output=True, text=True)
        examples = subprocess.run([ROOT + "/Scripts/examples", "debug"], check=True, capture_output=True, text=True)
        return [shown.stdout.strip(), examples.stdout.strip()]

    def run(self, program, *words, allowed=(0,)):
        """What the program prints. Stops with the program's own message if it fails."""
        found = [os.path.join(folder, program) for folder in self.folders if os.access(os.path.join(folder, program), os.X_OK)]
        if not found:
            sys.exit(f"There is no program {program} in {' or '.join(self.folders)}; leave --programs out to build it.")
        answer = subprocess.run([found[0], *words], capture_output=True, text=True, cwd=ROOT)
        if answer.returncode not in allowed:
            sys.exit(f"{program} {' '.join(words)} ended with {answer.returncode}: {answer.stderr.strip()}")
        return answer.stdout


def build(out, programs):
    """Returns the path of the first page and the numbers of pages and of pictures."""
    tools = Tools(programs)
    for name in ("pictures",):
        shutil.rmtree(os.path.join(out, name), ignore_errors=True)
    os.makedirs(os.path.join(out, "pictures"), exist_ok=True)
    site = site_pages.Site(out, ROOT)
    site.add_markdown()
    site.add("Reference", "verbs.html", site.markdown(tools.run("skerry", "manual", "--markdown"), ""), "Verbs and options")
    site_rules.add(site, tools)
    site_catalogue.add(site, tools)
    site_devices.add(site, tools)
    pages = site.write()
    site_check.check(out)
    pictures = sum(len(files) for _, _, files in os.walk(os.path.join(out, "pictures")))
    return os.path.join(out, "index.html"), pages, pictures
