import CSkerryPixels
import Foundation
import SkerryDrawing
import SkerryGeometry

extension Layer {
  /// Blurs in place.
  func blur(_ kernel: GaussianKernel) {
    guard kernel.reach > 0, !bounds.isEmpty, !isBlank else { return }
    let (width, height) = (Int32(bounds.size.width), Int32(bounds.size.height))
    let reach = kernel.boxes?.max() ?? Int32(kernel.reach)
    let lines = UnsafeMutableBufferPointer<Float>.allocate(capacity: skerry_blur_lines(width, height, reach))
    let scratch = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pixels.count)
    defer {
      lines.deallocate()
      scratch.deallocate()
    }
    paint { base in
      if let boxes = kernel.boxes {
        skerry_box_blur(base, width, height, boxes, scratch.baseAddress, lines.baseAddress)
      } else {
        skerry_blur(base, width, height, kernel.weights, reach, scratch.baseAddress, lines.baseAddress)
      }
    }
  }

  /// The layer's silhouette in one colour, moved by whole pixels, blurred.
  func shadow(_ color: RGBA, moved: PixelPoint, _ kernel: GaussianKernel) -> Layer {
    let silhouette = Layer(
      bounds: PixelRect(
        x: bounds.minX + moved.x, y: bounds.minY + moved.y, width: bounds.size.width, height: bounds.size.height))
    let bytes = color.premultipliedBytes
    guard !isBlank else { return silhouette }
    silhouette.paint { base in
      pixels.withUnsafeBufferPointer { source in
        guard let sourceBase = source.baseAddress else { return }
        skerry_silhouette(sourceBase, base, bounds.size.count, bytes)
      }
    }
    silhouette.blur(kernel)
    return silhouette
  }

  func apply(_ filter: ColorFilter) {
    let matrix = filter.matrix
    paint { base in
      skerry_color_matrix(base, bounds.size.count, matrix)
    }
  }
}

extension ColorFilter {
  /// Four rows of five: red, green, blue, alpha, offset. The formulas are those of the W3C's filter effects.
  fileprivate var matrix: [Double] {
    func rows(_ r: [Double], _ g: [Double], _ b: [Double]) -> [Double] { r + g + b + [0, 0, 0, 1, 0] }
    let (red, green, blue) = (LuminanceWeights.red, LuminanceWeights.green, LuminanceWeights.blue)
    func saturate(_ s: Double) -> [Double] {
      let (lr, lg, lb) = (red * (1 - s), green * (1 - s), blue * (1 - s))
      return rows([lr + s, lg, lb, 0, 0], [lr, lg + s, lb, 0, 0], [lr, lg, lb + s, 0, 0])
    }
    switch self {
    case .brightness(let amount): return rows([1, 0, 0, 0, amount], [0, 1, 0, 0, amount], [0, 0, 1, 0, amount])
    case .contrast(let k):
      let offset = 0.5 - 0.5 * k
      return rows([k, 0, 0, 0, offset], [0, k, 0, 0, offset], [0, 0, k, 0, offset])
    case .saturation(let amount): return saturate(amount)
    case .grayscale(let amount): return saturate(1 - amount)
    case .invert: return rows([-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1])
    case .multiply(let color):
      return [color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha, 0]
    case .luminanceToAlpha: return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, red, green, blue, 0, 0]
    case .hueRotation(let angle):
      let (c, s) = (ExactMath.cosine(angle.radians), ExactMath.sine(angle.radians))
      return rows(
        [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0],
        [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0],
        [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0])
    }
  }
}
