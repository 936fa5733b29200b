import SkerryDiagnostics
import SkerryGraph

/// Stands in a repository without a manifest for the body of a view that does not compile there: nothing is drawn, and the picture says
/// so with the diagnostic `left-out`.
public struct LeftOutView: Sendable {
  private let name: String
  private let reason: String

  /// - Parameters:
  ///   - name: what is left out, as `RideView.body`.
  ///   - reason: the compiler's place and sentence.
  public init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }
}

extension LeftOutView: View, PrimitiveView {
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> [ViewNode] {
    context.log.report(Diagnostic("left-out", .note, "\(name) is left out here (\(reason))."))
    return []
  }
}
