import Foundation

/// Reads lines of standard input and records cancelled answers: cancellations are read while an answer is computed.
@MainActor
final class ServeInput {
  private var rest = Data()
  private var lines: [Data] = []
  private var cancelled: Set<Int> = []
  private var isAtEnd = false
  /// In bytes: the member, the largest number and some spaces.
  private static let longestCancellation = 64

  /// The next request; `nil` at the end of the input.
  func next() -> Data? {
    while lines.isEmpty, !isAtEnd { readMore() }
    return lines.isEmpty ? nil : lines.removeFirst()
  }

  /// Whether an answer may stop early, because it was cancelled or the client has closed the connection.
  func isCancelled(_ id: Int) -> Bool {
    var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while !isAtEnd, poll(&entry, 1, 0) > 0 { readMore() }
    return isAtEnd || cancelled.contains(id)
  }

  private func readMore() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR { return }
    guard count > 0 else {
      isAtEnd = true
      return
    }
    rest += bytes[..<count]
    while let end = rest.firstIndex(of: 10) {
      let line = Data(rest[rest.startIndex..<end])
      rest = Data(rest[rest.index(after: end)...])
      // A request is longer, and has no such member.
      if line.count <= Self.longestCancellation,
        let cancellation = try? JSONDecoder().decode(ServeCancellation.self, from: line)
      {
        cancelled.insert(cancellation.cancel)
      } else {
        lines.append(line)
      }
    }
  }
}
