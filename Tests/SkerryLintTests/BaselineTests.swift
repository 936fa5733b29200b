import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryTestSupport
import Testing

@testable import SkerryFindings

@Suite struct BaselineTests {
  private func finding(_ message: String, line: Int = 1) -> Finding {
    Finding("contrast", .warning, message, file: "Card.swift", line: line, picture: "Ride/start minimal")
  }

  private func read(_ text: String) throws -> Baseline {
    let file = TemporaryFolder.root.appendingPathComponent("baseline-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return try Baseline(contentsOf: file)
  }

  @Test func theFileListsItsFindingsAsSentences() throws {
    let text = try Baseline(of: [finding("Too faint."), finding("Too faint.", line: 7), finding("Pale.")]).json()
    #expect(text.contains("\"message\" : \"Too faint.\"") && text.contains("\"count\" : 2"))
    let baseline = try read(text)
    let now = [finding("Too faint.", line: 20), finding("Too faint.", line: 30), finding("Too faint.", line: 40), finding("New.")]
    #expect(baseline.remaining(of: now).map(\.line) == [40, 1])
    #expect(baseline.settled(in: now) == ["Card.swift: Pale. [contrast]"])
  }

  @Test func theEarlierFormatIsStillRead() throws {
    let hash = "\"\(ContentHash(of: finding("Too faint.").fingerprint).digits)\""
    let baseline = try read("{\"version\": 1, \"findings\": {\(hash): 1}}")
    #expect(baseline.remaining(of: [finding("Too faint."), finding("Pale.")]).map(\.message) == ["Pale."])
  }

  @Test func otherFilesAreRejectedAsBaselines() { #expect(throws: BaselineError.self) { try read("{\"version\": 3}") } }
}
