import Foundation
import SkerryDiagnostics
import SkerryFormats

/// What a program passes over because another one may have it: in a repository with several widget extensions, a program for each of them
/// answers a call.
package enum PassedOver {
  /// The environment variable with the path of the record, an existing file that a program appends to if it is one of several.
  package static let variable = "SKERRY_PASSED_OVER"

  /// Whether the process is one of several programs that answer a call.
  package static func isOneOfSeveral(in environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
    environment[variable] != nil
  }

  /// The request of a call that has none of its cases here.
  package static let anyCase = "any case"

  /// The request of an entry that is only told: the symbols that substitutes drew.
  private static let symbols = "symbols"

  /// Appends the names of symbols that substitutes drew; `false` if there is no record, so that the program tells them itself.
  package static func record(symbols names: [String], in environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
    record(symbols, names.joined(separator: " "), in: environment)
  }

  /// The symbols in a record that substitutes drew.
  package static func recordedSymbols(_ path: String) -> Set<String> {
    Set(all(path).filter { $0.request == symbols }.flatMap { $0.sentence.split(separator: " ").map(String.init) })
  }

  /// A part of a call that a program knows nothing of.
  package struct Entry: Hashable, Codable {
    /// What is asked for, in the same words by every program.
    package var request: String
    /// What the program would say if it were the only one.
    package var sentence: String
  }

  /// Appends to the record; `false` if there is none, so that the sentence is an error.
  package static func record(_ request: String, _ sentence: String, in environment: [String: String] = ProcessInfo.processInfo.environment)
    -> Bool
  {
    guard let path = environment[variable], let file = FileHandle(forWritingAtPath: path),
      let line = try? StableJSON.text(Entry(request: request, sentence: sentence))
    else { return false }
    defer { try? file.close() }
    return (try? file.seekToEnd()) != nil && (try? file.write(contentsOf: Data((line + "\n").utf8))) != nil
  }

  /// What a record's program has passed over; nothing if it does not exist.
  package static func entries(_ path: String) -> Set<Entry> { all(path).filter { $0.request != symbols } }

  private static func all(_ path: String) -> Set<Entry> {
    let lines = InputFile.data(atPath: path)?.split(separator: UInt8(ascii: "\n")) ?? []
    return Set(lines.compactMap { try? JSONDecoder().decode(Entry.self, from: $0) })
  }
}
