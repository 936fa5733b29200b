import Foundation
import Testing

/// Links and paths in the pages of the project resolve.
@Suite struct PageTests {
  /// Every Markdown page of the project, as a path from its root; build products and pictures drawn by the demo are not pages.
  static func pages() -> [String] {
    let skipped = [".build", ".git/", "out/", ".swiftpm", "Tests/Fixtures/", ".skerry"]
    let all = FileManager.default.enumerator(atPath: HouseTests.root.path)?.compactMap { $0 as? String } ?? []
    return all.filter { path in path.hasSuffix(".md") && !skipped.contains { path.hasPrefix($0) || path.contains("/" + $0) } }.sorted()
  }

  @Test func theUsualPagesAreThere() {
    let pages = Self.pages()
    for page in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Documentation/Architecture.md", "Sources/README.md"] {
      #expect(pages.contains(page), "\(page) is missing")
    }
    #expect(FileManager.default.fileExists(atPath: HouseTests.root.appendingPathComponent("LICENSE").path))
  }

  @Test(arguments: pages()) func linksLeadSomewhere(page: String) throws {
    let text = try HouseTests.text(of: page)
    let folder = HouseTests.root.appendingPathComponent(page).deletingLastPathComponent()
    for match in text.matches(of: #/\]\(([^)\s#]+)(#[^)\s]*)?\)/#) {
      let target = String(match.1)
      guard !target.contains("://"), !target.hasPrefix("mailto:") else { continue }
      let path = folder.appendingPathComponent(target.removingPercentEncoding ?? target).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page) links to \(target), which does not exist")
    }
  }

  @Test(arguments: pages()) func namedPathsExist(page: String) throws {
    let text = try HouseTests.text(of: page)
    for match in text.matches(
      of: #/`((?:Sources|Tests|Scripts|Examples|Fonts|Fuzz|Goldens|Plugins|Benchmarks|Documentation|\.ci)/[A-Za-z0-9_.\/+-]*)`/#)
    {
      let path = HouseTests.root.appendingPathComponent(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page) names \(match.1), which does not exist")
    }
  }

  /// The architecture page names existing files and types.
  @Test func theArchitectureNamesWhatExists() throws {
    let page = try HouseTests.text(of: "Documentation/Architecture.md")
    let sources = try HouseTests.swiftFiles("Sources").map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    let modules = Set(try MapTests.table.get().modules.map(\.name) + MapTests.table.get().layers)
    var count = 0
    for match in page.matches(of: #/`([A-Z]\w+(?:\/[\w\/.]+)?)`/#) {
      let name = String(match.1)
      count += 1
      if name.contains("/") {
        let isThere = HouseTests.layers.contains {
          FileManager.default.fileExists(atPath: HouseTests.root.appendingPathComponent("Sources/\($0)/\(name)").path)
        }
        #expect(isThere || FileManager.default.fileExists(atPath: HouseTests.root.appendingPathComponent(name).path), "there is no \(name)")
      } else if !modules.contains(name) {
        let isDeclared = ["struct", "enum", "class", "protocol", "typealias"].contains { sources.contains("\($0) \(name)") }
        #expect(isDeclared, "there is no type \(name)")
      }
    }
    #expect(count > 10, "only \(count) names were found; the pattern is broken")
  }
}
