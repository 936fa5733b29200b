/// The edit distance between two names.
package enum EditDistance {
  /// Insertions, deletions, replacements and exchanges of neighbours from one to the other; `nil` beyond a limit.
  package static func between(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    if abs(a.count - b.count) > limit { return nil }
    var older: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var minimum = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { minimum = min(minimum, older[j - 1] + 1) }
        row.append(minimum)
      }
      // An exchange in the next row starts from the row before this one.
      if (row.min() ?? 0) > limit, (last.min() ?? 0) >= limit { return nil }
      (older, last) = (last, row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
