"""Tests `skerry mcp` with the official client of PyPI's `mcp` and with hostile lines, as real processes.

Call: mcp_test.py [--hostile-only] SKERRY PACKAGE, where PACKAGE is the folder of a widget bundle. The hostile lines need no client.
"""

import asyncio
import base64
import json
import subprocess
import sys

import time

HOSTILE_ONLY = sys.argv[1] == "--hostile-only"
if not HOSTILE_ONLY:
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

SKERRY, PACKAGE = sys.argv[-2:]
CALL = [SKERRY, "mcp", "--package-path", PACKAGE]


def text(result):
    return "\n".join(part.text for part in result.content if part.type == "text")


def field(value, *names):
    """Releases of the client spell fields differently."""
    return next(getattr(value, name) for name in names if hasattr(value, name))


def failed(result):
    return bool(field(result, "is_error", "isError"))


async def ordinary_use():
    import os
    server = StdioServerParameters(command=CALL[0], args=CALL[1:], env=dict(os.environ))
    async with stdio_client(server) as (read, write):
        async with ClientSession(read, write) as session:
            started = await session.initialize()
            assert field(started, "server_info", "serverInfo").name == "skerry", started
            tools = {tool.name: tool for tool in (await session.list_tools()).tools}
            expected = {"list_cases", "render", "lint", "explain_rule", "check_payload", "diff", "wait_for_rebuild"}
            assert set(tools) == expected, sorted(tools)
            assert "color_scheme" in field(tools["render"], "input_schema", "inputSchema")["properties"]

            cases = await session.call_tool("list_cases", {})
            assert not failed(cases), text(cases)
            # What is left out follows the cases.
            names = [line.split("  ")[0] for line in text(cases).splitlines() if not line.startswith("left out: ")]
            assert names and all("/" in name for name in names), text(cases)

            seen = []

            async def progress(done, total, message):
                seen.append((done, total, message))

            drawn = await session.call_tool("render", {"cases": [names[0]], "color_scheme": ["light", "dark"]}, progress_callback=progress)
            assert not failed(drawn), text(drawn)
            images = [part for part in drawn.content if part.type == "image"]
            assert images and all(base64.b64decode(image.data).startswith(b"\x89PNG") for image in images)
            assert "points" in text(drawn) and "skerry layout 1" in text(drawn)
            assert seen, "no progress"
            # The protocol wants each number to be larger than the one before.
            assert all(a[0] < b[0] for a, b in zip(seen, seen[1:])), seen

            one = await session.call_tool("render", {"max_pictures": 1, "tree": False})
            assert len([part for part in one.content if part.type == "image"]) == 1
            assert "not shown" in text(one) or len(names) == 1

            checked = await session.call_tool("lint", {"cases": [names[0]]})
            assert not failed(checked), text(checked)

            wrong = await session.call_tool("render", {"cases": ["nothing-like-this"]})
            assert failed(wrong) and "No case matches" in text(wrong), text(wrong)
            wrong = await session.call_tool("render", {"color_scheme": ["lihgt"]})
            assert failed(wrong) and "did you mean light" in text(wrong), text(wrong)

            lint = await session.call_tool("lint", {})
            assert not failed(lint), text(lint)
            # What is cut only in a long language, or in large type, is found in that look.
            looks = await session.call_tool("lint", {"locale": ["pseudo"], "dynamic_type": ["accessibility5"], "color_scheme": ["dark"], "stale": True})
            assert not failed(looks) and text(looks) != text(lint), text(looks)
            wrong = await session.call_tool("lint", {"locale": ["psuedo"]})
            assert failed(wrong) and "is not a language" in text(wrong), text(wrong)
            rule = await session.call_tool("explain_rule", {"rule": "text-truncated"})
            assert "Remedy" in text(rule), text(rule)
            rule = await session.call_tool("explain_rule", {"rule": "text-truncatd"})
            assert failed(rule) and "text-truncated" in text(rule), text(rule)

            payload = await session.call_tool("check_payload", {"payload": {"aps": {"event": "update"}}})
            assert text(payload).startswith("invalid"), text(payload)

            diff = await session.call_tool("diff", {"a": "/nowhere/a.png", "b": "/nowhere/b.png"})
            assert failed(diff) and "does not exist" in text(diff), text(diff)

            resources = [str(resource.uri) for resource in (await session.list_resources()).resources]
            assert "skerry://figures" in resources and "skerry://rules/text-truncated" in resources
            for address in ("skerry://rules", "skerry://figures", "skerry://verbs", "skerry://rules/contrast", "skerry://figures/iphone-air",
                            "skerry://verbs/render"):
                contents = (await session.read_resource(address)).contents
                # Limits on the size of answers to an agent.
                assert 0 < len(contents[0].text) < 20_000, (address, len(contents[0].text))

            waited = await session.call_tool("wait_for_rebuild", {"timeout_seconds": 0.2})
            assert not failed(waited), text(waited)
            # Wrong and missing arguments are answered at once, as failures that the model reads.
            start = time.monotonic()
            for name, arguments, sentence in (("wait_for_rebuild", {"timeout": 30}, "Did you mean timeout_seconds?"),
                                              ("wait_for_rebuild", {"timeout_seconds": "30"}, "must be a number from 0 to 600"),
                                              ("explain_rule", {}, "explain_rule needs the argument rule.")):
                wrong = await session.call_tool(name, arguments)
                assert failed(wrong) and sentence in text(wrong), text(wrong)
            assert time.monotonic() - start < 10
            await edits(session)


