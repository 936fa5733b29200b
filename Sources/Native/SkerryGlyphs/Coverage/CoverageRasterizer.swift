import CFreeType
import Foundation
package import SkerryDrawing
package import SkerryGeometry

/// Turns outlines into exact-area coverage with FreeType's smooth rasterizer.
///
/// Not `Sendable`: it owns a FreeType library, which serves one thread at a time.
package final class CoverageRasterizer {
  private var opened: FT_Library?

  package init() {}

  deinit {
    if let opened { FT_Done_FreeType(opened) }
  }

  /// Opened for the first outline: pictures whose shapes are all known need none.
  private var library: FT_Library? {
    if opened == nil {
      var library: FT_Library?
      if FT_Init_FreeType(&library) == 0 { opened = library }
    }
    return opened
  }

  /// Coverage of a path mapped to pixels by `transform`, inside `bounds` (pixels).
  ///
  /// Positions are rounded to 1/64 pixel, FreeType's unit.
  package func coverage(of path: Path, transform: CGAffineTransform, evenOdd: Bool, within bounds: PixelRect) -> Coverage {
    if let rect = path.pixelRectangle(transform) {
      let visible = rect.intersection(bounds)
      return visible.isEmpty ? .nothing : .full(visible)
    }
    var outline = FixedOutline(path, transform)
    let rect = outline.pixelBounds.intersection(bounds)
    guard !rect.isEmpty, let library else { return .nothing }
    var bytes = [UInt8](repeating: 0, count: rect.size.count)
    outline.moveOrigin(toX: rect.minX, bottom: rect.maxY)
    for (index, part) in outline.parts.enumerated() {
      part.add(to: &bytes, isFirst: index == 0, size: rect.size, evenOdd: evenOdd, library)
    }
    return .partial(CoverageMask(rect: rect, bytes: bytes))
  }
}

/// An outline in 26.6 pixels. FreeType counts points in 16 bits, so a large path is cut between subpaths.
private struct FixedOutline {
  struct Part {
    var points: [FT_Vector] = []
    var tags: [CChar] = []
    var ends: [CShort] = []
  }

  private(set) var parts: [Part] = []
  private var least = (x: Int.max, y: Int.max)
  private var greatest = (x: Int.min, y: Int.min)

  private static let on: CChar = 1
  private static let conic: CChar = 0
  private static let cubic: CChar = 2
  private static let pointLimit = 30_000

  init(_ path: Path, _ transform: CGAffineTransform) {
    var part = Part()
    var contourStart = 0
    func fixed(_ point: CGPoint) -> FT_Vector {
      let mapped = point.applying(transform)
      func round(_ v: CGFloat) -> Int {
        // FreeType's rasterizer is exact within ±32,767 pixels.
        v.isFinite ? Int((min(max(v, -16_000), 16_000) * 64).rounded()) : 0
      }
      return FT_Vector(x: round(mapped.x), y: round(mapped.y))
    }
    func close() {
      if part.points.count - contourStart > 2 {
        part.ends.append(CShort(truncatingIfNeeded: part.points.count - 1))
      } else {
        part.points.removeLast(part.points.count - contourStart)
        part.tags.removeLast(part.tags.count - contourStart)
      }
      if part.points.count > Self.pointLimit {
        parts.append(part)
        part = Part()
      }
      contourStart = part.points.count
    }
    func add(_ point: CGPoint, _ tag: CChar) {
      guard part.points.count < 32_000 else { return }
      let vector = fixed(point)
      least = (min(least.x, vector.x), min(least.y, vector.y))
      greatest = (max(greatest.x, vector.x), max(greatest.y, vector.y))
      part.points.append(vector)
      part.tags.append(tag)
    }
    var start: CGPoint?
    var isOpen = false
    for element in path.elements {
      switch element {
      case .move(let to):
        if isOpen { close() }
        start = to
        add(to, Self.on)
        isOpen = true
        continue
      case .line, .quadCurve, .curve:
        if !isOpen, let start {
          add(start, Self.on)
          isOpen = true
        }
      case .closeSubpath: break
      }
      switch element {
      case .move: break
      case .line(let to): add(to, Self.on)
      case .quadCurve(let to, let control):
        add(control, Self.conic)
        add(to, Self.on)
      case .curve(let to, let c1, let c2):
        add(c1, Self.cubic)
        add(c2, Self.cubic)
        add(to, Self.on)
      case .closeSubpath:
        if isOpen { close() }
        isOpen = false
      }
    }
    if isOpen { close() }
    if !part.ends.isEmpty { parts.append(part) }
  }

