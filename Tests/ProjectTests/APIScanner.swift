import Foundation

/// Reads public declarations from the sources of the stand-ins, in this project's style: one declaration a line or
/// more, `public` before each, `No-op:` or `Approximated:` in the comment above it or above its extension.
struct APIScanner {
  let module: String
  private(set) var found: [Found] = []

  /// A public declaration.
  struct Found {
    var entry: APIEntry
    /// Whether its own comment or its extension's says its status.
    var isExplicit: Bool
    /// The identifiers in its signature: its own name, and those of the types that it takes and returns.
    var mentioned: Set<Substring>
    var body: String
    var file: String
    var line: Int
  }

  /// Whether a function with this text returns what it is called on, unchanged.
  static func doesNothing(_ body: String) -> Bool { body.hasSuffix("{ self }") && body.contains("func ") }

  /// A block that contains declarations.
  private struct Block {
    var owner: String
    var depth: Int
    var isPublicProtocol = false
    var isPublicEnum = false
    var status: APIEntry.Status?
  }

  init(module: String) { self.module = module }

  mutating func scan(_ text: String, file: String) {
    var blocks: [Block] = []
    var depth = 0
    var comment: [String] = []
    var pending = ""
    var pendingLine = 0
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.append("")
    for (number, raw) in lines.enumerated() {
      let trimmed = raw.trimmingCharacters(in: .whitespaces)
      if pending.isEmpty, trimmed.hasPrefix("//") {
        comment.append(trimmed.trimmingCharacters(in: CharacterSet(charactersIn: "/ ")))
        continue
      }
      let code = Self.withoutStrings(trimmed)
      if pending.isEmpty { pendingLine = number + 1 }
      pending += (pending.isEmpty ? "" : " ") + code
      if Self.balance(pending, "(", ")") > 0 || pending.hasSuffix(",") || Self.isHeadOnly(pending) { continue }
      // An attribute on a line of its own belongs to the declaration below it.
      if pending.hasPrefix("@"), !pending.contains(" ") { continue }
      // One line may hold several declarations only as cases; the first word decides.
      let before = depth
      let status = Self.status(comment)
      if let head = Self.head(pending) {
        let body = Self.body(pending, lines, number, Self.balance(pending, "{", "}"))
        declare(head, pending, body, blocks.last, status, file, pendingLine)
        if Self.balance(pending, "{", "}") > 0 {
          let isContainer = ["struct", "enum", "class", "protocol", "extension"].contains(head.kind)
          let owner =
            head.kind == "extension"
            ? head.name : isContainer ? [blocks.last?.owner ?? "", head.name].filter { !$0.isEmpty }.joined(separator: ".") : ""
          blocks.append(
            Block(
              owner: isContainer ? owner : "?", depth: before, isPublicProtocol: head.kind == "protocol" && head.isPublic,
              isPublicEnum: head.kind == "enum" && head.isPublic, status: status))
        }
      }
      depth += Self.balance(pending, "{", "}")
      while let last = blocks.last, depth <= last.depth { blocks.removeLast() }
      if !pending.isEmpty { comment = [] }
      pending = ""
    }
  }

  private mutating func declare(
    _ head: Head, _ text: String, _ body: String, _ block: Block?, _ status: APIEntry.Status?, _ file: String, _ line: Int
  ) {
    if block?.owner == "?" || head.kind == "extension" { return }
    let isCase = head.kind == "case" && block?.isPublicEnum == true
    guard head.isPublic || isCase || (block?.isPublicProtocol == true && head.kind != "associatedtype") else { return }
    guard !head.name.hasPrefix("_"), !(block?.owner.hasPrefix("_") ?? false) else { return }
    let isReported = [
      "unsupported(", "notDrawn(", "reportUnsupported(", "presentation(", "PlainContainer(", "reportingUnsupportedGesture(", ".report(",
      "moving(", "Rows(name:", "NavigationLinkRow(",
    ].contains {
      body.contains($0)
    }
    let entry = APIEntry(
      module: module, owner: block?.owner ?? "", name: head.name, kind: head.kind, forms: head.labels.map { [$0] } ?? [],
      status: status ?? block?.status ?? (Self.doesNothing(body) ? .noOp : .drawn), isReported: isReported)
    let signature = text.prefix { $0 != "{" }
    found.append(
      Found(
        entry: entry, isExplicit: (status ?? block?.status) != nil,
        mentioned: Set(signature.split { !$0.isLetter && !$0.isNumber && $0 != "_" }), body: body, file: file, line: line))
  }

  // MARK: Text

  struct Head {
    var kind: String
    var name: String
    var isPublic: Bool
    var labels: String?
  }

  private static let kinds: Set<Substring> = [
    "func", "var", "let", "struct", "enum", "class", "protocol", "extension", "typealias", "case", "associatedtype", "macro",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "package", "private", "fileprivate", "internal", "open", "static", "final", "mutating", "nonmutating", "nonisolated",
    "override",
    "indirect", "convenience", "required", "lazy", "weak", "private(set)", "public private(set)", "nonisolated(unsafe)",
    "package private(set)",
  ]

