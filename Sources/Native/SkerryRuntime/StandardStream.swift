package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One of the streams that a process is started with. Foundation's own traps where it cannot write.
package struct StandardStream: Sendable {
  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  package static let error = StandardStream(descriptor: STDERR_FILENO)

  /// Why a stream takes nothing more.
  package enum Failure: Error, Equatable {
    /// Who read has gone, as `head` does when it has its lines: no error that anybody wants to read about.
    case closedPipe
    /// In the system's words.
    case reason(String)
  }

  package func write(_ text: String) throws(Failure) { try write(Data(text.utf8)) }

  /// Writes all of it, however many pieces the system makes of it.
  package func write(_ bytes: Data) throws(Failure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { posixWrite(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitForRoom()
      case EPIPE: throw .closedPipe
      case let code: throw .reason(String(cString: strerror(code)))
      }
    }
  }

  /// A stream that does not block is full for a while.
  private func waitForRoom() {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&wanted, 1, -1)
  }

  /// Gives the places of streams that the process was started without to files that can be neither read nor written; else the next file
  /// that is opened would take the place, and get what is printed.
  package static func fillClosed() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      let opened = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
      if opened >= 0, opened != descriptor {
        dup2(opened, descriptor)
        close(opened)
      }
    }
  }
}

private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, bytes, count) }
