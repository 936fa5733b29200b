import SkerryTestSupport
import Testing

@testable import SkerryStates

struct TextTableTests {
  /// The texts that each word in a member's name stands for; after an ampersand the words of which one is needed besides.
  @Test func textsAreUnchanged() throws {
    func words(_ words: Set<String>) -> String { words.sorted().joined(separator: " ") }
    let lines = GeneratedText.rows.map { row in
      "\(words(row.words))\(row.besides.isEmpty ? "" : " & \(words(row.besides))"): \(row.texts.joined(separator: " | "))"
    }
    try RecordedText.check("generated-texts", lines)
  }
}
