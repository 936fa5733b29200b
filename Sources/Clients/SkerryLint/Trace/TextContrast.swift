import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryImage
import SkerryLayout

/// The contrast between letters and their background, measured on pixels: those of the picture without its letters, and
/// those of the same picture with a bar in each letter's colour instead. This includes everything that changes colours
/// between a text and the picture: opacities of groups, gradients, filters, blend modes. Source of the formulas: WCAG
/// 2.2, relative luminance and contrast ratio.
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
  private let backdrops: [RGBA]

  /// Pixels per point: bars and backgrounds need no more.
  private static let scale: CGFloat = 2
  /// Samples along each axis: enough to see a gradient, few enough to be fast.
  private static let samples = 24

  /// - Parameter isCovered: whether something is drawn over a text.
  init(_ trace: RenderTrace, isCovered: Bool) {
    let glass = trace.scene.backdrops.isEmpty ? nil : trace.scene.slots.first?.content
    let tree = glass ?? trace.scene.tree
    background = trace.pixels(of: tree.replacingLetters { _ in [] }, scale: Self.scale)
    inked = trace.pixels(of: tree.replacingLetters { $0.runs.map { TextLayout.Bar(rect: $0.box, paint: $0.paint) } }, scale: Self.scale)
    opposed =
      isCovered
      ? trace.pixels(
        of: tree.replacingLetters { $0.runs.map { TextLayout.Bar(rect: $0.box, paint: .solid($0.paint.representativeColor.opposite)) } },
        scale: Self.scale) : nil
    shown = glass == nil ? trace.scene.contentTransform : .identity
    backdrops = glass == nil ? [.black] : trace.scene.backdrops
  }

  /// The contrast of a glyph run of a text: the tenth percentile of the samples, on the backdrop with the higher contrast.
  /// The colour is that of the background, as `#RRGGBB`; `nil` if nothing of it is visible.
  ///
  /// - Parameter covers: the areas drawn over the text, in the slot's points.
  func contrast(of run: GlyphRun, in visit: Visit, covers: [CGRect]) -> (ratio: Double, color: String)? {
    let straight = run.box.offsetBy(dx: visit.node.frame.minX, dy: visit.node.frame.minY)
    let box = straight.applying(visit.transform)
    // Text clipped by the surface is reported by another rule.
    guard visit.slot.plate.insetBy(dx: -1, dy: -1).contains(box) else { return nil }
    let surface = visit.slot.plate.insetBy(dx: visit.slot.clipMargin, dy: visit.slot.clipMargin)
    let seen = (visit.clip.map { box.intersection($0) } ?? box).intersection(surface)
    guard !seen.isNull, !seen.isEmpty else { return nil }
    let place = seen.applying(shown)
    let places = covers.map { $0.applying(shown) }
    let scale = Self.scale
    // Inside the bar's edges, which fall between pixels.
    let left = max(0, Int((place.minX * scale).rounded(.up))), right = min(background.size.width, Int((place.maxX * scale).rounded(.down)))
    let top = max(0, Int((place.minY * scale).rounded(.up))), bottom = min(background.size.height, Int((place.maxY * scale).rounded(.down)))
    guard left < right, top < bottom else { return nil }
    // A part of the text in a rounded corner is not seen.
    let isInCorner = visit.slot.cuts(seen)
    let back = shown.inverted()
    // A turned bar does not fill the rectangle around it. Its edges fall between pixels, too: half a pixel's diagonal is left out.
    let isTurned = visit.transform.b != 0 || visit.transform.c != 0
    let unturned = visit.transform.inverted()
    let edge = 0.5 * CGFloat(2).squareRoot() / scale / visit.magnification
    var best: (ratio: Double, color: String)?
    for backdrop in backdrops {
      var found: [(ratio: Double, background: Tone)] = []
      for y in stride(from: top, to: bottom, by: max(1, (bottom - top) / Self.samples)) {
        for x in stride(from: left, to: right, by: max(1, (right - left) / Self.samples)) {
          let point = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
          if isInCorner, visit.slot.cuts(point.applying(back)) { continue }
          if isTurned, !straight.insetBy(dx: edge, dy: edge).contains(point.applying(back).applying(unturned)) { continue }
          // Something opaque over a letter hides it whatever its colour; the rest is checked.
          if let opposed, places.contains(where: { $0.contains(point) }), !inked.differs(from: opposed, x, y) { continue }
          let tone = Tone(background, x, y, over: backdrop)
          found.append((tone.ratio(to: Tone(inked, x, y, over: backdrop)), tone))
        }
      }
      guard !found.isEmpty else { continue }
      found.sort { $0.ratio < $1.ratio }
      let deciding = found[found.count / 10]
      if deciding.ratio > best?.ratio ?? 0 { best = (deciding.ratio, deciding.background.text) }
    }
    return best
  }

  /// An opaque colour, straight sRGB in 0…1.
  private struct Tone {
    let parts: [Double]

    init(_ picture: Bitmap, _ x: Int, _ y: Int, over backdrop: RGBA) {
      let at = (y * picture.size.width + x) * 4
      let rest = 1 - Double(picture.pixels[at + 3]) / 255
      parts = zip([backdrop.red, backdrop.green, backdrop.blue], 0..<3).map { min(1, Double(picture.pixels[at + $1]) / 255 + $0 * rest) }
    }

    func ratio(to other: Tone) -> Double { (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05) }

    private var luminance: Double {
      func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear(parts[0]) + 0.7152 * linear(parts[1]) + 0.0722 * linear(parts[2])
    }

    var text: String {
      "#"
        + parts.map { part in
          let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
          return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }
  }
}

extension Bitmap {
  fileprivate func differs(from other: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let at = (y * size.width + x) * 4
    return pixels[at..<at + 4] != other.pixels[at..<at + 4]
  }
}

extension RGBA {
  /// Black for a light colour and white for a dark one, as opaque.
  fileprivate var opposite: RGBA {
    let level = red + green + blue > 1.5 ? 0.0 : 1.0
    return RGBA(level, level, level, alpha)
  }
}

extension GlyphRun {
  /// The area of its letters, as high as a lower-case letter with part of its ascenders; relative to the text's box, in
  /// points.
  fileprivate var box: CGRect {
    let from = glyphs.map { min($0.origin.x, $0.origin.x + $0.advance) }.min() ?? 0
    let to = glyphs.map { max($0.origin.x, $0.origin.x + $0.advance) }.max() ?? 0
    let baseline = glyphs.first?.origin.y ?? 0
    return CGRect(x: from, y: baseline - font.size * 0.65, width: to - from, height: font.size * 0.65)
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
