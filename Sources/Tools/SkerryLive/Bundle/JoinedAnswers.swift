import SkerryCLI

/// The answers of several extensions' programs to one request, as one answer.
struct JoinedAnswers {
  /// Why programs did not answer. If one extension does not know a case, another may.
  var failures: [BundleFailure] = []
  private var name = ""
  /// Activities that earlier programs have named, and the current one.
  private var earlier: Set<String> = []
  private var own: Set<String> = []
  /// Pictures that earlier programs have announced, and the current one.
  private var announced = 0
  private var checked: [[String: Any]] = []

  /// The next program's answer begins.
  mutating func begin(_ name: String) {
    self.name = name
    earlier.formUnion(own)
    own = []
  }

  /// A program's event, adjusted to the joined answer; `nil` if it is held back.
  mutating func event(_ event: [String: Any]) -> [String: Any]? {
    let kind = ServeEvent(of: event)
    var event = event
    event["extension"] = name
    if let activity = event["activity"] as? String, kind != .payload {
      own.insert(activity)
      // As in the folder that `render` writes: activities of the same name are distinguished by the extension.
      if earlier.contains(activity), let path = event["path"] as? String { event["path"] = "\(name)/\(path)" }
    }
    switch kind {
    case .plan:
      announced += event["count"] as? Int ?? 0
      event["count"] = announced
      return event
    case .payload:
      checked.append(event)
      return nil
    case .activityCase, .omitted, .left, .picture, .note, .finding, .ready, .done, .error, nil: return event
    }
  }

  /// The common error of all programs; `nil` if one has answered.
  ///
  /// - Parameter count: how many programs there are.
  func failure(of count: Int) -> BundleFailure? {
    guard let first = failures.first, failures.count == count else { return nil }
    var sentences: [String] = []
    for failure in failures where !sentences.contains(failure.description) { sentences.append(failure.description) }
    return sentences.count == 1 ? first : BundleFailure(description: sentences.joined(separator: "\n"))
  }

  /// A payload belongs to the extension that knows its activity; if none does, the first one's message is enough.
  var payloads: [[String: Any]] {
    let known = checked.filter { $0["valid"] as? Bool == true || $0["activity"] as? String != "" }
    return known.isEmpty ? Array(checked.prefix(1)) : known
  }
}
