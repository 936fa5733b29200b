package import Foundation
import Synchronization

/// Atomic file writes: under a temporary name in the same folder, then renamed.
package enum AtomicFile {
  private static let counter = Atomic<Int>(0)
  static let prefix = ".skerry-tmp."

  /// Writes and syncs bytes under a temporary name in `folder`. The name contains the process identifier, so that leftovers of dead
  /// processes can be removed.
  static func stage(_ data: Data, in folder: URL) throws(StoreError) -> URL {
    let number = counter.add(1, ordering: .relaxed).newValue
    let file = folder.appendingPathComponent("\(prefix)\(getpid()).\(number)")
    do {
      try data.write(to: file)
    } catch {
      try? FileManager.default.removeItem(at: file)
      throw .cannotWrite(path: file.deletingLastPathComponent().path, reason: reason(error))
    }
    // A file that is renamed before it is synced may be empty after a power failure.
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    if descriptor >= 0 {
      fsync(descriptor)
      close(descriptor)
    }
    return file
  }

  /// Moves a staged file to its place, replacing an existing one.
  static func place(_ staged: URL, at file: URL) throws(StoreError) {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: file.deletingLastPathComponent().path, reason: reason(error))
    }
    guard rename(staged.path, file.path) == 0 else {
      let why = String(cString: strerror(errno))
      try? FileManager.default.removeItem(at: staged)
      throw .cannotWrite(path: file.path, reason: why)
    }
  }

  /// Writes a file under a temporary name beside it and renames it.
  package static func write(_ data: Data, to file: URL) throws(StoreError) {
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: folder.path, reason: reason(error))
    }
    try place(stage(data, in: folder), at: file)
  }

  /// Removes temporary files of killed processes from a folder.
  static func sweep(_ folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasPrefix(prefix) {
      let owner = name.dropFirst(prefix.count).prefix { $0 != "." }
      guard let process = Int32(owner), process != getpid(), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  private static func reason(_ error: any Error) -> String {
    let cocoa = error as NSError
    if let under = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError, under.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(under.code)))
    }
    switch CocoaError.Code(rawValue: cocoa.code) {
    case .fileWriteNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "no space left"
    case .fileWriteVolumeReadOnly: return "read-only file system"
    default: return "error \(cocoa.code)"
    }
  }
}
