"""A session of `skerry watch`, used without a browser."""

import json
import queue
import subprocess
import threading
import time
import urllib.parse
import urllib.request


class Watch:
    """A running `watch`, as its page sees it."""

    def __init__(self, skerry, repository, *options):
        self.process = subprocess.Popen([skerry, "watch", "--no-open", "--package-path", repository, *options], stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        self.events = queue.Queue()
        # How often a program was replaced while it drew.
        self.replaced = 0
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        try:
            for line in urllib.request.urlopen(self.address + "events"):
                if line.startswith(b"data: "):
                    self.events.put(json.loads(line[6:]))
        except OSError:
            pass

    def next(self, seconds=120, isCompiled=True):
        """The next build's end; None if there is none. Without `isCompiled` also pictures of literals before they are compiled."""
        end = time.monotonic() + seconds
        while True:
            try:
                event = self.events.get(timeout=max(0.01, end - time.monotonic()))
            except queue.Empty:
                return None
            if event["phase"] != "building" and (event["isCompiled"] or not isCompiled):
                return event

    def quiet(self, seconds):
        """Lets builds pass until none has begun for some seconds; the last one's end. A build that has begun is waited for."""
        last, wait = None, seconds
        while True:
            try:
                event = self.events.get(timeout=wait)
            except queue.Empty:
                return last
            wait = 120 if event["phase"] == "building" else seconds
            # A compiled program follows what is drawn before.
            wait = wait if event["isCompiled"] else 120
            last = event if event["phase"] != "building" else last

    def pictures(self, *look):
        """Hashes by path, and the sentences about what is left out. If a newer program replaces the one that draws, it is asked again, as by the page."""
        while True:
            found, left, is_done = {}, [], False
            for line in urllib.request.urlopen(self.address + "pictures?look=" + urllib.parse.quote(json.dumps(look))):
                message = json.loads(line)
                if "picture" in message:
                    found[message["picture"]["path"]] = message["picture"]["hash"]
                elif "stopped" in message:
                    left.append(message["stopped"]["message"])
                is_done = "done" in message
                assert not message.get("error"), message
            if is_done:
                return found, left
            self.replaced += 1
            time.sleep(0.05)

    def end(self):
        self.process.terminate()
        self.process.wait(timeout=10)
