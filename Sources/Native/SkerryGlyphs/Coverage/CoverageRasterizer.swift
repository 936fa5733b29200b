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

extension Path {
  /// The pixels of an axis-parallel rectangle whose edges lie on pixel edges; `nil` for anything else.
  package func pixelRectangle(_ transform: CGAffineTransform) -> PixelRect? {
    guard transform.b == 0, transform.c == 0, let corners = rectangleCorners else { return nil }
    let (first, third) = (corners.first.applying(transform), corners.opposite.applying(transform))
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
