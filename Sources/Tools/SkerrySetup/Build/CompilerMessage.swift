import Foundation

/// An error of the Swift compiler, with its place.
struct CompilerMessage: Hashable, Codable {
  /// Absolute.
  var file: String
  /// Counted from 1, in UTF-8 bytes.
  var line: Int
  var column: Int
  var text: String
  /// The macro whose expansion has the error, without its mark; its place is that of the macro.
  var macro: String?

  var place: String { "\((file.split(separator: "/").last).map(String.init) ?? file):\(line)" }

  /// Whether the compiler gave up on an expression, which may be correct.
  var isTooComplex: Bool { text.contains("unable to type-check this expression in reasonable time") }

  /// Whether it is about the condition of a fetch, which `ReplacedPredicate` replaces.
  var isAboutPredicate: Bool { macro == "Predicate" }

  /// Whether it is about isolation or data races, which are no errors in Swift 5.
  var isAboutConcurrency: Bool {
    ["data race", "actor-isolated", "non-Sendable", "concurrency-safe", "to protocol 'Sendable'"].contains(where: text.contains)
  }

  /// Whether a conformance belongs to the main actor, and is needed where that does not matter.
  var isAboutIsolatedConformance: Bool { text.hasPrefix("main actor-isolated conformance of '") }

  /// The remedy; `nil` if the message itself says it.
  ///
  /// Xcode's template generates `struct Widget: Widget` for a target called Widget, which is an error there as well.
  var remedy: String? {
    guard text.hasPrefix("inheritance from non-protocol type"), let name = quoted.first, SystemTypes.names.contains(name) else {
      return nil
    }
    return "rename the target's own type \(name), which hides the system's"
  }

  /// The error of the same file that this one follows from: a conflict marker makes the rest of a file unreadable.
  func cause(among errors: [CompilerMessage]) -> CompilerMessage {
    errors.first { $0.file == file && $0.text.hasPrefix("source control conflict marker") } ?? self
  }

  /// The quoted parts of the message, in order.
  var quoted: [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The errors in a compiler's output, by their places: the compiler reports the same errors in another order each time. An error inside a
  /// macro expansion is reported at the macro, or in code that the macro has copied, at the original of that.
  /// - Parameter original: the path of a source by the name `Module/File.swift` that expansions use; `nil` if there is none or several.
  static func errors(in output: String, original: (Substring) -> String? = { _ in nil }) -> [CompilerMessage] {
    var result: [CompilerMessage] = []
    /// An error inside a macro expansion; the following note gives the position of the macro.
    var open: String?
    for line in output.split(separator: "\n") {
      if let (message, text) = parse(line, "error: ") {
        if message.file.hasPrefix("/"), !isExpansion(message.file) {
          result.append(message.atOriginal)
          open = nil
        } else if let path = named(message.file).flatMap(original) {
          result.append(CompilerMessage(file: path, line: message.line, column: message.column, text: text))
          open = nil
        } else {
          open = text
        }
      } else if let text = open, let (note, words) = parse(line, "note: "), words.contains("in expansion of macro"),
        note.file.hasPrefix("/"), !isExpansion(note.file)
      {
        let macro = words.split(separator: "'").dropFirst().first.map(String.init)
        result.append(CompilerMessage(file: note.file, line: note.line, column: note.column, text: text, macro: macro))
        open = nil
      }
    }
    return Set(result).sorted { ($0.file, $0.line, $0.column, $0.text) < ($1.file, $1.line, $1.column, $1.text) }
  }

  /// The end of a file is not part of what the first line of a copy renames: an error there is reported in the copy, a line later.
  private var atOriginal: CompilerMessage {
    guard file.split(separator: "/").dropLast().last == "sources", let path = SourceWriter.original(of: file) else { return self }
    return CompilerMessage(file: path, line: max(1, line - 1), column: column, text: text)
  }

  /// The file in a place `Module/File.swift`; `nil` for paths and for other places.
  private static func named(_ place: String) -> Substring? {
    let parts = place.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].hasSuffix(".swift") ? parts[1] : nil
  }

  /// Whether a file is one of those that the compiler writes for macros.
  private static func isExpansion(_ path: String) -> Bool { path.contains("/@__swiftmacro_") }

  private static func parse(_ line: Substring, _ kind: String) -> (CompilerMessage, String)? {
    guard let start = place(of: ": " + kind, in: line) else { return nil }
    let text = String(line[line.utf8.index(start, offsetBy: kind.utf8.count + 2)...])
    let parts = line[..<start].split(separator: ":")
    guard parts.count >= 3, let row = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else { return nil }
    let file = parts.dropLast(2).joined(separator: ":")
    return (CompilerMessage(file: file, line: row, column: column, text: text), text)
  }

  /// Where a line has some words, compared as bytes: Foundation's own search takes a hundred times as long, and an output has many lines.
  private static func place(of words: String, in line: Substring) -> Substring.Index? {
    let (all, wanted) = (line.utf8, words.utf8)
    var rest = all[...]
    while let start = rest.firstIndex(of: UInt8(ascii: ":")) {
      if all[start...].starts(with: wanted) { return start }
      rest = all[all.index(after: start)...]
    }
    return nil
  }
}