  /// The pixels that the control points span.
  var pixelBounds: PixelRect {
    guard least.x <= greatest.x else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    let (left, top) = (least.x >> 6, least.y >> 6)
    return PixelRect(x: left, y: top, width: ((greatest.x + 63) >> 6) - left, height: ((greatest.y + 63) >> 6) - top)
  }

  /// FreeType's y points up and its rows start at the top: flips about the bottom edge.
  mutating func moveOrigin(toX x: Int, bottom: Int) {
    for index in parts.indices {
      for point in parts[index].points.indices {
        parts[index].points[point].x -= x * 64
        parts[index].points[point].y = bottom * 64 - parts[index].points[point].y
      }
    }
  }
}

extension FixedOutline.Part {
  /// Adds the coverage of this part, saturating, to a mask of `size`; the first finds it all zero.
  func add(to bytes: inout [UInt8], isFirst: Bool, size: PixelSize, evenOdd: Bool, _ library: FT_Library) {
    if isFirst { return draw(into: &bytes, size: size, evenOdd: evenOdd, library) }
    var own = [UInt8](repeating: 0, count: bytes.count)
    draw(into: &own, size: size, evenOdd: evenOdd, library)
    for index in bytes.indices { bytes[index] = UInt8(min(255, Int(bytes[index]) + Int(own[index]))) }
  }

  private func draw(into target: inout [UInt8], size: PixelSize, evenOdd: Bool, _ library: FT_Library) {
    var part = self
    part.points.withUnsafeMutableBufferPointer { points in
      part.tags.withUnsafeMutableBufferPointer { tags in
        part.ends.withUnsafeMutableBufferPointer { ends in
          target.withUnsafeMutableBufferPointer { pixels in
            var outline = FT_Outline()
            outline.n_points = numericCast(points.count)
            outline.n_contours = numericCast(ends.count)
            outline.points = points.baseAddress
            point(&outline.tags, to: tags.baseAddress)
            point(&outline.contours, to: ends.baseAddress)
            outline.flags = evenOdd ? Int32(FT_OUTLINE_EVEN_ODD_FILL) : 0
            var bitmap = FT_Bitmap()
            bitmap.rows = UInt32(size.height)
            bitmap.width = UInt32(size.width)
            bitmap.pitch = Int32(size.width)
            bitmap.buffer = pixels.baseAddress
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            _ = FT_Outline_Get_Bitmap(library, &outline, &bitmap)
          }
        }
      }
    }
  }
}

/// Sets a C pointer whose signedness differs between releases of FreeType; the bytes are the same.
private func point<Field, Element>(_ field: inout UnsafeMutablePointer<Field>?, to elements: UnsafeMutablePointer<Element>?) {
  field = elements.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: Field.self) }
}

extension Path {
  /// The pixels of an axis-parallel rectangle whose edges lie on pixel edges; `nil` for anything else.
  package func pixelRectangle(_ transform: CGAffineTransform) -> PixelRect? {
    let steps = elements
    guard steps.count == 5, transform.b == 0, transform.c == 0, case .closeSubpath = steps[4] else { return nil }
    func corner(_ index: Int) -> CGPoint? {
      switch steps[index] {
      case .move(let to), .line(let to): to.applying(transform)
      case .quadCurve, .curve, .closeSubpath: nil
      }
    }
    guard let first = corner(0), let second = corner(1), let third = corner(2), let fourth = corner(3),
      first.y == second.y, second.x == third.x, third.y == fourth.y, fourth.x == first.x
    else { return nil }
    // A thousandth of a pixel absorbs rounding errors of points snapped to thirds.
    func whole(_ v: CGFloat) -> Int? {
      guard v.isFinite, abs(v) < 1e6 else { return nil }
      let near = v.rounded()
      return abs(v - near) < 1e-3 ? Int(near) : nil
    }
    guard let x0 = whole(first.x), let x1 = whole(third.x), let y0 = whole(first.y), let y1 = whole(third.y) else { return nil }
    return PixelRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
  }
}
