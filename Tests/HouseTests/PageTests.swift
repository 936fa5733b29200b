import Foundation
import Testing

/// Links and paths in the pages of the project lead somewhere.
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
}
