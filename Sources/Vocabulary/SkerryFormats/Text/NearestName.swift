/// The known names that are most similar to a misspelt one, for suggestions in messages.
package enum NearestName {
  /// Longer names are not compared.
  private static let maxBytes = 64

  /// At most three names, the most similar first: a third of the letters (rounded to a whole number) may differ, at least one. Case does not
  /// matter.
  package static func names(to word: String, of names: some Sequence<String>) -> [String] {
    let asked = Array(word.lowercased().utf8)
    guard !asked.isEmpty, asked.count <= maxBytes else { return [] }
    return names.compactMap { name -> (Int, String)? in
      EditDistance.between(asked, Array(name.lowercased().utf8), atMost: max(1, (asked.count + 1) / 3)).map { ($0, name) }
    }.sorted { $0 < $1 }.prefix(3).map(\.1)
  }

  /// The most similar name; without one, the first that begins with the word, if that has at least three letters.
  package static func name(to word: String, of names: some Sequence<String>) -> String? {
    if let near = self.names(to: word, of: names).first { return near }
    let asked = word.lowercased()
    return names.first { asked.count >= 3 && $0.lowercased().hasPrefix(asked) }
  }

  /// ` Did you mean NAME?`, or nothing.
  package static func hint(_ word: String, _ names: some Sequence<String>, prefix: String = "") -> String {
    name(to: word, of: names).map { " Did you mean \(prefix)\($0)?" } ?? ""
  }

  /// The sentence about an unknown name: with the most similar name, and with all names.
  package static func unknown(_ subject: String, _ word: String, _ known: [String]) -> String {
    let near = name(to: word, of: known).map { "did you mean \($0)? Choose" } ?? "choose"
    return "\(subject) is not known; \(near) one of \(known.joined(separator: ", "))."
  }
}
