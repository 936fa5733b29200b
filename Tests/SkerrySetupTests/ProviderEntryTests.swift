import SkerryFormats
import Testing

@testable import SkerrySetup

/// The entries of timeline providers are named where only a function says what they are.
struct ProviderEntryTests {
  private func named(_ text: String) -> String {
    let outline = SwiftOutline(text)
    var bytes = Array(text.utf8)
    for (range, by) in ProviderEntry.changes(in: outline).sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: by.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("struct P: TimelineProvider {\n  func placeholder(in context: Context) -> Day { Day() }\n}", " typealias Entry = Day;"),
    (
      "public struct P: IntentTimelineProvider {\n  public func placeholder(in c: Context) -> Kit.Day { .init() }\n}",
      " public typealias Entry = Kit.Day;"
    ),
    ("class P: Base, AppIntentTimelineProvider {\n  func placeholder(in c: Context) -> Box<Day> { x }\n}", " typealias Entry = Box<Day>;"),
  ]) func theEntryIsWhatThePlaceholderIs(_ text: String, _ added: String) {
    #expect(named(text) == text.replacing("Provider {", with: "Provider {" + added))
  }

  /// An entry that is named, a type of that name, and what is no provider stay as they are.
  @Test(arguments: [
    "struct P: TimelineProvider {\n  typealias Entry = Day\n  func placeholder(in c: Context) -> Day { x }\n}",
    "struct P: TimelineProvider {\n  struct Entry: TimelineEntry { let date: Date }\n  func placeholder(in c: Context) -> Entry { x }\n}",
    "struct P: TimelineProvider {\n  func placeholder(in c: Context) -> Day { x }\n}\nextension P { typealias Entry = Day }",
    "struct P: TimelineProvider {\n  func placeholder(in c: Context) -> Entry { x }\n}",
    "struct P: View {\n  func placeholder(in c: Context) -> Day { x }\n}",
    "struct P: TimelineProvider {\n  let placeholder = 1\n}",
  ]) func othersStay(_ text: String) { #expect(named(text) == text) }

  /// Providers inside other types, such as an extension of the widget's namespace.
  @Test func innerProvidersAreNamed() {
    let text = "enum Kit {\n  struct P: TimelineProvider {\n    func placeholder(in c: Context) -> Day { x }\n  }\n}"
    #expect(named(text).contains("struct P: TimelineProvider { typealias Entry = Day;\n"))
  }
}
