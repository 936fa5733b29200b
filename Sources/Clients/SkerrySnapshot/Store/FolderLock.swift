import Foundation

/// A lock for one writer per folder, across processes. The lock ends with the process, so a killed process leaves none behind.
struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Waits until the lock is free.
  init(_ folder: URL) throws(StoreError) {
    descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotLock(path: folder.path) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(descriptor)
        throw .cannotLock(path: folder.path)
      }
    }
  }

  deinit { close(descriptor) }
}
