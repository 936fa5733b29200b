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
  private var presentations: [String] = []
  private var checked: [ServeLine.Content] = []

  /// The next program's answer begins.
  mutating func begin(_ name: String) {
    self.name = name
    earlier.formUnion(own)
    own = []
  }

  /// What a program has written, adjusted to the joined answer; `nil` if it is held back.
  mutating func content(_ content: ServeLine.Content) -> ServeLine.Content? {
    switch content {
    case .plan(let plan):
      announced += plan.count
      presentations += plan.presentations.filter { !presentations.contains($0) }
      return .plan(ServePlan(count: announced, presentations: presentations))
    case .activityCase(let entry):
      own.insert(entry.activity)
      return content
    case .picture(var picture):
      own.insert(picture.activity)
      picture.extension = name
      // As in the folder that `render` writes: activities of the same name are distinguished by the extension.
      if earlier.contains(picture.activity) { picture.path = "\(name)/\(picture.path)" }
      return .picture(picture)
    case .payload:
      checked.append(content)
      return nil
    case .omitted, .left, .note, .finding, .ready, .built, .programs, .done, .error: return content
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
  var payloads: [ServeLine.Content] {
    let known = checked.filter { content in
      if case .payload(let payload) = content { payload.valid || !payload.activity.isEmpty } else { false }
    }
    return known.isEmpty ? Array(checked.prefix(1)) : known
  }
}
