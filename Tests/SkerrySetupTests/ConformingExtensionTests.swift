import Foundation
import SkerryCLI
import Testing

@testable import SkerrySetup

/// Widgets whose conformance is in an extension: `struct Ride {}` and `extension Ride: Widget { var body … }`.
struct ConformingExtensionTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  private func choice(_ text: String) throws -> (choice: WidgetChoice, graph: ReachabilityGraph) {
    try repository.write("W.swift", text)
    let graph = ReachabilityGraph([try #require(ReachabilityFile(repository.root.appendingPathComponent("W.swift").path))])
    return (WidgetChoice(graph) { _ in true }, graph)
  }

  /// Widgets may be declared in an extension of their bundle, and named `Self.Ride()`.
  @Test func widgetsInTheirBundleAreListed() throws {
    let (choice, graph) = try choice(
      """
      @main struct 🪧All: WidgetBundle { var body: some Widget { Self.Ride(); Self.Walk() } }
      private extension 🪧All {
        struct Ride: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) { Text() } } }
        struct Walk: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "w") { Text() } } }
      }
      enum Old { struct Bus: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "b") { Text() } } } }
      """)
    #expect(choice.entries.map(\.name) == ["Ride", "Walk", "Bus"] && choice.main == "🪧All")
    #expect(choice.entries.map(\.isListed) == [true, true, false] && choice.entries.map(\.isActivity) == [true, false, false])
    #expect(choice.entries.prefix(2).allSatisfy { graph.declaration($0.node).kind == .extension })
  }

  @Test func theExtensionIsTheWidget() throws {
    let (choice, graph) = try choice(
      """
      struct Ride { let card = Card() }
      extension Ride: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) { Text() } } }
      struct Walk { var body: some WidgetConfiguration { ActivityConfiguration(for: B.self) { Text() } } }
      extension Walk: Widget {}
      struct Bus {}
      extension Bus: ControlWidget {}
      struct Card {}
      extension Card: View {}
      struct Other {}
      @main struct All: WidgetBundle { var body: some Widget { Ride(); Bus() } }
      """)
    #expect(choice.entries.map(\.name) == ["Ride", "Walk", "Bus"] && choice.main == "All")
    #expect(choice.entries.map(\.isListed) == [true, false, true])
    #expect(choice.entries.map(\.isActivity) == [true, true, false])
    #expect(choice.entries.map(\.isControl) == [false, false, true])
    let needed = CompilerInput(graph, choice.entries.filter { $0.name == "Ride" }).needed
    #expect(needed.map { graph.declaration($0).name }.sorted() == ["Card", "Card", "Ride", "Ride"])
  }

  @Test func aMainWidgetOfAnExtension() throws {
    let (choice, _) = try choice("@main struct Ride {}\nextension Ride: Widget { var body: some WidgetConfiguration { A() } }\n")
    #expect(choice.main == "Ride" && choice.entries.map(\.isInBundle) == [true])
  }

  /// A folder without a project is an extension's if it has a widget.
  @Test(arguments: [
    ("extension Ride: Widget {}", true), ("extension Ride: Hashable, ControlWidget {}", true), ("extension Ride: View { Widget() }", false),
    ("extension Ride {}", false),
  ]) func foldersWithAWidget(_ text: String, _ declares: Bool) throws {
    try repository.write("F.swift", text)
    #expect(SwiftFileFacts(repository.root.appendingPathComponent("F.swift")).declaresWidget == declares)
  }
}
