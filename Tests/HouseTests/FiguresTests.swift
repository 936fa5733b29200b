import Foundation
import Testing

/// Citations of figures lead to `Documentation/Figures.md`.
@Suite struct FiguresTests {
  private static let citation =
    #/Figures (?:rules? (?<rules>\d+[a-z]?(?:(?:, | and )\d+[a-z]?)*)|§(?<sections>[\d.]*\d(?:(?:, | and |, for [a-z ]+, )§[\d.]*\d)*))/#

  private func page() throws -> String {
    try String(contentsOf: HouseTests.root.appendingPathComponent("Documentation/Figures.md"), encoding: .utf8)
  }

  private func cited() throws -> [(file: String, anchor: String)] {
    var found: [(String, String)] = []
    for folder in ["Sources", "Tests", "Fuzz", "Plugins", "Examples"] {
      for file in HouseTests.swiftFiles(folder) where file.lastPathComponent != "FiguresTests.swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: Self.citation) {
          let rules = match.output.rules?.matches(of: #/\d+[a-z]?/#).map { "rule " + $0.output } ?? []
          let sections = match.output.sections?.matches(of: #/[\d.]*\d/#).map { "§" + $0.output } ?? []
          found += (rules + sections).map { (file.lastPathComponent, $0) }
        }
      }
    }
    return found
  }

  /// The page's own headings and rows.
  private func anchors() throws -> Set<String> {
    let text = try page()
    let sections = text.matches(of: #/(?m)^##? (\d+(?:\.\d+)?)\.? /#).map { "§" + $0.output.1 }
    let rules = text.matches(of: #/(?m)^\| (\d+[a-z]?) \|/#).map { "rule " + $0.output.1 }
    return Set(sections + rules)
  }

  @Test func everyCitationLeadsToTheFigures() throws {
    let (anchors, cited) = (try anchors(), try cited())
    #expect(cited.count > 100, "Only \(cited.count) citations were found; the pattern is broken.")
    for (file, anchor) in cited {
      #expect(anchors.contains(anchor), "\(file) cites \(anchor), which Documentation/Figures.md does not have.")
    }
  }

  @Test func nothingCitesATextThatIsNotHere() throws {
    let words = ["apple" + "-figures", "measurement" + " rule"]
    for file in HouseTests.swiftFiles("Sources") + HouseTests.swiftFiles("Tests") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for word in words { #expect(!text.contains(word), "\(file.lastPathComponent) cites \"\(word)\", which is not in the repository.") }
    }
  }

  /// A row of a table of figures says how sure it is, in one of the page's own words.
  @Test func everyFigureSaysHowSureItIs() throws {
    let sure = ["published", "exact", "fitted", "reported", "assumed", "refuted"]
    var header = ""
    for line in try page().split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.hasPrefix("|") { header = "" }
      guard line.hasPrefix("|"), !line.hasPrefix("|---") else { continue }
      if header.isEmpty {
        header = String(line)
        continue
      }
      guard header.contains("| sure") else { continue }
      #expect(sure.contains { line.contains($0) }, "No word for how sure the figure is: \(line)")
    }
  }

  /// The size of the sensor and of everything that is not expanded stands once.
  @Test func theIslandsHeightStandsOnce() throws {
    // The benchmark's picture has sizes of its own, which other libraries are given too.
    let files = HouseTests.swiftFiles("Sources").filter { file in
      guard file.lastPathComponent != "BenchCard.swift" else { return false }
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return text.split(separator: "\n").contains { line in
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
        // Words in messages are checked elsewhere; here numbers count.
        return code.firstMatch(of: #/(?<!["\d])\b36\.67\b/#) != nil && !code.contains("\"")
      }
    }
    #expect(files.map(\.lastPathComponent) == ["IslandPhones.swift"], "36.67 stands in \(files.map(\.lastPathComponent))")
  }
}
