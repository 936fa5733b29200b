"""Looks for links that lead nowhere."""

import os
import re
import sys
from html import unescape
from urllib.parse import unquote


def check(out):
    """Stops with a list where an address or an anchor of the site does not exist."""
    pages = {name: open(os.path.join(out, name), encoding="utf-8").read() for name in sorted(os.listdir(out)) if name.endswith(".html")}
    anchors = {name: set(re.findall(r'\bid="([^"]+)"', text)) for name, text in pages.items()}
    dead = []
    for name, text in pages.items():
        for address in set(re.findall(r'\b(?:href|src|srcset)="([^"]*)"', text)):
            address = unescape(address)
            if "://" in address or address.startswith(("mailto:", "data:")):
                continue
            path, _, anchor = address.partition("#")
            path = unquote(path) or name
            if not os.path.exists(os.path.join(out, path)):
                dead.append(f"{name}: {address}")
            elif anchor and path in anchors and unescape(anchor) not in anchors[path]:
                dead.append(f"{name}: {address} has no such place")
    if dead:
        sys.exit("These links lead nowhere:\n" + "\n".join(sorted(dead)))
