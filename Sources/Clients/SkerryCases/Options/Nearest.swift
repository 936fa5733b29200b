/// The known name that is most similar to a misspelt one.
package enum Nearest {
  /// - Returns: the most similar name, if it is similar enough: a third of its letters may differ, at least one.
  package static func name(to word: String, of names: some Sequence<String>) -> String? {
    let asked = word.lowercased()
    guard !asked.isEmpty, asked.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(Array(asked), Array(name.lowercased()))
      guard distance <= max(1, name.count / 3), distance < best?.distance ?? .max else { continue }
      best = (name, distance)
    }
    // An unambiguous prefix of a name counts as that name.
    return best?.name ?? names.first { asked.count >= 3 && $0.lowercased().hasPrefix(asked) }
  }

  /// ` Did you mean NAME?`, or nothing.
  package static func hint(_ word: String, _ names: some Sequence<String>, prefix: String = "") -> String {
    name(to: word, of: names).map { " Did you mean \(prefix)\($0)?" } ?? ""
  }

  /// Insertions, deletions, replacements and transpositions.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var older: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + Array(repeating: 0, count: b.count)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], older[j - 2] + 1) }
      }
      (older, last) = (last, row)
    }
    return last[b.count]
  }
}
