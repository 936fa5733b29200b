import Foundation
import SkerryFindings
import Testing

@testable import SkerryLint

/// Tolerances in `skerry.json`: any above 0 is reported, at the line of the list.
@Suite struct GoldenToleranceTests {
  private func messages(_ rules: String) -> [String] {
    GoldenTolerance.findings(in: Data("{\n  \"tolerances\": [\(rules)]\n}".utf8), file: "skerry.json").map {
      "\($0.file):\($0.line) \($0.message.prefix { $0 != ";" })"
    }
  }

  @Test(arguments: ["threshold", "perceptual", "channel", "allow"]) func everyKindIsReported(_ kind: String) {
    #expect(messages("{\"cases\": \"Ride/*\", \"\(kind)\": 0.01}") == ["skerry.json:2 The tolerance \(kind) 0.01 for Ride/* hides changes"])
    #expect(messages("{\"\(kind)\": 4}") == ["skerry.json:2 The tolerance \(kind) 4 for * hides changes"])
    #expect(messages("{\"\(kind)\": 0}").isEmpty)
  }

  @Test func otherFilesHaveNone() {
    #expect(GoldenTolerance.findings(in: Data("{}".utf8), file: "skerry.json").isEmpty)
    #expect(GoldenTolerance.findings(in: Data("[".utf8), file: "skerry.json").isEmpty)
  }
}
