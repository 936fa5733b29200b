import Foundation

/// Distributes a length among neighbours by flexibility and priority. Source: Figures §6.1, steps 3–6.
enum FlexibleSpace {
  /// - Parameters:
  ///   - available: the length without gaps, in points.
  ///   - priorities: one for each neighbour.
  ///   - answer: the length a neighbour takes for a proposed length.
  /// - Returns: the length to offer each neighbour.
  static func distribute(
    _ available: CGFloat, among priorities: [Double], answer: (_ index: Int, _ offered: CGFloat) -> CGFloat
  ) -> [CGFloat] {
    if priorities.count == 1 { return [max(0, available)] }
    var order: [Neighbour] = []
    order.reserveCapacity(priorities.count)
    for index in 0..<priorities.count {
      let minimum = answer(index, 0)
      order.append(Neighbour(index: index, priority: priorities[index], minimum: minimum, flexibility: answer(index, .infinity) - minimum))
    }
    order.sort { $0.chooses(before: $1) }

    var offers = Array(repeating: CGFloat(0), count: priorities.count)
    var remaining = available
    if let top = order.first?.priority {
      for neighbour in order where neighbour.priority < top { remaining -= neighbour.minimum }
    }
    var position = 0
    while position < order.count {
      var end = position + 1
      while end < order.count, order[end].priority == order[position].priority { end += 1 }
      // The minimum lengths of this group were reserved while higher priorities were served.
      if position > 0 { remaining += (position..<end).reduce(0) { $0 + order[$1].minimum } }
      for place in position..<end {
        let index = order[place].index
        offers[index] = max(0, remaining / CGFloat(end - place))
        remaining -= answer(index, offers[index])
      }
      position = end
    }
    return offers
  }

  private struct Neighbour {
    var index: Int
    var priority: Double
    /// The length for a proposal of 0.
    var minimum: CGFloat
    /// The length for an infinite proposal, less the minimum.
    var flexibility: CGFloat

    func chooses(before other: Neighbour) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
      return index < other.index
    }
  }
}
