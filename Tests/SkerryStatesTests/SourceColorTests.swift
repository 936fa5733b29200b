import Foundation
import SkerryActivity
import Testing

@testable import SkerryStates

/// Colours that an app gives to its own values.
@Suite struct SourceColorTests {
  private struct Note: Codable { var word: String }
  private struct Wrapped<Inner: Codable>: Codable {
    var tint: ColorText
    var inner: Inner
  }

  private func tint(_ sources: String...) throws -> String {
    let folder = SourceFolder(sources: sources.enumerated().map { ("File\($0.offset).swift", $0.element) })
    let session = GenerationSession(
      kind: .sample, now: Date(timeIntervalSince1970: 0), calls: SourceCalls(folder), uses: SourceUses(folder), assets: AssetNames())
    let place = GenerationPlace(path: "", member: MemberWords(""), hint: nil)
    return try ValueGenerator(session: session).make(Wrapped<Note>.self, place).tint.text
  }

  @Test(arguments: [
    (".orange", "orange"), ("Color.purple", "purple"), ("Color(red: 0.2, green: 1, blue: 128 / 255)", "#33FF80FF"),
    (".init(red: 2, green: -1, blue: 0, opacity: 0.5)", "#FF000080"), ("Color(white: 0.5)", "#808080FF"), ("Color(\"Brand\")", ""),
    ("colour(for: alarm)", ""), (".brand", "#FF0000FF"),
  ])
  func aCallGivesItsColour(_ written: String, _ text: String) throws {
    let call = "let a = SourceColorTests.Wrapped<Note>(tint: \(written), inner: note)"
    #expect(try tint(call, "extension Color { static let brand = Color(red: 1, green: 0, blue: 0) }") == text)
  }

  /// Without a call there is no colour, and no other is generated in its place.
  @Test func withoutACallThereIsNone() throws { #expect(try tint("import Foundation") == "") }
}
