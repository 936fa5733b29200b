import SkerryCLI
import SkerryLive

/// The compiler errors for which parts of a repository are removed, so that the rest compiles.
///
/// A live session accepts the errors of its first build: a module that Linux lacks stays missing. Later errors are
/// mistakes in edits; they are reported with their position, and the last good pictures stay.
struct RemovalErrors {
  /// The keys of known errors; `nil` if every error is accepted.
  var known: Set<String>?
  private(set) var accepted: [CompilerMessage] = []
  private var all: Set<CompilerMessage> = []

  init(known: Set<String>? = nil) { self.known = known }

  /// - Returns: `nil` if the call does not belong to a live session.
  init?(environment: [String: String]) {
    guard let text = environment[LiveVariables.knownErrors] else { return nil }
    self.init(known: text == "first" ? nil : Set(text.split(separator: ",").map(String.init)))
  }

  /// The key has no line number, because lines move while a file is edited.
  static func key(of message: CompilerMessage) -> String { ContentKey("\(message.file)\u{1F}\(message.text)").text }

  /// Records errors of an earlier assembly whose repairs are used again.
  mutating func recall(_ errors: [CompilerMessage]) { accepted += errors.filter { all.insert($0).inserted } }

  /// Records a round's errors. Throws if some of them are new.
  mutating func take(_ errors: [CompilerMessage]) throws {
    if let known {
      let new = errors.filter { !known.contains(Self.key(of: $0)) }
      guard new.isEmpty else { throw NewRemovalErrors(messages: new) }
    }
    recall(errors)
  }
}

/// Errors that earlier builds of a live session did not have.
struct NewRemovalErrors: Error, CustomStringConvertible {
  var messages: [CompilerMessage]

  /// In the compilers' format, one per line.
  var description: String { messages.map { "\($0.file):\($0.line):\($0.column): error: \($0.text)" }.joined(separator: "\n") }
}
