import Foundation
import SkerryFormats

/// A Swift file with `#if os(iOS)` parts, rewritten so that it compiles on Linux as on iOS.
///
/// `#if os(iOS)` is decided by the compiler's target only, so code inside it is not compiled on Linux. A file that
/// is wholly inside it is compiled from a copy in which `os(iOS)` is true; the original stays in the target, where it is
/// empty. If a file has whole declarations inside and others outside, the copy contains those inside. If the condition cuts through a
/// declaration, the copy has to replace the original, which is left out of the target. The same applies to a file with
/// Objective-C annotations, which Linux does not support.
package struct PhoneSource {
  /// How much of a file is inside `os(iOS)` conditions, which decides how it can be compiled.
  package enum Extent: Equatable {
    /// No condition has `os(iOS)`.
    case plain
    /// All declarations are inside `os(iOS)` conditions.
    case whole
    /// Whole declarations are inside and outside such conditions; the copy contains those inside.
    case parts
    /// The condition at this line cuts through a declaration or has an `#else`, or the line has an Objective-C
    /// annotation, so a copy beside the original would not work.
    case mixed(line: Int)
  }
  package let extent: Extent
  /// The copy compiled beside the original: the file, or its iOS-only parts, with the iOS conditions true and line
  /// numbers unchanged. Imports inside those conditions are exported to the module, because the original's other lines
  /// need them too.
  package let copy: String
  /// The replacement of the original: the whole file with `os(iOS)` conditions true.
  package let replacement: String

  /// - Parameter path: the path for the compiler's messages.
  package init(_ text: String, path: String) {
    let head = "#sourceLocation(file: \(SwiftLiteral.quoted(path)), line: 1)\n"
    let lines = text.lines
    var reader = Reader()
    for (index, line) in SwiftCode.only(in: text).lines.enumerated() {
      reader.read(line.trimmingCharacters(in: .whitespaces), number: index + 1)
    }
    let phone = zip(lines, reader.lines).map { $1.namesPhone ? $0.replacingOccurrences(of: "os(iOS)", with: "true") : String($0) }
    let spelt = ObjectiveCSpelling.removed(from: phone.joined(separator: "\n"))
    replacement = head + spelt
    let original = phone.joined(separator: "\n")
    extent = spelt == original ? reader.extent : .mixed(line: Self.firstDifference(original, spelt))
    switch extent {
    case .plain, .whole: copy = replacement
    case .parts, .mixed:
      // If names would be invisible in a second file, only imports inside the conditions are exported to the module.
      let hidden = reader.hidesNames
      copy =
        head
        + zip(phone, reader.lines).map { line, known in
          guard known.belongsToPhone, reader.isWhole(known) else { return "" }
          return known.isPhoneImport ? Self.exported(line) : hidden && !known.isDirective ? "" : line
        }.joined(separator: "\n")
    }
  }
}

extension PhoneSource {
  /// A quick test whether a file may contain iOS-only parts.
  package static func concerns(_ text: String) -> Bool { text.contains("os(iOS)") || ObjectiveCSpelling.matches(text) }

  /// The first line that differs, from 1.
  private static func firstDifference(_ a: String, _ b: String) -> Int {
    let (a, b) = (a.lines, b.lines)
    return zip(a, b).prefix { $0 == $1 }.reduce(1) { count, _ in count + 1 }
  }

  /// The classification of a line.
  private struct Line {
    /// Whether it is a condition with `os(iOS)`.
    var namesPhone = false
    /// Whether it is inside an `os(iOS)` condition, or that condition itself, or an import.
    var belongsToPhone = false
    /// Whether it is an import inside such a condition, outside all brackets.
    var isPhoneImport = false
    /// Whether it is `#if` or one of its counterparts.
    var isDirective = false
    /// The line of the outermost condition with `os(iOS)` around this line.
    var block: Int?
  }

  /// An open `#if`.
  private struct Block {
    var namesPhone: Bool
    var line: Int
  }

  /// Reads a file line by line and classifies it.
  private struct Reader {
    var lines: [Line] = []
    private var blocks: [Block] = []
    private var depth = 0
    private var phoneLine: Int?
    private var cutLine: Int?
    /// The conditions that cut through declarations, or have an `#else`, by the line of the outermost one.
    private var cutBlocks: Set<Int> = []
    private var hasBareDeclaration = false
    /// File-private names declared outside the iOS conditions, and the identifiers used inside those.
    private var privateNames: Set<Substring> = []
    private var phoneWords: Set<Substring> = []

