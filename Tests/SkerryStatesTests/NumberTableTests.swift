import SkerryTestSupport
import Testing

@testable import SkerryStates

struct NumberTableTests {
  /// The number that each word in a member's name stands for, and its maximum.
  @Test func numbersAreUnchanged() throws {
    let lines = GeneratedNumber.rows.map { row in
      "\(row.words.sorted().joined(separator: " ")): \(row.number)\(row.maximum.map { ", at most \($0)" } ?? "")"
    }
    try RecordedText.check("generated-numbers", lines)
  }
}
