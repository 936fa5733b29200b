package import Foundation

/// Places boxes in rows from left to right. Beside a tall box, smaller ones are placed one below the other.
package struct SheetPacking {
  /// Points between the page's margins.
  package let width: CGFloat
  /// Points between boxes, in both directions.
  package let gap: CGFloat
  /// The lower end of everything that is placed, in points from the first row's top.
  package private(set) var bottom: CGFloat = 0
  /// The right end of everything that is placed, in points from the left margin.
  package private(set) var right: CGFloat = 0
  /// Free space beside placed boxes, in the order in which it is filled.
  private var free: [CGRect] = []
  private var row = CGRect.zero
  /// By how much a box may be taller than its row and still be placed in it: StandBy beside the lowest expanded island.
  private static let growth: CGFloat = 1.9

  package init(width: CGFloat, gap: CGFloat) {
    self.width = width
    self.gap = gap
  }

  /// Where the next box goes: into free space of a row, otherwise at the row's end if it may grow, otherwise into a new
  /// row.
  package mutating func place(_ size: CGSize) -> CGPoint {
    if let index = free.firstIndex(where: { size.width <= $0.width + 0.01 && size.height <= $0.height + 0.01 }) {
      return take(free.remove(at: index), size)
    }
    if let end = free.last, end.minY == row.minY, end.height == row.height, size.width <= end.width,
      size.height <= row.height * Self.growth
    {
      free.removeLast()
      row.size.height = size.height
      return take(CGRect(x: end.minX, y: end.minY, width: end.width, height: size.height), size)
    }
    row = CGRect(x: 0, y: bottom > 0 ? bottom + gap : 0, width: width, height: size.height)
    free = []
    return take(row, size)
  }

  /// Puts a box into the corner of a free space and keeps the rest.
  private mutating func take(_ place: CGRect, _ size: CGSize) -> CGPoint {
    bottom = max(bottom, place.minY + size.height)
    right = max(right, place.minX + size.width)
    // A box nearly as tall as its space leaves a column beside it; below a low one the whole width is free.
    let isHigh = size.height > place.height * 0.6
    let beside = CGRect(
      x: place.minX + size.width + gap, y: place.minY, width: place.width - size.width - gap,
      height: isHigh ? place.height : size.height)
    let below = CGRect(
      x: place.minX, y: place.minY + size.height + gap, width: isHigh ? size.width : place.width, height: place.height - size.height - gap)
    free += [below, beside].filter { $0.size.width > 0 && $0.size.height > 0 }
    return place.origin
  }
}
