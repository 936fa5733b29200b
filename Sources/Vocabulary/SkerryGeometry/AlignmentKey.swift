public import Foundation

/// A type that names a custom alignment guide and gives its default.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of one alignment guide on one axis.
package struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis

  package init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
  }

  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }

  /// The value of a container whose children set this guide explicitly: smallest first baseline, largest last baseline,
  /// otherwise the mean. Source: Figures §6.9, alignment guides.
  package func combining(_ explicit: [CGFloat]) -> CGFloat? {
    guard let first = explicit.first else { return nil }
    if id == FirstTextBaselineID.self { return explicit.reduce(first, Swift.min) }
    if id == LastTextBaselineID.self { return explicit.reduce(first, Swift.max) }
    return explicit.reduce(0, +) / CGFloat(explicit.count)
  }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// The leading edge: 0.
package enum LeadingID: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
/// The middle of the width.
package enum HorizontalCenterID: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
/// The trailing edge: the width.
package enum TrailingID: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
/// Where the separator of a list's row begins: the leading edge.
package enum ListRowSeparatorLeadingID: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
/// Where the separator of a list's row ends: the trailing edge.
package enum ListRowSeparatorTrailingID: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
/// The top edge: 0.
package enum TopID: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
/// The middle of the height.
package enum VerticalCenterID: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
/// The bottom edge: the height.
package enum BottomID: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
/// A view without text has its first baseline at its bottom.
package enum FirstTextBaselineID: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
/// A view without text has its last baseline at its bottom.
package enum LastTextBaselineID: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
