import Foundation
import SkerryCLI
import SkerryFormats
import Testing

@testable import SkerrySetup

/// Which of several errors are repaired, in which order, and how what is left out is named.
struct RepairOrderTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  /// Missing names come first, because they cause other errors; after many calls of the compiler all errors are repaired at once.
  @Test(arguments: [(false, ["Card.a"]), (true, ["Card.a", "Card.b"])])
  func missingNamesComeFirst(_ isLate: Bool, _ expected: [String]) throws {
    try repository.write("Late.swift", "struct Card {\n  func a() -> Int { missing() }\n  func b() -> Int { \"\" }\n}")
    let file = try #require(ReachabilityFile(repository.root.appendingPathComponent("Late.swift").path))
    let graph = ReachabilityGraph([file])
    let planner = RepairPlanner(
      graph: graph, needed: graph.reached(from: graph.nodes { $0.name == "Card" }), index: DeclarationIndex([]), used: [],
      isAppAsset: { _ in false }, additionsLeft: 0)
    let errors = [(2, "cannot find 'missing' in scope"), (3, "cannot convert return expression of type 'String' to return type 'Int'")].map
    {
      CompilerMessage(file: file.path, line: $0, column: 21, text: $1)
    }
    let parts = planner.repairs(for: errors, isLate: isLate).compactMap { repair -> String? in
      if case .stub(_, _, _, let part) = repair { part.name } else { nil }
    }
    #expect(parts.sorted() == expected)
  }

  @Test func errorsThatFollowFromOthersAreLeftAlone() throws {
    let text = "struct Card: View {\n  var body: some View {\n    VStack {\n      Text(a).tint(Color(hex: b))\n      Text(c)\n    }\n  }\n}"
    try repository.write("Follows.swift", text)
    let file = try #require(ReachabilityFile(repository.root.appendingPathComponent("Follows.swift").path))
    let graph = ReachabilityGraph([file])
    let planner = RepairPlanner(
      graph: graph, needed: graph.reached(from: graph.nodes { $0.name == "Card" }), index: DeclarationIndex([]), used: [],
      isAppAsset: { _ in false }, additionsLeft: 0)
    func places(_ errors: (Int, Int, String)...) -> [Range<Int>] {
      planner.repairs(for: errors.map { CompilerMessage(file: file.path, line: $0.0, column: $0.1, text: $0.2) }).compactMap {
        if case .stub(_, let range, _, _) = $0 { range } else { nil }
      }
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
    try repository.write(
      "Shown.swift",
      card + "struct Badge: View {\n  let b = gone\n}\nstruct Other {\n  let c = gone\n}\n#Preview {\n  Badge()\n}")
    let file = try #require(ReachabilityFile(repository.root.appendingPathComponent("Shown.swift").path))
    let graph = ReachabilityGraph([file])
    let planner = RepairPlanner(
      graph: graph, needed: graph.reached(from: graph.nodes { $0.name == "Card" }),
      previewed: graph.reached(from: graph.nodes { $0.isPreview }), index: DeclarationIndex([]), used: [], isAppAsset: { _ in false },
      additionsLeft: 0)
    func part(_ line: Int, _ name: String) throws -> LeftOut {
      let message = CompilerMessage(file: file.path, line: line, column: 11, text: "cannot find '\(name)' in scope")
      let parts = planner.repairs(for: [message]).compactMap { if case .remove(_, _, let part) = $0 { part } else { nil } }
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
    try repository.write(
      "Apart.swift",
      "struct Card: View {\n  var player: Player\n}\nextension Track {\n  var title: String { name }\n}\n@main struct All: WidgetBundle {\n  let a: Gone\n}"
    )
    let file = try #require(ReachabilityFile(repository.root.appendingPathComponent("Apart.swift").path))
    let graph = ReachabilityGraph([file])
    let planner = RepairPlanner(
      graph: graph, needed: graph.reached(from: graph.nodes { $0.name == "Card" }), index: DeclarationIndex([]), used: [],
      isAppAsset: { _ in false }, additionsLeft: 0)
    func kind(_ line: Int, _ type: String) -> [SubjectKind] {
      planner.repairs(for: [CompilerMessage(file: file.path, line: line, column: 11, text: "cannot find type '\(type)' in scope")])
        .compactMap {
          if case .remove(_, _, let part) = $0 { part.kind } else { nil }
        }
    }
    #expect(kind(4, "Track") == [.declaration] && kind(2, "Player") == [.part])
    #expect(kind(8, "Gone") == [.part], "a bundle")
    // An extension that a widget may need: of a missing type, and with another missing one.
    try repository.write("More.swift", "struct Card: View {\n  let title = 1\n}\nextension Track.Part {\n  var title: Clip { 1 }\n}")
    let more = try #require(ReachabilityFile(repository.root.appendingPathComponent("More.swift").path))
    let wide = ReachabilityGraph([more])
    let all = wide.reached(from: wide.nodes { $0.name == "Card" || $0.kind == .extension })
    let second = RepairPlanner(
      graph: wide, needed: all, index: DeclarationIndex([]), used: [], isAppAsset: { _ in false }, additionsLeft: 0)
    func wideKind(_ line: Int, _ type: String) -> [SubjectKind] {
      second.repairs(for: [CompilerMessage(file: more.path, line: line, column: 14, text: "cannot find type '\(type)' in scope")])
        .compactMap {
          if case .remove(_, _, let part) = $0 { part.kind } else { nil }
        }
    }
    #expect(wideKind(4, "Track") == [.declaration] && wideKind(5, "Clip") == [.part])
  }
}
