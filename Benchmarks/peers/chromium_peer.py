"""The card as a page in headless Chromium, a process a picture, as a script would use it. chromium_peer.py SCENE ITERATIONS FONTS OUT.png"""
import json, os, statistics, subprocess, sys, tempfile, time
from pathlib import Path

scene, n, fonts, out = sys.argv[1], min(int(sys.argv[2]), 3), Path(sys.argv[3]), sys.argv[4]
size = (371, 160) if scene == "card" else (45, 37)
svg = (Path(__file__).parent / f"{scene}.svg").read_text()
page = f"""<!doctype html><meta charset="utf-8"><style>
@font-face {{ font-family: Inter; src: url("file://{fonts}/Inter/Inter.var.ttf"); font-weight: 100 900 }}
@font-face {{ font-family: "Noto Color Emoji"; src: url("file://{fonts}/NotoColorEmoji/NotoColorEmoji.ttf") }}
body {{ margin: 0; background: transparent }}</style>{svg}"""
times = []
with tempfile.TemporaryDirectory() as folder:
    source = Path(folder, "page.html")
    source.write_text(page)
    for i in range(n + 1):
        start = time.perf_counter()
        subprocess.run(
            [os.environ.get("CHROMIUM", "chromium"), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--force-device-scale-factor=3", f"--window-size={size[0]},{size[1]}", "--default-background-color=00000000",
             f"--user-data-dir={folder}/profile", f"--screenshot={out}", f"file://{source}"],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60)
        if i:
            times.append(time.perf_counter() - start)
print(json.dumps({"cold": statistics.median(times) * 1e3, "bytes": os.path.getsize(out)}))
