package import Foundation
package import SkerryDiagnostics

extension InputFile {
  /// The bytes of a file that a call names, of standard input where it is `-`. Throws the sentence why it is not read.
  package static func asked(_ path: String, limit: Int = usualLimit) throws(CommandError) -> Data {
    if path == "-" {
      guard let data = StandardInput.data() else {
        throw CommandError("Standard input cannot be read or has more than \(usualLimit >> 20) MB; give a file.")
      }
      return data
    }
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
