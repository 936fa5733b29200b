import Foundation
import SkerryGraph

/// Flexible space along the axis of its stack.
public struct Spacer: Sendable {
  public var minLength: CGFloat?
  /// - Parameter minLength: points; `nil` is the system's 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    .one(.leaf(.spacer(SpacerContent(axis: context.stackAxis, minLength: minLength))))
  }
}
