import Foundation
import SkerryCLI
import SkerryFormats
import Testing

@testable import SkerrySetup

/// Which of several errors are repaired, in which order, and how what is left out is named.
struct RepairOrderTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  /// Missing names come first, because they cause other errors: in a declaration anywhere, in a body within it. After many calls of the compiler all
  /// errors are repaired at once.
  @Test(arguments: [
    ("struct Card {\n  func a() -> Int { missing() }\n  func b() -> Int { \"\" }\n}", 2, false, ["Card.a", "Card.b"]),
    ("struct Card {\n  func a() -> Int { missing(); return \"\" }\n}", 1, false, ["Card.a"]),
    ("struct Card {\n  var a: Int? = missing()\n  func b() -> Int { \"\" }\n}", 2, false, ["Card.a"]),
    ("struct Card {\n  var a: Int? = missing()\n  func b() -> Int { \"\" }\n}", 2, true, ["Card.a", "Card.b"]),
  ])
  func missingNamesComeFirst(_ text: String, _ line: Int, _ isLate: Bool, _ expected: [String]) throws {
    let plan = try FixturePlan(repository, "Late.swift", text)
    let errors = [
      (2, 21, "cannot find 'missing' in scope"),
      (line + 1, 21, "cannot convert return expression of type 'String' to return type 'Int'"),
    ]
    let parts = plan.repairs(errors, isLate: isLate).compactMap { repair -> String? in
      switch repair {
      case .stub(_, _, _, let part), .remove(_, _, let part): part.name
      default: nil
      }
    }
    #expect(parts.sorted() == expected)
  }

  /// What is removed with a statement around it costs nothing more.
  @Test func errorsInWhatIsRemovedAreLeftAlone() throws {
    let setting = "Kit.log = { event in\n      Log.info { 1 }\n    }"
    let text = "struct Card {\n  init() {\n    \(setting)\n    start()\n  }\n}"
    let plan = try FixturePlan(repository, "Covered.swift", text)
    let (kit, log) = ((3, 5, "cannot find 'Kit' in scope"), (4, 7, "cannot find 'Log' in scope"))
    func removed(_ errors: [(Int, Int, String)]) -> [String] {
      plan.repairs(errors).compactMap { repair in
        guard case .stub(let file, let range, _, _) = repair else { return nil }
        return String(decoding: file.outline.bytes[range], as: UTF8.self)
      }
    }
    #expect(removed([kit, log]) == [setting] && removed([log, kit]) == [setting])
    #expect(removed([log]).first?.hasSuffix("start()\n  }") == true)
  }

  @Test func errorsThatFollowFromOthersAreLeftAlone() throws {
    let text = "struct Card: View {\n  var body: some View {\n    VStack {\n      Text(a).tint(Color(hex: b))\n      Text(c)\n    }\n  }\n}"
    let plan = try FixturePlan(repository, "Follows.swift", text)
    func places(_ errors: (Int, Int, String)...) -> [Range<Int>] {
      plan.repairs(errors).compactMap { if case .stub(_, let range, _, _) = $0 { range } else { nil } }
    }
    let inference = (3, 5, "generic parameter 'Content' could not be inferred")
    let color = try #require(text.range(of: "Color(hex: b)"))
    let offset = text.utf8.distance(from: text.startIndex, to: color.lowerBound)
    #expect(places((4, 25, "extraneous argument label 'hex:' in call"), inference) == [offset..<offset + 13])
    #expect(places(inference).first?.count ?? 0 > 60)
  }

  /// A preview's own view that does not compile is missing in its picture: it is named with its own error, and the preview with the view's name.
  @Test func aPreviewsViewKeepsItsOwnError() throws {
    let card = "struct Card: View {\n  let a = 1\n}\n"
    let plan = try FixturePlan(
      repository, "Shown.swift",
      card + "struct Badge: View {\n  let b = gone\n}\nstruct Other {\n  let c = gone\n}\n#Preview {\n  Badge()\n}")
    func part(_ line: Int, _ name: String) throws -> LeftOut {
      let parts = plan.repairs([(line, 11, "cannot find '\(name)' in scope")])
        .compactMap { if case .remove(_, _, let part) = $0 { part } else { nil } }
      return try #require(parts.first)
    }
    let (badge, other) = (try part(5, "gone"), try part(8, "gone"))
    #expect(badge.kind == .part && badge.name == "Badge" && badge.reason == "Shown.swift:5: cannot find 'gone' in scope")
    #expect(other.kind == .declaration)
    let preview = try part(11, "Badge")
    #expect(preview.following([badge]).reason == "Shown.swift:11: it needs Badge, which does not compile")
    #expect(preview.following([other]) == preview && badge.following([badge]) == badge)
  }

  /// What no widget needs is not missing from the pictures.
  @Test func declarationsThatNoWidgetNeedsAreKeptApart() throws {
    func kind(_ plan: FixturePlan, _ line: Int, _ column: Int, _ type: String) -> [SubjectKind] {
      plan.repairs([(line, column, "cannot find type '\(type)' in scope")])
        .compactMap { if case .remove(_, _, let part) = $0 { part.kind } else { nil } }
    }
    let apart = try FixturePlan(
      repository, "Apart.swift",
      "struct Card: View {\n  var player: Player\n}\nextension Track {\n  var title: String { name }\n}\n@main struct All: WidgetBundle {\n  let a: Gone\n}"
    )
    #expect(kind(apart, 4, 11, "Track") == [.declaration] && kind(apart, 2, 11, "Player") == [.part])
    #expect(kind(apart, 8, 11, "Gone") == [.part], "a bundle")
    // An extension that a widget may need: of a missing type, and with another missing one.
    let more = try FixturePlan(
      repository, "More.swift", "struct Card: View {\n  let title = 1\n}\nextension Track.Part {\n  var title: Clip { 1 }\n}",
      isNeeded: { $0.kind == .extension })
    #expect(kind(more, 4, 14, "Track") == [.declaration] && kind(more, 5, 14, "Clip") == [.part])
  }
}
