import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryUI

/// A shape that can mark a point of a chart.
nonisolated public protocol ChartSymbolShape: Shape {
  /// The visible area of the shape as a part of the unit square.
  nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The symbols that come with charts.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable, Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind
  /// The width of an outline, in points; `nil` for a filled symbol.
  var borderWidth: CGFloat?

  nonisolated init(_ kind: Kind) { self.kind = kind }

  /// The symbols in the order in which categories take them.
  static let all = [Kind.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk].map { BasicChartSymbolShape($0) }

  /// The symbol's outline only, inside its edge.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    var copy = self
    copy.borderWidth = lineWidth
    return copy
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    guard let borderWidth else { return solid(in: rect) }
    let inner = rect.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    guard inner.width > 0, inner.height > 0 else { return solid(in: rect) }
    return solid(in: inner).strokedPath(StrokeStyle(lineWidth: borderWidth))
  }

  private nonisolated func solid(in rect: CGRect) -> Path {
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.057, dy: rect.height * 0.057))
    case .triangle: return polygon(3, in: rect, radius: 0.62, down: 0.08)
    case .diamond: return polygon(4, in: rect, radius: 0.58)
    case .pentagon: return polygon(5, in: rect, radius: 0.54)
    case .plus: return bars(2, from: 0, in: rect)
    case .cross: return bars(2, from: 45, in: rect)
    case .asterisk: return bars(3, from: 90, in: rect)
    }
  }

  private nonisolated func polygon(_ corners: Int, in rect: CGRect, radius: CGFloat, down: CGFloat = 0) -> Path {
    var path = Path()
    for corner in 0..<corners {
      let angle = 2 * Double.pi * Double(corner) / Double(corners) - .pi / 2
      let point = CGPoint(
        x: rect.midX + rect.width * radius * CGFloat(ExactMath.cosine(angle)),
        y: rect.midY + rect.height * (down + radius * CGFloat(ExactMath.sine(angle))))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  /// Strokes through the middle, a fifth of the symbol wide.
  private nonisolated func bars(_ count: Int, from start: Double, in rect: CGRect) -> Path {
    var path = Path()
    for bar in 0..<count {
      let angle = (start + 180 * Double(bar) / Double(count)) * .pi / 180
      let reach = CGSize(width: rect.width / 2 * CGFloat(ExactMath.cosine(angle)), height: rect.height / 2 * CGFloat(ExactMath.sine(angle)))
      path.move(to: CGPoint(x: rect.midX - reach.width, y: rect.midY - reach.height))
      path.addLine(to: CGPoint(x: rect.midX + reach.width, y: rect.midY + reach.height))
    }
    return path.strokedPath(StrokeStyle(lineWidth: max(1, rect.width / 5)))
  }
}

/// A circle marks points too, filled or as an outline.
extension Circle: ChartSymbolShape {
  @_disfavoredOverload
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BasicChartSymbolShape(.circle).strokeBorder(lineWidth: lineWidth)
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(.circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(.square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(.triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(.diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(.pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(.plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(.cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(.asterisk) }
}
