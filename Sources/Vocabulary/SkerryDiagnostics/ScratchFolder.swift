package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A new folder that only this user can open, for files that other programs read. It is removed with its contents when the value is released.
package final class ScratchFolder: Sendable {
  /// The folder.
  package let url: URL

  /// The error of a folder that cannot be made: one sentence.
  package struct Failure: Error, CustomStringConvertible {
    package init() {}

    package var description: String { "The folder for temporary files cannot be written; set TMPDIR to one that can." }
  }

  /// Throws if the folder for temporary files cannot be written.
  package init() throws(Failure) {
    var name = Array((NSTemporaryDirectory() + "/skerry.XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { throw Failure() }
    url = URL(fileURLWithPath: String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A place for a file in it.
  package func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
