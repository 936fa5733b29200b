import Foundation

/// The identity of the folder that a path leads to, which is the same under every name of the folder.
struct FolderIdentity: Equatable, Sendable {
  private let device: UInt64
  private let node: UInt64

  /// `nil` if there is no folder at the path.
  init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else { return nil }
    (device, node) = (UInt64(info.st_dev), UInt64(info.st_ino))
  }
}
