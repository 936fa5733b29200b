import Foundation
import Testing

/// Links and paths in the pages of the project resolve.
@Suite struct PageTests {
  /// Every Markdown page of the project, as a path from its root; build products and pictures drawn by the demo are not pages.
  static func pages() -> [String] {
    let skipped = [".build", ".git/", "out/", ".swiftpm", "Tests/Fixtures/", ".skerry"]
    let all = FileManager.default.enumerator(atPath: ProjectTests.root.path)?.compactMap { $0 as? String } ?? []
    return all.filter { path in path.hasSuffix(".md") && !skipped.contains { path.hasPrefix($0) || path.contains("/" + $0) } }.sorted()
  }

  @Test func theStandardPagesExist() {
    let pages = Self.pages()
    for page in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Documentation/Architecture.md", "Sources/README.md"] {
      #expect(pages.contains(page), "\(page) is missing")
    }
    #expect(FileManager.default.fileExists(atPath: ProjectTests.root.appendingPathComponent("LICENSE").path))
  }

  @Test(arguments: pages()) func linksLeadSomewhere(page: String) throws {
    let text = try ProjectTests.text(of: page)
    let folder = ProjectTests.root.appendingPathComponent(page).deletingLastPathComponent()
    for match in text.matches(of: #/\]\(([^)\s#]+)(#[^)\s]*)?\)/#) {
      let target = String(match.1)
      guard !target.contains("://"), !target.hasPrefix("mailto:") else { continue }
      let path = folder.appendingPathComponent(target.removingPercentEncoding ?? target).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page) links to \(target), which does not exist")
      if let anchor = match.2, target.hasSuffix(".md") {
        #expect(Self.anchors(try String(contentsOfFile: path, encoding: .utf8)).contains(String(anchor)), "\(target) has no \(anchor)")
      }
    }
    for match in text.matches(of: #/\]\((#[^)\s]*)\)/#) {
      #expect(Self.anchors(text).contains(String(match.1)), "\(page) has no \(match.1)")
    }
    for match in text.matches(of: #/(?:src|href|srcset)="([^"#:]+)"/#) {
      let path = folder.appendingPathComponent(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page) shows \(match.1), which does not exist")
    }
  }

  /// The anchors of a page's headings, as GitHub makes them: lower case, spaces as hyphens, without other marks.
  private static func anchors(_ text: String) -> Set<String> {
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { line in
        "#"
          + line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased().filter {
            $0.isLetter || $0.isNumber || " -_".contains($0)
          }
          .replacing(" ", with: "-")
      })
  }

  @Test(arguments: pages()) func namedPathsExist(page: String) throws {
    let text = try ProjectTests.text(of: page)
    for match in text.matches(
      of: #/`((?:Sources|Tests|Scripts|Examples|Fonts|Fuzz|Goldens|Plugins|Benchmarks|Documentation|\.ci)/[A-Za-z0-9_.\/+-]*)`/#)
    {
      let path = ProjectTests.root.appendingPathComponent(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page) names \(match.1), which does not exist")
    }
  }

  /// The architecture page names existing files and types.
  @Test func theArchitectureNamesWhatExists() throws {
    let page = try ProjectTests.text(of: "Documentation/Architecture.md")
    let sources = try ProjectTests.swiftFiles("Sources").map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    let modules = Set(try MapTests.table.get().modules.map(\.name) + MapTests.table.get().layers)
    var count = 0
    for match in page.matches(of: #/`([A-Z]\w+(?:\/[\w\/.]+)?)`/#) {
      let name = String(match.1)
      count += 1
      if name.contains("/") {
        let isThere = ProjectTests.layers.contains {
          FileManager.default.fileExists(atPath: ProjectTests.root.appendingPathComponent("Sources/\($0)/\(name)").path)
        }
        #expect(
          isThere || FileManager.default.fileExists(atPath: ProjectTests.root.appendingPathComponent(name).path), "there is no \(name)")
      } else if !modules.contains(name) {
        let isDeclared = ["struct", "enum", "class", "protocol", "typealias"].contains { sources.contains("\($0) \(name)") }
        #expect(isDeclared, "there is no type \(name)")
      }
    }
    #expect(count > 10, "only \(count) names were found; the pattern is broken")
  }
}
