package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One of the streams that a process is started with. Foundation's `FileHandle` traps if it cannot write; this does not.
package struct StandardStream: Sendable {
  /// The stream's file descriptor: 1 for standard output, 2 for standard error.
  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Standard output.
  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  /// Standard error.
  package static let error = StandardStream(descriptor: STDERR_FILENO)

  /// Why a stream cannot be written to.
  package enum Failure: Error, Equatable {
    /// The reader has closed the pipe, as `head` does when it has its lines; not reported as an error.
    case closedPipe
    /// The system's message.
    case reason(String)
  }

  /// Writes text as UTF-8. Throws if the stream is closed or full.
  package func write(_ text: String) throws(Failure) { try write(Data(text.utf8)) }

  /// Writes all bytes, in as many system calls as are needed. Throws if the stream is closed or full.
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

  /// A non-blocking stream is full; wait until it is writable.
  private func waitForRoom() {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&wanted, 1, -1)
  }

  /// Opens /dev/null for standard streams that the process was started without; otherwise the next file
  /// that is opened would get their descriptor, and receive what is printed.
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
