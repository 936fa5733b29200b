import Foundation
import Testing

/// Declarations that other modules can use have doc comments.
///
/// The rule: every `public`, `package` and `open` declaration of the layers Vocabulary, Native, Authoring, StandIns, Engine, Clients and
/// Tools has a doc comment, except
/// - a public one that spells Apple's API: those are in `Sources/API.md`, and Apple's documentation explains them;
/// - a member that a protocol requires, because the protocol's own comment explains it;
/// - a property named after its type (`var severity: Severity`), because the type's comment explains it;
/// - an initializer whose parameters are the type's properties, because those are documented.
///
/// The layers Frameworks and Shims spell Apple's API, and so do the public declarations of Authoring and StandIns.
@Suite struct DocCommentTests {
  private static let layers = [
    "Sources/Vocabulary", "Sources/Native", "Sources/Authoring", "Sources/StandIns", "Sources/Engine", "Sources/Clients", "Sources/Tools",
    "Fonts",
  ]
  /// The layers and the modules whose public names are Apple's.
  private static let spellingApple: Set<String> = [
    "Authoring", "StandIns", "SkerryDrawing", "SkerryGeometry", "SkerryGraph", "SkerryLocalization",
  ]
  /// Requirements of protocols of the standard library, Foundation and Swift Testing.
  private static let asked: Set<String> = [
    "==", "<", "hash", "encode", "description", "debugDescription", "errorDescription", "rawValue", "id", "body", "Body", "allCases",
    "startIndex",
    "endIndex", "localizedStringResource",
  ]

  /// A declaration that other modules can see.
  private struct Declaration {
    var place: String
    var text: String
    var kind: String
    var name: String
    var modifiers: Set<String>
    var isDocumented: Bool
  }

  private static let kinds: Set<String> = [
    "func", "var", "let", "struct", "enum", "class", "protocol", "typealias", "init", "subscript", "actor", "macro",
  ]
  private static let modifiers: Set<String> = [
    "public", "package", "open", "static", "final", "nonisolated", "nonisolated(unsafe)", "mutating", "indirect", "class", "required",
    "convenience", "private(set)", "package(set)", "weak", "lazy", "consuming", "borrowing", "override",
  ]

