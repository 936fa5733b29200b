import Foundation
import SkerryDiagnostics
import SkerryFormats
import Testing

@testable import SkerrySnapshot

/// Results of many cases, most of which are in a file.
@Suite struct CaseResultsTests {
  private func result(_ number: Int) -> CaseResult {
    var result = CaseResult(
      path: "Ride/state\(number)/view@3x.png", case: "Ride/state\(number)", presentation: "view", set: "@3x",
      verdict: number.isMultiple(of: 700) ? .pixels : .passed, file: "Ride.swift", line: number)
    result.actual = ContentHash(of: "\(number)")
    result.note = number == 1 ? "a \"note\",\nin two lines" : nil
    return result
  }

  private let many = ChunkedList<Int>.chunkCount * 3 + 17

  @Test func whatIsInTheFileIsTheSame() throws {
    let list = (0..<many).map(result)
    var results = CaseResults(list)
    #expect(results.count == many && Array(results) == list && results == CaseResults(list))
    #expect(results.counts == [.pixels: 3, .passed: many - 3])
    // A copy goes on by itself.
    var other = results
    for number in 0..<600 { other.append(result(number)) }
    results.append(result(5))
    #expect(Array(results) == list + [result(5)])
    #expect(Array(other) == list + (0..<600).map(result))
  }

  /// A hundred thousand cases keep no more results in memory than a thousand.
  @Test func fewAreInMemory() {
    var results = CaseResults()
    var maximum = 0
    for number in 0..<(ChunkedList<Int>.chunkCount * 20) {
      results.append(result(number))
      maximum = max(maximum, results.memoryCount)
    }
    #expect(maximum < ChunkedList<Int>.chunkCount && results.memoryCount == 0)
  }

  @Test func theRecordIsWrittenPieceByPiece() throws {
    var record = RunRecord(owner: "Ride", goldens: "Goldens", record: .never, shard: nil, unreferencedMode: .warn)
    record.results = CaseResults((0..<many).map(result))
    var data = Data()
    var largest = 0
    record.pieces { piece in
      data += piece
      largest = max(largest, piece.count)
    }
    #expect(try JSONDecoder().decode(RunRecord.self, from: data) == record)
    #expect(largest < data.count / 2)
    #expect(record.exitCode == 22 && record.count(.pixels) == 3)
    var empty = Data()
    RunRecord(owner: "Ride", goldens: "Goldens", record: .never, shard: nil, unreferencedMode: .warn).pieces { empty += $0 }
    #expect(try JSONDecoder().decode(RunRecord.self, from: empty).results.isEmpty)
  }

  @Test func resultsAreChangedAndRemoved() {
    var results = CaseResults((0..<many).map(result))
    results.update(where: { $0.verdict == .pixels }) { $0.verdict = .updated }
    #expect(results.counts == [.updated: 3, .passed: many - 3])
    results.removeAll { $0.verdict == .updated }
    #expect(results.count == many - 3 && results.counts[.updated] == nil)
  }
}
