import Foundation
import SkerryCases
import Testing

@Suite struct FindingNamesTests {
  /// Names of diagnostics that are never findings of lint.
  private static let elsewhere: Set<String> = [
    // About the picture and not about the app.
    "left-out", "not-drawn", "stand-in-symbol",
    // `push check`.
    "push-order", "push-json", "push-fixture",
  ]

  /// Each can be explained, and ignored by its name.
  @Test @MainActor func everyDiagnosticInTheSourcesHasAPage() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    var names: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/Diagnostic\(\s*"([a-z-]+)"/#) { names.insert(String(match.1)) }
    }
    #expect(names.contains("state-does-not-settle") && names.count > 20)
    for name in names.subtracting(Self.elsewhere).sorted() {
      #expect(try RulePage.page(of: name).contains("Remedy:"), "\(name) has no page; describe it in DrawingFindings")
    }
    #expect(throws: (any Error).self) { try RulePage.page(of: "left-out") }
  }
}
