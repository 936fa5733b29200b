import Foundation
import SkerryRuntime
import SkerryTestSupport
import Testing

@Suite struct RunningProgramTests {
  @Test func thisProcessHasAPath() throws {
    let path = try #require(RunningProgram.path)
    #expect(FileManager.default.isExecutableFile(atPath: path))
  }

  /// After an upgrade the path is that of the new file.
  @Test func theMarkOfAReplacedFileIsRemoved() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("skerry (deleted)")
    try Data("old".utf8).write(to: file)
    #expect(RunningProgram.withoutDeletionMark(file.path) == file.path)
    #expect(RunningProgram.withoutDeletionMark("/opt/bin/skerry (deleted)") == "/opt/bin/skerry")
    #expect(RunningProgram.withoutDeletionMark("/opt/bin/skerry") == "/opt/bin/skerry")
  }
}
