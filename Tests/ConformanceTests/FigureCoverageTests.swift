import Foundation
import SkerryTestSupport
import Testing

/// Every measured figure of Documentation/Figures.md, sections 8 and 9, has a test or a reason; `Tests/Fixtures/figures.tsv` says which.
@Suite struct FigureCoverageTests {
  private static let root = Checkout.root

  /// Section and first cell of the rows of the page's tables, in order.
  private func rows() throws -> [String] {
    let page = try String(contentsOf: Self.root.appendingPathComponent("Documentation/Figures.md"), encoding: .utf8)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var rows: [String] = []
    var section = ""
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("#") { section = String(line.drop { $0 == "#" || $0 == " " }.prefix { $0 != " " }) }
      guard section.hasPrefix("8.") && section != "8.1" && section != "8.8" || section.hasPrefix("9") else { continue }
      guard line.hasPrefix("|"), !line.hasPrefix("|-"), index + 1 < lines.count, !lines[index + 1].hasPrefix("|-") else { continue }
      rows.append(section + "\t" + line.split(separator: "|", omittingEmptySubsequences: false)[1].trimmingCharacters(in: .whitespaces))
    }
    return rows
  }

  private func table() throws -> [(row: String, test: String)] {
    let text = try String(contentsOf: Self.root.appendingPathComponent("Tests/Fixtures/figures.tsv"), encoding: .utf8)
    return text.split(separator: "\n").map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return (cells.prefix(2).joined(separator: "\t"), cells.count > 2 ? cells[2] : "")
    }
  }

  @Test func everyFigureHasATestOrAReason() throws {
    let (rows, table) = (try rows(), try table())
    #expect(rows.count > 80)
    #expect(rows == table.map(\.row), "figures.tsv and the page list other figures, or in another order")
    let functions = try Self.functions()
    for (row, test) in table where !test.hasPrefix("-: ") {
      let isThere = functions.contains(test)
      #expect(isThere, "\(row): there is no test \(test)")
    }
    let tested = table.count { !$0.test.hasPrefix("-: ") }
    print("figures: \(tested) of \(table.count) measured figures of sections 8 and 9 have a test of their own")
    let page = try String(contentsOf: Self.root.appendingPathComponent("Tests/Fixtures/README.md"), encoding: .utf8)
    #expect(page.contains("\(tested) of \(table.count) measured figures"), "Tests/Fixtures/README.md states other numbers")
  }

  /// The names of all functions in the tests' sources.
  private static func functions() throws -> Set<String> {
    let tests = root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    for file in (files?.allObjects as? [URL] ?? []) where file.pathExtension == "swift" {
      for line in try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")) {
        let words = line.split(separator: UInt8(ascii: " "))
        guard let place = words.firstIndex(where: { $0.elementsEqual("func".utf8) }), place + 1 < words.count else { continue }
        names.insert(String(decoding: words[place + 1].prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "<") }, as: UTF8.self))
      }
    }
    return names
  }
}
