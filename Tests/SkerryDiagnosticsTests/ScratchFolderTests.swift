import Foundation
import SkerryDiagnostics
import Testing

@Suite struct ScratchFolderTests {
  @Test func onlyTheUserOpensItAndItIsRemovedWithItsContents() throws {
    let place: URL
    do {
      let folder = try ScratchFolder()
      place = folder.url
      try Data("x".utf8).write(to: folder.file("a.json"))
      let mode = try #require(FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions] as? NSNumber)
      #expect(mode.intValue == 0o700)
      #expect(try String(contentsOf: place.appendingPathComponent("a.json"), encoding: .utf8) == "x")
      withExtendedLifetime(folder) {}
    }
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }

  @Test func eachIsAnother() throws {
    let (a, b) = (try ScratchFolder(), try ScratchFolder())
    #expect(a.url != b.url)
  }
}
