import SkerryCLI

/// An item that was left out of a repository's pictures, and why.
struct LeftOut: Codable, Hashable {
  var kind: SubjectKind
  var name: String
  /// One sentence.
  var reason: String
  /// The remedy; empty if there is none.
  var remedy = ""
}
