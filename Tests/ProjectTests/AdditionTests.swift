import Foundation
import Testing

/// Compares the table in `CONTRIBUTING.md` of the files that an addition touches with the code, and finds additions
/// that are not registered.
@Suite struct AdditionTests {
  private struct Row {
    var addition: String
    var count: Int?
    /// Paths from the project's root; `<Name>` stands for any name.
    var paths: [String]
  }

  private static func rows() throws -> [Row] {
    try ProjectTests.text(of: "CONTRIBUTING.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| a"), cells.count == 4 else { return nil }
      let paths = cells[2].matches(of: #/`((?:Sources|Documentation|Fonts|Fuzz|Scripts)\/[^`]*)`/#).map { String($0.1) }
      return Row(addition: cells[0], count: Int(cells[1]), paths: paths)
    }
  }

  private static func row(_ addition: String) throws -> Set<String> {
    Set(try #require(try rows().first { $0.addition == addition }, "CONTRIBUTING.md has no row for \(addition)").paths)
  }

  /// The files of a folder with a line that matches.
  private static func files(_ folder: String, _ pattern: Regex<Substring>) throws -> Set<String> {
    var found: Set<String> = []
    for file in ProjectTests.swiftFiles(folder) where try String(contentsOf: file, encoding: .utf8).contains(pattern) {
      found.insert(String(file.path.dropFirst(ProjectTests.root.path.count + 1)))
    }
    return found
  }

  @Test func everyRowNamesAsManyFilesAsItSays() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 16)
    for row in rows { #expect(row.count == row.paths.count, "\(row.addition): \(row.paths)") }
  }

  @Test func everyPathIsThere() throws {
    let all = FileManager.default.enumerator(atPath: ProjectTests.root.path + "/Sources")?.compactMap { $0 as? String } ?? []
    let files =
      all.map { "Sources/" + $0 }
      + ProjectTests.swiftFiles("Documentation/Catalogue").map { "Documentation/Catalogue/" + $0.lastPathComponent }
      + ProjectTests.swiftFiles("Fuzz").map { String($0.path.dropFirst(ProjectTests.root.path.count + 1)) }
    for row in try Self.rows() {
      for path in row.paths {
        if let open = path.firstIndex(of: "<"), let close = path.lastIndex(of: ">") {
          let (start, end) = (path[..<open], path[path.index(after: close)...])
          #expect(
            files.contains { $0.hasPrefix(start) && $0.hasSuffix(end) && !$0.dropFirst(start.count).contains("/") },
            "\(row.addition): no file is called \(path)")
        } else {
          #expect(FileManager.default.fileExists(atPath: ProjectTests.root.appendingPathComponent(path).path), "\(row.addition): \(path)")
        }
      }
    }
  }

  /// The switches that the compiler reports when a case is added: each row names the files that contain them, and no
  /// others.
  @Test func theCompilerFindsTheFilesInTheTable() throws {
    let presentations = try Self.files("Sources", #/(?m)^ *case [^:\n]*\.banner\b/#)
    #expect(try Self.row("a presentation") == presentations.union(["Sources/Engine/SkerryPresentation/Presentation.swift"]))
    let marks = try Self.files("Sources/Authoring/SkerryCharts", #/(?m)^ *case [^:\n]*\.sector\b/#)
    #expect(try Self.row("a chart mark").filter { $0.hasPrefix("Sources") && !$0.contains("<") } == marks)
    let effects = try Self.files("Sources", #/(?m)^ *case [^:\n]*\.isolate\b/#)
    #expect(try Self.row("an effect").filter { $0.hasPrefix("Sources/Engine") } == effects)
    let formats = try Self.files("Sources", #/(?m)^ *case [^:\n]*\.heic\b/#)
    #expect(try Self.row("an image format").filter { !$0.contains("<") } == formats)
    let verbs = try Self.files("Sources", #/(?m)^ *case [^:\n]*\.prune\b/#)
    #expect(try Self.row("a verb").filter { !$0.contains("<") } == verbs)
  }

  @Test func everyRuleIsRegistered() throws {
    let list = try ProjectTests.text(of: "Sources/Clients/SkerryLint/BuiltInRules.swift")
    var count = 0
    for file in ProjectTests.swiftFiles(ofModule: "SkerryLint") {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: #/(?m)^(?:package )?(?:enum|struct) (\w+Rule): /#) {
        count += 1
        #expect(list.contains("\(match.1).self"), "\(file.lastPathComponent) has \(match.1), which BuiltInRules does not list")
      }
    }
    #expect(count > 20, "only \(count) rules were found; the pattern is broken")
  }

  @Test func everyDeviceIsListed() throws {
    var count = 0
    for file in ProjectTests.swiftFiles("Sources/Engine/SkerryPresentation/Devices") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/static let (\w+) = (?:phone|pad|watch|car)\(/#) {
        count += 1
        let name = try Regex("[\\[ ]\(match.1)[,\\]]")
        #expect(text.contains(name), "\(file.lastPathComponent) has \(match.1), which no list holds")
      }
    }
    #expect(count >= 6, "only \(count) devices were found; the pattern is broken")
  }
}
