/// Edit distance between names, for suggestions in messages.
package enum EditDistance {
  /// Insertions, deletions and replacements from one to the other; `nil` beyond a limit.
  package static func between(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    if abs(a.count - b.count) > limit { return nil }
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var previous = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let diagonal = previous
        previous = row[j + 1]
        row[j + 1] = x == y ? diagonal : min(diagonal, previous, row[j]) + 1
      }
      if (row.min() ?? 0) > limit { return nil }
    }
    return row[b.count] <= limit ? row[b.count] : nil
  }

  /// At most three candidates with the smallest edit distance to a name, best first.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    return candidates.compactMap { candidate -> (Int, String)? in
      between(wanted, Array(candidate.lowercased().utf8), atMost: max(2, wanted.count / 3)).map { ($0, candidate) }
    }.sorted { $0 < $1 }.prefix(3).map(\.1)
  }
}
