package import Foundation
package import SkerryDrawing
package import SkerryGeometry

/// What a view resolves to: a tree of values with environment, fonts and colours already resolved.
package indirect enum ViewNode: Sendable {
  /// Content that is drawn, or a gap.
  case leaf(Leaf)
  /// Children arranged by a behaviour. They are painted in order, unless a `zIndex` annotation says otherwise.
  case layout(any LayoutBehavior, [ViewNode])
  /// One child drawn with an effect; its layout is unchanged.
  case effect(NodeEffect, ViewNode)
  /// One child with a property that changes neither size nor drawing.
  case annotated(Annotation, ViewNode)
  /// Content whose structure depends on the size it gets.
  case deferred(DeferredContent)
}

/// The leaves of the view graph.
package enum Leaf: Sendable {
  indirect case text(ResolvedText)
  case image(ImageContent)
  case shape(ShapeContent)
  case spacer(SpacerContent)
  /// A line across the axis of its stack. `axis` is the stack's; for a vertical stack or none the line is horizontal.
  case divider(axis: Axis?, thickness: CGFloat, Paint)
  /// An invisible view that takes space: hidden or unsupported.
  case blank
}

/// A flexible gap. `axis` is that of its stack; `nil` outside stacks, where it grows in both directions.
package struct SpacerContent: Sendable, Equatable {
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
/// It takes the proposed size (10 points if none is proposed), and does not influence the layout around it.
package struct DeferredContent: Sendable {
  /// What the layout tree calls it.
  package var kind: String
  /// Builds the content for a size; called on the main actor during layout.
  package var resolve: @MainActor @Sendable (DeferredGeometry) -> ViewNode
  /// Called on the main actor instead of `resolve` where such contents are nested too deeply; `nil` if nobody is to be told.
  package var leaveOut: (@MainActor @Sendable () -> Void)?

  package init(
    kind: String, leaveOut: (@MainActor @Sendable () -> Void)? = nil, resolve: @escaping @MainActor @Sendable (DeferredGeometry) -> ViewNode
  ) {
    self.kind = kind
    self.resolve = resolve
    self.leaveOut = leaveOut
  }

  /// The same content with a change of what it builds.
  package func mapping(_ change: @escaping @MainActor @Sendable (ViewNode) -> ViewNode) -> DeferredContent {
    var copy = self
    copy.resolve = { [resolve] in change(resolve($0)) }
    return copy
  }
}

/// The position of deferred content.
package struct DeferredGeometry: Sendable {
  /// The size of its frame, in points.
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

/// A type-erased `Hashable` and `Sendable` value.
public struct AnyHashableSendable: Hashable, Sendable {
  private let base: any Hashable & Sendable
  package init(_ base: some Hashable & Sendable) { self.base = base }
  public static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
