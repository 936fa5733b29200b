"""The card as SVG in resvg: parsing, drawing and PNG in one. resvg_peer.py SCENE ITERATIONS FONTS OUT.png"""
import json, statistics, sys, time
from pathlib import Path

import resvg_py

scene, n, fonts, out = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]), sys.argv[4]
svg = (Path(__file__).parent / f"{scene}.svg").read_text()
files = [str(fonts / "Inter" / "Inter.var.ttf"), str(next((fonts / "NotoColorEmoji").glob("*.ttf")))]
times = []
for i in range(n + 2):
    start = time.perf_counter()
    data = bytes(resvg_py.svg_to_bytes(svg_string=svg, font_files=files, skip_system_fonts=True, zoom=3))
    if i >= 2:
        times.append(time.perf_counter() - start)
open(out, "wb").write(data)
print(json.dumps({"total": statistics.median(times) * 1e3, "bytes": len(data)}))
