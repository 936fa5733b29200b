package import Foundation
import SkerryDiagnostics
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Atomic file writes: under a temporary name in the same folder, then renamed. A device or a pipe is written to and never replaced.
package enum AtomicFile {
  private static let counter = Atomic<Int>(0)
  static let prefix = ".skerry-tmp."

  /// Writes and syncs bytes under a temporary name in `folder`. The name contains the process identifier, so that leftovers of dead
  /// processes can be removed.
  static func stage(_ data: Data, in folder: URL) throws(StoreError) -> URL {
    let number = counter.add(1, ordering: .relaxed).newValue
    let file = folder.appendingPathComponent("\(prefix)\(getpid()).\(number)")
    if writeUnnamed(data, in: folder, then: file) { return file }
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path: folder.path, reason: systemReason) }
    defer { close(descriptor) }
    // A file that is renamed before it is synced may be empty after a power failure.
    guard writeAll(data, to: descriptor), fsync(descriptor) == 0 || errno == EINVAL else {
      let reason = systemReason
      unlink(file.path)
      throw .cannotWrite(path: folder.path, reason: reason)
    }
    return file
  }

  /// Writes and syncs bytes without a name, so that a process that is killed leaves nothing, and gives them their name when they are complete.
  /// Returns `false` if that fails, because the file system has no unnamed files or for another reason.
  private static func writeUnnamed(_ data: Data, in folder: URL, then file: URL) -> Bool {
    let descriptor = open(folder.path, O_WRONLY | unnamed | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard writeAll(data, to: descriptor), fsync(descriptor) == 0 || errno == EINVAL else { return false }
    return linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, file.path, AT_SYMLINK_FOLLOW) == 0
  }

  /// `O_TMPFILE`, which Swift does not import.
  private static let unnamed: Int32 = 0o20000000 | O_DIRECTORY

  /// Moves a staged file to its place, replacing an existing one.
  static func place(_ staged: URL, at file: URL) throws(StoreError) {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: file.deletingLastPathComponent().path, reason: reason(error))
    }
    if isStream(file) {
      defer { try? FileManager.default.removeItem(at: staged) }
      guard let data = InputFile.data(atPath: staged.path) else { throw .cannotWrite(path: file.path, reason: "too large for it") }
      return try writeContents(data, into: file)
    }
    guard rename(staged.path, file.path) == 0 else {
      let why = systemReason
      try? FileManager.default.removeItem(at: staged)
      throw .cannotWrite(path: file.path, reason: why)
    }
  }

  /// Writes a file under a temporary name beside it and renames it. Throws if the folder cannot be written.
  package static func write(_ data: Data, to file: URL) throws(StoreError) {
    if isStream(file) { return try writeContents(data, into: file) }
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: folder.path, reason: reason(error))
    }
    try place(stage(data, in: folder), at: file)
  }

  /// Whether a path is a device, a pipe or a socket: something that a rename would destroy.
  package static func isStream(_ file: URL) -> Bool {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func writeContents(_ data: Data, into file: URL) throws(StoreError) {
    // A pipe that nobody reads must not block the process.
    let descriptor = open(file.path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotWrite(path: file.path, reason: systemReason) }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    guard writeAll(data, to: descriptor) else { throw .cannotWrite(path: file.path, reason: systemReason) }
  }

  /// Whether all bytes were written; otherwise `errno` says why.
  private static func writeAll(_ data: Data, to descriptor: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// The system's message for its last error.
  private static var systemReason: String { String(cString: strerror(errno)) }

  /// Writes a file in pieces beside its name and renames it.
  ///
  /// - Parameter pieces: gives the bytes to its argument, in their order.
  static func write(to file: URL, _ pieces: (_ take: @escaping (Data) throws -> Void) throws -> Void) throws(StoreError) {
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: folder.path, reason: reason(error))
    }
    let staged = try stage(Data(), in: folder)
    do {
      let handle = try FileHandle(forWritingTo: staged)
      try pieces { try handle.write(contentsOf: $0) }
      try handle.synchronize()
      try handle.close()
    } catch {
      try? FileManager.default.removeItem(at: staged)
      throw .cannotWrite(path: file.path, reason: reason(error))
    }
    try place(staged, at: file)
  }

  /// Removes what killed processes left in a folder.
  static func removeLeftovers(in folder: URL) {
    for name in InputFolder.names(in: folder.path) ?? [] where name.hasPrefix(prefix) {
      let owner = name.dropFirst(prefix.count).prefix { $0 != "." }
      guard let process = Int32(owner), process != getpid(), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// The reason of a failed write, in a few words.
  static func reason(_ error: any Error) -> String {
    let cocoa = error as NSError
    for cause in [cocoa, cocoa.userInfo[NSUnderlyingErrorKey] as? NSError] where cause?.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(cause?.code ?? 0)))
    }
    switch CocoaError.Code(rawValue: cocoa.code) {
    case .fileWriteNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "no space left"
    case .fileWriteVolumeReadOnly: return "read-only file system"
    case .fileWriteFileExists: return "a part of the path is a file, not a folder"
    case .fileNoSuchFile, .fileReadNoSuchFile, .fileWriteInvalidFileName, .fileWriteUnsupportedScheme: return "there is no such folder"
    // What Foundation reports if a part of the path is neither a folder nor missing.
    case .fileWriteUnknown: return "a part of the path is not a folder"
    default: return "error \(cocoa.code)"
    }
  }
}
