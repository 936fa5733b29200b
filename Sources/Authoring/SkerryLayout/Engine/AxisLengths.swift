import Foundation
import SkerryGeometry

extension CGSize {
  init(main: CGFloat, cross: CGFloat, axis: Axis) {
    self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
  init(main: CGFloat, cross: CGFloat, axis: Axis) {
    self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }
}

extension ProposedViewSize {
  init(main: CGFloat?, cross: CGFloat?, axis: Axis) {
    self = axis == .horizontal ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }
  func length(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
  mutating func setLength(_ length: CGFloat?, _ axis: Axis) {
    if axis == .horizontal { width = length } else { height = length }
  }
}
