import SkerryDrawing
import SkerryGraph

/// A line of one device pixel (one point at accessibility text sizes) across its stack. Source: Figures §5.1.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    let environment = context.environment
    let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    return [.leaf(.divider(axis: context.stackAxis, thickness: thickness, .solid(SemanticColor.separator.rgba(in: environment))))]
  }
}
