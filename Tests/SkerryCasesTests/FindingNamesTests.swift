import Foundation
import SkerryCases
import SkerryDiagnostics
import SkerryTestSupport
import Testing

@Suite struct FindingNamesTests {
  /// About the picture and not about the app, so never findings of lint.
  private static let ofPictures: Set<DrawingRule> = [.leftOut, .notDrawn, .standInSymbol]
  /// Names of `push check`.
  private static let ofPushes: Set<String> = ["push-order", "push-json", "push-fixture"]

  /// Each can be explained, and ignored by its name.
  @Test @MainActor func everyFindingOfDrawingHasAPage() throws {
    for rule in DrawingRule.allCases where !Self.ofPictures.contains(rule) {
      let page = try RulePage.page(of: rule.rawValue)
      #expect(page.contains("Remedy:") && page.contains(rule.severity.rawValue), "\(rule.rawValue)")
    }
    for rule in Self.ofPictures {
      #expect(throws: (any Error).self) { try RulePage.page(of: rule.rawValue) }
    }
  }

  /// Modules that draw name their findings by `DrawingRule`; a string would not be checked.
  @Test func noDiagnosticOfDrawingIsNamedByAString() throws {
    let root = Checkout.root
    let files = FileManager.default.enumerator(at: root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    var names: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/Diagnostic\(\s*"([a-z-]+)"/#) { names.insert(String(match.1)) }
    }
    #expect(names == Self.ofPushes)
  }
}
