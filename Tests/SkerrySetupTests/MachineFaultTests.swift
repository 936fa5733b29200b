import Foundation
import SkerryCases
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// A compiler that fails for want of space or of a folder for temporary files.
struct MachineFaultTests {
  private func fault(_ output: String, temporary: String, _ folder: URL) -> String? {
    MachineFault.error(output: output, folder: folder, environment: ["TMPDIR": temporary])?.description
  }

  @Test func aMissingFolderForTemporaryFilesIsNamed() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.appendingPathComponent("none").path
    let message = try #require(fault("error: permissionDenied", temporary: missing, folder))
    #expect(message.contains(missing) && message.hasSuffix("set TMPDIR to a folder that can."))
    #expect(fault("error: permissionDenied", temporary: folder.path, folder) == nil)
  }

  @Test func aFullDiskIsNamed() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let message = try #require(fault("LLVM ERROR: IO failure on output stream: No space left on device", temporary: folder.path, folder))
    #expect(message == "There is no space left in \(folder.path); free some, or set SKERRY_CACHE to a folder with more.")
    #expect(fault("a.swift:1:1: error: cannot find 'x' in scope", temporary: folder.path, folder) == nil)
  }
}
