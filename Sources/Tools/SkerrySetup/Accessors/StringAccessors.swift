import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerrySourceTools

/// An enum with a member for each key of string tables. A string with placeholders is a function.
struct StringAccessors {
  /// The name of the enum.
  let root: String
  /// How keys become names.
  var form = Form()
  private var entries: [Entry] = []

  struct Form {
    /// What separates the parts of a key; each part before the last is an enum. `nil` makes one name of the whole key.
    var separator: Character? = "."
    /// Whether each table has an enum of its own also if there is only one.
    var separatesTables = false
    /// Whether a member returns the text of the development language if the program has none for its key.
    var hasFallback = false
  }

  private struct Entry {
    /// The enums around the member, then its own name in the table.
    var path: [String]
    var table: String
    var key: String
    var text: String
  }

  init(_ root: String, form: Form = Form()) {
    self.root = root
    self.form = form
  }

  /// Adds the tables among files: an enum for each if there are several.
  /// - Parameter files: paths of resources, of any kind.
  mutating func add(_ files: [String]) {
    // The strings of the app's development language, by table and key.
    var tables: [String: [String: String]] = [:]
    for path in files.sorted(by: { (Self.rank($0), $0) < (Self.rank($1), $1) }) {
      let url = URL(fileURLWithPath: path)
      let table = url.deletingPathExtension().lastPathComponent
      guard table != "InfoPlist", let texts = Self.texts(url), !texts.isEmpty else { continue }
      tables[table, default: [:]].merge(texts) { first, _ in first }
    }
    let outer = tables.count > 1 || form.separatesTables
    for (table, texts) in tables.sorted(by: { $0.key < $1.key }) {
      for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
        let parts = form.separator.map { key.split(separator: $0).map(String.init) } ?? [key]
        guard !parts.isEmpty else { continue }
        entries.append(Entry(path: (outer ? [table] : []) + parts, table: table, key: key, text: text))
      }
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
    guard !entries.isEmpty else { return nil }
    let lines = ["nonisolated enum \(root): Sendable {"] + AccessorText.indented(members(entries, depth: 0)) + ["}", ""]
    return lines.joined(separator: "\n")
  }

  private func members(_ entries: [Entry], depth: Int) -> [String] {
    var lines: [String] = []
    var seen: Set<String> = []
    for entry in entries where entry.path.count == depth + 1 {
      let name = AccessorName.member(entry.path[depth])
      guard AccessorName.isName(name), seen.insert(name).inserted else { continue }
      lines.append(member(SwiftName.escaped(name), entry))
    }
    for group in Set(entries.filter { $0.path.count > depth + 1 }.map { $0.path[depth] }).sorted() {
      let type = AccessorName.type(group)
      guard AccessorName.isName(type), seen.insert("enum " + type).inserted else { continue }
      let inner = entries.filter { $0.path.count > depth + 1 && AccessorName.type($0.path[depth]) == type }
      lines += ["enum \(SwiftName.escaped(type)): Sendable {"]
      lines += AccessorText.indented(members(inner, depth: depth + 1)) + ["}"]
    }
    return lines
  }

  private func member(_ name: String, _ entry: Entry) -> String {
    let fallback = form.hasFallback ? "value: \(SwiftLiteral.quoted(entry.text)), " : ""
    let look =
      "NSLocalizedString(\(SwiftLiteral.quoted(entry.key)), tableName: \(SwiftLiteral.quoted(entry.table)), \(fallback)comment: \"\")"
    let types = Self.placeholders(in: entry.text)
    if types.isEmpty { return "static var \(name): String { \(look) }" }
    let parameters = types.enumerated().map { "_ p\($0 + 1): \($1 == "String" ? "Any" : $1)" }.joined(separator: ", ")
    let arguments = types.enumerated().map { $1 == "String" ? "String(describing: p\($0 + 1))" : "p\($0 + 1)" }.joined(separator: ", ")
    return "static func \(name)(\(parameters)) -> String { String(format: \(look), \(arguments)) }"
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
