import Foundation
import SkerryGeometry
import SkerryUI

/// The position of an annotation relative to its mark.
public struct AnnotationPosition: Hashable, Sendable {
  /// −1, 0 or 1 on each axis: before, over or after the mark.
  let horizontal: Int
  let vertical: Int
  let isAutomatic: Bool
  private init(_ horizontal: Int, _ vertical: Int, isAutomatic: Bool = false) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.isAutomatic = isAutomatic
  }
  /// Whether it is left or right of what is annotated, neither above nor below it.
  var isBeside: Bool { vertical == 0 && horizontal != 0 }
  public static let automatic = AnnotationPosition(0, -1, isAutomatic: true)
  public static let overlay = AnnotationPosition(0, 0)
  public static let top = AnnotationPosition(0, -1)
  public static let bottom = AnnotationPosition(0, 1)
  public static let leading = AnnotationPosition(-1, 0)
  public static let trailing = AnnotationPosition(1, 0)
  public static let topLeading = AnnotationPosition(-1, -1)
  public static let topTrailing = AnnotationPosition(1, -1)
  public static let bottomLeading = AnnotationPosition(-1, 1)
  public static let bottomTrailing = AnnotationPosition(1, 1)

  /// The top-left of a view of a size beside a mark's box, in the box's coordinates.
  func origin(of size: CGSize, beside box: CGRect, alignment: Alignment, spacing: CGFloat) -> CGPoint {
    let outer = ViewDimensions(width: box.width, height: box.height)
    let inner = ViewDimensions(width: size.width, height: size.height)
    let x: CGFloat =
      switch horizontal {
      case ..<0: box.minX - size.width - (vertical == 0 ? spacing : 0)
      case 1...: box.maxX + (vertical == 0 ? spacing : 0)
      default: box.minX + outer[alignment.horizontal] - inner[alignment.horizontal]
      }
    let y: CGFloat =
      switch vertical {
      case ..<0: box.minY - size.height - spacing
      case 1...: box.maxY + spacing
      default: box.minY + outer[alignment.vertical] - inner[alignment.vertical]
      }
    return CGPoint(x: x, y: y)
  }
}

/// The mark that an annotation belongs to.
public struct AnnotationContext: Sendable {
  /// The mark's size, in points.
  public let targetSize: CGSize
}

/// How an annotation is treated that does not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// How it is treated on one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, fit, padScale, disabled }
    let kind: Kind
    var boundary = Boundary.automatic
    public static let automatic = Strategy(kind: .automatic)
    public static let fit = Strategy(kind: .fit)
    /// Moves the annotation into an area. Approximated: the whole chart is not used, only its plot, which is reported.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit, boundary: boundary) }
    /// Extends the axis for the annotation. Not drawn: the annotation stays where it is, which is reported.
    public static let padScale = Strategy(kind: .padScale)
    public static let disabled = Strategy(kind: .disabled)
  }
  /// The area that an annotation has to fit into.
  public struct Boundary: Hashable, Sendable {
    private let name: String
    public static let automatic = Boundary(name: "automatic")
    public static let plot = Boundary(name: "plot")
    public static let chart = Boundary(name: "chart")
  }
  var x: Strategy
  var y: Strategy
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
  public static let automatic = AnnotationOverflowResolution()

  /// What is requested and not drawn, in words for a report; `nil` if all of it is drawn.
  var undrawn: String? {
    if x.kind == .padScale || y.kind == .padScale { return ".padScale is not drawn: the axis is not extended for an annotation." }
    if x.boundary == .chart || y.boundary == .chart {
      return ".fit(to: .chart) is drawn as .fit(to: .plot): the annotation stays in the plot."
    }
    return nil
  }

  /// A box moved so that it fits, if fitting is requested.
  func resolved(_ box: CGRect, in bounds: CGRect) -> CGRect {
    var box = box
    if x.kind == .fit { box.origin.x = min(max(box.minX, bounds.minX), max(bounds.minX, bounds.maxX - box.width)) }
    if y.kind == .fit { box.origin.y = min(max(box.minY, bounds.minY), max(bounds.minY, bounds.maxY - box.height)) }
    return box
  }
}

extension ChartContent {
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent { annotated(position, alignment, spacing, .automatic, content()) }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent { annotated(position, alignment, spacing, .automatic, content) }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent { annotated(position, alignment, spacing, overflowResolution, content()) }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent { annotated(position, alignment, spacing, overflowResolution, content) }

  private nonisolated func annotated<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?, _ overflow: AnnotationOverflowResolution, _ view: C
  ) -> ModifiedChartContent<Self> { annotated(position, alignment, spacing, overflow) { _ in view } }

  private nonisolated func annotated<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?, _ overflow: AnnotationOverflowResolution,
    _ content: @escaping (AnnotationContext) -> C
  ) -> ModifiedChartContent<Self> {
    marking {
      $0.annotations.append(
        MarkRecord.Annotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: { context in content(context) }))
    }
  }
}
