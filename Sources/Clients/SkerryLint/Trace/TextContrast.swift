import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryImage
import SkerryLayout

/// The contrast between letters and their background, measured on pixels: those of the picture without its letters, and
/// those of the same picture with a bar in each letter's colour instead. This includes everything that changes colours
/// between text and the picture: opacities of groups, gradients, filters, blend modes.
@MainActor
struct TextContrast {
  private let background: Bitmap
  private let inked: Bitmap
  /// The same with bars in the opposite colours: where it equals `inked`, something covers the letters. `nil` if
  /// nothing can.
  private let opposed: Bitmap?
  /// From the letters' points to the pictures'.
  private let shown: CGAffineTransform
  /// The colours behind a pixel that the app has not painted over: on glass they depend on the user's wallpaper, black or white.
  private let backdrops: [OpaqueColor]

  private static let scale = RenderTrace.contrastScale
  /// Samples along each axis: enough to see a gradient, few enough to be fast.
  private static let samples = 24

  /// - Parameter isCovered: whether something is drawn over text.
  init(_ trace: RenderTrace, isCovered: Bool) {
    let ground = trace.contrastGround
    let tree = ground.tree
    background = trace.pixels(of: tree.replacingLetters { _ in [] }, scale: Self.scale)
    inked = trace.pixels(
      of: tree.replacingLetters { $0.runs.map { TextLayout.Bar(rect: $0.lettersBox, paint: $0.paint) } }, scale: Self.scale)
    opposed =
      isCovered
      ? trace.pixels(
        of: tree.replacingLetters {
          $0.runs.map { TextLayout.Bar(rect: $0.lettersBox, paint: .solid($0.paint.representativeColor.opposite)) }
        },
        scale: Self.scale) : nil
    (shown, backdrops) = (ground.shown, ground.backdrops)
  }

  /// Whether what covers the letters was measured.
  var knowsCovers: Bool { opposed != nil }

  /// The contrast of a glyph run: the tenth percentile of the samples, on the backdrop with the higher contrast.
  /// The colour is that of the background; `nil` if nothing of it is visible.
  ///
  /// - Parameter covers: the areas drawn over the text, in the slot's points.
  func contrast(of run: GlyphRun, in visit: VisitedItem, covers: [CGRect]) -> (ratio: Double, ground: OpaqueColor)? {
    let straight = run.lettersBox.offsetBy(dx: visit.node.frame.minX, dy: visit.node.frame.minY)
    let box = straight.applying(visit.area.transform)
    // Text clipped by the surface is reported by another rule.
    guard visit.slot.plate.insetBy(dx: -1, dy: -1).contains(box) else { return nil }
    let seen = (visit.area.clip.map { box.intersection($0) } ?? box).intersection(visit.slot.surface)
    guard !seen.isNull, !seen.isEmpty else { return nil }
    let place = seen.applying(shown)
    let places = covers.map { $0.applying(shown) }
    let scale = Self.scale
    guard let (columns, rows) = samples(of: place) else { return nil }
    // A part of the text in a rounded corner is not visible.
    let isInCorner = visit.slot.cuts(seen)
    let back = shown.inverted()
    // A turned bar does not fill the rectangle around it. Its edges fall between pixels, too: half a pixel's diagonal is left out.
    let isProjected = visit.area.isProjected
    let isTurned = isProjected || visit.area.transform.b != 0 || visit.area.transform.c != 0
    let unturned = visit.area.transform.inverted()
    let edge = 0.5 * CGFloat(2).squareRoot() / scale / visit.area.magnification
    var best: (ratio: Double, ground: OpaqueColor)?
    // Most text is straight and uncovered: then every sample counts.
    let isSeen: ((Int, Int) -> Bool)? =
      isInCorner || isTurned || opposed != nil && !places.isEmpty
      ? { x, y in
        let point = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
        if isInCorner, visit.slot.cuts(point.applying(back)) { return false }
        // A projected bar has no straight edges; where it is, the pixels differ.
        if isProjected, inked.equals(background, x: x, y: y) { return false }
        if isTurned, !straight.insetBy(dx: edge, dy: edge).contains(point.applying(back).applying(unturned)) { return false }
        // Something opaque over a letter hides it whatever its colour; the rest is checked.
        if let opposed, places.contains(where: { $0.contains(point) }), inked.equals(opposed, x: x, y: y) { return false }
        return true
      } : nil
    for backdrop in backdrops {
      let found = background.contrasts(to: inked, columns: columns, rows: rows, over: backdrop, where: isSeen)
      guard !found.isEmpty else { continue }
      let deciding = found[found.count / 10]
      if deciding.ratio > best?.ratio ?? 0 { best = (deciding.ratio, deciding.color) }
    }
    return best
  }

  /// The pixels that are compared in a rectangle of the picture, in points: those that are whole inside its edges, which fall between pixels.
  /// `nil` if there are none.
  private func samples(of place: CGRect) -> (columns: StrideTo<Int>, rows: StrideTo<Int>)? {
    let scale = Self.scale
    let left = max(0, Int((place.minX * scale).rounded(.up))), right = min(background.size.width, Int((place.maxX * scale).rounded(.down)))
    let top = max(0, Int((place.minY * scale).rounded(.up))), bottom = min(background.size.height, Int((place.maxY * scale).rounded(.down)))
    guard left < right, top < bottom else { return nil }
    return (
      stride(from: left, to: right, by: max(1, (right - left) / Self.samples)),
      stride(from: top, to: bottom, by: max(1, (bottom - top) / Self.samples))
    )
  }

  /// Whether something opaque is drawn over all of a glyph run that its surface shows.
  func isCovered(_ run: GlyphRun, in visit: VisitedItem, covers: [CGRect]) -> Bool {
    let box = run.lettersBox.offsetBy(dx: visit.node.frame.minX, dy: visit.node.frame.minY).applying(visit.area.transform)
    let seen = (visit.area.clip.map { box.intersection($0) } ?? box).intersection(visit.slot.plate)
    guard let opposed, !seen.isNull, !seen.isEmpty else { return false }
    let place = seen.applying(shown)
    let places = covers.map { $0.applying(shown) }
    let scale = Self.scale
    guard let (columns, rows) = samples(of: place) else { return false }
    for y in rows {
      for x in columns {
        let point = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
        // Where nothing is drawn over it, a bar of any colour is visible.
        guard places.contains(where: { $0.contains(point) }), inked.equals(opposed, x: x, y: y) else { return false }
      }
    }
    return true
  }
}

extension RGBA {
  /// Black for a light colour and white for a dark one, as opaque.
  fileprivate var opposite: RGBA {
    let level = red + green + blue > 1.5 ? 0.0 : 1.0
    return RGBA(level, level, level, alpha)
  }
}

extension PlacedNode {
  /// The same picture with bars in place of the letters; highlights behind them stay.
  fileprivate func replacingLetters(_ bars: (TextLayout) -> [TextLayout.Bar]) -> PlacedNode {
    if case .text(let text, let layout) = content {
      if text.isRedacted { return self }
      return PlacedNode(.text(text, layout.with(runs: [], bars: layout.bars.filter(\.isBehind) + bars(layout))), frame: frame)
    }
    return PlacedNode(content, frame: frame, children: children.map { $0.replacingLetters(bars) })
  }
}
