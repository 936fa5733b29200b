import Foundation
import SkerryGeometry
import SkerryUI
import SkerryDrawing

/// One mark with its modifiers.
struct MarkRecord {
  enum Kind: Equatable {
    case point, line, area, bar, rule, rectangle, sector

    /// The mark's name in the layout tree: the name of its type.
    var name: String {
      switch self {
      case .point: "PointMark"
      case .line: "LineMark"
      case .area: "AreaMark"
      case .bar: "BarMark"
      case .rule: "RuleMark"
      case .rectangle: "RectangleMark"
      case .sector: "SectorMark"
      }
    }

    /// Whether marks at one position are stacked.
    var isStacked: Bool {
      switch self {
      case .bar, .area: true
      case .point, .line, .rule, .rectangle, .sector: false
      }
    }

    /// How much of the distance to the next mark a box fills, from 0 to 1; `nil` if the mark is not a box whose sides depend on that distance.
    ///
    /// Bars have gaps between them, rectangles do not. The share of bars was measured on three recordings, of bars by the hour and by the day
    /// (Figures §9.6).
    var boxShare: CGFloat? {
      switch self {
      case .bar: 0.7
      case .rectangle: 1
      case .point, .line, .area, .rule, .sector: nil
      }
    }

    /// Whether the mark is placed by the values of axes.
    var hasAxes: Bool {
      switch self {
      case .point, .line, .area, .bar, .rule, .rectangle: true
      case .sector: false
      }
    }
  }
  /// The position of a mark on one axis.
  enum Position {
    /// Not set: the whole plot.
    case free
    case at(PlottedValue)
    case between(PlottedValue, PlottedValue)
    /// Points from the plot's leading or top edge; a missing end is the plot's own.
    case fixed(CGFloat?, CGFloat?)
  }
  enum Style {
    case fixed(any ShapeStyle)
    case by(PlottedValue)
  }
  enum Symbol {
    case shape(any ChartSymbolShape)
    case view(any View)
    case by(PlottedValue)
  }
  struct Annotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: (AnnotationContext) -> any View
  }

  var kind: Kind
  var x: Position
  var y: Position
  var series: PlottedValue?
  var stacking = MarkStackingMethod.standard
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0

  var style: Style?
  var opacity = 1.0
  var stroke: StrokeStyle?
  var strokeBy: PlottedValue?
  var symbol: Symbol?
  /// Area in square points.
  var symbolSize: CGFloat?
  var symbolSizeBy: PlottedValue?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  /// The axis along which the mark stands on zero, where its corners are not rounded (Figures §9.54).
  var standingAxis: Axis?
  var offset = CGSize.zero
  var endOffset: CGSize?
  var zIndex = 0.0
  var positionBy: PlottedValue?
  /// The axis along which marks at the same position stand side by side; `nil` for the one on which they have a single value.
  var positionAxis: Axis?
  /// The length that all marks at the same position share; their own width or height by default.
  var positionSpan = MarkDimension.automatic
  var stylesFollowPlot = false
  var blur: CGFloat = 0
  var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
  var clip: (any Shape)?
  var annotations: [Annotation] = []

  init(_ kind: Kind, x: Position, y: Position) {
    self.kind = kind
    self.x = x
    self.y = y
  }

  /// Places the mark beside those with other values at its position, unless it already has such a value.
  mutating func stand(besideBy value: PlottedValue, _ axis: Axis?, _ span: MarkDimension) {
    guard positionBy == nil else { return }
    (positionBy, positionAxis, positionSpan) = (value, axis, span)
  }
}

extension MarkRecord.Position {
  static func at<V>(_ value: PlottableValue<V>) -> Self { .at(value.plotted) }
  static func between<V>(_ start: PlottableValue<V>, _ end: PlottableValue<V>) -> Self { .between(start.plotted, end.plotted) }

  var values: [PlottedValue] {
    switch self {
    case .free, .fixed: []
    case .at(let value): [value]
    case .between(let start, let end): [start, end]
    }
  }

  func binned(_ calendar: Calendar) -> Self {
    switch self {
    case .free, .fixed: self
    case .at(let value): .at(value.binned(calendar))
    case .between(let start, let end): .between(start.binned(calendar), end.binned(calendar))
    }
  }
}

/// How wide or high a mark is.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind: Sendable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
  let kind: Kind
  init(_ kind: Kind) { self.kind = kind }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  public static let automatic = MarkDimension(.automatic)
  /// Points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// A share of the available length.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
  /// The available length, less an inset in points on both sides.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// Whether the mark's own kind decides.
  var isAutomatic: Bool { if case .automatic = kind { true } else { false } }

  /// The length in points for an available length.
  func length(in available: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let length): max(0, length)
    case .ratio(let share): max(0, available * share)
    case .inset(let margin): max(0, available - 2 * margin)
    }
  }
}

/// How marks at the same position are stacked.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
  let kind: Kind
  public static let standard = MarkStackingMethod(kind: .standard)
  public static let normalized = MarkStackingMethod(kind: .normalized)
  public static let center = MarkStackingMethod(kind: .center)
  public static let unstacked = MarkStackingMethod(kind: .unstacked)

  /// Whether stacked integers are integers: they are added, not divided.
  var keepsIntegers: Bool { kind == .standard || kind == .unstacked }
}
