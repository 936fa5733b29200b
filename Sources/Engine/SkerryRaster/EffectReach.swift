import Foundation
import SkerryDrawing
import SkerryGeometry

extension Effect {
  /// Whether the effect moves its content.
  var moves: Bool {
    switch self {
    case .transform, .projection: true
    case .opacity, .clip, .mask, .blend, .blur, .shadow, .innerShadow, .color, .isolate: false
    }
  }

  /// How many pixels beyond its content an effect can paint, or needs to read.
  func reach(_ transform: CGAffineTransform) -> Int {
    let scale = Double(transform.magnification)
    switch self {
    case .blur(let radius): return GaussianKernel(sigma: Double(radius) * scale).reach + 1
    case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
      let moved = offset.applying(transform)
      let far = Double(max(abs(moved.width), abs(moved.height)))
      return GaussianKernel.shadow(radius: Double(max(0, radius)) * scale).reach + min(4096, Int(saturating: far)) + 2
    case .opacity, .clip, .mask, .blend, .transform, .projection, .color, .isolate: return 0
    }
  }
}
