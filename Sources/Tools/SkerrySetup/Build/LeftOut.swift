import SkerryCLI

/// An item that was left out of a repository's pictures, and why.
struct LeftOut: Codable, Hashable {
  var kind: SubjectKind
  var name: String
  /// One sentence.
  var reason: String
  /// The remedy; empty if there is none.
  var remedy = ""
  /// The missing module that a part's file imports, if the part names something that is missing.
  var module: String?
}

extension LeftOut {
  /// The part with the module that it seems to need: the first that its file imports and that is missing.
  func needing(_ missingModules: [String]) -> LeftOut {
    guard kind == .part, reason.contains("cannot find ") || reason.contains(" has no member '") || reason.contains("unknown attribute")
    else { return self }
    var part = self
    part.module = missingModules.first
    return part
  }
}
