"""The scenes of the benchmark in skia-python: drawing and PNG. skia_peer.py SCENE ITERATIONS FONTS OUT.png"""
import json, statistics, sys, time
from pathlib import Path

import skia

scene, n, fonts, out = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]), sys.argv[4]
inter = skia.Typeface.MakeFromFile(str(fonts / "Inter" / "Inter.var.ttf"))
emoji = skia.Typeface.MakeFromFile(str(next((fonts / "NotoColorEmoji").glob("*.ttf"))))
arguments = skia.FontArguments()
position = skia.FontArguments.VariationPosition
arguments.setVariationDesignPosition(position(position.Coordinates([position.Coordinate(0x77676874, 600)])))
semibold = inter.makeClone(arguments)
TRACK, TINT = skia.Color4f(0.2, 0.2, 0.22, 1), skia.Color4f(1, 0.62, 0.04, 1)


def fill(color):
    return skia.Paint(Color4f=color, AntiAlias=True)


def stroke(color, width, cap=skia.Paint.kButt_Cap):
    return skia.Paint(Color4f=color, AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=width, StrokeCap=cap)


def ring(canvas, x, y, r, width):
    canvas.drawCircle(x, y, r, stroke(TRACK, width))
    canvas.drawArc(skia.Rect.MakeXYWH(x - r, y - r, 2 * r, 2 * r), -90, 0.62 * 360, False, stroke(TINT, width, skia.Paint.kRound_Cap))


def text(canvas, string, face, size, x, y, color, centred=False):
    font = skia.Font(face, size)
    font.setSubpixel(True)
    if centred:
        x -= font.measureText(string) / 2
    canvas.drawString(string, x, y, font, fill(color))


def draw():
    card = scene == "card"
    surface = skia.Surface(1113, 480) if card else skia.Surface(135, 110)
    with surface as canvas:
        canvas.scale(3, 3)
        if card:
            canvas.clipRRect(skia.RRect.MakeRectXY(skia.Rect.MakeWH(371, 160), 24, 24), True)
            canvas.drawPaint(fill(skia.Color4f(0.11, 0.11, 0.12, 1)))
            ring(canvas, 64, 80, 44, 8)
            text(canvas, "🍕", emoji, 36, 64, 93, skia.Color4f(1, 1, 1, 1), True)
            text(canvas, "Margherita is on its way", semibold, 20, 124, 64, skia.Color4f(1, 1, 1, 1))
            text(canvas, "Arriving in 12 minutes", inter, 15, 124, 92, skia.Color4f(0.6, 0.6, 0.62, 1))
            canvas.drawRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(124, 106, 227, 8), 4, 4), fill(TRACK))
            canvas.drawRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(124, 106, 144, 8), 4, 4), fill(TINT))
        else:
            canvas.drawPaint(fill(skia.Color4f(0, 0, 0, 1)))
            ring(canvas, 22.5, 18.33, 13.33, 3)
            text(canvas, "12", semibold, 13, 22.5, 23, skia.Color4f(1, 1, 1, 1), True)
    return surface.makeImageSnapshot()


rows = []
for i in range(n + 3):
    start = time.perf_counter()
    image = draw()
    drawn = time.perf_counter()
    data = image.encodeToData(skia.EncodedImageFormat.kPNG, 100)
    end = time.perf_counter()
    if i >= 3:
        rows.append((drawn - start, end - drawn, end - start))
open(out, "wb").write(bytes(data))
draws, encodes, both = (statistics.median(r[k] for r in rows) * 1e3 for k in range(3))
print(json.dumps({"draw": draws, "encode": encodes, "total": both, "bytes": data.size()}))
