import Foundation
import SkerryFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The declarations of a Swift file, read from its tokens without compiling: both sides of every `#if` count.
struct SwiftOutline {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let declarations: [SwiftDeclaration]
  /// The byte at which each line begins.
  private let lines: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    lines = Self.lines(of: bytes)
    tokens = SwiftTokenizer.tokens(of: bytes)
    var reader = OutlineReader(tokens: tokens)
    declarations = reader.declarations(until: tokens.count)
  }

  private static func lines(of bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress else { return [0] }
      var starts = [0]
      while let last = starts.last, let end = memchr(base + last, Int32(UInt8(ascii: "\n")), all.count - last) {
        starts.append(UnsafeRawPointer(end) - base + 1)
      }
      return starts
    }
  }

  /// The byte offset of a line and column, both from 1; `nil` beyond the file.
  func offset(line: Int, column: Int) -> Int? {
    guard line <= lines.count else { return nil }
    return min(lines[max(0, line - 1)] + max(0, column - 1), bytes.count)
  }

  /// The line and column of a token, both from 1, in bytes.
  func place(of token: SwiftToken) -> (line: Int, column: Int) { (token.line, token.range.lowerBound - lines[token.line - 1] + 1) }

  /// The index of the first token that begins at a byte or after it; the number of tokens if there is none.
  func token(from offset: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index of the token at a byte: the one that begins there, otherwise the one that contains it, such as a string.
  func token(at offset: Int) -> Int? {
    let next = token(from: offset)
    if next < tokens.count, tokens[next].range.lowerBound == offset { return next }
    return tokens[..<next].lastIndex { $0.range.contains(offset) }
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

  /// The braces of the innermost function, initializer or computed variable around a byte; `nil` outside all of them.
  func body(around offset: Int) -> Range<Int>? {
    path(to: offset).last { $0.kind != .type && $0.kind != .extension && $0.body?.contains(offset) == true }?.body
  }

  /// All imports, including those inside a condition, each with the module's name.
  var imports: [(module: String, declaration: SwiftDeclaration)] {
    declarations.filter { $0.kind == .import }.compactMap { declaration in
      let words = tokens[declaration.tokens]
      guard let at = words.firstIndex(where: { $0.text == "import" }), at + 1 < words.endIndex else { return nil }
      let isKind = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"].contains(words[at + 1].text)
      let name = isKind && at + 2 < words.endIndex ? words[at + 2].text : words[at + 1].text
      return (name, declaration)
    }
  }

  /// The identifiers of a declaration that may refer to others.
  /// - Parameter withPerformance: whether those in the body of an intent's `perform` count, which draws nothing.
  func words(of declaration: SwiftDeclaration, withPerformance: Bool = false) -> Set<String> {
    var result: Set<String> = []
    let performing = withPerformance ? nil : declaration.intentPerformance
    for index in declaration.tokens where tokens[index].kind == .word {
      let token = tokens[index]
      if let performing, performing.range.contains(token.range.lowerBound) { continue }
      // A property wrapper is used as an attribute.
      result.insert(token.text.hasPrefix("@") ? String(token.text.dropFirst()) : token.text)
      if token.text == "init", let label = labelOfCall(index) { result.insert(Self.initializer(label)) }
    }
    return result
  }

  /// The word for a call of an initializer by its first label, which need not name the type: `.init(hex: "fff")`.
  static func initializer(_ label: String) -> String { "init(\(label):" }

  /// The label of the first argument of the call whose name is at an index; `nil` without one.
  private func labelOfCall(_ name: Int) -> String? {
    guard name + 3 < tokens.count, tokens[name + 1].is("("), tokens[name + 2].kind == .word, tokens[name + 3].is(":") else { return nil }
    return tokens[name + 2].text
  }
}
