package import Foundation

extension Path {
  /// Two opposite corners of the axis-parallel rectangle that the path consists of, in points; `nil` for anything else.
  package var rectangleCorners: (first: CGPoint, opposite: CGPoint)? {
    let steps = elements
    guard steps.count == 5, case .closeSubpath = steps[4] else { return nil }
    func corner(_ index: Int) -> CGPoint? {
      switch steps[index] {
      case .move(let to), .line(let to): to
      case .quadCurve, .curve, .closeSubpath: nil
      }
    }
    guard let first = corner(0), let second = corner(1), let third = corner(2), let fourth = corner(3),
      first.y == second.y, second.x == third.x, third.y == fourth.y, fourth.x == first.x
    else { return nil }
    return (first, third)
  }
}
