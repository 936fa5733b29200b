import CoreImage
import SwiftUI

/// Values of Core Image for its tests: a file that imports Swift Testing as well needs a module of Swift Testing for Core Image.
@MainActor enum CoreImageValues {
  /// Red, green, blue and opacity.
  static func components(_ color: CIColor) -> [CGFloat] { [color.red, color.green, color.blue, color.alpha] }
  static func components(of color: UIColor) -> [CGFloat] { components(CIColor(color: color)) }
  static func components(ofString text: String) -> [CGFloat] { components(CIColor(string: text)) }
  static func written(_ color: UIColor) -> String { CIColor(color: color).stringRepresentation }
  static func read(_ text: String) -> UIColor { UIColor(ciColor: CIColor(string: text)) }
  static var named: [[CGFloat]] { [CIColor.clear, .black, .red, CIColor(cgColor: UIColor.white.cgColor)].map(components) }

  /// A gradient's name, one of its colours and points, and whether it has an output.
  static func gradient() -> (name: String, opacity: CGFloat, height: CGFloat, isDrawn: Bool) {
    let gradient = CIFilter.linearGradient()
    (gradient.color0, gradient.color1, gradient.point1) = (.black, .clear, CGPoint(x: 0, y: 10))
    return (gradient.name, gradient.color1.alpha, gradient.point1.y, gradient.outputImage != nil)
  }
}
