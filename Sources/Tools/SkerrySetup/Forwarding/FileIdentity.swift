#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file as it is at a moment: the same file with other contents, or another file under its name, is not equal to it.
struct FileIdentity: Equatable {
  private let device: UInt64
  private let node: UInt64
  private let size: Int
  /// In nanoseconds since 1970: when the contents were changed, and when anything about the file was.
  private let times: [Int]

  /// `nil` if there is no file at the path.
  init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    (device, node, size) = (UInt64(info.st_dev), UInt64(info.st_ino), Int(info.st_size))
    times = [info.st_mtim, info.st_ctim].map { Int($0.tv_sec) * 1_000_000_000 + Int($0.tv_nsec) }
  }
}
