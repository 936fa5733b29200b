import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryCases

/// The output folder, with obstacles in it.
@Suite struct PictureFolderTests {
  private func scratch() -> URL { TemporaryFolder.root.appendingPathComponent("skerry-folder-\(UUID().uuidString)") }

  @Test func nothingIsWrittenOutside() throws {
    let root = scratch()
    let folder = try PictureFolder(root)
    for path in ["../out.png", "a/../../out.png", "/tmp/out.png"] {
      #expect(throws: CommandError.self, "\(path)") { try folder.write(Data([1]), path) }
    }
    #expect(!FileManager.default.fileExists(atPath: root.deletingLastPathComponent().appendingPathComponent("out.png").path))
    try FileManager.default.removeItem(at: root)
  }

  @Test func temporaryFilesOfDeadProcessesAreRemoved() throws {
    let root = scratch()
    try FileManager.default.createDirectory(at: root.appendingPathComponent("a"), withIntermediateDirectories: true)
    let dead = root.appendingPathComponent("a/.skerry-part-2147483600")
    let living = root.appendingPathComponent("a/.skerry-part-1")
    for file in [dead, living] { try Data([1]).write(to: file) }
    try PictureFolder(root).write(Data([1, 2]), "a/b.png")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("a").path).sorted() == [".skerry-part-1", "b.png"])
    #expect(try Data(contentsOf: root.appendingPathComponent("a/b.png")) == Data([1, 2]))
    try FileManager.default.removeItem(at: root)
  }

  @Test func aFileInPlaceOfTheFolderIsReported() throws {
    let root = scratch()
    try Data().write(to: root)
    let failure = #expect(throws: CommandError.self) { try PictureFolder(root.appendingPathComponent("x")) }
    #expect(failure.map { "\($0)" }?.contains("choose another with --out") == true)
    let itself = #expect(throws: CommandError.self) { try PictureFolder(root) }
    #expect(itself?.description == "\(root.path) is not a folder; choose another with --out.")
    let other = #expect(throws: CommandError.self) { try PictureFolder(root, option: "--pictures") }
    #expect(other?.description == "\(root.path) is not a folder; choose another with --pictures.")
    try FileManager.default.removeItem(at: root)
  }
}
