package import Foundation

/// Lets one process at a time work with a file or a folder; others wait.
///
/// The system ends the lock with the process, however that ends, so a killed process leaves none behind. Child
/// processes started meanwhile do not inherit it.
package final class FileLock {
  /// The file or folder cannot be opened or locked.
  package struct Unavailable: Error {
    /// The file or folder, as it was given.
    package var path: String
  }

  private let descriptor: Int32

  /// Waits until no other process holds the lock. Throws `Unavailable` if the place cannot be opened or its file system has no locks.
  ///
  /// - Parameters:
  ///   - place: a folder, or a file, which is created if there is none. The folder around it must exist.
  ///   - waiting: called once, if another process holds the lock.
  package init(_ place: URL, waiting: () -> Void = {}) throws(Unavailable) {
    descriptor = Self.opened(place, creating: true)
    guard descriptor >= 0 else { throw Unavailable(path: place.path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
    if errno == EWOULDBLOCK { waiting() }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(descriptor)
        throw Unavailable(path: place.path)
      }
    }
  }

  /// Whether another process holds the lock now.
  package static func isHeld(_ place: URL) -> Bool {
    let descriptor = opened(place, creating: false)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }

  /// A descriptor, or a negative number. A folder can be opened for reading only.
  private static func opened(_ place: URL, creating: Bool) -> Int32 {
    let descriptor = open(place.path, O_RDWR | O_CLOEXEC | (creating ? O_CREAT : 0), 0o644)
    return descriptor < 0 && errno == EISDIR ? open(place.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : descriptor
  }

  deinit { close(descriptor) }
}
