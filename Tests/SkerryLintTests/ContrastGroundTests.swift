import Foundation
import SkerryDiagnostics
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import Testing

@testable import SkerryLint

/// What a finding says that text is drawn on.
@Suite @MainActor struct ContrastGroundTests {
  private func message(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> String {
    let example = RuleExample(.lockScreen, source: "", view: view)
    let trace = try #require(example.trace(engine: Engine(resourceFolders: [])))
    return ContrastRule.findings(in: trace).first?.message ?? ""
  }

  /// An item that is clipped away below the text is not its ground, nor is one that only touches its line.
  @Test func whatIsClippedAwayIsNotBelowText() throws {
    let clipped = try message {
      VStack(spacing: 0) {
        Color.blue.frame(width: 200, height: 160).frame(height: 20).clipped()
        Text("Faint").foregroundStyle(.gray.opacity(0.3))
      }
    }
    #expect(clipped.contains(" on the card of lock-screen "), "\(clipped)")
    let shown = try message { Text("Faint").foregroundStyle(.gray.opacity(0.3)).padding().background(.gray) }
    #expect(shown.contains(" on a shape of its own "), "\(shown)")
  }
}
