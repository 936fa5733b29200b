import Foundation
import SkerryDiagnostics

/// A compiler error with its position.
struct CompileError: Equatable, Sendable {
  var file: String
  var line: Int
  var column: Int
  var message: String

  /// How messages begin that say only what the compiler could not infer. One misspelled name in a view's body causes several of them, and some
  /// are reported before it.
  private static let consequences = [
    "cannot infer contextual base in reference to member", "cannot infer type of closure parameter",
    "failed to produce diagnostic for expression", "type of expression is ambiguous without a type annotation",
  ]

  /// Whether it may be the consequence of another error.
  var isConsequence: Bool {
    Self.consequences.contains(where: message.hasPrefix)
      || message.hasPrefix("generic parameter '") && message.hasSuffix("could not be inferred")
  }

  /// The errors in a build's output, each once; those that may be consequences come last.
  static func all(in text: String) -> [CompileError] {
    var found: [CompileError] = []
    for line in text.split(separator: "\n") {
      guard let range = line.range(of: ": error: ") else { continue }
      let place = line[..<range.lowerBound].split(separator: ":")
      guard place.count >= 3, let column = Int(place[place.count - 1]), let row = Int(place[place.count - 2]) else { continue }
      let file = place.dropLast(2).joined(separator: ":")
      guard file.hasPrefix("/") else { continue }
      let error = CompileError(file: file, line: row, column: column, message: String(line[range.upperBound...]))
      if !found.contains(error) { found.append(error) }
    }
    return found.filter { !$0.isConsequence } + found.filter(\.isConsequence)
  }

  /// For messages: `Card.swift:12:5: cannot find 'x' in scope`.
  func text(from folder: String) -> String { "\(name(from: folder)):\(line):\(column): \(message)" }

  /// The file's name relative to a folder.
  func name(from folder: String) -> String { InputFolder.path(file, below: folder) }
}

/// Why the bundle did not answer.
struct BundleFailure: Error, CustomStringConvertible, Sendable {
  var description: String
  var errors: [CompileError] = []
  /// Whether the program has ended.
  var hasEnded = false
}
