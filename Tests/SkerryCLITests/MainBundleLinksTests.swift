import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryCLI
@testable import SkerryCases

@Suite struct MainBundleLinksTests {
  @Test func resourcesAreLinkedAndNothingIsReplaced() throws {
    let files = FileManager.default
    let folder = TemporaryFolder.root.appendingPathComponent("skerry-links-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let bundle = folder.appendingPathComponent("App_Widget.resources")
    try files.createDirectory(at: bundle.appendingPathComponent("en.lproj"), withIntermediateDirectories: true)
    try Data("new".utf8).write(to: bundle.appendingPathComponent("a.json"))
    try Data("new".utf8).write(to: bundle.appendingPathComponent("b.json"))
    try Data("own".utf8).write(to: folder.appendingPathComponent("b.json"))
    func text(_ name: String) -> String? { try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) }
    for _ in 0..<2 {
      MainBundleLinks.refresh(in: folder)
      #expect(text("a.json") == "new" && text("b.json") == "own")
      #expect(files.fileExists(atPath: folder.appendingPathComponent("en.lproj").path))
    }
    try files.removeItem(at: bundle.appendingPathComponent("a.json"))
    MainBundleLinks.refresh(in: folder)
    #expect((try? files.destinationOfSymbolicLink(atPath: folder.appendingPathComponent("a.json").path)) == nil)
  }
}
