import SkerryCLI

/// The compiler's errors about parts of a repository that are removed so that the rest compiles.
///
/// A live session accepts those of its first build: a module that Linux lacks stays missing. What comes later is the work of whoever
/// edits, and is an error with its place, over the last good pictures.
struct Complaints {
  /// The variable by which a live session passes what it knows: `first`, or keys separated by commas.
  static let variable = "SKERRY_LIVE_COMPLAINTS"

  /// The keys of those that are known; `nil` where every error is accepted.
  var known: Set<String>?
  private(set) var met: [CompilerMessage] = []

  init(known: Set<String>? = nil) { self.known = known }

  /// - Returns: `nil` where the call belongs to no live session.
  init?(environment: [String: String]) {
    guard let text = environment[Self.variable] else { return nil }
    self.init(known: text == "first" ? nil : Set(text.split(separator: ",").map(String.init)))
  }

  /// Lines move while a file is edited; what is complained of does not.
  static func key(of message: CompilerMessage) -> String { ContentKey("\(message.file)\u{1F}\(message.text)").text }

  /// Takes a round's errors. Throws where some of them are new.
  mutating func take(_ errors: [CompilerMessage]) throws {
    if let known {
      let new = errors.filter { !known.contains(Self.key(of: $0)) }
      guard new.isEmpty else { throw NewComplaints(messages: new) }
    }
    met += errors.filter { !met.contains($0) }
  }
}

/// Complaints that a live session has not known before.
struct NewComplaints: Error, CustomStringConvertible {
  var messages: [CompilerMessage]

  /// As compilers write them, a line each.
  var description: String { messages.map { "\($0.file):\($0.line):\($0.column): error: \($0.text)" }.joined(separator: "\n") }
}
