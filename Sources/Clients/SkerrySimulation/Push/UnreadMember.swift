import SkerryFormats

/// A JSON key that the type does not decode: misspelt or superfluous.
struct UnreadMember {
  /// Where its object is.
  let place: [any CodingKey]
  let name: String

  /// A key or an index.
  struct Step: CodingKey {
    let stringValue: String
    let intValue: Int?
    init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
    init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
  }

  /// The members that are not there when the value is written again, in the order of their names.
  static func all(in given: JSONValue, _ understood: JSONValue, at place: [any CodingKey] = []) -> [UnreadMember] {
    if let members = given.members, let known = understood.members {
      return members.keys.sorted().flatMap { key -> [UnreadMember] in
        // An optional with the value null is not encoded again.
        if members[key] == .null { return [] }
        guard let inner = known[key], let own = members[key] else { return [UnreadMember(place: place, name: key)] }
        return all(in: own, inner, at: place + [Step(stringValue: key)])
      }
    }
    if let items = given.items, let known = understood.items, items.count == known.count {
      return zip(items, known).enumerated().flatMap { all(in: $1.0, $1.1, at: place + [Step(intValue: $0)]) }
    }
    return []
  }

  /// The path with the name of the outermost value.
  func path(below root: String) -> String {
    place.reduce(root) { text, step in step.intValue.map { "\(text)[\($0)]" } ?? "\(text).\(step.stringValue)" } + ".\(name)"
  }

  /// The members that the type of its object reads, also optional ones that are missing.
  func siblings(_ json: JSONValue, _ type: any Decodable.Type) -> [String] {
    guard let own = ReadMembers.type(at: place, below: type, in: json) else { return [] }
    return ReadMembers(of: own, in: json.value(at: place) ?? .null).names
  }

  /// The end of a sentence: the nearest member that the type reads and the JSON has not.
  func remedy(_ json: JSONValue, _ type: any Decodable.Type) -> String {
    let present = json.value(at: place)
    let read = siblings(json, type).filter { present?[$0] == nil }
    let folded = read.first { PushCheck.folded($0) == PushCheck.folded(name) }
    guard let near = folded ?? NearestName.names(to: name, of: read).first else { return "remove it, or check its spelling" }
    return "write \"\(near)\" if that is meant, or remove it"
  }
}

extension JSONValue {
  /// The value at a path; `nil` if there is none.
  func value(at path: some Sequence<any CodingKey>) -> JSONValue? {
    path.reduce(Optional(self)) { value, step in
      step.intValue.flatMap { index in value?.items.flatMap { $0.indices.contains(index) ? $0[index] : nil } } ?? value?[step.stringValue]
    }
  }
}
