import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerrySourceTools

/// `<Module>Strings`: a member for each key of the module's string tables, in an enum for each part of a key before its last full stop, and
/// in one for each table if there are several. A string with placeholders is a function.
struct TuistStrings {
  let prefix: String
  /// The strings of the app's development language, by table and key.
  private var tables: [String: [String: String]] = [:]

  /// - Parameter files: paths of the module's resources, of any kind.
  init(prefix: String, files: [String]) {
    self.prefix = prefix
    for path in files.sorted(by: { (Self.rank($0), $0) < (Self.rank($1), $1) }) {
      let url = URL(fileURLWithPath: path)
      let table = url.deletingPathExtension().lastPathComponent
      guard table != "InfoPlist", let texts = Self.texts(url), !texts.isEmpty else { continue }
      tables[table, default: [:]].merge(texts) { first, _ in first }
    }
  }

  /// The development language comes first; the keys of others complete it.
  private static func rank(_ path: String) -> Int {
    path.contains("/en.lproj/") ? 0 : path.contains("/Base.lproj/") ? 1 : 2
  }

  private static func texts(_ url: URL) -> [String: String]? {
    guard ["strings", "xcstrings"].contains(url.pathExtension), let data = InputFile.data(atPath: url.path) else { return nil }
    if url.pathExtension == "strings" { return PropertyList.dictionary(data)?.compactMapValues { $0 as? String } }
    guard let catalogue = StringCatalogue(data) else { return nil }
    let language = catalogue.sourceLanguage ?? "en"
    return Dictionary(
      uniqueKeysWithValues: catalogue.localizations.map { ($0, $1[language].flatMap(StringCatalogue.text) ?? $0) })
  }

  /// `nil` without strings.
  var text: String? {
    guard !tables.isEmpty else { return nil }
    var lines = ["nonisolated enum \(prefix)Strings: Sendable {"]
    for (table, texts) in tables.sorted(by: { $0.key < $1.key }) {
      let keys = texts.keys.sorted().map { (key: $0, parts: $0.split(separator: ".").map(String.init)) }.filter { !$0.parts.isEmpty }
      let members = members(keys, depth: 0, table, texts)
      if tables.count > 1 {
        lines += ["  enum \(SwiftName.escaped(AccessorName.type(table))): Sendable {"]
        lines += TuistAccessors.indented(TuistAccessors.indented(members)) + ["  }"]
      } else {
        lines += TuistAccessors.indented(members)
      }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private func members(_ keys: [(key: String, parts: [String])], depth: Int, _ table: String, _ texts: [String: String]) -> [String] {
    var lines: [String] = []
    var seen: Set<String> = []
    for (key, parts) in keys where parts.count == depth + 1 {
      let name = AccessorName.member(parts[depth])
      guard AccessorName.isName(name), seen.insert(name).inserted else { continue }
      let look = "NSLocalizedString(\(SwiftLiteral.quoted(key)), tableName: \(SwiftLiteral.quoted(table)), comment: \"\")"
      let types = Self.placeholders(in: texts[key] ?? "")
      if types.isEmpty {
        lines.append("static var \(SwiftName.escaped(name)): String { \(look) }")
      } else {
        let parameters = types.enumerated().map { "_ p\($0 + 1): \($1 == "String" ? "Any" : $1)" }.joined(separator: ", ")
        let arguments = types.enumerated().map { $1 == "String" ? "String(describing: p\($0 + 1))" : "p\($0 + 1)" }.joined(separator: ", ")
        lines.append("static func \(SwiftName.escaped(name))(\(parameters)) -> String { String(format: \(look), \(arguments)) }")
      }
    }
    for group in Set(keys.filter { $0.parts.count > depth + 1 }.map { $0.parts[depth] }).sorted() {
      let type = AccessorName.type(group)
      guard AccessorName.isName(type), seen.insert("enum " + type).inserted else { continue }
      let inner = keys.filter { $0.parts.count > depth + 1 && AccessorName.type($0.parts[depth]) == type }
      lines += ["enum \(SwiftName.escaped(type)): Sendable {"]
      lines += TuistAccessors.indented(members(inner, depth: depth + 1, table, texts)) + ["}"]
    }
    return lines
  }

  /// The maximum number of arguments of a format.
  private static let maxArguments = 64

  /// The types of a format's placeholders in the order of the arguments. What names a later argument than the 64th is not a placeholder.
  static func placeholders(in format: String) -> [String] {
    var types: [Int: String] = [:]
    var next = 1
    let plain = format.replacingOccurrences(of: "%%", with: "")
    for match in plain.matches(of: #/%(?:(\d+)\$)?[-+0# ]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?([@diouxXaAeEfFgG])/#) {
      let position = match.output.1.map { Int($0) ?? 0 } ?? next
      if match.output.1 == nil { next += 1 }
      guard (1...maxArguments).contains(position) else { continue }
      types[position] = match.output.2 == "@" ? "String" : "diouxX".contains(match.output.2) ? "Int" : "Double"
    }
    return (0..<(types.keys.max() ?? 0)).map { types[$0 + 1] ?? "String" }
  }
}
