"""Tests `skerry watch` in a headless Chromium with real edits.

Call: watch_test.py SKERRY PACKAGE FILE OLD NEW [COUNT] [--pictures DIR]: edits FILE of PACKAGE, OLD becomes NEW and back COUNT times, each time
waits for the picture on the page, and prints how long that took. Then it breaks the file, looks for the error, and repairs it.
"""

import json
import os
import re
import shlex
import signal
import socket
import statistics
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request

from browser import Browser

SKERRY, PACKAGE, FILE, OLD, NEW = sys.argv[1:6]
COUNT = int(sys.argv[6]) if len(sys.argv) > 6 and sys.argv[6].isdigit() else 4
PICTURES = sys.argv[sys.argv.index("--pictures") + 1] if "--pictures" in sys.argv else None
path = os.path.join(PACKAGE, FILE)
original = open(path).read()
assert OLD in original, f"{FILE} does not contain {OLD}"


def save(text):
    with open(path, "w") as file:
        file.write(text)


def status(address, host=None, origin=None):
    headers = ({"Host": host} if host else {}) | ({"Origin": origin} if origin else {})
    request = urllib.request.Request(address, headers=headers)
    try:
        return urllib.request.urlopen(request).status
    except urllib.error.HTTPError as error:
        return error.code


def forward(target):
    """What `ssh -L` is to the server: another port of this machine, which passes bytes on. Returns its number."""

    def copy(source, sink):
        try:
            while data := source.recv(65_536):
                sink.sendall(data)
        except OSError:
            pass
        for one in (source, sink):
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def accept():
        while True:
            near, _ = listener.accept()
            far = socket.create_connection(("127.0.0.1", target))
            for pair in ((near, far), (far, near)):
                threading.Thread(target=copy, args=pair, daemon=True).start()

    listener = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=accept, daemon=True).start()
    return listener.getsockname()[1]


