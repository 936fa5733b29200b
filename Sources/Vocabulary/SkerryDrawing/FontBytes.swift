package import Foundation
import SkerryDiagnostics

/// The bytes of a font file: mapped once, shared by every reader, never written.
///
/// `@unchecked Sendable`: the memory is immutable from creation to the end of the last reader.
package final class FontBytes: @unchecked Sendable {
  /// The font file, for messages.
  package let path: String
  private let data: NSData

  /// `nil` when the file cannot be read or is not a regular file.
  package init?(contentsOf url: URL) {
    guard (try? InputFile.check(url.path, limit: InputFile.fontLimit)) != nil else { return nil }
    guard let data = try? NSData(contentsOf: url, options: .mappedIfSafe) else { return nil }
    self.data = data
    path = url.path
  }

  /// The first byte; valid as long as the object.
  package var base: UnsafeRawPointer { data.bytes }
  /// The number of bytes.
  package var count: Int { data.length }
}
