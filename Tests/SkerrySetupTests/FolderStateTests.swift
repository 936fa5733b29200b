import Foundation
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// What counts as a change of a folder.
@Suite struct FolderStateTests {
  private func key(_ folder: URL, byContents: Bool) -> String {
    var state = FolderState()
    state.add(folder.path, byContents: byContents)
    return state.key.text
  }

  @Test func timesCountOnlyWhereContentsDoNot() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.swift")
    try Data("one".utf8).write(to: file)
    let before = (times: key(folder, byContents: false), contents: key(folder, byContents: true))
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: file.path)
    #expect(key(folder, byContents: false) != before.times && key(folder, byContents: true) == before.contents)
    try Data("two".utf8).write(to: file)
    #expect(key(folder, byContents: true) != before.contents)
    try Data("one".utf8).write(to: file)
    #expect(key(folder, byContents: true) == before.contents)
    try Data().write(to: folder.appendingPathComponent("b.swift"))
    #expect(key(folder, byContents: true) != before.contents, "names count, too")
  }

  /// Files in fifteen folders count, in their state and in their size.
  @Test(arguments: [(15, true), (16, false)]) func foldersAreEnteredToADepth(_ count: Int, _ isSeen: Bool) throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appendingPathComponent(String(repeating: "d/", count: count))
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let before = (key: key(folder, byContents: true), size: OutputSize.bytes(at: folder.path))
    try Data("one".utf8).write(to: inner.appendingPathComponent("a.swift"))
    #expect((key(folder, byContents: true) != before.key) == isSeen)
    #expect(OutputSize.bytes(at: folder.path) == (isSeen ? 3 : 0) && before.size == 0)
  }
}
