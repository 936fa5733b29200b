import CSkerryPixels
import Foundation
import SkerryDrawing
import SkerryGeometry

extension Painter {
  /// Draws a group flat, with twice as many pixels per point, and transforms the resulting picture by a matrix.
  func draw(
    _ content: DisplayList, _ effects: ArraySlice<Effect>, through matrix: ProjectionTransform, on layer: Layer,
    _ transform: CGAffineTransform
  ) {
    let drawn = DrawnBounds(outlines: outlines)
    let shown = matrix.inPixels(transform)
    var back = shown
    guard back.invert() else { return }
    let flat = drawn.bounds(of: content, effects, transform).expanded(by: 1).intersection(limits)
    guard !flat.isEmpty else { return }
    let box = CGRect(x: flat.minX, y: flat.minY, width: flat.size.width, height: flat.size.height)
    guard let seen = shown.bounds(of: box) else { return }
    let area = seen.pixels(.identity).expanded(by: 1).intersection(layer.bounds)
    guard !area.isEmpty else { return }

    // Parts that come nearer to the viewer are enlarged; twice the pixels keep them sharp. A large picture is not
    // enlarged.
    let density = flat.size.count <= Self.sharpLimit ? 2 : 1
    let dense = CGAffineTransform(scaleX: CGFloat(density), y: CGFloat(density))
    let source = Layer(
      bounds: PixelRect(
        x: flat.minX * density, y: flat.minY * density, width: flat.size.width * density, height: flat.size.height * density))
    let painter = Painter(outlines: outlines, cache: cache, shapes: shapes, limits: source.bounds)
    let group = effects.isEmpty ? content : DisplayList([.group(Array(effects), content)])
    painter.draw(group, on: source, transform.concatenating(dense))
    guard !source.isBlank else { return }
    let toSource = back.concatenating(
      ProjectionTransform(
        dense.concatenating(CGAffineTransform(translationX: -CGFloat(source.bounds.minX), y: -CGFloat(source.bounds.minY)))))
    let picture = Layer(bounds: area)
    picture.draw(source, toSource)
    layer.composite(picture)
  }

  /// Pixels of a flat picture above which it is not drawn larger: 1,000 by 1,000 points at three pixels per point.
  private static var sharpLimit: Int { 9_000_000 }
}

extension Layer {
  /// Draws another layer through a matrix. `matrix` leads from this picture's pixels to the other's, both counted from
  /// the picture's corner for this one and from its own corner for the other.
  fileprivate func draw(_ source: Layer, _ matrix: ProjectionTransform) {
    let here = ProjectionTransform(CGAffineTransform(translationX: CGFloat(bounds.minX), y: CGFloat(bounds.minY))).concatenating(matrix)
    let m = [here.m11, here.m12, here.m13, here.m21, here.m22, here.m23, here.m31, here.m32, here.m33].map { Double($0) }
    let size = source.bounds.size
    let (stride, bounds) = (stride, bounds)
    paint { base in
      source.pixels.withUnsafeBufferPointer { from in
        skerry_project(
          base, stride, Int32(bounds.size.width), Int32(bounds.size.height), m, from.baseAddress, Int32(size.width), Int32(size.height))
      }
    }
  }
}

extension ProjectionTransform {
  /// The same matrix for pixels, where `transform` leads from points to pixels.
  func inPixels(_ transform: CGAffineTransform) -> ProjectionTransform {
    ProjectionTransform(transform.inverted()).concatenating(self).concatenating(ProjectionTransform(transform))
  }
}
