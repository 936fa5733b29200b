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
    let least = priorities.indices.map { answer($0, 0) }
    let flexibility = priorities.indices.map { answer($0, .infinity) - least[$0] }
    let order = priorities.indices.sorted { a, b in
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
      if flexibility[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
      return a < b
    }

    var offers = Array(repeating: CGFloat(0), count: priorities.count)
    var remaining = available
    if let top = order.first.map({ priorities[$0] }) {
      for index in order where priorities[index] < top { remaining -= least[index] }
    }
    var position = 0
    while position < order.count {
      let priority = priorities[order[position]]
      let group = order[position...].prefix { priorities[$0] == priority }
      // The minimum lengths of this group were reserved while higher priorities were served.
      if position > 0 { remaining += group.reduce(0) { $0 + least[$1] } }
      var left = group.count
      for index in group {
        offers[index] = max(0, remaining / CGFloat(left))
        remaining -= answer(index, offers[index])
        left -= 1
      }
      position += group.count
    }
    return offers
  }
}
