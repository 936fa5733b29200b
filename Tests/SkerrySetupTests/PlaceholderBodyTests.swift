import SkerryFormats
import Testing

@testable import SkerrySetup

/// What takes the place of a body whose type has no empty value.
@Suite struct PlaceholderBodyTests {
  private func body(_ text: String) throws -> String {
    let outline = SwiftOutline("extension Settings {\n\(text)\n}")
    let member = try #require(outline.declarations.first?.members.first)
    let body = try #require(member.body)
    let tokens = outline.tokens[member.tokens]
    return PlaceholderBody.text(
      member, header: tokens.filter { $0.range.lowerBound < body.lowerBound }, body: tokens.filter { body.contains($0.range.lowerBound) },
      own: outline.declarations.first?.name)
  }

  /// What the body itself returns where it has nothing better.
  @Test(arguments: [
    ("func load() -> Self {\nguard let data = read() else { return Self() }\nreturn decode(data)\n}", "{ Self() }"),
    ("static func load() -> Settings {\nguard let data else {\nreturn .init()\n}\nreturn decode(data)\n}", "{ .init() }"),
    ("static var current: Settings {\ndo { return try decode() } catch { return .standard }\n}", "{ .standard }"),
    ("static var current: Settings {\nif let saved { return saved } else { return Settings.standard }\n}", "{ Settings.standard }"),
    ("func other() -> Entry {\nguard isOn else { return Entry() }\nreturn decode()\n}", "{ Entry() }"),
    ("func other() -> Entry {\nguard isOn else { return .current; }\nreturn decode()\n}", "{ .current }"),
  ]) func bodiesGiveTheirOwnFallback(_ text: String, _ expected: String) throws {
    #expect(try body(text) == expected)
  }

  /// A result that is computed, that is not in an `else` or `catch`, or that is the declaration itself is none, and an empty value comes first.
  @Test(arguments: [
    ("func load() -> Self {\nguard let data = read() else { return Self(old: legacy()) }\nreturn decode(data)\n}", PlaceholderBody.trap),
    ("func load() -> Self {\nguard let data = read() else { return legacy() }\nreturn decode(data)\n}", PlaceholderBody.trap),
    ("func load() -> Self {\nguard let data = read() else { return Other() }\nreturn decode(data)\n}", PlaceholderBody.trap),
    ("func load() -> Self {\nif isOff { return Self() }\nreturn decode()\n}", PlaceholderBody.trap),
    ("func load() -> Self {\nreturn Self()\n}", PlaceholderBody.trap), ("func load() -> Self { Self() }", PlaceholderBody.trap),
    ("static var current: Settings {\nguard isOn else { return .current }\nreturn decode()\n}", PlaceholderBody.trap),
    ("func load() -> Settings? {\nguard isOn else { return Settings() }\nreturn decode()\n}", "{ nil }"),
    ("init() {\nguard isOn else { return Self() }\n}", PlaceholderBody.trap),
  ]) func whatIsNoFallback(_ text: String, _ expected: String) throws {
    #expect(try body(text) == expected)
  }
}
