import Foundation
import SkerryGeometry
import SkerryUI
import Testing

@testable import SkerryCharts

/// Where an annotation is relative to its mark, and how it is moved into the chart.
@Suite struct AnnotationTests {
  private static let box = CGRect(x: 20, y: 50, width: 40, height: 30)
  private static let size = CGSize(width: 10, height: 6)

  /// Above and below it the spacing is vertical, beside it horizontal; at a corner only vertical.
  @Test(arguments: [
    (AnnotationPosition.automatic, 35.0, 41.0), (.top, 35, 41), (.bottom, 35, 83), (.leading, 7, 62), (.trailing, 63, 62),
    (.overlay, 35, 62),
    (.topLeading, 10, 41), (.topTrailing, 60, 41), (.bottomLeading, 10, 83), (.bottomTrailing, 60, 83),
  ])
  func positions(_ position: AnnotationPosition, _ x: CGFloat, _ y: CGFloat) {
    #expect(position.origin(of: Self.size, beside: Self.box, alignment: .center, spacing: 3) == CGPoint(x: x, y: y))
  }

  /// The alignment counts along the side that the annotation is on.
  @Test func alignments() {
    func origin(_ position: AnnotationPosition, _ alignment: Alignment) -> CGPoint {
      position.origin(of: Self.size, beside: Self.box, alignment: alignment, spacing: 0)
    }
    #expect(origin(.top, .topLeading).x == 20 && origin(.top, .bottomTrailing).x == 50)
    #expect(origin(.trailing, .topLeading).y == 50 && origin(.trailing, .bottomTrailing).y == 74)
    #expect(origin(.overlay, .bottomTrailing) == CGPoint(x: 50, y: 74))
    #expect(AnnotationPosition.leading.isBeside && AnnotationPosition.trailing.isBeside && !AnnotationPosition.top.isBeside)
    #expect(!AnnotationPosition.topLeading.isBeside && !AnnotationPosition.overlay.isBeside)
  }

  /// Symbols fill the unit square unless they say otherwise.
  @Test func symbolsFillTheUnitSquare() {
    #expect(BasicChartSymbolShape.all.allSatisfy { $0.perceptualUnitRect == CGRect(x: 0, y: 0, width: 1, height: 1) })
  }

  @Test func whatIsNotDrawnIsSaid() {
    typealias Resolution = AnnotationOverflowResolution
    #expect(
      Resolution(x: .padScale).undrawn?.contains("padScale") == true && Resolution(y: .padScale).undrawn?.contains("padScale") == true)
    #expect(Resolution(y: .fit(to: .chart)).undrawn?.contains(".fit(to: .plot)") == true)
    #expect(Resolution(x: .fit, y: .fit(to: .plot)).undrawn == nil && Resolution.automatic.undrawn == nil)
  }

  @Test func fittingMovesIntoTheBounds() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
    func moved(_ x: CGFloat, _ y: CGFloat, _ way: AnnotationOverflowResolution) -> CGPoint {
      way.resolved(CGRect(origin: CGPoint(x: x, y: y), size: Self.size), in: bounds).origin
    }
    let both = AnnotationOverflowResolution(x: .fit, y: .fit(to: .chart))
    #expect(moved(-5, -4, both) == .zero && moved(95, 79, both) == CGPoint(x: 90, y: 74) && moved(90, 74, both) == CGPoint(x: 90, y: 74))
    #expect(moved(-5, 79, .automatic) == CGPoint(x: -5, y: 79) && moved(-5, 79, .init(x: .fit, y: .disabled)) == CGPoint(x: 0, y: 79))
    // Larger than the bounds: it begins where they do.
    #expect(both.resolved(CGRect(x: 4, y: 5, width: 120, height: 90), in: bounds).origin == .zero)
  }
}