server = subprocess.Popen([SKERRY, "watch", "--no-open", "--package-path", PACKAGE], stdout=subprocess.PIPE, text=True)
browser = None
try:
    address = server.stdout.readline().strip()
    found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/([0-9a-z]{40,})/", address)
    assert found, address

    # Nobody gets in without the token, under another name, or with another method.
    root = f"http://127.0.0.1:{found[1]}"
    assert status(root + "/") == 403 and status(root + "/" + "0" * len(found[2]) + "/") == 403
    assert status(address, "example.com") == 403
    assert status(address + "../../etc/passwd") in (403, 404) and status(address + "none") == 404
    assert status(address) == 200

    # Through a forwarded port, by any name that a browser has for this machine; the page is opened there.
    port = forward(int(found[1]))
    for name in ("localhost", "127.0.0.1", "[::1]"):
        assert status(f"http://127.0.0.1:{port}/{found[2]}/", f"{name}:{port}") == 200, name
    assert status(f"http://127.0.0.1:{port}/{found[2]}/", f"example.com:{port}") == 403
    assert status(f"http://localhost:{port}/{found[2]}/pictures", origin="http://example.com") == 403
    assert status(f"http://localhost:{port}/{found[2]}/", origin=f"http://localhost:{port}") == 200
    address = f"http://localhost:{port}/{found[2]}/"

    browser = Browser()
    browser.size(1200, 900)
    browser.open(address)
    browser.until("!!window.skerry && window.skerry.draws > 0 && document.querySelectorAll('figure img').length > 0", 600)
    browser.until("[...document.images].every(image => image.complete && image.naturalWidth > 0)")
    count = browser.value("document.querySelectorAll('figure').length")
    if PICTURES:
        browser.picture(f"{PICTURES}/first.png")

    # Selection and scroll stay.
    browser.value("document.querySelector('figure').click(); window.scrollTo(0, 40)")
    times = []
    for turn in range(COUNT):
        draws = browser.value("window.skerry.draws")
        start = time.monotonic()
        save(original.replace(OLD, NEW) if turn % 2 == 0 else original)
        browser.until(f"window.skerry.draws > {draws} && window.skerry.changed.length > 0", 300)
        times.append(time.monotonic() - start)
        if turn == 0 and PICTURES:
            browser.picture(f"{PICTURES}/changed.png")
        if turn == 0:
            assert browser.value("document.querySelectorAll('figure.changed').length") > 0
    assert browser.value("document.querySelectorAll('figure.selected').length") == 1
    assert browser.value("document.querySelectorAll('figure').length") == count

    # A compiler error is shown over the last good pictures.
    save(original.replace(OLD, "thisDoesNotExist(" + OLD))
    browser.until("!document.getElementById('errors').hidden", 300)
    assert os.path.basename(FILE) in browser.value("document.getElementById('errors').textContent")
    assert browser.value("document.querySelectorAll('figure').length") == count
    if PICTURES:
        browser.picture(f"{PICTURES}/error.png")
    save(original)
    browser.until("document.getElementById('errors').hidden", 300)

    # By keyboard: no picture that gets the focus is behind the header, and "/" goes to the search field from a picture, too.
    hidden = browser.value("""(() => {
      window.scrollTo(0, document.body.scrollHeight);
      const edge = document.querySelector('header').getBoundingClientRect().bottom;
      return [...document.querySelectorAll('figure')].reverse().filter(one => { one.focus(); return one.getBoundingClientRect().top < edge; }).length;
    })()""")
    assert hidden == 0, f"{hidden} of {count} pictures are behind the header when they get the focus"
    browser.value("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}))")
    assert browser.value("document.activeElement.id") == "find"
    browser.value("document.activeElement.blur()")

    # A look is a control away, and its command can be copied.
    draws = browser.value("window.skerry.draws")
    browser.value("(() => { const one = document.querySelector('[name=\"color-scheme\"]'); one.value = 'dark'; one.dispatchEvent(new Event('change', {bubbles: true})); })()")
    browser.until(f"window.skerry.draws > {draws}")
    assert "--color-scheme=dark" in browser.value("look().join(' ')")
    browser.value("window.prompt = () => {}; document.getElementById('copy').click()")
    # It names the package, as the call of watch did.
    browser.until("(document.getElementById('copy').dataset.command || '').startsWith('skerry render --package-path=')")

    # It names the pictures that Find leaves, and with a presentation's name only that one.
    def copied(text):
        browser.value(f"(() => {{ const one = document.getElementById('find'); one.value = {json.dumps(text)}; one.dispatchEvent(new Event('input')); }})()")
        browser.value("delete document.getElementById('copy').dataset.command; document.getElementById('copy').click()")
        browser.until("'command' in document.getElementById('copy').dataset")
        return shlex.split(browser.value("document.getElementById('copy').dataset.command"))

    # A selected picture would be named alone.
    browser.value("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))")
    assert browser.value("document.querySelectorAll('figure.selected').length") == 0
    whole = copied("")
    first = browser.value("document.querySelector('figure').dataset.case")
    one = copied(first + " minimal")
    assert set(one) - set(whole) >= {first, "--presentation=minimal-attached,minimal-detached"}, one
    state = copied(first + " ")
    assert first in state and not any(word.startswith("--presentation") for word in state), state
    copied("no such picture")
    assert "no such picture" in browser.value("document.getElementById('nothing').hidden ? '' : document.getElementById('nothing').textContent")
    assert copied("") == whole
    assert browser.value("document.getElementById('nothing').hidden")

    # An answer that ends too early, as when the server is killed, takes no picture away.
    browser.value("window.whole = window.fetch; window.fetch = () => Promise.resolve(new Response('{\"plan\": 9}\\n')); draw()")
    browser.until("(window.skerry.failure || '').includes('no longer answers')")
    assert browser.value("document.querySelectorAll('figure').length") == count
    browser.value("window.fetch = window.whole; draw()")
    browser.until("window.skerry.failure === null && document.getElementById('errors').hidden")
    # While pictures take long, the page says so, and it names code that does not finish before all other pictures are there.
    browser.value("window.fetch = (...call) => new Promise(go => setTimeout(() => go(window.whole(...call)), 2500)); void draw()")
    browser.until("document.getElementById('status').textContent === 'drawing …'")
    browser.until("document.getElementById('status').textContent.startsWith('built')")
    stop = json.dumps({"stopped": {"message": "m", "place": "Slow.swift:3", "case": "Ride/a", "presentation": "expanded"}}) + "\n"
    body = f"new ReadableStream({{ start(sink) {{ sink.enqueue(new TextEncoder().encode({json.dumps(stop)})); }} }})"
    browser.value(f"window.fetch = () => Promise.resolve(new Response({body})); void draw()")
    browser.until("!document.getElementById('errors').hidden && document.getElementById('errors').textContent.includes('Slow.swift:3')")
    browser.value("window.fetch = window.whole; void draw()")
    browser.until("window.skerry.failure === null && document.getElementById('errors').hidden")
    if PICTURES:
        browser.picture(f"{PICTURES}/dark-look.png")
        browser.size(400, 800, dark=True)
        time.sleep(0.3)
        browser.picture(f"{PICTURES}/narrow.png")
    browser.size(400, 800)
    browser.until("!document.getElementById('looks').open")
    assert browser.value("document.documentElement.scrollWidth <= window.innerWidth")
    browser.size(1200, 900)
    browser.until("document.getElementById('looks').open")
    assert browser.value("document.documentElement.scrollWidth <= window.innerWidth")
    # One line on standard output, no more.
    os.set_blocking(server.stdout.buffer.raw.fileno(), False)
    assert not server.stdout.buffer.raw.read()
    print(f"watch: all well, {count} pictures; save to picture in s: median {statistics.median(times):.2f}, worst {max(times):.2f}, of {len(times)}")
finally:
    save(original)
    if browser:
        browser.end()
    server.send_signal(signal.SIGTERM)
    server.wait(timeout=10)
