import SkerryCases
import Foundation
import SkerryCLI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lets one process at a time work in a folder; others wait. The system ends the lock with the process, however that ends.
final class FileLock {
  private let descriptor: Int32

  /// - Parameter waiting: called where another process holds the lock.
  init(_ file: URL, waiting: () -> Void = {}) throws {
    try SkerryCache.make(file.deletingLastPathComponent())
    // A program that is started from here must not hold the lock.
    descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw CommandError("The file \(file.path) cannot be opened; set SKERRY_CACHE to a folder that can be written.")
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      waiting()
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
  }

  /// Whether another process works there now.
  static func isHeld(_ file: URL) -> Bool {
    let descriptor = open(file.path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }

  deinit { close(descriptor) }
}
