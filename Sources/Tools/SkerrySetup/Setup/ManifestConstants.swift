import SkerryFormats

/// The texts of a manifest's constants, by which targets may be named: `static let shared = "\(name)Kit"`, `case core = "Core"`.
struct ManifestConstants {
  private let bytes: [UInt8]
  private let tokens: [SwiftToken]
  /// Where the value of a constant begins, by its name; of several with one name, the first.
  private var values: [String: Int] = [:]
  /// The cases of enumerations, with the place of a raw value of their own.
  private var cases: [String: Int?] = [:]

  /// Longer chains of constants are not followed.
  private static let maxDepth = 8
  /// The number of tokens after a constant's name among which its value begins.
  private static let maxTypeLength = 24
  /// Longer texts are not the name of a target; the text of one expression is made of no more constants than this.
  private static let maxLength = 255

  init(bytes: [UInt8], tokens: [SwiftToken]) {
    (self.bytes, self.tokens) = (bytes, tokens)
    for place in tokens.indices {
      if tokens[place].is("let") { readConstant(place + 1) }
      if tokens[place].is("case") { readCases(place + 1) }
    }
  }

  private mutating func readConstant(_ place: Int) {
    guard place + 3 < tokens.count, tokens[place].kind == .word, values[tokens[place].text] == nil else { return }
    // The type may be of several words: `[String: SettingValue]`.
    let isTyped = tokens[place + 1].is(":")
    let line = tokens[(place + 1)...].prefix(Self.maxTypeLength).dropFirst(isTyped ? 2 : 0)
    let next = isTyped ? line.prefix { !$0.startsLine }.firstIndex { $0.is("=") } ?? tokens.count : place + 1
    if next + 1 < tokens.count, tokens[next].is("=") { values[tokens[place].text] = next + 1 }
  }

  private mutating func readCases(_ first: Int) {
    var place = first
    while place < tokens.count, tokens[place].kind == .word {
      let hasValue = place + 2 < tokens.count && tokens[place + 1].is("=")
      if cases[tokens[place].text] == nil { cases[tokens[place].text] = .some(hasValue ? place + 2 : nil) }
      let next = hasValue ? place + 3 : place + 1
      guard next < tokens.count, tokens[next].is(",") else { return }
      place = next + 1
    }
  }

  /// Where the value of a constant begins; `nil` if there is none of the name.
  func place(of name: String) -> Int? { values[name] }

  /// The text of the expression that begins at a token: a string, a constant, or the raw value of a case; `nil` for anything else.
  func text(at place: Int) -> String? {
    var lookups = 0
    return text(at: place, depth: 0, &lookups)
  }

  /// What is known of a literal whose interpolations are of other files: `"\(environment.name)Widget"` is `Widget`; `nil` if that is nothing.
  func knownText(at place: Int) -> String? {
    guard place < tokens.count, tokens[place].kind == .literal else { return nil }
    var lookups = 0
    return literal(tokens[place].range, 0, &lookups, isPartial: true).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func text(at place: Int, depth: Int, _ lookups: inout Int) -> String? {
    lookups += 1
    guard depth < Self.maxDepth, lookups <= Self.maxLength, place < tokens.count else { return nil }
    if tokens[place].kind == .literal { return literal(tokens[place].range, depth, &lookups) }
    var at = tokens[place].is(".") ? place + 1 : place
    guard at < tokens.count, tokens[at].kind == .word else { return nil }
    var path = [tokens[at].text]
    while at + 2 < tokens.count, tokens[at + 1].is("."), tokens[at + 2].kind == .word {
      at += 2
      path.append(tokens[at].text)
    }
    // What a call returns is not known.
    guard at + 1 == tokens.count || !tokens[at + 1].is("(") else { return nil }
    return constant(path, depth, &lookups)
  }

  private func constant(_ path: [String], _ depth: Int, _ lookups: inout Int) -> String? {
    guard let last = path.last else { return nil }
    if last == "rawValue", path.count > 1, let own = cases[path[path.count - 2]] {
      guard let own else { return path[path.count - 2] }
      return text(at: own, depth: depth + 1, &lookups)
    }
    guard let value = values[last] else { return nil }
    return text(at: value, depth: depth + 1, &lookups)
  }

  /// The text of a literal on one line; `nil` if it has an escape, or an interpolation that is not a constant.
  /// - Parameter isPartial: whether such an interpolation is left out instead.
  private func literal(_ range: Range<Int>, _ depth: Int, _ lookups: inout Int, isPartial: Bool = false) -> String? {
    let quoted = String(decoding: bytes[range], as: UTF8.self)
    guard quoted.hasPrefix("\""), !quoted.hasPrefix("\"\"\""), quoted.count > 1 else { return nil }
    var (result, rest) = ("", quoted.dropFirst().dropLast())
    while let mark = rest.firstIndex(of: "\\") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return nil }
      let path = rest[..<end].dropFirst().split(separator: ".").map { $0.filter { !$0.isWhitespace } }
      guard let text = constant(path, depth, &lookups) ?? (isPartial ? "" : nil), result.utf8.count + text.utf8.count <= Self.maxLength
      else { return nil }
      result += text
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
