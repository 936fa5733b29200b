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
    #expect(text.contains("\"message\": \"Too faint.\"") && text.contains("\"count\": 2"))
    let baseline = try read(text)
    let now = [finding("Too faint.", line: 20), finding("Too faint.", line: 30), finding("Too faint.", line: 40), finding("New.")]
    #expect(baseline.remaining(of: now).map(\.line) == [40, 1])
    #expect(baseline.settled(in: now) == ["Card.swift: Pale. [contrast]"])
  }

  /// Places with one cause are one finding. It is covered as long as there are no more of them than when the baseline was written.
  @Test func placesWithOneCauseAreCounted() throws {
    func joined(_ count: Int) -> [Finding] {
      (1...count).map { line in
        var found = finding("Too faint.", line: line)
        found.cause = "white on white"
        return found
      }.joinedByCause
    }
    #expect(joined(3).map(\.message) == ["Too faint. The same holds at 2 other places of this file."])
    let text = try Baseline(of: joined(3)).json()
    #expect(text.contains("\"message\": \"Too faint.\"") && text.contains("\"count\": 3"))
    // As earlier versions wrote it.
    let earlier = text.replacingOccurrences(of: "Too faint.", with: joined(3)[0].message)
      .replacingOccurrences(of: "\"count\": 3,", with: "")
    #expect(!earlier.contains("count"))
    for baseline in [try read(text), try read(earlier)] {
      for (count, isCovered) in [(1, true), (2, true), (3, true), (4, false)] {
        #expect(baseline.remaining(of: joined(count)).isEmpty == isCovered && baseline.settled(in: joined(count)).isEmpty, "\(count)")
      }
      #expect(baseline.settled(in: []).count == 1)
    }
  }

  @Test func theEarlierFormatIsStillRead() throws {
    let hash = "\"\(ContentHash(of: finding("Too faint.").fingerprint).digits)\""
    let baseline = try read("{\"version\": 1, \"findings\": {\(hash): 1}}")
    #expect(baseline.remaining(of: [finding("Too faint."), finding("Pale.")]).map(\.message) == ["Pale."])
  }

  @Test func otherFilesAreRejectedAsBaselines() { #expect(throws: BaselineError.self) { try read("{\"version\": 3}") } }
}
