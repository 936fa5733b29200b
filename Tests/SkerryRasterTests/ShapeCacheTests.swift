import Foundation
import SkerryDrawing
import SkerryGlyphs
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryRaster

@Suite struct ShapeCacheTests {
  /// One shape, and what differs from it in each part of what a mask depends on.
  static let shapes: [(name: String, item: DisplayItem, scale: Double)] = {
    let path = Path(ellipseIn: CGRect(x: 2, y: 3, width: 20, height: 14))
    let moved = Path(ellipseIn: CGRect(x: 2, y: 3, width: 20, height: 14.5))
    var ring = path
    ring.addPath(Path(ellipseIn: CGRect(x: 6, y: 5, width: 19, height: 9)))
    func fill(_ path: Path, evenOdd: Bool = false) -> DisplayItem {
      .fill(path, evenOdd: evenOdd, paint: .solid(.black), bounds: .zero)
    }
    func stroke(_ style: StrokeStyle) -> DisplayItem { .stroke(path, style, paint: .solid(.black), bounds: .zero) }
    return [
      ("filled", fill(path), 1), ("taller", fill(moved), 1), ("larger", fill(path), 2), ("with another inside", fill(ring), 1),
      ("with a hole", fill(ring, evenOdd: true), 1), ("stroked", stroke(StrokeStyle(lineWidth: 2)), 1),
      ("stroked wider", stroke(StrokeStyle(lineWidth: 2.5)), 1), ("dashed", stroke(StrokeStyle(lineWidth: 2, dash: [3, 2])), 1),
      ("clipped", .group([.clip(path, evenOdd: false)], DisplayList([fill(Path(CGRect(x: 0, y: 0, width: 99, height: 9)))])), 1),
      ("within", .group([.clip(Path(CGRect(x: 5, y: 5, width: 8, height: 8)), evenOdd: false)], DisplayList([fill(path)])), 1),
    ]
  }()

  /// The cached mask of one shape is not used for another, in whatever order they are drawn.
  @Test func shapesAreRasterizedOnce() {
    let size = CGSize(width: 40, height: 30)
    let alone = Self.shapes.map { shape in
      Rasterizer(outlines: NoGlyphs()).rasterize(DisplayList([shape.item]), size: size, scale: DisplayScale(shape.scale))
    }
    for (index, picture) in alone.enumerated() { #expect(alone.firstIndex(of: picture) == index, "\(Self.shapes[index].name)") }
    for order in [Array(alone.indices), alone.indices.reversed()] {
      let rasterizer = Rasterizer(outlines: NoGlyphs())
      var counts: [Int] = []
      for _ in 0..<2 {
        for index in order {
          let shape = Self.shapes[index]
          let picture = rasterizer.rasterize(DisplayList([shape.item]), size: size, scale: DisplayScale(shape.scale))
          #expect(picture == alone[index], "\(shape.name)")
        }
        counts.append(rasterizer.shapeRasterizations)
      }
      #expect(counts == [10, 10])
    }
  }

  /// More shapes than are remembered: nothing changes, and nothing is remembered that is too large.
  @Test func aFullMemoryIsEmptied() {
    let cache = ShapeCache()
    func area(_ x: Int) -> PictureMemory.Area {
      PictureMemory.Area(
        path: Path(ellipseIn: CGRect(x: x, y: 0, width: 9, height: 9)), stroke: nil, isEvenOdd: false, transform: .identity,
        bounds: PixelRect(x: 0, y: 0, width: 9, height: 9))
    }
    func mask(_ count: Int) -> Coverage {
      .partial(CoverageMask(rect: PixelRect(x: 0, y: 0, width: count, height: 1), bytes: [UInt8](repeating: 7, count: count)))
    }
    let quarter = ShapeCache.limit / 4
    for x in 0..<4 { cache.add(mask(quarter), for: area(x)) }
    #expect(cache.known(area(0)) == mask(quarter))
    cache.add(mask(1), for: area(4))
    #expect(cache.known(area(0)) == nil)
    #expect(cache.known(area(4)) == mask(1))
    cache.add(mask(quarter + 1), for: area(5))
    #expect(cache.known(area(5)) == nil)
    #expect(cache.known(area(4)) == mask(1))
  }
}
