/// What to do about a name that the target's asset catalogues do not have, as the end of a sentence.
enum AssetHint {
  /// - Parameter near: the names that are similar.
  static func text(_ near: [String]) -> String {
    near.isEmpty
      ? "add it to an asset catalogue of the target." : "did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
  }
}
