import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// Places the glyphs, bars and pictures of finished lines.
struct Composer {
  let text: ResolvedText
  let scale: CGFloat
  /// Every line's ascent and descent, in points.
  let ascent: CGFloat
  let descent: CGFloat
  private(set) var lines: [TextLayout.Line] = []
  private(set) var runs: [GlyphRun] = []
  private(set) var bars: [TextLayout.Bar] = []
  private(set) var images: [TextLayout.PlacedImage] = []

  init(text: ResolvedText, scale: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.text = text
    self.scale = scale
    self.ascent = ascent
    self.descent = descent
  }

  mutating func add(_ line: ComposedLine, x: CGFloat, baseline: CGFloat, top: CGFloat, height: CGFloat, _ units: [UInt16]) {
    let shown = line.clusters.map { $0.inserted ?? ($0.isSoftHyphen ? "" : units.string($0.range)) }
    lines.append(
      TextLayout.Line(
        string: shown.joined(), frame: CGRect(x: x, y: top, width: line.width, height: height), baseline: baseline))
    if text.isRedacted { return addRedaction(line, x, baseline) }
    var pen = x
    for cluster in Self.visual(line.clusters) {
      draw(cluster, at: pen, baseline)
      pen += cluster.advance
    }
  }

  /// A bar as tall as capitals, rounded, in the text's paint faded. The geometry is our choice (nothing is published).
  private mutating func addRedaction(_ line: ComposedLine, _ x: CGFloat, _ baseline: CGFloat) {
    guard let run = text.runs.first, line.width > 0 else { return }
    let height = run.font.size * scale * 0.8
    bars.append(
      TextLayout.Bar(
        rect: CGRect(x: x, y: baseline - height + run.font.size * 0.08, width: line.width, height: height),
        paint: .faded(run.paint, 0.16), cornerRadius: height * 0.25))
  }

  private mutating func draw(_ cluster: ShapedCluster, at pen: CGFloat, _ baseline: CGFloat) {
    let run = text.runs[cluster.run]
    let base = baseline - run.baselineOffset
    if let background = run.background, cluster.advance > 0 { addBackground(background, pen, baseline, cluster.advance) }
    if let image = cluster.image {
      let size = CGSize(width: image.naturalSize.width * scale, height: image.naturalSize.height * scale)
      images.append(
        TextLayout.PlacedImage(
          content: image,
          frame: CGRect(x: pen, y: base + image.baselineOffset * scale - size.height, width: size.width, height: size.height)))
      return
    }
    let glyphs = cluster.glyphs.map {
      GlyphRun.Glyph(
        id: $0.id, origin: CGPoint(x: pen + $0.x, y: base + $0.y), cluster: cluster.range.lowerBound, advance: cluster.advance)
    }
    // The last run is only looked at, not copied: a copy would make each addition copy all glyphs of the run.
    let continues = runs.last.map { $0.font == cluster.font && $0.paint == run.paint } ?? false
    if continues {
      runs[runs.count - 1].glyphs += glyphs
    } else if !glyphs.isEmpty {
      runs.append(GlyphRun(font: cluster.font, glyphs: glyphs, paint: run.paint))
    }
    // A fifteenth of the size is the stroke of a regular face; the strike crosses the middle of the small letters.
    let size = run.font.size * scale
    if let underline = run.underline { addBar(underline, run, pen, base + size * 0.11, size, cluster.advance) }
    if let strike = run.strikethrough { addBar(strike, run, pen, base - size * 0.26, size, cluster.advance) }
  }

  private mutating func addBackground(_ paint: Paint, _ x: CGFloat, _ baseline: CGFloat, _ width: CGFloat) {
    let top = text.scale.snapped(baseline - ascent)
    if let index = bars.lastIndex(where: { $0.isBehind && $0.paint == paint && $0.rect.minY == top && abs($0.rect.maxX - x) < 0.01 }) {
      bars[index].rect.size.width += width
    } else {
      let rect = CGRect(x: x, y: top, width: width, height: text.scale.snapped(ascent + descent))
      bars.append(TextLayout.Bar(rect: rect, paint: paint, isBehind: true))
    }
  }

  private mutating func addBar(
    _ decoration: TextRun.Decoration, _ run: TextRun, _ x: CGFloat, _ y: CGFloat, _ size: CGFloat, _ width: CGFloat
  ) {
    guard width > 0 else { return }
    let thickness = max(text.scale.pixelLength, text.scale.snapped(size / 15))
    let paint = decoration.color.map { Paint.solid($0) } ?? run.paint
    let top = text.scale.snapped(y - thickness / 2)
    // Underline and strikethrough bars of a run alternate, so the bar to lengthen need not be the last.
    if let index = bars.lastIndex(where: {
      !$0.isBehind && $0.paint == paint && $0.dashes == decoration.dashes(thickness) && $0.rect.minY == top && abs($0.rect.maxX - x) < 0.01
    }) {
      bars[index].rect.size.width += width
    } else {
      bars.append(
        TextLayout.Bar(
          rect: CGRect(x: x, y: top, width: width, height: thickness), paint: paint, dashes: decoration.dashes(thickness)))
    }
  }

  /// Rule L2 of the bidi algorithm: from the highest level down, reverse every run of at least that level.
  static func visual(_ clusters: [ShapedCluster]) -> [ShapedCluster] {
    guard let highest = clusters.map(\.level).max(), highest > 0 else { return clusters }
    var result = clusters
    for level in stride(from: highest, through: 1, by: -1) {
      var index = 0
      while index < result.count {
        guard result[index].level >= level else {
          index += 1
          continue
        }
        var end = index
        while end < result.count, result[end].level >= level { end += 1 }
        result[index..<end].reverse()
        index = end
      }
    }
    return result
  }
}

extension TextRun.Decoration {
  /// Alternating lengths of dash and gap, in points; empty for a solid line. Our choice of lengths, in units of the thickness.
  fileprivate func dashes(_ thickness: CGFloat) -> [CGFloat] {
    let lengths: [CGFloat] =
      switch pattern {
      case .solid: []
      case .dot: [1, 2]
      case .dash: [5, 3]
      case .dashDot: [5, 3, 1, 3]
      case .dashDotDot: [5, 3, 1, 3, 1, 3]
      }
    return lengths.map { $0 * thickness }
  }
}
