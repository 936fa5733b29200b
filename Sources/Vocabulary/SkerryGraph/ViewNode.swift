package import Foundation
package import SkerryDrawing
package import SkerryGeometry

/// What a view resolves to: a tree of values in which environment, fonts and colours are already settled.
package indirect enum ViewNode: Sendable {
  /// Ink of its own, or a gap.
  case leaf(Leaf)
  /// Children arranged by a behaviour. They are painted in order, unless a `zIndex` annotation says otherwise.
  case layout(any LayoutBehavior, [ViewNode])
  /// One child, drawn differently; its layout is untouched.
  case effect(NodeEffect, ViewNode)
  /// One child with a fact about it: no size and no ink.
  case annotated(Annotation, ViewNode)
  /// Content whose structure depends on the size it gets.
  case deferred(DeferredContent)
}

/// The things that end a branch of the view graph.
package enum Leaf: Sendable {
  case text(ResolvedText)
  case image(ImageContent)
  case shape(ShapeContent)
  case spacer(SpacerContent)
  /// A line across the axis of the stack it stands in. `axis` is the stack's; a vertical or missing one gives a horizontal line.
  case divider(axis: Axis?, thickness: CGFloat, Paint)
  /// Nothing visible that still takes a place: a hidden or unsupported view.
  case blank
}

/// A gap that gives way. `axis` is that of the stack it stands in; `nil` outside stacks, where it grows both ways.
package struct SpacerContent: Sendable, Hashable {
  package var axis: Axis?
  /// Points; `nil` is SwiftUI's default of 8.
  package var minLength: CGFloat?
  package init(axis: Axis?, minLength: CGFloat?) {
    self.axis = axis
    self.minLength = minLength
  }
}

/// Content that can only be built once its size is known (a geometry reader, a canvas).
///
/// It takes what it is proposed (10 points where nothing is), and never influences the layout around it.
package struct DeferredContent: Sendable {
  /// What the layout tree calls it.
  package var kind: String
  package var resolve: @MainActor @Sendable (DeferredGeometry) -> ViewNode

  package init(kind: String, resolve: @escaping @MainActor @Sendable (DeferredGeometry) -> ViewNode) {
    self.kind = kind
    self.resolve = resolve
  }
}

/// Where deferred content found itself.
package struct DeferredGeometry: Sendable {
  package var size: CGSize
  /// In the root's coordinates, points.
  package var globalFrame: CGRect
  /// Frames of the named coordinate spaces around it, in the root's coordinates.
  package var namedSpaces: [AnyHashableSendable: CGRect]

  package init(size: CGSize, globalFrame: CGRect, namedSpaces: [AnyHashableSendable: CGRect] = [:]) {
    self.size = size
    self.globalFrame = globalFrame
    self.namedSpaces = namedSpaces
  }
}

/// A hashable value of any type that may cross isolation.
public struct AnyHashableSendable: Hashable, Sendable {
  private let base: any Hashable & Sendable
  package init(_ base: some Hashable & Sendable) { self.base = base }
  public static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
