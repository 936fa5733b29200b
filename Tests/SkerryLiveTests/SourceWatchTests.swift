import Foundation
import SkerryTestSupport
import Synchronization
import Testing

@testable import SkerryLive

/// The changes in a folder that are reported, with inotify and by polling.
@Suite(.serialized) struct SourceWatchTests {
  let folder = TemporaryFolder.root.appendingPathComponent("watch-\(UUID().uuidString)")

  init() throws {
    for name in ["Sources", "__Snapshots__/Ride", "build"] {
      try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
  }

  private func put(_ text: String, _ path: String) throws { try Data(text.utf8).write(to: folder.appendingPathComponent(path)) }

  @Test(arguments: [false, true]) func sourcesAreDistinguishedFromOtherFiles(isPolling: Bool) throws {
    let watch = SourceWatch(folder.path, isPolling: isPolling)
    #expect(!watch.wait(0))
    try put("struct Ride {}", "Sources/Ride.swift")
    #expect(watch.wait(2000))
    #expect(!watch.wait(0))
    for path in ["Sources/Ride.swift~", "Sources/.Ride.swift.swp", "build/Ride.swift", "Sources/Ride.txt", "Sources/notes"] {
      try put("other", path)
      #expect(!watch.wait(50), "\(path)")
    }
    for path in ["Sources/logo.PNG", "Sources/BUILD.bazel", "Sources/expo-target.config.js", "Sources/contents", "Sources/tram.lottie"] {
      try put("other", path)
      #expect(watch.wait(2000), "\(path)")
    }
    // Files in a new folder are noticed too.
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("Sources/Views"), withIntermediateDirectories: true)
    #expect(watch.wait(2000))
    try put("struct Card {}", "Sources/Views/Card.swift")
    #expect(watch.wait(2000))
  }

  /// A program that keeps a file open: what it writes is noticed once it pauses, and a series of writes is one change.
  @Test func aFileThatStaysOpenIsNoticed() throws {
    let watch = SourceWatch(folder.path)
    let file = folder.appendingPathComponent("Sources/Ride.swift")
    try Data().write(to: file)
    while watch.wait(200) {}
    let handle = try FileHandle(forWritingTo: file)
    // Closing it may be a change of its own.
    defer { try? handle.close() }
    try handle.write(contentsOf: Data("struct Ride {}".utf8))
    #expect(watch.wait(2000))
    #expect(!watch.wait(200))
    let writer = Thread {
      for piece in ["struct ", "Bus ", "{}"] {
        try? handle.write(contentsOf: Data(piece.utf8))
        usleep(50_000)
      }
    }
    writer.start()
    #expect(watch.wait(2000))
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == "struct Ride {}struct Bus {}")
    while !writer.isFinished { usleep(1000) }
    #expect(!watch.wait(200))
  }

  /// A folder that is moved away, comes back or is replaced by another of its name is one change each time, and edits in it are noticed.
  @Test(arguments: [false, true]) func aMovedFolderIsNoticed(isPolling: Bool) throws {
    let watch = SourceWatch(folder.path, isPolling: isPolling)
    let away = folder.deletingLastPathComponent().appendingPathComponent(folder.lastPathComponent + "-away")
    func settle() { while watch.wait(300) {} }
    try FileManager.default.moveItem(at: folder, to: away)
    #expect(watch.wait(2000))
    settle()
    // Nothing is there, so nothing changes, wherever the folder is now.
    try Data("struct Ride {}".utf8).write(to: away.appendingPathComponent("Sources/Ride.swift"))
    #expect(!watch.wait(300))
    try FileManager.default.moveItem(at: away, to: folder)
    #expect(watch.wait(2000))
    settle()
    try put("struct Ride { let stops = 3 }", "Sources/Ride.swift")
    #expect(watch.wait(2000))
    settle()
    try FileManager.default.moveItem(at: folder, to: away)
    try FileManager.default.copyItem(at: away, to: folder)
    #expect(watch.wait(2000))
    settle()
    try Data("struct Bus {}".utf8).write(to: away.appendingPathComponent("Sources/Ride.swift"))
    #expect(!watch.wait(300))
    try put("struct Tram {}", "Sources/Ride.swift")
    #expect(watch.wait(2000))
  }

  @Test(arguments: [false, true]) func goldensNeedNoBuild(isPolling: Bool) throws {
    let watch = SourceWatch(folder.path, isPolling: isPolling)
    let count = Mutex(0)
    nonisolated(unsafe) let told = { count.withLock { $0 += 1 } }
    watch.onGoldens { told() }
    try put("picture", "__Snapshots__/Ride/expanded@3x.png")
    #expect(!watch.wait(600))
    #expect(count.withLock { $0 } == 1)
    #expect(!watch.wait(0))
    #expect(count.withLock { $0 } == 1)
    // Both at once: a build is needed, and the change of goldens is reported.
    try put("another", "__Snapshots__/Ride/expanded@3x.png")
    try put("struct Ride { let stops = 3 }", "Sources/Ride.swift")
    #expect(watch.wait(2000))
    #expect(count.withLock { $0 } == 2)
  }
}
