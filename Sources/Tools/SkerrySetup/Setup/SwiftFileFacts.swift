import Foundation
import SkerryDiagnostics
import SkerryFormats

/// Facts about a Swift file for planning: imports and declarations. Read from its text, not compiled.
struct SwiftFileFacts {
  struct Import {
    var module: String
    var line: Int
  }
  /// Imports outside `#if canImport`.
  private(set) var imports: [Import] = []
  /// Types that the file declares, at any level.
  private(set) var declared: Set<String> = []
  /// The declared top-level types.
  private(set) var topLevel: Set<String> = []
  /// Attribute types of activities that the file shows: `ActivityConfiguration(for: X.self)`.
  private(set) var shownAttributes: [String] = []
  /// Capitalized type names anywhere in the code.
  private(set) var mentioned: Set<String> = []
  private(set) var hasMain = false
  /// A widget or a bundle of them.
  private(set) var declaresWidget = false
  private(set) var declaresAttributes = false
  /// Whether `@main` is on a widget or a bundle.
  private(set) var hasWidgetMain = false

  init(_ url: URL) {
    // Larger files are assumed to be generated.
    let data = InputFile.data(atPath: url.path) ?? Data()
    self.init(text: data.count < 4_000_000 ? String(decoding: data, as: UTF8.self) : "")
  }

  init(text: String) {
    let code = Self.withoutCommentsAndStrings(text)
    var guarded: [String?] = []
    for (index, line) in code.lines.enumerated() {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let first = words.first else { continue }
      if first == "#if" {
        let text = String(line)
        let isOtherSystem =
          ["os(macOS)", "os(watchOS)", "os(tvOS)", "os(visionOS)", "targetEnvironment"].contains { text.contains($0) }
          && !text.contains("!")
        guarded.append(text.contains("canImport") || isOtherSystem ? text : nil)
      } else if first == "#endif" {
        _ = guarded.popLast()
      } else if let at = words.firstIndex(of: "import"),
        words[..<at].allSatisfy({ $0.hasPrefix("@") || Self.accessWords.contains(String($0)) }), at + 1 < words.count
      {
        var module = String(words[at + 1])
        if Self.importKinds.contains(module), at + 2 < words.count { module = String(words[at + 2]) }
        module = String(module.split(whereSeparator: { $0 == "." || $0 == ";" }).first ?? "")
        if guarded.allSatisfy({ $0 == nil }), !module.isEmpty { imports.append(Import(module: module, line: index + 1)) }
      }
    }
    readDeclarations(code)
  }

  private static let accessWords: Set<String> = ["public", "internal", "package", "private", "fileprivate"]
  private static let importKinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

  private mutating func readDeclarations(_ code: String) {
    let tokens = Self.tokens(code)
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if token == "{" { depth += 1 }
      if token == "}" { depth -= 1 }
      if token.first?.isUppercase == true { mentioned.insert(token) }
      if Self.typeWords.contains(token), index + 1 < tokens.count, tokens[index + 1].first?.isLetter == true {
        let name = tokens[index + 1]
        declared.insert(name)
        if depth == 0 { topLevel.insert(name) }
        var inherited: [String] = []
        var next = index + 2
        while next < tokens.count, tokens[next] != "{", next < index + 40 {
          inherited.append(tokens[next])
          next += 1
        }
        let isWidget = inherited.contains("WidgetBundle") || inherited.contains("Widget") || inherited.contains("ControlWidget")
        if isWidget { declaresWidget = true }
        if inherited.contains("ActivityAttributes") { declaresAttributes = true }
        if isWidget, tokens[max(0, index - 6)..<index].contains("@main") { hasWidgetMain = true }
      }
      if token == "extension", index + 1 < tokens.count,
        tokens[(index + 2)..<min(tokens.count, index + 12)].prefix(while: { $0 != "{" }).contains("ActivityAttributes")
      {
        declaresAttributes = true
      }
      if token == "@main" { hasMain = true }
      if token == "ActivityConfiguration", index + 4 < tokens.count, tokens[index + 1] == "(",
        tokens[index + 2] == "for" || tokens[index + 2] == "attributesType"
      {
        shownAttributes.append(tokens[index + 4])
      }
    }
  }

  private static let typeWords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]

  /// Words, and brackets and colons one by one.
  private static func tokens(_ code: String) -> [String] {
    var result: [String] = []
    var word = ""
    func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" || character == "@" }
    for character in code {
      if isWord(character) {
        word.append(character)
      } else {
        if !word.isEmpty { result.append(word) }
        word = ""
        if "{}():.".contains(character) { result.append(String(character)) }
      }
    }
    if !word.isEmpty { result.append(word) }
    return result
  }

  /// The text with comments and the contents of string literals blanked; line numbers stay the same.
  static func withoutCommentsAndStrings(_ text: String) -> String {
    var result: [Character] = []
    let source = Array(text)
    var index = 0
    var comments = 0
    func at(_ offset: Int) -> Character? { index + offset < source.count ? source[index + offset] : nil }
    while index < source.count {
      let character = source[index]
      if comments > 0 {
        if character == "/", at(1) == "*" {
          comments += 1
          index += 2
        } else if character == "*", at(1) == "/" {
          comments -= 1
          index += 2
        } else {
          if character.isNewline { result.append("\n") }
          index += 1
        }
      } else if character == "/", at(1) == "*" {
        comments = 1
        index += 2
      } else if character == "/", at(1) == "/" {
        while index < source.count, !source[index].isNewline { index += 1 }
      } else if character == "\"" {
        let isLong = at(1) == "\"" && at(2) == "\""
        index += isLong ? 3 : 1
        result.append("\"")
        while index < source.count {
          if source[index] == "\\" {
            index += 2
            continue
          }
          if isLong ? source[index] == "\"" && at(1) == "\"" && at(2) == "\"" : source[index] == "\"" || source[index].isNewline { break }
          if source[index].isNewline { result.append("\n") }
          index += 1
        }
        if index < source.count, source[index] == "\"" { index += isLong ? 3 : 1 }
        result.append("\"")
      } else {
        result.append(character)
        index += 1
      }
    }
    return String(result)
  }
}
