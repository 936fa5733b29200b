import Foundation
import SkerryUI
import Testing

@testable import SkerryCases

/// Previews of one name are told apart by what they say, whatever is above or below them.
@Suite @MainActor struct CaseNamesTests {
  /// The names of previews of views in one file, in order.
  private func names(_ sources: [String]) -> [String] {
    var cases = DistinctCases()
    for (line, source) in sources.enumerated() {
      let name = PreviewName.name(in: source)
      var found = PreviewCase(
        activity: "Card", state: name.isEmpty ? "preview" : name, content: .view({ EmptyView() }, size: .device), fileID: "App/Card.swift",
        line: line)
      found.qualifiers = PreviewName.qualifiers(in: source, besides: found.state)
      cases.append(found)
    }
    return cases.finished().map(\.state)
  }

  private let plain = "#Preview {\n  Card(title: \"A\")\n}"
  private let dark = "#Preview {\n  Card(title: \"A\")\n    .preferredColorScheme(.dark)\n}"
  private let large = "#Preview {\n  Card(title: \"A\") { Text(\"(\") }\n    .dynamicTypeSize(.xxxLarge)\n}"

  /// Names of folders have 48 characters, and end with a whole word where they have several.
  @Test(arguments: [(48, "", 48), (49, "", 48), (40, " 1234567", 48), (40, " 1234567 8", 48), (40, " 12345678", 40), (47, " 1", 47)])
  func foldersHaveShortNames(_ count: Int, _ rest: String, _ length: Int) {
    let name = Slug.make(String(repeating: "a", count: count) + rest)
    #expect(name.count == length && !name.hasSuffix("-"), "\(name)")
  }

  @Test func modifiersTellPreviewsApart() {
    #expect(names([plain]) == ["Card-title-A"])
    let pair = names([dark, large])
    #expect(pair == ["Card-title-A-preferredColorScheme-dark", "Card-title-A-dynamicTypeSize-xxxLarge"])
    // In another order, and below a new one.
    #expect(names([large, dark]) == pair.reversed())
    #expect(names([plain, dark, large]) == ["Card-title-A"] + pair)
    #expect(names([plain, dark]) == ["Card-title-A", pair[0]])
  }

  /// Names that differ only after the length limit stay distinct; equal names are numbered.
  @Test func onlyEqualPreviewsAreNumbered() {
    func card(_ words: String) -> String { "#Preview { Card(\"\(String(repeating: "word ", count: 12))\(words)\") }" }
    let pair = names([card("a"), card("b")])
    #expect(Set(pair).count == 2 && pair.allSatisfy { $0.hasPrefix("Card-word-word-") && !$0.hasSuffix("-2") }, "\(pair)")
    #expect(names([card("b"), card("a")]) == pair.reversed())
    #expect(names([card("c"), card("a"), card("b")]).dropFirst() == pair[...])
    #expect(names([plain, plain, plain]) == ["Card-title-A", "Card-title-A-2", "Card-title-A-3"])
    #expect(
      names([plain, dark, plain, dark]) == [
        "Card-title-A", "Card-title-A-preferredColorScheme-dark", "Card-title-A-2", "Card-title-A-preferredColorScheme-dark-2",
      ])
  }

  /// That an entry's date is now says nothing beside its other values; another time does.
  @Test(arguments: [
    ("date: .now, configuration: .smiley", "configuration: .smiley"), ("date: Date(),cups: 2", "cups: 2"), ("date: Date.now", "date: now"),
    ("date: .now,", "date: now,"), ("date: .now + 60, cups: 2", "date: in 1m, cups: 2"), ("cups: 2, date: .now", "cups: 2, date: now"),
  ]) func nowIsNoName(_ arguments: String, _ words: String) {
    #expect(StateNames.words(of: arguments).trimmingCharacters(in: .whitespaces) == words)
  }

  @Test func statesAreToldApartByAttributesAndTitle() {
    func source(_ title: String, _ attributes: String, _ state: String = "S.start") -> String {
      "#Preview(\"\(title)\", as: .content, using: \(attributes)) { W() } contentStates: {\n  \(state)\n  S.end\n}"
    }
    let home = StateNames.qualifiers(in: source("Home, (a)", "Trip(from: \"a, b\", to: .c)"), title: "Home, (a)")
    #expect(home.count == 2 && home[0].dropLast() == ["from-a-b-to-c", "Home-a", "from-a-b-to-c-Home-a"])
    #expect(home[0].last?.count == 6 && home[0].last != home[1].last)
    let work = StateNames.qualifiers(in: source("Work", "Trip.work"), title: nil)
    #expect(work[0].dropLast() == ["work", "", "work"])
    #expect(StateNames.qualifiers(in: "#Preview { Card() }", title: nil).isEmpty)
  }

  /// Two functions with the same values are two states; an initializer has no name of its own.
  @Test func statesOfFunctionsHaveTheirNames() {
    func name(_ state: String) -> [String] {
      StateNames.names(in: "#Preview(as: .content, using: A()) { W() } contentStates: {\n  \(state)\n}")
    }
    #expect(name("S.late(by: 4)") == ["late-by-4"] && name("S.early(by: 4)") == ["early-by-4"])
    #expect(name("makeState(4)") == ["makeState-4"] && name("S.late()") == ["late"])
    #expect(name("S(by: 4)") == ["by-4"] && name("S.init(by: 4)") == ["by-4"] && name("A.ContentState(by: 4)") == ["by-4"])
  }

  /// A name that another case has is not given a second time.
  @Test func qualifiedNamesAreFree() {
    let other = "#Preview { Card(title: \"A preferredColorScheme dark\") }"
    let found = names([other, dark, plain])
    #expect(found[0] == "Card-title-A-preferredColorScheme-dark" && Set(found).count == 3, "\(found)")
  }
}