  private static func declarations(in text: String, file: String) -> [Declaration] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
    var found: [Declaration] = []
    var isString = false
    for (number, line) in lines.enumerated() {
      // Multi-line strings contain other code.
      if line.components(separatedBy: "\"\"\"").count % 2 == 0 { isString.toggle() }
      guard !isString, !line.hasPrefix("//"), let head = head(line) else { continue }
      guard !head.modifiers.isDisjoint(with: ["public", "package", "open"]), !head.modifiers.contains("override") else { continue }
      var above = number - 1
      while above >= 0, lines[above].hasPrefix("@") || lines[above].hasPrefix("#if") { above -= 1 }
      found.append(
        Declaration(
          place: "\(file):\(number + 1)", text: lines[number...].prefix(24).joined(separator: " "), kind: head.kind, name: head.name,
          modifiers: head.modifiers, isDocumented: above >= 0 && lines[above].hasPrefix("///")))
    }
    return found
  }

  /// Attributes, modifiers, kind and name at the start of a line.
  private static func head(_ line: String) -> (kind: String, name: String, modifiers: Set<String>)? {
    guard line.contains("package ") || line.contains("public ") || line.contains("open ") else { return nil }
    var rest = Substring(line)
    var own: Set<String> = []
    while true {
      rest = rest.drop { $0 == " " }
      let word = String(rest.prefix { $0 != " " })
      if word.hasPrefix("@") {
        rest = rest.dropFirst(word.count)
      } else if kinds.contains(word), word != "class" || !modifiers.contains(String(rest.dropFirst(6).prefix { $0 != " " })) {
        let tail = rest.dropFirst(word.count).drop { $0 == " " || $0 == "`" }
        let letters = tail.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return (word, letters.isEmpty ? String(tail.prefix { "=<>+-*/!&|".contains($0) }) : String(letters), own)
      } else if let kind = ["init", "subscript"].first(where: {
        word.hasPrefix($0 + "(") || word.hasPrefix($0 + "?") || word.hasPrefix($0 + "<")
      }) {
        return (kind, kind, own)
      } else if modifiers.contains(word) {
        own.insert(word)
        rest = rest.dropFirst(word.count)
      } else {
        return nil
      }
    }
  }

  /// The names that the protocols in the sources require, each with the protocols.
  private static func requirements() throws -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for file in ProjectTests.swiftFiles("Sources") {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains(" protocol ") else { continue }
      for match in text.matches(of: #/(?:public|package) protocol (\w+)[^{]*\{((?s).*?)\n\}/#) {
        for member in match.2.matches(of: #/\b(?:func|var) `?(\w+)/#) {
          result[String(member.1), default: []].insert(String(match.1))
        }
      }
    }
    return result
  }

  /// `var severity: Severity`, `let devices: [Device]`, `var difference = PixelDifference…` does not.
  private static func isNamedAfterItsType(_ declaration: Declaration) -> Bool {
    guard declaration.kind == "var" || declaration.kind == "let",
      let match = declaration.text.firstMatch(of: #/\b(?:var|let) `?(\w+)`?(?:: \[?(?:[A-Z]\w*\.)*([A-Z]\w*)| = ([A-Z]\w*))/#),
      let type = (match.2 ?? match.3)?.lowercased()
    else { return false }
    return match.1.lowercased() == type || match.1.lowercased() == type + "s"
  }

  /// Whether each parameter has the name of a property in the file.
  private static func isMemberwise(_ declaration: Declaration, in text: String) -> Bool {
    guard declaration.kind == "init", let open = declaration.text.range(of: "init")?.upperBound else { return false }
    var (depth, part, names) = (0, "", [String]())
    for character in declaration.text[open...].drop(while: { $0 != "(" }) {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && !part.hasSuffix("-") { depth -= 1 }
      if depth == 0 || depth == 1 && character == "," {
        names.append(part)
        part = ""
        if depth == 0 { break }
      } else if depth > 1 || character != "(" {
        part.append(character)
      }
    }
    let own = names.compactMap { $0.split(separator: ":").first?.split(separator: " ").last.map { $0.filter { $0 != "`" } } }
    return own == ["decoder"]
      || own.allSatisfy { name in
        ["var ", "let ", "var `", "let `"].contains {
          text.contains($0 + name + ":") || text.contains($0 + name + " ") || text.contains($0 + name + "`")
        }
      }
  }

  @Test func everyVisibleDeclarationHasADocComment() throws {
    let requirements = try Self.requirements()
    #expect(requirements["sizeThatFits"]?.isEmpty == false, "the protocols are not read")
    var count = 0
    var missing: [String] = []
    for layer in Self.layers {
      for file in ProjectTests.swiftFiles(layer) {
        let text = try String(contentsOf: file, encoding: .utf8)
        let path = String(file.path.dropFirst(ProjectTests.root.path.count + 1))
        let isApple = !Self.spellingApple.isDisjoint(with: path.split(separator: "/").dropFirst().prefix(2).map(String.init))
        for declaration in Self.declarations(in: text, file: path) {
          count += 1
          let isApples = isApple && !declaration.modifiers.contains("package")
          let isAsked =
            ["func", "var", "let", "typealias"].contains(declaration.kind)
            && (Self.asked.contains(declaration.name) || requirements[declaration.name]?.contains { text.contains($0) } == true)
          if declaration.isDocumented || isApples || isAsked || Self.isNamedAfterItsType(declaration)
            || Self.isMemberwise(declaration, in: text)
          {
            continue
          }
          missing.append("\(declaration.place): \(declaration.text.prefix(100))")
        }
      }
    }
    #expect(count > 2500, "only \(count) declarations were found; the reading is broken")
    #expect(missing.isEmpty, "write a doc comment for each, with units, errors and the source of figures")
  }

  /// Examples for the scanner itself.
  @Test(arguments: [
    ("/// The width in points.\npackage var width: CGFloat", 0), ("package var width: CGFloat", 1), ("var width: CGFloat", 0),
    ("package var severity: Severity", 0), ("package let devices: [Device]", 0), ("package var worst: Severity", 1),
    ("package var width: CGFloat\npackage init(width: CGFloat) {", 1), ("package init(of bytes: Data) {", 1),
    ("/// Words.\n@MainActor\npackage struct A {", 0), ("@MainActor package struct A {", 1),
    ("package static func == (a: A, b: A) -> Bool {", 0),
    ("let text = \"\"\"\n  public class A {\n  \"\"\"", 0), ("package override func run() {", 0), ("package final class A {", 1),
    ("package class func make() {", 1), ("package private(set) var count = 0", 1),
  ]) func declarationsAreRead(_ text: String, _ missing: Int) {
    let found = Self.declarations(in: text, file: "A.swift").filter {
      !$0.isDocumented && !Self.asked.contains($0.name) && !Self.isNamedAfterItsType($0) && !Self.isMemberwise($0, in: text)
    }
    #expect(found.count == missing)
  }
}
