import SkerryGraph

/// The known name that is most similar to a misspelt one.
package enum NearestName {
  /// - Returns: the most similar name, if it is similar enough: a third of its letters may differ, at least one.
  package static func name(to word: String, of names: some Sequence<String>) -> String? {
    let asked = word.lowercased()
    guard !asked.isEmpty, asked.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let limit = max(1, name.count / 3)
      guard let distance = EditDistance.between(Array(asked.utf8), Array(name.lowercased().utf8), atMost: limit),
        distance < best?.distance ?? .max
      else { continue }
      best = (name, distance)
    }
    // An unambiguous prefix of a name counts as that name.
    return best?.name ?? names.first { asked.count >= 3 && $0.lowercased().hasPrefix(asked) }
  }

  /// ` Did you mean NAME?`, or nothing.
  package static func hint(_ word: String, _ names: some Sequence<String>, prefix: String = "") -> String {
    name(to: word, of: names).map { " Did you mean \(prefix)\($0)?" } ?? ""
  }
}