    var extent: Extent {
      guard let phoneLine else { return .plain }
      if let cutLine { return .mixed(line: cutLine) }
      if !hasBareDeclaration { return .whole }
      return hidesNames ? .mixed(line: phoneLine) : .parts
    }

    /// - Parameter code: the line without comments, string literals and surrounding space.
    mutating func read(_ code: String, number: Int) {
      var known = Line()
      let isImport = PhoneSource.isImport(code)
      known.isDirective = code.hasPrefix("#if") || code.hasPrefix("#else") || code.hasPrefix("#endif")
      known.block = outermost
      if code.hasPrefix("#if") || code.hasPrefix("#elseif") {
        known.namesPhone = code.contains("os(iOS)")
        if code.hasPrefix("#elseif") {
          if known.namesPhone && outermost == nil || isOutermost { cut(number) }
        } else {
          blocks.append(Block(namesPhone: known.namesPhone, line: number))
          known.block = outermost
          if isOutermost, depth > 0 { cut(number) }
          if isOutermost, code.contains("!os(iOS)") || code.contains("||") && code.contains("os(Linux)") { cut(number) }
        }
        if known.namesPhone { phoneLine = phoneLine ?? number }
        known.belongsToPhone = blocks.contains(where: \.namesPhone)
      } else if code.hasPrefix("#else") {
        if isOutermost { cut(number) }
        known.belongsToPhone = blocks.contains(where: \.namesPhone)
      } else if code.hasPrefix("#endif") {
        known.belongsToPhone = blocks.contains(where: \.namesPhone)
        _ = blocks.popLast()
      } else {
        let isPhone = blocks.contains(where: \.namesPhone)
        known.belongsToPhone = isPhone || isImport && blocks.isEmpty
        if isImport, isPhone, depth == 0 { known.isPhoneImport = true }
        if !code.isEmpty, !isImport {
          if isPhone {
            phoneWords.formUnion(PhoneSource.words(code))
          } else {
            hasBareDeclaration = true
            if depth == 0, code.hasPrefix("private ") || code.hasPrefix("fileprivate ") {
              privateNames.formUnion(PhoneSource.words(code).filter { !PhoneSource.declarationWords.contains($0) }.prefix(1))
            }
          }
        }
        depth += PhoneSource.bracketBalance(code)
      }
      lines.append(known)
    }

    private mutating func cut(_ line: Int) {
      cutLine = cutLine ?? line
      if let block = outermost { cutBlocks.insert(block) }
    }

    /// The line of the outermost open condition with `os(iOS)`; it must not be nested in another condition.
    private var outermost: Int? { blocks.first { $0.namesPhone }?.line }

    /// Whether the innermost open condition is that one; conditions inside it belong to the copy.
    private var isOutermost: Bool { blocks.last.map { $0.line == outermost } ?? false }

    /// Whether a line is in a condition that contains only whole declarations, or is an import outside all conditions.
    func isWhole(_ line: Line) -> Bool { line.block.map { !cutBlocks.contains($0) } ?? true }
    /// Whether the iOS-only declarations use file-private names.
    var hidesNames: Bool { !privateNames.isDisjoint(with: phoneWords) }
  }

  private static let declarationWords: Set<Substring> = [
    "private", "fileprivate", "static", "final", "struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var",
    "extension", "nonisolated", "unsafe",
  ]

  private static func isImport(_ code: String) -> Bool {
    let words = code.split(separator: " ")
    guard let at = words.firstIndex(of: "import") else { return false }
    return words[..<at].allSatisfy { $0.hasPrefix("@") || ["public", "internal", "package", "private", "fileprivate"].contains($0) }
  }

  /// An import that the file exports to its whole module.
  private static func exported(_ line: String) -> String {
    guard !line.contains("@_exported"), !line.contains("private import"),
      let range = line.range(of: #"(public |internal |package )?import "#, options: .regularExpression)
    else { return line }
    return line.replacingCharacters(in: range, with: "@_exported import ")
  }

  private static func words(_ code: String) -> [Substring] { code.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }

  /// Opening minus closing brackets.
  private static func bracketBalance(_ code: String) -> Int {
    code.utf8.reduce(0) { balance, byte in
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): balance + 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): balance - 1
      default: balance
      }
    }
  }
}
