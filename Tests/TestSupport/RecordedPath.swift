package import Foundation
package import SkerryDrawing

extension RecordedText {
  package static func text(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  /// A path by the letters of SVG's path data: M, L, Q, C and Z, control points before end points.
  package static func text(_ path: Path) -> String {
    let elements = path.elements.map { element in
      switch element {
      case .move(let to): "M \(text(to))"
      case .line(let to): "L \(text(to))"
      case .quadCurve(let to, let control): "Q \(text(control)) \(text(to))"
      case .curve(let to, let first, let second): "C \(text(first)) \(text(second)) \(text(to))"
      case .closeSubpath: "Z"
      }
    }
    return elements.joined(separator: " ")
  }
}
