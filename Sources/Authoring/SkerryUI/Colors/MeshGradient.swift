import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// Colours at the vertices of a mesh.
///
/// Approximated: a linear gradient through its first, middle and last colour, with a diagnostic.
public struct MeshGradient: Sendable {
  let colors: [Color]
  let width: Int
  let height: Int
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) { (self.width, self.height, self.colors) = (max(1, width), max(1, height), colors) }

  /// From the first colour of the mesh to its last, through the one in the middle.
  var flattened: LinearGradient {
    let picked = [colors.first, colors.isEmpty ? nil : colors[colors.count / 2], colors.last].compactMap { $0 }
    return LinearGradient(colors: picked, startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}
extension MeshGradient: ShapeStyle, PaintStyle, View, PrimitiveView {
  public typealias Resolved = Never
  public typealias Body = Never
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    environment.system.log?.report(
      Diagnostic(
        .notDrawn, "MeshGradient is drawn as a linear gradient through its first, middle and last colour."))
    return flattened.paint(in: environment, level: level)
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] { [.painted("MeshGradient", paint(in: context.environment, level: 0))] }
}
