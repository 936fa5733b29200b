import Foundation
import SkerryDiagnostics
import SkerryFormats

/// What a program passes over because another one may have it: in a repository with several widget extensions, a program for each of them
/// answers a call.
package enum PassedOver {
  /// The environment variable with the path of the record, an existing file that a program appends to if it is one of several.
  package static let variable = "SKERRY_PASSED_OVER"

  /// The request of a call that has none of its cases here.
  package static let anyCase = "any case"

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

  /// The entries of a record; none if it does not exist.
  package static func entries(_ path: String) -> Set<Entry> {
    let lines = InputFile.data(atPath: path)?.split(separator: UInt8(ascii: "\n")) ?? []
    return Set(lines.compactMap { try? JSONDecoder().decode(Entry.self, from: $0) })
  }
}
