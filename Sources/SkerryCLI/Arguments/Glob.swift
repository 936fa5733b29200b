/// A pattern of names: `*` any letters, `?` one. Without either it matches a part.
struct Glob {
  private let pattern: [Character]
  private let isPlain: Bool

  init(_ pattern: String) {
    self.pattern = Array(pattern.lowercased())
    isPlain = !pattern.contains("*") && !pattern.contains("?")
  }

  func matches(_ name: String) -> Bool {
    let text = name.lowercased()
    if isPlain { return text.contains(String(pattern)) }
    return Self.match(pattern[...], Array(text)[...])
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