async def edits(session):
    """An agent's edits: a mistake is reported by every call until it is put right."""
    import glob
    import os
    path = next(one for one in sorted(glob.glob(os.path.join(PACKAGE, "**/*.swift"), recursive=True)) if "ActivityConfiguration" in open(one).read())
    with open(path) as file:
        original = file.read()

    async def save(words):
        waiting = asyncio.create_task(session.call_tool("wait_for_rebuild", {"timeout_seconds": 60}))
        await asyncio.sleep(0.5)
        with open(path, "w") as file:
            file.write(words)
        return await waiting

    try:
        built = await save(original + "// A note.\n")
        assert not failed(built) and text(built).startswith("Built"), text(built)
        # What no widget needs is left out, with the reason.
        built = await save(original + 'let neededByNothing: Int = "text"\n')
        assert not failed(built) and "left out: neededByNothing" in text(built) and "Int" in text(built), text(built)
        broken = await save(original + "let broken = (((\n")
        assert failed(broken) and os.path.basename(path) + ":" in text(broken), text(broken)
        for _ in range(2):
            for tool, arguments in (("render", {"max_pictures": 1}), ("list_cases", {}), ("lint", {})):
                refused = await session.call_tool(tool, arguments)
                assert failed(refused) and os.path.basename(path) + ":" in text(refused), (tool, text(refused))
        explained = await session.call_tool("explain_rule", {"rule": "contrast"})
        assert not failed(explained), text(explained)
        built = await save(original)
        assert not failed(built), text(built)
        drawn = await session.call_tool("render", {"max_pictures": 1})
        assert not failed(drawn), text(drawn)
        # A new case is listed, drawn, changed and drawn again; the rest stays as it is.
        added = '\n#Preview("Added by an agent") { Text("%s").padding() }\n'
        pictures = []
        for words in ("First", "Second"):
            built = await save(original + added % words)
            assert not failed(built), text(built)
            listed = await session.call_tool("list_cases", {})
            assert "Added-by-an-agent" in text(listed), text(listed)
            drawn = await session.call_tool("render", {"cases": ["*Added-by-an-agent*"]})
            assert not failed(drawn) and f'"{words}"' in text(drawn), text(drawn)
            pictures += [part.data for part in drawn.content if part.type == "image"]
        assert len(pictures) == 2 and pictures[0] != pictures[1]
        if not os.path.exists(os.path.join(PACKAGE, "Goldens")):
            bare = await session.call_tool("diff", {})
            assert not failed(bare) and "there is nothing to compare with" in text(bare) and len(bare.content) == 1, text(bare)[:400]
        if os.path.exists(os.path.join(PACKAGE, ".git")):
            against = await session.call_tool("diff", {"against": "HEAD"})
            assert not failed(against) and "Added-by-an-agent" in text(against), text(against)
            assert len(text(against)) < 20_000 and any(part.type == "image" for part in against.content), text(against)[:400]
        assert not failed(await save(original))
    finally:
        with open(path, "w") as file:
            file.write(original)


class Raw:
    """The server without a client's good manners."""

    def __init__(self):
        self.process = subprocess.Popen(CALL, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def send(self, line):
        self.process.stdin.write((line if isinstance(line, bytes) else line.encode()) + b"\n")
        self.process.stdin.flush()

    def ask(self, line):
        self.send(line if isinstance(line, (bytes, str)) else json.dumps(line))
        return json.loads(self.process.stdout.readline())

    def call(self, tool, arguments, number=7):
        return self.ask({"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": tool, "arguments": arguments}})

    def end(self):
        self.process.stdin.close()
        return self.process.wait(timeout=20)


