import Foundation

// What lists call their models with when rows are moved or deleted; SwiftUI's spelling.

extension MutableCollection {
  /// Moves the elements at some offsets before the one at another, in their order.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let kept = all.indices.filter { !source.contains($0) }
    let order = kept.filter { $0 < destination } + Array(source) + kept.filter { $0 >= destination }
    for (index, offset) in zip(indices, order) { self[index] = all[offset] }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}
