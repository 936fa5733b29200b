import Foundation
import SkerryTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// `review` at a terminal, driven by key presses.
@Suite(.serialized) struct ReviewKeysTests {
  /// What terminals send for keys that are not characters.
  private static let sequences: [Character: [UInt8]] = ["→": [27, 91, 67], "←": [27, 91, 68], "⎋": [27]]

  /// Runs `review` at a pseudo-terminal. Returns everything that it shows.
  private func review(_ life: SnapshotLifecycleTests, keys: String) throws -> String {
    // The requests of Linux that unlock the other end and give its number.
    let (unlock, numberOf): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (isLocked, number): (Int32, Int32) = (0, 0)
    try #require(terminal >= 0 && ioctl(terminal, unlock, &isLocked) == 0 && ioctl(terminal, numberOf, &number) == 0)
    let own = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(own >= 0)
    let process = life.process(["review"], ["TERM": "dumb"])
    let end = FileHandle(fileDescriptor: own, closeOnDealloc: true)
    (process.standardInput, process.standardOutput, process.standardError) = (end, end, end)
    try process.run()
    try end.close()
    var shown = ""
    var rest = Substring(keys)
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { break }
      shown += String(decoding: buffer[..<count], as: UTF8.self)
      // A key for each question.
      if shown.components(separatedBy: "[q]uit").count - 1 > keys.count - rest.count, let key = rest.popFirst() {
        let bytes = Self.sequences[key] ?? [key.asciiValue ?? 0]
        write(terminal, bytes, bytes.count)
      }
    }
    process.waitUntilExit()
    close(terminal)
    #expect(process.terminationStatus == 0, "\(shown)")
    return shown
  }

  @Test(arguments: [
    ("q", "0 accepted, 0 rejected, 3 left"), ("aq", "1 accepted, 0 rejected, 2 left"), ("saq", "1 accepted, 0 rejected, 2 left"),
    ("→aq", "1 accepted, 0 rejected, 2 left"), ("←aq", "1 accepted, 0 rejected, 2 left"), ("⎋", "0 accepted, 0 rejected, 3 left"),
    ("rsA", "1 accepted, 1 rejected, 1 left"), ("sR", "0 accepted, 2 rejected, 1 left"), ("sss", "0 accepted, 0 rejected, 3 left"),
  ])
  func whatIsLeftIsCounted(_ keys: String, _ sentence: String) throws {
    let life = try SnapshotLifecycleTests()
    _ = try life.run("test")
    let shown = try review(life, keys: keys)
    #expect(shown.contains(sentence), "\(keys): \(shown)")
    #expect(shown.contains("1 of 3"))
  }
}