def hostile_lines():
    server = Raw()

    def code(line, expected):
        answer = server.ask(line)
        assert answer["error"]["code"] == expected, (line if len(str(line)) < 200 else "long", answer)
        assert len(answer["error"]["message"]) < 400 and answer["error"]["message"].endswith((".", "?")), answer

    code("{", -32700)
    code("nonsense", -32700)
    code(b"\xff\xfe\x00", -32700)
    code("[" * 100_000, -32700)
    code("[]", -32600)
    code("3", -32600)
    code('{"jsonrpc":"2.0","id":true,"method":"ping"}', -32600)
    code('{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600)
    code('{"id":1,"method":"ping"}', -32600)
    code('{"jsonrpc":"2.0","id":1}', -32600)
    code('{"jsonrpc":"2.0","id":1,"method":7}', -32600)
    code('{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}', -32602)
    code({"jsonrpc": "2.0", "id": 1, "method": "no/such"}, -32601)
    code({"jsonrpc": "2.0", "id": 1, "method": "x" * 100_000}, -32601)
    code({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}, -32602)
    code({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {}}, -32602)
    code({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "rendr"}}, -32602)
    code({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "render", "arguments": "x"}}, -32602)
    code({"jsonrpc": "2.0", "id": 1, "method": "resources/read", "params": {"uri": "file:///etc/passwd"}}, -32002)
    code("x" * (17 << 20), -32600)
    for arguments in ({"cases": True}, {"cases": [{}]}, {"max_pictures": 0}, {"max_pictures": "2"}, {"max_pictures": True}, {"tree": 1},
                      {"colour_scheme": ["dark"]}, {"device": {}}):
        answer = server.call("render", arguments)
        assert answer["result"]["isError"] is True and "render" in answer["result"]["content"][0]["text"], (arguments, answer)
    # A number is a name like any other.
    answer = server.call("render", {"cases": [70100]})
    assert answer["result"]["isError"] is True and 'No case matches "70100"' in answer["result"]["content"][0]["text"], answer
    # Names are never taken for options.
    answer = server.call("render", {"cases": ["--out=/tmp/x"]})
    assert answer["result"]["isError"] is True, answer
    # Notifications and blank lines get no answer; an id that is a string is returned unchanged.
    server.send('{"jsonrpc":"2.0","method":"notifications/initialized"}')
    server.send("")
    assert server.ask({"jsonrpc": "2.0", "id": "a", "method": "ping"}) == {"jsonrpc": "2.0", "id": "a", "result": {}}
    # A cancelled request has no answer, the next one has.
    server.send(json.dumps({"jsonrpc": "2.0", "id": 50, "method": "tools/call", "params": {"name": "render", "arguments": {}}}))
    server.send('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":50}}')
    assert server.ask({"jsonrpc": "2.0", "id": 51, "method": "ping"})["id"] in (50, 51)
    assert server.end() == 0

    # While one call waits for a change, others are answered; ping is answered while pictures are drawn.
    server = Raw()
    server.send(json.dumps({"jsonrpc": "2.0", "id": "wait", "method": "tools/call", "params": {"name": "wait_for_rebuild", "arguments": {"timeout_seconds": 5}}}))
    start = time.monotonic()
    assert server.ask({"jsonrpc": "2.0", "id": 1, "method": "ping"})["id"] == 1
    assert server.call("explain_rule", {"rule": "contrast"}, 2)["id"] == 2
    assert time.monotonic() - start < 3
    server.send('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"wait"}}')
    # Two calls at once are both answered, in any order.
    server.send(json.dumps({"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "list_cases", "arguments": {}}}))
    server.send(json.dumps({"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "lint", "arguments": {}}}))
    assert {json.loads(server.process.stdout.readline())["id"] for _ in range(2)} == {3, 4}
    # Cancelling a call while pictures are drawn does not count as a change of the sources.
    server.send(json.dumps({"jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": {"name": "render", "arguments": {}}}))
    time.sleep(0.05)
    server.send('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}}')
    server.send(json.dumps({"jsonrpc": "2.0", "id": 6, "method": "tools/call", "params": {"name": "wait_for_rebuild", "arguments": {"timeout_seconds": 0.5}}}))
    answer = json.loads(server.process.stdout.readline())
    while answer.get("id") != 6:
        answer = json.loads(server.process.stdout.readline())
    assert answer["result"]["content"][0]["text"].startswith("No source has changed"), answer
    # The end of the input in the middle of a message.
    server.process.stdin.write(b'{"jsonrpc":"2.0","id":')
    assert server.end() == 0

    # The end of the input ends the server, whatever it is doing.
    server = Raw()
    server.send(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "wait_for_rebuild", "arguments": {"timeout_seconds": 0}}}))
    assert server.end() == 0


if not HOSTILE_ONLY:
    asyncio.run(ordinary_use())
hostile_lines()
print("mcp: all well")
