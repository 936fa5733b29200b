package import Foundation
package import SkerryDiagnostics

extension InputFile {
  /// The bytes of a file that a call names. Throws the sentence why it is not read.
  package static func asked(_ path: String, limit: Int = usualLimit) throws(CommandError) -> Data {
    do {
      return try read(path, limit: limit)
    } catch {
      throw CommandError(error.description)
    }
  }

  /// The bytes of a file that need not be there; `nil` where it is not. Throws the sentence why one that is there is not read.
  package static func whereThere(_ path: String) throws(CommandError) -> Data? {
    do {
      return try read(path)
    } catch {
      if case .missing = error { return nil }
      throw CommandError(error.description)
    }
  }
}
