public import Foundation

// Foundation on Linux has attributed strings that cannot be coded; on Apple's platforms they are part of an activity's state.

/// Coded as Apple's Foundation codes it: a string without attributes is a plain string, any other an array of strings,
/// each followed by its attributes.
extension AttributedString: @retroactive Codable {
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    self.init()
    var runs = try decoder.unkeyedContainer()
    while !runs.isAtEnd {
      var run = AttributedString(try runs.decode(String.self))
      if !runs.isAtEnd { try runs.decode(CodedAttributes.self).apply(to: &run) }
      append(run)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let coded = runs.map { (String(self[$0.range].characters), CodedAttributes($0)) }
    if coded.count <= 1, coded.first?.1.isEmpty ?? true {
      var container = encoder.singleValueContainer()
      try container.encode(coded.first?.0 ?? "")
      return
    }
    var container = encoder.unkeyedContainer()
    for (text, attributes) in coded {
      try container.encode(text)
      try container.encode(attributes)
    }
  }
}

/// Foundation's own attributes of one run, by the names under which they are coded; those of other scopes are not coded, as on a phone.
private struct CodedAttributes: Codable {
  var link: URL?
  var language: String?
  var intent: UInt?
  var alternateDescription: String?

  private enum CodingKeys: String, CodingKey {
    case link = "NSLink"
    case language = "NSLanguage"
    case intent = "NSInlinePresentationIntent"
    case alternateDescription = "NSAlternateDescription"
  }

  init(_ run: AttributedString.Runs.Run) {
    link = run.link
    language = run.languageIdentifier
    intent = run[_InlinePresentationIntentAttribute.self]?.rawValue
    alternateDescription = run.alternateDescription
  }

  var isEmpty: Bool { link == nil && language == nil && intent == nil && alternateDescription == nil }

  func apply(to text: inout AttributedString) {
    if let link { text.link = link }
    if let language { text.languageIdentifier = language }
    if let intent { text[_InlinePresentationIntentAttribute.self] = InlinePresentationIntent(rawValue: intent) }
    if let alternateDescription { text.alternateDescription = alternateDescription }
  }
}