  private static func head(_ text: String) -> Head? {
    var rest = Substring(text)
    var isPublic = false
    while true {
      while rest.utf8.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
      if rest.utf8.first == UInt8(ascii: "@") {
        rest = afterAttribute(rest)
        continue
      }
      let end = rest.utf8.firstIndex { $0 == UInt8(ascii: " ") } ?? rest.endIndex
      let word = rest[..<end]
      if word == "public" || word == "open" { isPublic = true }
      for kind in ["init", "subscript"] where word.hasPrefix(kind) && word.dropFirst(kind.count).first.map({ "(<?".contains($0) }) ?? false
      {
        return Head(kind: kind, name: kind, isPublic: isPublic, labels: labels(String(rest)))
      }
      guard word == "class" && !isMember(rest[end...]) || kinds.contains(word) && word != "class" else {
        guard modifiers.contains(word) || word == "class", end < rest.endIndex else { return nil }
        rest = rest[end...]
        continue
      }
      let kind = String(word)
      let tail = rest[end...].drop { $0 == " " }
      let isOperator = tail.first.map { "+-*/=<>!&|".contains($0) } ?? false
      let name = tail.prefix {
        isOperator ? "+-*/=<>!&|".contains($0) : ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" || $0 == ".")
      }
      guard !name.isEmpty else { return nil }
      return Head(
        kind: kind, name: name.filter { $0 != "`" }, isPublic: isPublic,
        labels: kind == "func" || kind == "macro" ? labels(String(tail.dropFirst(name.count))) : nil)
    }
  }
  /// Whether the word `class` is followed by a member (`class func`) and not by a name.
  private static func isMember(_ rest: Substring) -> Bool { rest.hasPrefix(" func") || rest.hasPrefix(" var") }

  /// The text after an attribute with its arguments.
  private static func afterAttribute(_ text: Substring) -> Substring {
    var depth = 0
    for (index, byte) in zip(text.utf8.indices, text.utf8) {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: " "), depth == 0 { return text[index...] }
    }
    return ""
  }

  /// The labels of the first parenthesized list.
  private static func labels(_ text: String) -> String {
    guard let open = text.firstIndex(of: "(") else { return "()" }
    var depth = 0
    var part = ""
    var parts: [String] = []
    for character in text[text.index(after: open)...] {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && !part.hasSuffix("-")) {
        if depth == 0 { break }
        depth -= 1
      }
      if character == ",", depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    if !part.trimmingCharacters(in: .whitespaces).isEmpty { parts.append(part) }
    return "("
      + parts.map { part in
        let words = part.prefix { $0 != ":" }.split(separator: " ").filter { !$0.hasPrefix("@") }
        return (words.first.map(String.init) ?? "_") + ":"
      }.joined() + ")"
  }

  private static func status(_ comment: [String]) -> APIEntry.Status? {
    if comment.contains(where: { $0.hasPrefix("No-op") }) { return .noOp }
    if comment.contains(where: {
      $0.hasPrefix("Approximated:") || $0.hasPrefix("Not drawn") || $0.hasPrefix("Not run") || $0.hasPrefix("Drawn ")
    }) {
      return .approximated
    }
    return nil
  }

  /// The declaration's own text down to its closing brace.
  private static func body(_ pending: String, _ lines: [String], _ number: Int, _ open: Int) -> String {
    guard open > 0 else { return pending }
    var (text, depth, line) = (pending, open, number + 1)
    while depth > 0, line < lines.count {
      let code = withoutStrings(lines[line].trimmingCharacters(in: .whitespaces))
      text += " " + code
      depth += balance(code, "{", "}")
      line += 1
    }
    return text
  }

  private static func balance(_ text: String, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Int {
    var sum = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: open) { sum += 1 }
      if byte == UInt8(ascii: close) { sum -= 1 }
    }
    return sum
  }
  /// A declaration's head whose brace or body comes on a later line.
  private static func isHeadOnly(_ text: String) -> Bool {
    let isOpen =
      text.hasSuffix(":") && !text.hasPrefix("case") && !text.hasPrefix("default") || text.hasSuffix(" where") || text.hasSuffix("->")
      || text.hasSuffix(" &")
    guard let head = head(text) else { return false }
    // A type whose brace is on a later line is not complete yet.
    return isOpen || ["struct", "enum", "class", "protocol", "extension"].contains(head.kind) && !text.contains("{")
  }
  /// The line without string literals and comments.
  private static func withoutStrings(_ line: String) -> String {
    var bytes: [UInt8] = []
    var (isQuoted, isEscaped, last): (Bool, Bool, UInt8) = (false, false, 0)
    for byte in line.utf8 {
      defer { last = byte }
      if isQuoted {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isQuoted = false
          bytes.append(byte)
        }
        continue
      }
      if byte == UInt8(ascii: "\"") { isQuoted = true }
      if byte == UInt8(ascii: "/"), last == UInt8(ascii: "/") {
        bytes.removeLast()
        break
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespaces)
  }
}
