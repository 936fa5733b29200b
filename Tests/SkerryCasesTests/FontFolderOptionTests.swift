import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryCases

/// `--fonts` names a folder with something in it that can be used.
@MainActor @Suite struct FontFolderOptionTests {
  @Test(arguments: [nil, "notes.txt", "Own.ttf", "Symbols/bell.svg", "Own.TTC"])
  func aFolderHasAFontOrASymbol(_ name: String?) throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    if let name {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let arguments = try Arguments(["--fonts", folder.path], of: .render)
    if name == nil || name == "notes.txt" {
      #expect { try FontFolderOption.folders(arguments) } throws: { "\($0)".contains("has no font (ttf, otf, ttc, otc)") }
    } else {
      #expect(try FontFolderOption.folders(arguments).map(\.path) == [folder.path])
    }
  }

  @Test func anotherPathIsRefused() throws {
    let arguments = try Arguments(["--fonts", "/dev/zero"], of: .simulate)
    #expect { try FontFolderOption.folders(arguments) } throws: { "\($0)".contains("is not a folder") }
    #expect(try FontFolderOption.folders(Arguments([], of: .render)).isEmpty)
  }
}
