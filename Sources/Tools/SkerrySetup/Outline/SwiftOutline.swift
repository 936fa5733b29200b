/// The declarations of a Swift file, read from its tokens without compiling: both sides of every `#if` count.
struct SwiftOutline {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let declarations: [SwiftDeclaration]

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = SwiftTokenizer.tokens(of: bytes)
    var reader = OutlineReader(tokens: tokens)
    declarations = reader.declarations(until: tokens.count, inEnum: false)
  }

  /// The byte offset of a line and column, both from 1; `nil` beyond the file.
  func offset(line: Int, column: Int) -> Int? {
    var (place, current) = (0, 1)
    while current < line {
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: "\n") { current += 1 }
      place += 1
    }
    return min(place + max(0, column - 1), bytes.count)
  }

  /// The declarations around a byte, the outermost first.
  func path(to offset: Int) -> [SwiftDeclaration] {
    var result: [SwiftDeclaration] = []
    var level = declarations
    while let inner = level.first(where: { $0.range.contains(offset) || $0.range.upperBound == offset }) {
      result.append(inner)
      level = inner.members
    }
    return result
  }

  /// The identifiers of a declaration that may refer to others; the body of an intent's `perform` draws nothing and is
  /// left out.
  func words(of declaration: SwiftDeclaration) -> Set<String> {
    var result: Set<String> = []
    let performing = declaration.intentPerformance
    for token in tokens[declaration.tokens] where token.kind == .word {
      if let performing, performing.range.contains(token.range.lowerBound) { continue }
      result.insert(token.text)
    }
    return result
  }
}
