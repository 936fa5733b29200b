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
  /// The outline of a glyph as straight lines, in points, relative to its origin; empty for a glyph without one.
  let outline: (UInt32, FontInstance) -> [Polyline]
  private(set) var lines: [TextLayout.Line] = []
  private(set) var runs: [GlyphRun] = []
  private(set) var bars: [TextLayout.Bar] = []
  private(set) var images: [TextLayout.PlacedImage] = []

  init(text: ResolvedText, scale: CGFloat, ascent: CGFloat, descent: CGFloat, outline: @escaping (UInt32, FontInstance) -> [Polyline]) {
    self.outline = outline
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
    if text.isRedacted { return bars += Redaction.bars(of: line, in: text.runs, scale: scale, x: x, baseline: baseline) }
    var pen = x
    for cluster in Self.visual(line.clusters) {
      draw(cluster, at: pen, baseline)
      pen += cluster.advance
    }
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
    let size = run.font.size * scale
    let thickness = max(text.scale.pixelLength, text.scale.snapped(size * Self.lineWidth(run.font.cssWeight)))
    if let underline = run.underline {
      let top = base + size * (run.font.isItalic ? Self.italicUnderline : Self.underline)
      if let index = addBar(underline, run, pen, top, thickness, cluster.advance) { interrupt(index, glyphs, cluster.font) }
    }
    // The strike crosses the middle of the small letters.
    if let strike = run.strikethrough { addBar(strike, run, pen, base - size * 0.26 - thickness / 2, thickness, cluster.advance) }
  }

  /// How far an underline's top is below the baseline, in ems, in upright and in italic text. Source: Figures §9.36.
  private static let underline: CGFloat = 0.0625
  private static let italicUnderline: CGFloat = 0.125

  /// How thick underlines and strikes are, in ems: recorded in regular and in heavy text, interpolated between. Source: Figures §9.36.
  private static func lineWidth(_ weight: CGFloat) -> CGFloat { 0.0625 + 0.0625 * min(max((weight - 400) / 400, 0), 1.25) }

  /// An underline is interrupted where a letter crosses it, with a gap of its own thickness on both sides (Figures §9.36).
  private mutating func interrupt(_ index: Int, _ glyphs: [GlyphRun.Glyph], _ font: FontInstance) {
    let bar = bars[index].rect
    for glyph in glyphs where (bar.minY + bar.height + glyph.origin.x + glyph.origin.y).isFinite {
      let band = (bar.minY - glyph.origin.y)...(bar.maxY - glyph.origin.y)
      for ink in outline(glyph.id, font).ink(within: band) {
        bars[index].gaps.append((ink.lowerBound + glyph.origin.x - bar.height)...(ink.upperBound + glyph.origin.x + bar.height))
      }
    }
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

  @discardableResult
  private mutating func addBar(
    _ decoration: TextRun.Decoration, _ run: TextRun, _ x: CGFloat, _ y: CGFloat, _ thickness: CGFloat, _ width: CGFloat
  ) -> Int? {
    guard width > 0 else { return nil }
    let paint = decoration.color.map { Paint.solid($0) } ?? run.paint
    let top = text.scale.snapped(y)
    // Underline and strikethrough bars of a run alternate, so the bar to lengthen need not be the last.
    if let index = bars.lastIndex(where: {
      !$0.isBehind && $0.paint == paint && $0.dashes == decoration.dashes(thickness) && $0.rect.minY == top
        && $0.rect.height == thickness && abs($0.rect.maxX - x) < 0.01
    }) {
      bars[index].rect.size.width += width
      return index
    }
    bars.append(
      TextLayout.Bar(rect: CGRect(x: x, y: top, width: width, height: thickness), paint: paint, dashes: decoration.dashes(thickness)))
    return bars.count - 1
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
  /// Alternating lengths of dash and gap, in points; empty for a solid line. Dots are recorded (Figures §9.36), the other lengths are assumed.
  fileprivate func dashes(_ thickness: CGFloat) -> [CGFloat] {
    let lengths: [CGFloat] =
      switch pattern {
      case .solid: []
      case .dot: [3, 3]
      case .dash: [10, 5]
      case .dashDot: [10, 3, 3, 3]
      case .dashDotDot: [10, 3, 3, 3, 3, 3]
      }
    return lengths.map { $0 * thickness }
  }
}
