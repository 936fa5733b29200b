/// A colour as text, for values that are encoded and generated: a system colour's name, such as `orange`, or `#RRGGBBAA`.
package struct ColorText: Codable, Sendable {
  /// Empty if the colour is not known.
  package var text: String

  package init(_ text: String) { self.text = text }

  package init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
