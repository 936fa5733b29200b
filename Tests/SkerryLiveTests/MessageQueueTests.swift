import Foundation
import Testing

@testable import SkerryLive

/// The lines that a client sends, read from a pipe.
struct MessageQueueTests {
  /// A queue that reads what `write` writes.
  private func queue(_ write: @escaping @Sendable (FileHandle) throws -> Void) -> (queue: MessageQueue, pipe: Pipe) {
    let pipe = Pipe()
    let queue = MessageQueue(output: MCPOutput())
    queue.start(pipe.fileHandleForReading.fileDescriptor)
    Thread {
      try? write(pipe.fileHandleForWriting)
    }.start()
    return (queue, pipe)
  }

  private func byteCount(_ item: MessageQueue.Item?) -> Int? {
    guard case .line(let line) = item else { return nil }
    return line.count
  }

  private func isTooLong(_ item: MessageQueue.Item?) -> Bool {
    guard case .tooLong = item else { return false }
    return true
  }

  /// A client that sends a line without an end gets its answer, once, and the next line is read.
  @Test func aLongLineIsAnsweredBeforeItsEnd() {
    let answered = DispatchSemaphore(value: 0)
    let (queue, pipe) = queue { file in
      try file.write(contentsOf: Data(repeating: 97, count: MessageQueue.lineLimit + 1))
      answered.wait()
      try file.write(contentsOf: Data(repeating: 97, count: MessageQueue.lineLimit + 1) + Data("\n{}\n".utf8))
      try file.close()
    }
    #expect(isTooLong(queue.next()))
    answered.signal()
    #expect(byteCount(queue.next()) == 2)
    #expect(queue.next() == nil)
    withExtendedLifetime(pipe) {}
  }

  /// A line of exactly the maximum length is a message.
  @Test func aLineAtTheLimitIsTaken() {
    let (queue, pipe) = queue { file in
      try file.write(contentsOf: Data(repeating: 97, count: MessageQueue.lineLimit) + Data("\n".utf8))
      try file.close()
    }
    #expect(byteCount(queue.next()) == MessageQueue.lineLimit)
    #expect(queue.next() == nil)
    withExtendedLifetime(pipe) {}
  }
}
