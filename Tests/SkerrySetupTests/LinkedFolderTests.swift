import Foundation
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// Folders of links beside a program, which may be reading through them.
struct LinkedFolderTests {
  private let root: URL
  private var folder: URL { root.appendingPathComponent("Links") }

  init() throws { root = try TemporaryFolder.make() }

  private func target(_ name: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: folder.appendingPathComponent(name).path)
  }
  private func number(_ name: String) -> UInt64? {
    (try? FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(name).path))?[.systemFileNumber] as? UInt64
  }
  private func names() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() }

  @Test func linksThatAreRightStay() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let catalogue = root.appendingPathComponent("A.xcassets")
    try FileManager.default.createDirectory(at: catalogue.appendingPathComponent("B.imageset"), withIntermediateDirectories: true)
    let before = ["A.xcassets": catalogue.path, "de.lproj/L.strings": "/de", "fr.lproj/L.strings": "/fr", "2/A.xcassets": "/b", "C": "/c"]
    try LinkedFolder(folder).setLinks(before)
    for (name, place) in before { #expect(target(name) == place) }
    let numbers = ["A.xcassets", "de.lproj", "de.lproj/L.strings"].map(number)
    try Data().write(to: folder.appendingPathComponent("file"))
    try LinkedFolder(folder).setLinks(["A.xcassets": catalogue.path, "de.lproj/L.strings": "/de", "C": "/d"])
    #expect(try names() == ["A.xcassets", "C", "de.lproj", "de.lproj/L.strings"])
    #expect(target("C") == "/d")
    #expect(["A.xcassets", "de.lproj", "de.lproj/L.strings"].map(number) == numbers)
    // What the links lead to is not touched.
    #expect(FileManager.default.fileExists(atPath: catalogue.appendingPathComponent("B.imageset").path))
  }

  @Test func aFileAndAFolderChangePlaces() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try LinkedFolder(folder).setLinks(["A": "/a", "B/C": "/c"])
    try LinkedFolder(folder).setLinks(["A/D": "/d", "B": "/b"])
    #expect(try names() == ["A", "A/D", "B"])
    #expect(target("A/D") == "/d" && target("B") == "/b")
    try LinkedFolder(folder).setLinks([:])
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    try LinkedFolder(folder).setLinks([:])
  }
}
