import CFreeType
import Foundation
import SkerryDrawing
import SkerryGeometry

/// An outline in 26.6 pixels. FreeType counts points in 16 bits, so a large path is cut between subpaths.
struct FixedOutline {
  struct Part {
    var points: [FT_Vector] = []
    var tags: [CChar] = []
    var ends: [CShort] = []
  }

  private(set) var parts: [Part] = []
  private var minimum = (x: Int.max, y: Int.max)
  private var maximum = (x: Int.min, y: Int.min)

  private static let on: CChar = 1
  private static let conic: CChar = 0
  private static let cubic: CChar = 2
  /// A part with more points is not continued by another subpath.
  private static let partLimit = 30_000
  /// A subpath is divided before it has more points: the rest is a subpath of another part.
  private static let pointLimit = 32_000

  private let transform: CGAffineTransform
  private var part = Part()
  /// The index of the first point of the open subpath in its part.
  private var contourStart = 0
  /// Where the last subpath began, in points.
  private var start: CGPoint?
  /// Where the last element ended, in points.
  private var current: CGPoint?
  private var isOpen = false

  init(_ path: Path, _ transform: CGAffineTransform) {
    self.transform = transform
    for element in path.elements { add(element) }
    close()
    if !part.ends.isEmpty { parts.append(part) }
    // Two owners of the points would have them copied when they are moved.
    part = Part()
  }

  private mutating func add(_ element: Path.Element) {
    defer { current = element.end ?? start }
    divideIfFull()
    switch element {
    case .move(let to):
      close()
      start = to
      add(to, Self.on)
      isOpen = true
    case .line(let to):
      reopen()
      add(to, Self.on)
    case .quadCurve(let to, let control):
      reopen()
      add(control, Self.conic)
      add(to, Self.on)
    case .curve(let to, let c1, let c2):
      reopen()
      add(c1, Self.cubic)
      add(c2, Self.cubic)
      add(to, Self.on)
    case .closeSubpath: close()
    }
  }

  /// Continues a subpath of very many points in another part: both parts are closed by the line between the start and the current point, so their
  /// areas make the whole.
  private mutating func divideIfFull() {
    guard isOpen, part.points.count + Self.pointsOfElement > Self.pointLimit, let start, let current else { return }
    close()
    if !part.ends.isEmpty { parts.append(part) }
    part = Part()
    contourStart = 0
    add(start, Self.on)
    add(current, Self.on)
    isOpen = true
  }

  /// The most points that an element adds, with the start of a subpath.
  private static let pointsOfElement = 4

  /// Begins a subpath at the start of the last one, which has been closed.
  private mutating func reopen() {
    guard !isOpen, let start else { return }
    add(start, Self.on)
    isOpen = true
  }

  /// Ends the subpath; one of fewer than three points encloses nothing.
  private mutating func close() {
    guard isOpen else { return }
    isOpen = false
    if part.points.count - contourStart > 2 {
      part.ends.append(CShort(truncatingIfNeeded: part.points.count - 1))
    } else {
      part.points.removeLast(part.points.count - contourStart)
      part.tags.removeLast(part.tags.count - contourStart)
    }
    if part.points.count > Self.partLimit {
      parts.append(part)
      part = Part()
    }
    contourStart = part.points.count
  }

  private mutating func add(_ point: CGPoint, _ tag: CChar) {
    let vector = Self.fixed(point.applying(transform))
    minimum = (min(minimum.x, vector.x), min(minimum.y, vector.y))
    maximum = (max(maximum.x, vector.x), max(maximum.y, vector.y))
    part.points.append(vector)
    part.tags.append(tag)
  }

  /// FreeType's rasterizer is exact within ±32,767 pixels; values that are not numbers become 0.
  private static func fixed(_ point: CGPoint) -> FT_Vector {
    func round(_ v: CGFloat) -> Int { v.isFinite ? Int((min(max(v, -16_000), 16_000) * 64).rounded()) : 0 }
    return FT_Vector(x: round(point.x), y: round(point.y))
  }

  /// The pixels that the control points span.
  var pixelBounds: PixelRect {
    guard minimum.x <= maximum.x else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    let (left, top) = (minimum.x >> 6, minimum.y >> 6)
    return PixelRect(x: left, y: top, width: ((maximum.x + 63) >> 6) - left, height: ((maximum.y + 63) >> 6) - top)
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

extension Path.Element {
  /// Where it ends; `nil` for the end of a subpath.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: nil
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
