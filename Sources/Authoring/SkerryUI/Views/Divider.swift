import SkerryDrawing
import SkerryGraph

/// A line of one device pixel (one point at accessibility text sizes) across its stack. Source: Figures §5.1.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var environment = context.environment
    // On iOS 26 as before, where `UIColor.separator` is lighter (Figures §9.156).
    if environment.system.palette == .iOS26 { environment.system.palette = .iOS18 }
    let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    return [.leaf(.divider(axis: context.stackAxis, thickness: thickness, .solid(SemanticColor.separator.rgba(in: environment))))]
  }
}
