"""Calls skerry in folders and prints a table; see Scripts/reach."""

import json
import pathlib
import shutil
import subprocess
import sys
import time

SECONDS = 180
# What every Live Activity is drawn as without options.
PRESENTATIONS = {"compact", "minimal-attached", "minimal-detached", "expanded", "lock-screen", "always-on", "standby"}


def declares_activity(folder: pathlib.Path) -> bool:
    """Whether a Swift file of the repository configures a Live Activity."""
    for path in folder.rglob("*.swift"):
        try:
            if "ActivityConfiguration(" in path.read_text(errors="replace"):
                return True
        except OSError:
            continue
    return False


def fingerprint(folder: pathlib.Path) -> list:
    """Names, sizes and times of a repository's files: the same before and after."""
    return sorted(
        (str(path), path.lstat().st_size, path.lstat().st_mtime_ns) for path in folder.rglob("*") if not path.is_dir()
    )


def measure(command: str, out: pathlib.Path, folder: pathlib.Path) -> dict:
    target = out / folder.name
    shutil.rmtree(target, ignore_errors=True)
    before = fingerprint(folder)
    start = time.monotonic()
    try:
        call = [command, "render", "--package-path", str(folder), "--out", str(target)]
        done = subprocess.run(call, capture_output=True, text=True, errors="replace", timeout=SECONDS)
        code, words = done.returncode, done.stderr
    except subprocess.TimeoutExpired:
        code, words = -1, f"stopped after {SECONDS} seconds"
    seconds = time.monotonic() - start
    manifest = {}
    if (target / "manifest.json").exists():
        manifest = json.loads((target / "manifest.json").read_text())
    drawn, left = [], []
    for entry in manifest.get("activities", []):
        if entry["kind"] == "activity" and entry["pictures"]:
            shown = {p["presentation"] for p in manifest["pictures"] if p["activity"] == entry["name"]}
            missing = PRESENTATIONS - shown
            drawn.append(entry["name"] + (" without " + ", ".join(sorted(missing)) if missing else ""))
        elif not entry["pictures"] and entry["kind"] != "extension":
            left.append((entry["kind"], entry["name"], "; ".join(item["reason"] for item in entry["leftOut"])))
    return {
        "name": folder.name, "seconds": seconds, "code": code, "drawn": drawn, "left": left,
        "pictures": len(manifest.get("pictures", [])), "changed": before != fingerprint(folder),
        "words": [line for line in words.splitlines() if line.strip()], "declares": declares_activity(folder),
    }


def main() -> None:
    command, out = sys.argv[1], pathlib.Path(sys.argv[2])
    rows = []
    for name in sys.argv[3:]:
        row = measure(command, out, pathlib.Path(name).resolve())
        rows.append(row)
        state = ", ".join(row["drawn"]) or ("no activity drawn" if row["declares"] else "declares no activity")
        print(f'{row["name"]}: {row["seconds"]:.1f} s, exit {row["code"]}, {row["pictures"]} pictures: {state}')
        for kind, left, reason in row["left"]:
            print(f"    left out: {kind} {left}: {reason}")
        if not row["drawn"] and row["words"]:
            print(f'    {row["words"][-1][:300]}')
        if row["changed"]:
            print("    the repository was changed")
        sys.stdout.flush()
    declaring = [row for row in rows if row["declares"]]
    whole = [
        row for row in declaring
        if row["drawn"] and not any(" without " in entry for entry in row["drawn"]) and not any(kind == "activity" for kind, _, _ in row["left"])
    ]
    times = sorted(row["seconds"] for row in rows)
    print(
        f"{len(whole)} of {len(declaring)} repositories that declare a Live Activity: every presentation of every activity is drawn; "
        f"{sum(1 for row in declaring if row['drawn'])} with any; median {times[len(times) // 2]:.1f} s, longest {times[-1]:.1f} s"
    )


main()
