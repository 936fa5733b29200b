/// The kinds of lines that a program writes while it answers requests (`serve`); the member `event` of each.
package enum ServeEvent: String, Sendable {
  /// The program has started, or has started again after a view crashed, and reads requests. Has no `id`.
  case ready
  /// A case of `list`.
  case activityCase = "case"
  /// A part of the repository that has no pictures.
  case omitted
  /// How many pictures an answer to `render` has.
  case plan
  /// A picture that is left out, with the reason.
  case left
  /// A picture of `render`.
  case picture
  /// A diagnostic that belongs to no picture.
  case note
  /// A finding of `lint`.
  case finding
  /// The result of `push check` for one file.
  case payload
  /// The answer is complete.
  case done
  /// The request cannot be answered; the answer ends.
  case error

  /// The kind of a line; `nil` if its member `event` is unknown or missing.
  package init?(of line: [String: Any]) {
    guard let name = line["event"] as? String else { return nil }
    self.init(rawValue: name)
  }
}

/// What an answer to `render` contains beside the pictures.
package enum ServeDetail: String, Sendable {
  /// The tree of views with their frames.
  case tree
  /// Findings with their places.
  case lint
  /// Whether each picture is the same as its golden.
  case golden
}
