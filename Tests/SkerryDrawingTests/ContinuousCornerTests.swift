import Foundation
import SkerryGeometry
import Testing

@testable import SkerryDrawing

/// The published points of the curve of continuous corners (Figures §5.4), which pictures show to a hundredth of a pixel only.
@Suite struct ContinuousCornerTests {
  @Test func theCurvesPoints() {
    // A radius of 10⁸ shows eight digits.
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 4e8, height: 4e8), cornerRadius: 1e8, style: .continuous)
    var shown: Set<Int> = []
    path.forEach { element in
      let points: [CGPoint] =
        switch element {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let end, let control): [end, control]
        case .curve(let end, let first, let second): [end, first, second]
        case .closeSubpath: []
        }
      for point in points { shown.formUnion([Int(point.x.rounded()), Int(point.y.rounded())]) }
    }
    let published = [1.528665, 1.08849296, 0.86840694, 0.63149379, 0.07491139, 0.37282392, 0.16905899]
    for length in published { #expect(shown.contains(Int((length * 1e8).rounded())), "\(length)") }
  }
}
