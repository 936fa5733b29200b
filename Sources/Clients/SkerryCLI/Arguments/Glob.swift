/// A pattern of case names: `*` any letters, `?` one; in any case of letters.
struct Glob {
  let source: String
  private let pattern: [Character]
  private let isPlain: Bool

  init(_ pattern: String) {
    source = pattern
    self.pattern = Array(pattern.lowercased())
    isPlain = !pattern.contains("*") && !pattern.contains("?")
  }

  /// Whether the pattern covers the whole name.
  func matches(_ name: String) -> Bool { Self.match(pattern[...], Array(name.lowercased())[...]) }

  /// The cases that the pattern means: those whose id `Activity/state`, activity or state it covers. A word without `*` and `?` that
  /// covers none of them means those whose id contains it.
  @MainActor func chosen(of cases: [PreviewCase]) -> [PreviewCase] {
    let whole = cases.filter { matches($0.id) || matches($0.activity) || matches($0.state) }
    guard whole.isEmpty, isPlain, !pattern.isEmpty else { return whole }
    let word = String(pattern)
    return cases.filter { $0.id.lowercased().contains(word) }
  }

  private static func match(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
    var (p, t) = (pattern.startIndex, text.startIndex)
    var star: (pattern: Int, text: Int)?
    while t < text.endIndex {
      if p < pattern.endIndex, pattern[p] == "*" {
        star = (p, t)
        p += 1
      } else if p < pattern.endIndex, pattern[p] == "?" || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star {
        p = last.pattern + 1
        t = last.text + 1
        star = (last.pattern, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
