"""The card in pictex, a declarative peer: layout, drawing and PNG. pictex_peer.py SCENE ITERATIONS FONTS OUT.png"""
import io, json, statistics, sys, time

from pictex import Canvas, Column, Row, Text

scene, n, fonts, out = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]
inter = f"{fonts}/Inter/Inter.var.ttf"


def build():
    if scene == "card":
        bar = Row(Row().size(144, 8).background_color("#FF9E0A").border_radius(4)).size(227, 8).background_color("#333338").border_radius(4)
        texts = Column(
            Text("Margherita is on its way").font_size(20).font_weight(600).color("white"),
            Text("Arriving in 12 minutes").font_size(15).color("#99999E"), bar).gap(8)
        badge = Row(Text("🍕").font_size(36)).size(88, 88).border(8, "#FF9E0A").border_radius(44)
        return Row(badge, texts).gap(16).padding(20).size(371, 160).background_color("#1C1C1F").border_radius(24)
    return Row(Text("12").font_size(13).color("white")).size(45, 37).background_color("black")


rows = []
for i in range(n + 2):
    start = time.perf_counter()
    image = Canvas().font_family(inter).render(build(), scale_factor=3)
    drawn = time.perf_counter()
    buffer = io.BytesIO()
    image.to_pillow().save(buffer, "PNG")
    end = time.perf_counter()
    if i >= 2:
        rows.append((drawn - start, end - drawn, end - start))
open(out, "wb").write(buffer.getvalue())
draws, encodes, both = (statistics.median(r[k] for r in rows) * 1e3 for k in range(3))
print(json.dumps({"draw": draws, "encode": encodes, "total": both, "bytes": len(buffer.getvalue()), "note": f"{image.width} × {image.height} px"}))
