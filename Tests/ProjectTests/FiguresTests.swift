import Foundation
import Testing

/// Every citation of a figure resolves to a section or rule of `Documentation/Figures.md`.
@Suite struct FiguresTests {
  /// The form of a citation: `Figures §8.3`, `Figures §3.1 and §3.4`, `Figures rules 3, 13a and §5.2`.
  private static func anchors(in text: String) -> [String] {
    text.matches(of: #/Figures ((?:rules? \d|§\d)[\d.a-z§, ]*)/#).flatMap { match in
      // Words after the anchors end the citation.
      match.output.1.matches(of: #/§[\d.]*\d|(?:rules? |, | and )(\d+[a-z]?)\b/#).map { found in
        found.output.1.map { "rule \($0)" } ?? String(found.output.0)
      }
    }
  }

  private func page() throws -> String {
    try String(contentsOf: ProjectTests.root.appendingPathComponent("Documentation/Figures.md"), encoding: .utf8)
  }

  private func cited() throws -> [(file: String, anchor: String)] {
    var found: [(String, String)] = []
    for folder in ["Sources", "Tests", "Fuzz", "Plugins", "Examples"] {
      for file in ProjectTests.swiftFiles(folder) where file.lastPathComponent != "FiguresTests.swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        found += Self.anchors(in: text).map { (file.lastPathComponent, $0) }
      }
    }
    return found
  }

  /// The anchors that the page defines: its numbered headings and its numbered rules.
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
      #expect(anchors.contains(anchor), "\(file) cites \(anchor), which is not in Documentation/Figures.md.")
    }
  }

  @Test func everyCitedPageExists() throws {
    let words = ["apple" + "-figures", "measurement" + " rule"]
    for file in ProjectTests.swiftFiles("Sources") + ProjectTests.swiftFiles("Tests") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for word in words { #expect(!text.contains(word), "\(file.lastPathComponent) cites \"\(word)\", which is not in the repository.") }
    }
  }

  /// A row of a table of figures states its confidence with one of the words that the page defines.
  @Test func everyFigureStatesItsConfidence() throws {
    let words = ["published", "exact", "fitted", "reported", "assumed", "refuted"]
    var header = ""
    var count = 0
    for line in try page().split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.hasPrefix("|") { header = "" }
      guard line.hasPrefix("|"), !line.hasPrefix("|---") else { continue }
      if header.isEmpty {
        header = String(line)
        continue
      }
      guard let column = Self.cells(header).firstIndex(of: "confidence") else { continue }
      let cells = Self.cells(String(line))
      let stated = cells.indices.contains(column) ? cells[column].split { !$0.isLetter } : []
      #expect(words.contains { stated.contains(Substring($0)) }, "This row states no confidence: \(line)")
      count += 1
    }
    #expect(count > 300, "only \(count) rows were found; the pattern is broken")
  }

  private static func cells(_ row: String) -> [String] {
    row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Figures that several places need are declared once: the size of the sensor and of everything that is not expanded, the curve of
  /// continuous corners, the height of capitals, the limit of a Live Activity's height.
  @Test(arguments: [
    ("36.67", "IslandPhones.swift"), ("1.528665", "ContinuousCorner.swift"), ("0.63149379", "ContinuousCorner.swift"),
    ("0.16905899", "ContinuousCorner.swift"), ("0.7046", "LetterHeights.swift"), ("...160", ""), ("84...", "LockScreenCard.swift"),
  ]) func figuresAreDeclaredOnce(_ number: String, _ place: String) throws {
    // The benchmark's picture has sizes of its own, which other libraries also receive.
    var files: [String] = []
    for file in ProjectTests.swiftFiles("Sources") where file.lastPathComponent != "BenchCard.swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      // Strings in messages are checked elsewhere; here only numbers count.
      let isRetyped = lines.contains { line in
        let code = String(line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first ?? "")
        return code.contains(number) && !code.contains("\"")
      }
      if isRetyped { files.append(file.lastPathComponent) }
    }
    #expect(files == (place.isEmpty ? [] : [place]), "\(number) is written in \(files)")
  }
}
