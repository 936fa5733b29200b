import CSkerryPixels
import Foundation
import SkerryDrawing
import SkerryGlyphs
import SkerryGeometry

/// Gradients and images as a layer of pixels.
enum Shader {
  /// - Parameters:
  ///   - bounds: the rectangle that the paint's unit space refers to, in points.
  ///   - transform: points to pixels.
  ///   - area: the pixels wanted.
  ///   - needed: which of them; others may be left transparent. It covers the area.
  static func layer(
    _ paint: Paint, bounds: CGRect, transform: CGAffineTransform, area: PixelRect, needed: CoverageMask? = nil
  ) -> Layer {
    let layer = Layer(bounds: area)
    switch paint {
    case .solid(let color): layer.fill(.full(area), color)
    case .linear(let stops, let start, let end):
      let (from, to) = (start.resolved(in: bounds), end.resolved(in: bounds))
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let square = dx * dx + dy * dy
      let space =
        square > 0
        ? CGAffineTransform(
          a: dx / square, b: 0, c: dy / square, d: 0, tx: -(from.x * dx + from.y * dy) / square, ty: 0)
        : CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 0)
      layer.gradient(stops, space, transform, SKERRY_LINEAR, 0, 1, needed)
    case .radial(let stops, let center, let start, let end):
      let middle = center.resolved(in: bounds)
      layer.gradient(stops, CGAffineTransform(translationX: -middle.x, y: -middle.y), transform, SKERRY_RADIAL, start, end, needed)
    case .elliptical(let stops, let center, let start, let end):
      let middle = center.resolved(in: bounds)
      let space = CGAffineTransform(translationX: -middle.x, y: -middle.y)
        .concatenating(CGAffineTransform(scaleX: 1 / max(bounds.width, 1e-6), y: 1 / max(bounds.height, 1e-6)))
      layer.gradient(stops, space, transform, SKERRY_RADIAL, start, end, needed)
    case .angular(let stops, let center, let start, let end):
      let middle = center.resolved(in: bounds)
      let space = CGAffineTransform(translationX: -middle.x, y: -middle.y)
      layer.gradient(stops, space, transform, SKERRY_ANGULAR, start.radians / (2 * .pi), end.radians / (2 * .pi), needed)
    case .image(let image, let scale):
      let space = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY).concatenating(CGAffineTransform(scaleX: scale, y: scale))
      layer.image(
        image, space, transform, clip: PixelRect(x: 0, y: 0, width: image.size.width, height: image.size.height), smooth: true,
        tiles: true)
    case .backdrop(let material): layer.fill(.full(area), material.flat)
    case .effect(_, let inner): return Shader.layer(inner, bounds: bounds, transform: transform, area: area, needed: needed)
    case .faded(let inner, let factor):
      layer.composite(Shader.layer(inner, bounds: bounds, transform: transform, area: area, needed: needed), opacity: factor)
    }
    return layer
  }
}

extension Layer {
  /// From a pixel's index in this layer to the space that `space` maps points to.
  fileprivate func mapping(_ space: CGAffineTransform, _ transform: CGAffineTransform) -> [Double] {
    let m = CGAffineTransform(translationX: CGFloat(bounds.minX), y: CGFloat(bounds.minY))
      .concatenating(transform.inverted()).concatenating(space)
    return [m.a, m.b, m.c, m.d, m.tx, m.ty].map { Double($0) }
  }

  fileprivate func gradient(
    _ stops: GradientStops, _ space: CGAffineTransform, _ transform: CGAffineTransform, _ kind: skerry_gradient, _ from: Double,
    _ to: Double, _ needed: CoverageMask?
  ) {
    let ramp = ColorRamp(stops)
    let mapping = mapping(space, transform)
    let stride = stride
    let start = needed?.offset(of: bounds) ?? 0
    paint { base in
      (needed?.bytes ?? []).withUnsafeBufferPointer { mask in
        skerry_gradient_fill(
          base, stride, needed == nil ? nil : mask.baseAddress.map { $0 + start }, needed?.rect.size.width ?? 0, Int32(bounds.size.width),
          Int32(bounds.size.height), mapping, Int32(kind.rawValue), from, to, ramp.bytes, Int32(ColorRamp.count))
      }
    }
  }

  /// Draws an image; `space` maps points to its pixels.
  func image(
    _ image: PixelImage, _ space: CGAffineTransform, _ transform: CGAffineTransform, clip: PixelRect, smooth: Bool, tiles: Bool
  ) {
    let mapping = mapping(space, transform)
    let stride = stride
    let limits = [clip.minX, clip.minY, clip.maxX, clip.maxY].map { Int32($0) }
    paint { base in
      image.pixels.withUnsafeBufferPointer { source in
        guard let sourceBase = source.baseAddress else { return }
        skerry_image(
          base, stride, Int32(bounds.size.width), Int32(bounds.size.height), mapping, sourceBase, Int32(image.size.width),
          Int32(image.size.height), limits, smooth ? 1 : 0, tiles ? 1 : 0)
      }
    }
  }
}
