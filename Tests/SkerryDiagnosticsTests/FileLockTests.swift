import Foundation
import Testing

@testable import SkerryDiagnostics

@Suite struct FileLockTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-lock-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func filesAndFoldersAreLockedUntilTheLockIsGone() throws {
    try inFolder { folder in
      for place in [folder, folder.appendingPathComponent("lock")] {
        #expect(!FileLock.isHeld(place))
        let lock = try FileLock(place) { Issue.record("nobody else holds it") }
        // Every open file is a separate lock holder, as in another process.
        #expect(FileLock.isHeld(place))
        withExtendedLifetime(lock) {}
      }
      #expect(!FileLock.isHeld(folder) && !FileLock.isHeld(folder.appendingPathComponent("lock")))
    }
  }

  @Test func aSecondHolderWaits() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-lock-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("lock")
    var first: FileLock? = try FileLock(file)
    let (events, tell) = AsyncStream.makeStream(of: String.self)
    let second = Thread {
      let lock = try? FileLock(file) { tell.yield("waits") }
      tell.yield(lock == nil ? "fails" : "holds")
      tell.finish()
    }
    second.start()
    var seen: [String] = []
    for await event in events {
      seen.append(event)
      if event == "waits" {
        #expect(first != nil)
        first = nil
      }
    }
    #expect(seen == ["waits", "holds"])
  }

  @Test func aPlaceThatCannotBeOpenedIsNamed() throws {
    try inFolder { folder in
      let place = folder.appendingPathComponent("missing/lock")
      let error = #expect(throws: FileLock.Unavailable.self) { try FileLock(place) }
      #expect(error?.path == place.path)
    }
  }
}
