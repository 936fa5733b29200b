import Foundation
import SkerryDiagnostics
import SkerryFormats

/// Facts about a Swift file for planning: imports and declarations. Read from its text, not compiled.
struct SwiftFileFacts {
  struct Import {
    var module: String
    var line: Int
  }
  /// Imports outside `#if canImport` and outside what is compiled for other systems.
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
  /// Whether the file declares a widget or a bundle of widgets.
  private(set) var declaresWidget = false
  /// Whether `@main` is on a widget or a bundle.
  private(set) var hasWidgetMain = false

  init(_ url: URL) {
    // Larger files are assumed to be generated.
    let data = InputFile.data(atPath: url.path) ?? Data()
    self.init(text: data.count < SourceFileLimit.byteCount ? String(decoding: data, as: UTF8.self) : "")
  }

  init(text: String) {
    let tokens = SwiftTokenizer.tokens(of: Array(text.utf8))
    readImports(tokens)
    readDeclarations(tokens)
  }

  private static let accessWords: Set<String> = ["public", "internal", "package", "private", "fileprivate"]
  private static let importKinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

  private mutating func readImports(_ tokens: [SwiftToken]) {
    let branches = ConditionalBranch.all(in: tokens) { _ in false }
    let skipped: Set<Int> = branches.reduce(into: []) { if $1.isCompiled == false || $1.dependsOnModule { $0.formUnion($1.lines) } }
    for (index, token) in tokens.enumerated() where token.startsLine && !skipped.contains(token.line) {
      let line = tokens[index...].prefix { $0.line == token.line }
      if let module = Self.imported(line) { imports.append(Import(module: module.text, line: module.line)) }
    }
  }

  /// The module of an import, whose line may begin with attributes and an access level.
  private static func imported(_ line: ArraySlice<SwiftToken>) -> SwiftToken? {
    guard let at = line.firstIndex(where: { $0.is("import") }) else { return nil }
    var isArgument = false
    for token in line[..<at] {
      if token.is("(") { isArgument = true }
      guard isArgument || token.text.hasPrefix("@") || accessWords.contains(token.text) else { return nil }
      if token.is(")") { isArgument = false }
    }
    let rest = line[(at + 1)...]
    let module = rest.first.map { importKinds.contains($0.text) } == true ? rest.dropFirst().first ?? rest.first : rest.first
    return module?.kind == .word ? module : nil
  }

  private mutating func readDeclarations(_ tokens: [SwiftToken]) {
    var depth = 0
    for (index, token) in tokens.enumerated() where token.kind != .literal {
      if token.is("{") { depth += 1 }
      if token.is("}") { depth -= 1 }
      if token.text.first?.isUppercase == true { mentioned.insert(token.text) }
      if Self.typeWords.contains(token.text), index + 1 < tokens.count, tokens[index + 1].text.first?.isLetter == true {
        let name = tokens[index + 1].text
        declared.insert(name)
        if depth == 0 { topLevel.insert(name) }
        let inherited = Set(tokens[min(index + 2, tokens.count)..<min(tokens.count, index + 40)].prefix { !$0.is("{") }.map(\.text))
        let isWidget = !inherited.isDisjoint(with: ["WidgetBundle", "Widget", "ControlWidget"])
        if isWidget { declaresWidget = true }
        if isWidget, tokens[max(0, index - 12)..<index].contains(where: { $0.is("@main") }) { hasWidgetMain = true }
      }
      if token.is("extension"), index + 2 < tokens.count {
        let inherited = Set(tokens[(index + 2)..<min(tokens.count, index + 24)].prefix { !$0.is("{") }.map(\.text))
        if inherited.contains("Widget") || inherited.contains("ControlWidget") { declaresWidget = true }
      }
      if token.is("@main") { hasMain = true }
      if token.is("ActivityConfiguration"), index + 4 < tokens.count, tokens[index + 1].is("("),
        tokens[index + 2].is("for") || tokens[index + 2].is("attributesType")
      {
        shownAttributes.append(tokens[index + 4].text)
      }
    }
  }

  private static let typeWords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
}
