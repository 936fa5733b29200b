"""A bundle's program that answers requests, called as `skerry watch` calls it."""

import base64
import json
import os
import subprocess
from dataclasses import dataclass, field


@dataclass
class Answer:
    # The bytes of the pictures by path.
    pictures: dict = field(default_factory=dict)
    # Sentences about pictures that are left out, by path.
    left: dict = field(default_factory=dict)


def answer(call, folder, environment={}, first=None, program=None):
    """Starts a program and asks it for every picture; None if it does not start.

    FIRST is a line for its input. The second value are the keys of the compiler errors that the build has accepted, if it names some.
    """
    process = subprocess.Popen(
        call, executable=program, env=os.environ | environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        cwd=folder)
    if first is not None:
        process.stdin.write(first + "\n")
        process.stdin.flush()
    request = {"id": 1, "verb": "render", "arguments": [], "wants": []}
    result, accepted, is_done = Answer(), None, False
    while line := process.stdout.readline():
        event = json.loads(line)
        match event.get("event"):
            case "built":
                accepted = event["removalErrors"]
            case "ready":
                process.stdin.write(json.dumps(request | {"have": list(result.pictures) + list(result.left)}) + "\n")
                process.stdin.flush()
            case "picture":
                result.pictures[event["path"]] = base64.b64decode(event["png"])
            case "left":
                result.left[event.get("path", event["message"])] = event["message"]
            case "done" | "error":
                is_done = True
                break
    process.kill()
    process.wait()
    return result if is_done else None, accepted
