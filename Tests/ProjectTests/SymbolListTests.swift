import Foundation
import Testing

/// Compares the list of icons that stand for symbols with the table that is shipped with the faces.
@Suite struct SymbolListTests {
  private static func rows(_ path: String) throws -> [String: [String]] {
    try ProjectTests.text(of: path).split(separator: "\n").filter { !$0.hasPrefix("#") }.reduce(into: [:]) { rows, line in
      let cells = line.split(separator: "\t").map(String.init)
      rows[try #require(cells.first)] = Array(cells.dropFirst())
    }
  }

  @Test func theShippedTableIsMadeOfTheList() throws {
    let list = try Self.rows("Scripts/symbols.tsv")
    let shipped = try Self.rows("Fonts/Faces/Symbols/symbols.tsv")
    #expect(list.count > 800)
    for (name, cells) in list.sorted(by: { $0.key < $1.key }) {
      switch cells.first {
      case "-": #expect(shipped[name] == nil, "\(name) is left out, but shipped")
      // A name in the list stands for a code point in the table.
      case "c": #expect(shipped[name]?.first == "c", "\(name)")
      default: #expect(shipped[name] == cells, "\(name)")
      }
    }
    // All other names are spelled as the Cupertino icons have them.
    let others = shipped.filter { list[$0.key] == nil && $0.value.first != "c" }.keys.sorted()
    #expect(others == [], "run Scripts/fonts symbols")
  }
}
