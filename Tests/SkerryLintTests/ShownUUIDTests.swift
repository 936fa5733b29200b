import Foundation
import Skerry
import SkerryDiagnostics
import SkerryFoundation
import SkerryPipeline
import SkerryPresentation
import SkerryRuntime
import SkerryUI
import Testing

@testable import SkerryLint

/// A text that shows an identifier which its view makes is another text at every update.
@Suite @MainActor struct ShownUUIDTests {
  private struct Row: Identifiable {
    let id = UUID()
    let name: String
  }
  private struct Card<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack { content() } }
  }

  private func findings(_ view: @escaping () -> some View) throws -> [Diagnostic] {
    try ScopedRandom.during(.views) {
      let before = ScopedRandom.uuidCount
      let example = RuleExample(.lockScreen, source: "") { Card(content: view) }
      let trace = try #require(example.trace(engine: Engine(resourceFolders: [])))
      return ShownUUIDs.findings(in: trace, made: ScopedRandom.uuids(since: before))
    }
  }

  @Test func wholePartAndLowercaseAreFound() throws {
    #expect(try findings { Text(UUID().uuidString) }.map(\.rule) == ["random-values"])
    #expect(try findings { Text("Order #\(UUID().uuidString.prefix(6))") }.count == 1)
    #expect(try findings { Text("…\(UUID().uuidString.suffix(4).lowercased())") }.count == 1)
  }

  @Test func identifiersThatAreNotShownAreFine() throws {
    #expect(try findings { ForEach([Row(name: "Ada"), Row(name: "Face")]) { Text($0.name) } }.isEmpty)
    let known = UUID()
    #expect(try findings { Text(known.uuidString).tag(UUID()) }.isEmpty, "made before the drawing")
    // Three digits are too few to tell one by; X is none.
    #expect(try findings { Text("X\(UUID().uuidString.prefix(3))X\(UUID().uuidString.suffix(3))") }.isEmpty)
    #expect(try findings { Text(UUID().uuidString).skerryLint(.ignore("random-values")) }.isEmpty)
  }
}
