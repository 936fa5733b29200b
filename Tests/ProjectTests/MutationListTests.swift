import Foundation
import Testing

/// The list of changes that `Scripts/mutate` makes before a release: every one still applies.
@Suite struct MutationListTests {
  @Test func everyChangeApplies() throws {
    let list = try String(contentsOf: ProjectTests.root.appendingPathComponent("Scripts/mutations.tsv"), encoding: .utf8)
    var count = 0
    for line in list.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4 else {
        Issue.record("\(line) has \(fields.count) fields")
        continue
      }
      count += 1
      let source = try String(contentsOf: ProjectTests.root.appendingPathComponent(fields[0]), encoding: .utf8)
      #expect(source.components(separatedBy: fields[1]).count == 2, "\(fields[0]) does not hold this once: \(fields[1])")
      #expect(fields[1] != fields[2])
      let module = fields[3].prefix { $0 != "." }
      #expect(FileManager.default.fileExists(atPath: ProjectTests.root.appendingPathComponent("Tests/\(module)").path), "Tests/\(module)")
    }
    #expect(count >= 150)
  }
}
