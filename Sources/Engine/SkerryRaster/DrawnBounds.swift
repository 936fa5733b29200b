import Foundation
import SkerryDrawing
import SkerryGeometry

/// A conservative estimate of the pixels that a display list covers.
struct DrawnBounds {
  let outlines: any GlyphOutlining

  func bounds(of list: DisplayList, _ transform: CGAffineTransform) -> PixelRect {
    list.items.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union(bounds(of: $1, transform)) }
  }

  private func bounds(of item: DisplayItem, _ transform: CGAffineTransform) -> PixelRect {
    switch item {
    case .fill(let path, _, _, _): return path.controlBounds.pixels(transform)
    case .stroke(let path, let style, _, _):
      // A miter reaches at most limit × half the width beyond the outline.
      let reach = style.lineWidth / 2 * max(1.5, style.lineJoin == .miter ? style.miterLimit : 1)
      return path.controlBounds.insetBy(dx: -reach, dy: -reach).pixels(transform)
    case .glyphs(let run, _):
      // A glyph is assumed to extend at most two ems from its origin, and half an em more to the right: of the letters in the shipped faces
      // the Myanmar U+102A is the widest, 2.45 ems. Only the ligature U+FDFD is wider.
      let (reach, right) = (run.font.size * 2, run.font.size * 2.5)
      return run.glyphs.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) {
        $0.union(CGRect(x: $1.origin.x - reach, y: $1.origin.y - reach, width: reach + right, height: 2 * reach).pixels(transform))
      }
    case .image(_, let drawn): return drawn.frame.pixels(transform)
    case .group(let effects, let list): return bounds(of: list, effects[...], transform)
    }
  }

  /// The pixels of a list under effects, the innermost of which comes first.
  func bounds(of list: DisplayList, _ effects: ArraySlice<Effect>, _ transform: CGAffineTransform) -> PixelRect {
    guard let last = effects.last else { return bounds(of: list, transform) }
    let inner = effects.dropLast()
    switch last {
    case .transform(let own): return bounds(of: list, inner, own.concatenating(transform))
    case .projection(let matrix):
      let flat = bounds(of: list, inner, transform)
      guard !flat.isEmpty else { return flat }
      let box = CGRect(x: flat.minX, y: flat.minY, width: flat.size.width, height: flat.size.height)
      return matrix.inPixels(transform).bounds(of: box)?.pixels(.identity) ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    case .opacity, .clip, .mask, .blend, .blur, .shadow, .innerShadow, .color, .isolate:
      return bounds(of: list, inner, transform).expanded(by: last.reach(transform))
    }
  }
}

extension Path {
  /// The rectangle of all points and control points.
  fileprivate var controlBounds: CGRect {
    var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    func add(_ p: CGPoint) {
      (left, right) = (min(left, p.x), max(right, p.x))
      (top, bottom) = (min(top, p.y), max(bottom, p.y))
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quadCurve(let to, let control):
        add(to)
        add(control)
      case .curve(let to, let c1, let c2):
        add(to)
        add(c1)
        add(c2)
      case .closeSubpath: break
      }
    }
    return left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .zero
  }
}

extension CGRect {
  /// The pixels that the mapped rectangle touches; huge and undefined values are cut off.
  func pixels(_ transform: CGAffineTransform) -> PixelRect {
    let mapped = applying(transform)
    func clean(_ v: CGFloat, _ rule: FloatingPointRoundingRule) -> Int { v.isFinite ? Int(min(max(v, -20_000), 20_000).rounded(rule)) : 0 }
    let (left, top) = (clean(mapped.minX, .down), clean(mapped.minY, .down))
    return PixelRect(x: left, y: top, width: clean(mapped.maxX, .up) - left, height: clean(mapped.maxY, .up) - top)
  }
}
