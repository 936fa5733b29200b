import SkerryCLI

/// What was left out of a repository's pictures, and why.
struct LeftOut: Codable, Equatable {
  var kind: SubjectKind
  var name: String
  /// A sentence.
  var reason: String
  /// The remedy; empty if there is none.
  var remedy = ""
}
