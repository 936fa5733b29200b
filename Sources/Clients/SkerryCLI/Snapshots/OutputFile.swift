package import Foundation
import SkerryCases
import SkerryDiagnostics
import SkerryRuntime
import SkerrySnapshot

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that a call names for its answer.
package enum OutputFile {
  /// Writes the whole file or none of it. A device, a pipe and a descriptor of the process (`-`, `/dev/stdout`, `/dev/fd/3`) are written to; what a
  /// link names is replaced, not the link. Throws `CommandError` if that is not possible.
  package static func write(_ data: Data, to path: String) throws {
    do {
      if let stream = stream(path) {
        try stream.write(data)
      } else {
        try AtomicFile.write(data, to: file(path))
      }
    } catch StoreError.cannotWrite(_, let reason) {
      throw failure(path, reason)
    } catch StandardStream.Failure.reason(let reason) {
      throw failure(path, reason)
    } catch StandardStream.Failure.closedPipe {
      throw failure(path, String(cString: strerror(EPIPE)))
    }
  }

  /// Writes as ``write(_:to:)`` what `make` stores in a file of its own, which may be large.
  static func write(to path: String, _ make: (URL) throws -> Void) throws {
    guard stream(path) != nil || AtomicFile.isStream(URL(fileURLWithPath: path)) else {
      do {
        return try make(file(path))
      } catch StoreError.cannotWrite(_, let reason) {
        throw failure(path, reason)
      }
    }
    let scratch = try ScratchFolder()
    defer { withExtendedLifetime(scratch) {} }
    let own = scratch.file("answer")
    try make(own)
    try write(InputFile.asked(own.path, limit: InputFile.pictureLimit), to: path)
  }

  private static func failure(_ path: String, _ reason: String) -> CommandError {
    CommandError("The file \(path) cannot be written (\(reason)); check the folder's permissions and the free space.")
  }

  /// The stream of a path that names a descriptor of this process. The app's own code prints on descriptor 1, so `/dev/stdout` is the command's.
  static func stream(_ path: String) -> StandardStream? {
    if path == "-" { return Console.output }
    let file = path == "/dev/stdout" ? "/dev/fd/1" : path == "/dev/stderr" ? "/dev/fd/2" : path
    guard let cut = file.lastIndex(of: "/"), let number = Int32(file[file.index(after: cut)...]),
      let folder = realpath(String(file[..<cut]), nil)
    else { return nil }
    defer { free(folder) }
    guard String(cString: folder) == "/proc/\(getpid())/fd", fcntl(number, F_GETFD) >= 0 else { return nil }
    return number == STDOUT_FILENO ? Console.output : StandardStream(descriptor: number)
  }

  /// The file at the end of a chain of links, which need not exist.
  private static func file(_ path: String) throws(StoreError) -> URL {
    var file = URL(fileURLWithPath: path)
    for _ in 0..<40 {
      var status = stat()
      guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK, !AtomicFile.isStream(file),
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)
      else { return file }
      file = URL(fileURLWithPath: target, relativeTo: file.deletingLastPathComponent()).absoluteURL
    }
    throw .cannotWrite(path: path, reason: String(cString: strerror(ELOOP)))
  }
}
