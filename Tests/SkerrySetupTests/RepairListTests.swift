import Foundation
import SkerryCLI
import Testing

@testable import SkerrySetup

/// Which of several overlapping repairs are made.
@Suite struct RepairListTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  private func ranges(_ repairs: [Repair]) -> [Range<Int>] {
    repairs.compactMap { if case .remove(_, let range, _) = $0 { range } else { nil } }
  }

  private func file() throws -> ReachabilityFile {
    try repository.write("A.swift", "let one = two + three + four")
    return try #require(ReachabilityFile(repository.root.appendingPathComponent("A.swift").path))
  }

  /// The error at the twelfth byte is in the smaller range; a range that only overlaps is no smaller part.
  @Test(arguments: [
    (5..<20, 8..<15, false), (5..<20, 5..<15, false), (5..<20, 8..<20, false), (5..<20, 5..<20, true), (5..<20, 4..<15, true),
    (5..<20, 8..<21, true), (5..<20, 13..<15, true), (5..<20, 8..<11, true), (5..<20, 11..<12, false),
  ]) func largerRepairsAreLeftOut(_ own: Range<Int>, _ other: Range<Int>, _ isMade: Bool) throws {
    let file = try file()
    let part = BuildReport.LeftOut(kind: .part, name: "one", reason: "")
    func cut(_ column: Int, _ range: Range<Int>) -> RepairList.Cut {
      (CompilerMessage(file: file.path, line: 1, column: column, text: ""), .remove(file, range, part))
    }
    #expect(ranges(RepairList.needed([cut(12, own), cut(1, other)])) == (isMade ? [own, other] : [other]))
  }

  /// Of overlapping ranges the widest is changed, and ranges that touch are changed both.
  @Test func theWidestRangesAreChanged() throws {
    let file = try file()
    let part = BuildReport.LeftOut(kind: .part, name: "one", reason: "")
    func changed(_ all: Range<Int>...) -> [Range<Int>] { ranges(RepairList.distinct(all.map { .remove(file, $0, part) })) }
    #expect(changed(0..<5, 3..<15) == [3..<15])
    #expect(changed(0..<5, 5..<15) == [5..<15, 0..<5])
    #expect(changed(2..<2, 0..<5) == [0..<5])
  }
}
