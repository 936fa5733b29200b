"""Checks that Benchmarks/edits ends the `watch` that it started, however it stops itself.

Call: stopping_test.py. A small server takes the place of `skerry watch`, so nothing is compiled.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time

EDITS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Benchmarks", "edits")
# Writes its process ID, names its page, and answers with the events of the argument after `watch`'s own.
STAND_IN = """#!{python}
import http.server, os, sys
open({pid!r}, "w").write(str(os.getpid()))
if {events!r} is None:
    sys.exit(1)
class Page(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        if self.path.endswith("/events"):
            self.wfile.write({events!r}.encode())
            self.wfile.flush()
            if not {closes!r}:
                __import__("time").sleep(600)
        else:
            self.wfile.write(b"{{}}\\n")
    def log_message(self, *_):
        pass
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
print("http://127.0.0.1:%d/secret/" % server.server_port, flush=True)
server.serve_forever()
"""
READY = 'data: {"phase": "ready", "isCompiled": true}\n\n'
BROKEN = 'data: {"phase": "failed", "message": "View.swift:1: no"}\n\n'


def is_running(process):
    try:
        # A zombie has ended; its parent may be gone.
        with open(f"/proc/{process}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def stop(events, words, number=None, closes=False, source="Text(1)\n.padding(8)\n"):
    with tempfile.TemporaryDirectory() as work:
        folder, command, pid = (os.path.join(work, name) for name in ("app", "skerry", "pid"))
        os.mkdir(folder)
        with open(os.path.join(folder, "View.swift"), "w") as file:
            file.write(source)
        with open(command, "w") as file:
            file.write(STAND_IN.format(python=sys.executable, pid=pid, events=events, closes=closes))
        os.chmod(command, 0o755)
        # A shell that starts a program in the background has it ignore SIGINT, and what it starts in turn.
        call = subprocess.Popen([sys.executable, EDITS, folder, "View.swift", "--watch", "--count", "1", "--command", command],
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        if number:
            deadline = time.monotonic() + 30
            while not os.path.exists(pid) and time.monotonic() < deadline:
                time.sleep(0.05)
            time.sleep(1)
            call.send_signal(number)
        try:
            output = call.communicate(timeout=60)[0]
        except subprocess.TimeoutExpired:
            call.kill()
            output = "no end after a minute"
        assert call.returncode != 0 and words in output, (call.returncode, output)
        with open(pid) as file:
            watch = int(file.read())
        if is_running(watch):
            os.kill(watch, signal.SIGKILL)
            raise AssertionError(f"watch is still running after: {output}")


stop(READY, "has no number that could be changed", source="// nothing\n")
stop(BROKEN, "An edit does not compile: View.swift:1: no")
stop(READY, "watch does not answer any more: it ended", closes=True)
stop("", "", number=signal.SIGTERM)
stop("", "KeyboardInterrupt", number=signal.SIGINT)
stop(None, "watch ended before it printed the address of its page")
print("stopping: all well")
