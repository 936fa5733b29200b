import Foundation
import SkerryDrawing
import SkerryGlyphs
import SkerryGeometry
import SkerryGraph
import Synchronization

/// Coverage of shapes, such as the clip of a card and the ring of a gauge, which most pictures of a bundle share. Holds at most `limit`
/// bytes and is emptied when full; a cached mask equals a newly rasterized one, so the limit cannot change a picture.
final class ShapeCache: Sendable {
  /// Bytes of all masks in total; one for each pixel that a mask spans.
  static let limit = 8 << 20

  private struct State {
    var areas: [PictureMemory.Area: Coverage] = [:]
    var bytes = 0
    var rasterizations = 0
  }
  private let state = Mutex(State())

  /// The number of shapes rasterized so far.
  var rasterizations: Int { state.withLock { $0.rasterizations } }

  func known(_ area: PictureMemory.Area) -> Coverage? { state.withLock { $0.areas[area] } }

  func add(_ coverage: Coverage, for area: PictureMemory.Area) {
    // Small shapes have a key too.
    let count = max(coverage.rect?.size.count ?? 0, 256)
    state.withLock {
      $0.rasterizations += 1
      guard count <= Self.limit / 4 else { return }
      if $0.bytes + count > Self.limit { ($0.areas, $0.bytes) = ([:], 0) }
      if $0.areas.updateValue(coverage, forKey: area) == nil { $0.bytes += count }
    }
  }
}

extension Painter {
  /// What a path covers, filled or as the pen leaves it.
  func covered(
    _ path: Path, stroke: StrokeStyle? = nil, evenOdd: Bool = false, within bounds: PixelRect, _ transform: CGAffineTransform
  ) -> Coverage {
    if stroke == nil, let rect = path.pixelRectangle(transform) {
      let visible = rect.intersection(bounds)
      return visible.isEmpty ? .nothing : .full(visible)
    }
    let area = PictureMemory.Area(path: path, stroke: stroke, isEvenOdd: evenOdd, transform: transform, bounds: bounds)
    if let known = shapes.known(area) { return known }
    let outline = stroke.map { path.strokedPath($0, tolerance: 0.05 / max(transform.magnification, 0.1)) } ?? path
    let fresh = coverage.coverage(of: outline, transform: transform, evenOdd: evenOdd, within: bounds)
    shapes.add(fresh, for: area)
    return fresh
  }
}
