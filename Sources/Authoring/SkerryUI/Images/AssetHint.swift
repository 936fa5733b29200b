/// What to do about a name that the target's asset catalogues do not have, as the end of a sentence.
enum AssetHint {
  /// - Parameter near: the names that are similar.
  static func text(_ near: [String]) -> String {
    near.isEmpty
      ? "add it to an asset catalogue of the target." : "did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
  }

  /// Where an image or a colour is that only the app has, and what to do about it.
  /// - Parameter kind: "image" or "colour".
  static func lent(_ kind: String, _ name: String, by catalogue: String) -> String {
    "The \(kind) \"\(name)\" is only in the app's \(catalogue), which its extension does not see on a phone; add it to the extension's target."
  }
}
