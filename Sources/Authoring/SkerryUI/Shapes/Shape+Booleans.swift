import Foundation
import SkerryDrawing
import SkerryGeometry

extension Shape {
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.union($1, eoFill: eoFill) }
  }
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.intersection($1, eoFill: eoFill) }
  }
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.subtracting($1, eoFill: eoFill) }
  }
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// Two shapes in one rectangle, combined. It is as large as the first.
struct CombinedShape<Base: Shape, Other: Shape>: Shape {
  let base: Base
  let other: Other
  let combine: @Sendable (Path, Path) -> Path
  nonisolated func path(in rect: CGRect) -> Path { combine(base.path(in: rect), other.path(in: rect)) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
