/// The words of a member's name, in lower case: `homeTeamName` is home, team, name.
package struct MemberWords: Sendable {
  /// As it is written in Swift.
  package let name: String
  /// In lower case, in their order.
  package let words: [String]

  package init(_ name: String) {
    self.name = name
    var words: [String] = []
    var current = ""
    var last: Character?
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      if !character.isLetter, !character.isNumber {
        if !current.isEmpty { words.append(current) }
        current = ""
      } else {
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        let begins =
          character.isUppercase && (last.map { !$0.isUppercase } ?? false)
          || character.isUppercase && (last?.isUppercase ?? false) && (next?.isLowercase ?? false)
          || character.isNumber != (last?.isNumber ?? character.isNumber)
        if begins, !current.isEmpty {
          words.append(current)
          current = ""
        }
        current += character.lowercased()
      }
      last = character
    }
    if !current.isEmpty { words.append(current) }
    self.words = words
  }

  /// Whether the name contains one of several words.
  package func has(_ any: Set<String>) -> Bool { words.contains(where: any.contains) }

  /// Whether the name is that of a Boolean: `isArrival`, `has_ended`.
  var isFlag: Bool { words.count > 1 && ["is", "has", "was", "did", "will", "should", "can"].contains(words[0]) }

  /// In readable form: `Home team name`.
  package var sentence: String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The name of one element of a list of this name: `peerNames` has a peer name, `stories` has a story.
  var singular: MemberWords {
    guard let last = words.last else { return self }
    let one: String =
      switch last {
      case "people": "person"
      case "children": "child"
      case "buses": "bus"
      case _ where last.hasSuffix("ies") && last.count > 4: last.dropLast(3) + "y"
      case _ where ["sses", "tuses", "nuses", "xes", "ches", "shes"].contains(where: last.hasSuffix): String(last.dropLast(2))
      case _ where last.hasSuffix("s") && !last.hasSuffix("ss"): String(last.dropLast())
      default: last
      }
    return MemberWords((words.dropLast() + [one]).joined(separator: " "))
  }

  /// Whether the member belongs to the second of two sides, places or people.
  package var isSecond: Bool {
    has([
      "away", "b", "second", "opponent", "guest", "visitor", "two", "2", "right", "destination", "dest", "arrival", "to", "end", "next",
      "secondary",
    ])
  }
}

extension Set<String> {
  /// The words of a text. Written as an array's literal they take seven times the room in every program.
  static func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }
}
