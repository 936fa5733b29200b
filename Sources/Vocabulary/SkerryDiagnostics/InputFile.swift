package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads input files. Only regular files of a bounded size are accepted; anything else throws an error.
///
/// Reading a pipe could block and reading a device might never end, even through a symbolic link; both are refused before anything is read.
package enum InputFile {
  /// The default size limit in bytes: more than any picture, catalogue or script has.
  package static let usualLimit = 64 << 20
  /// Bytes of a picture that is compared: one of 8192 × 8192 pixels that cannot be compressed.
  package static let pictureLimit = 256 << 20
  /// Bytes of a font file; the largest in use are about 200 MB.
  package static let fontLimit = 256 << 20

  /// The bytes of a file; `nil` if it cannot be read.
  package static func data(atPath path: String, limit: Int = usualLimit) -> Data? { try? read(path, limit: limit) }

  /// The bytes of a file. Throws if it is missing, not a regular file, larger than the limit, or cannot be read.
  package static func read(_ path: String, limit: Int = usualLimit) throws(InputFileError) -> Data {
    let (file, size) = try open(path, limit: limit)
    defer { close(file) }
    // With room for one byte more, the end is found without a larger buffer.
    var data = Data(count: size + 1)
    var total = 0
    while true {
      let count = try result(path) { data.withUnsafeMutableBytes { posixRead(file, $0.baseAddress.map { $0 + total }, $0.count - total) } }
      if count == 0 { return data.prefix(total) }
      total += count
      guard total <= limit else { throw .tooLarge(path, limit: limit) }
      // Files such as those in /proc report a size of zero, and others may grow while they are read.
      if total == data.count { data.count += max(total, 1 << 16) }
    }
  }

  /// Passes on the bytes of a file, at most 64 KB at a time, so that a long file takes no more memory than a short one. Throws as `read` does.
  package static func readPieces(_ path: String, limit: Int = usualLimit, _ take: (Data) -> Void) throws(InputFileError) {
    let file = try open(path, limit: limit).descriptor
    defer { close(file) }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var total = 0
    while true {
      let count = try result(path) { posixRead(file, &piece, piece.count) }
      if count == 0 { return }
      take(Data(piece[..<count]))
      total += count
      guard total <= limit else { throw .tooLarge(path, limit: limit) }
    }
  }

  /// The result of a system call that reads, which is repeated if a signal interrupts it. Throws if it fails.
  private static func result(_ path: String, _ call: () -> Int) throws(InputFileError) -> Int {
    while true {
      let count = call()
      if count >= 0 { return count }
      guard errno == EINTR else { throw .unreadable(path, code: errno) }
    }
  }

  /// Throws the error that `read` would throw before reading, without reading.
  package static func check(_ path: String, limit: Int = usualLimit) throws(InputFileError) {
    close(try open(path, limit: limit).descriptor)
  }

  /// An open file and its size in bytes.
  private static func open(_ path: String, limit: Int) throws(InputFileError) -> (descriptor: Int32, size: Int) {
    // Without waiting for the other end of a pipe.
    let file = posixOpen(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      switch errno {
      case ENOENT: throw .missing(path)
      // A socket cannot be opened.
      case ENXIO: throw .notAFile(path, kind: "a socket")
      case let code: throw .unreadable(path, code: code)
      }
    }
    var facts = stat()
    let kind = fstat(file, &facts) == 0 ? facts.st_mode & S_IFMT : 0
    if kind == S_IFREG, facts.st_size <= limit { return (file, Int(facts.st_size)) }
    close(file)
    switch kind {
    case S_IFREG: throw .tooLarge(path, limit: limit)
    case S_IFDIR: throw .notAFile(path, kind: "a folder")
    case S_IFIFO: throw .notAFile(path, kind: "a pipe")
    case S_IFCHR, S_IFBLK: throw .notAFile(path, kind: "a device")
    case _: throw .notAFile(path, kind: "a socket")
    }
  }
}

/// Why a file is not read: one sentence with the remedy.
package enum InputFileError: Error, CustomStringConvertible {
  case missing(String)
  case notAFile(String, kind: String)
  case tooLarge(String, limit: Int)
  /// With the system's error number.
  case unreadable(String, code: Int32)

  package var description: String {
    switch self {
    case .missing(let path): "The file \(path) does not exist; check its name."
    case .notAFile(let path, let kind): "\(path) is \(kind), not a file; give a regular file."
    case .tooLarge(let path, let limit): "The file \(path) has more than \(limit >> 20) MB, the maximum; give a smaller one."
    case .unreadable(let path, let code): "The file \(path) cannot be read (\(String(cString: strerror(code)))); \(Self.remedy(code))."
    }
  }

  private static func remedy(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "check its permissions"
    case ENOTDIR: "a part of its path is a file, so correct the path"
    case ELOOP: "it is a link that leads to itself, so put the file in its place"
    case ENAMETOOLONG: "shorten its name"
    case EMFILE, ENFILE: "raise the limit with ulimit -n"
    case _: "check its disk"
    }
  }
}

// The system calls have the same names as the methods above.
private func posixOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
private func posixRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(file, bytes, count) }
