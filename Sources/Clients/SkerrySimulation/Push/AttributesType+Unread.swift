package import SkerryFormats

extension AttributesType {
  /// The two types of an activity.
  package enum Part { case attributes, state }

  /// What the type does not read of JSON that decodes as it, one sentence per member, without a full stop: the member is misspelt or superfluous.
  /// Empty for JSON that does not decode.
  ///
  /// - Parameter root: the name of the whole value.
  package func unread(in json: JSONValue, _ root: String, _ part: Part) -> [String] {
    let decode = part == .state ? decodeState : decodeAttributes
    guard let understood = try? decode(json) else { return [] }
    return unread(in: json, understood, root, part)
  }

  /// - Parameter understood: the value as the app's own type encodes it.
  func unread(in json: JSONValue, _ understood: JSONValue, _ root: String, _ part: Part) -> [String] {
    UnreadMember.all(in: json, understood).map { member in
      let (type, name) = part == .state ? (types.state, "\(self.name).ContentState") : (types.attributes, self.name)
      return "\(member.path(below: root)) is not read by \(name); \(member.remedy(json, type))"
    }
  }
}
