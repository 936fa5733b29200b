package import Foundation
package import SkerryDiagnostics
package import SkerryFormats

extension InputFile {
  /// The bytes of a file named on the command line, or of standard input for `-`. Throws the reason as one sentence if
  /// it cannot be read.
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

  /// The name of a file on the command line at the beginning of a message.
  package static func name(_ path: String) -> String { path == "-" ? "Standard input" : path }

  /// A file named on the command line as the subject of a message.
  package static func subject(_ path: String) -> String { path == "-" ? "Standard input" : "The file \(path)" }

  /// The JSON of a file named on the command line, or of standard input for `-`. Throws the reason as one sentence if it is not JSON.
  package static func askedJSON(_ path: String) throws(CommandError) -> JSONValue {
    let data = try asked(path)
    do {
      return try JSONValue(strictly: data)
    } catch {
      throw CommandError("\(subject(path)) \(error).")
    }
  }

  /// The bytes of an optional file; `nil` if it does not exist. Throws the reason as one sentence if it exists but
  /// cannot be read.
  package static func dataIfPresent(_ path: String) throws(CommandError) -> Data? {
    do {
      return try read(path)
    } catch {
      if case .missing = error { return nil }
      throw CommandError(error.description)
    }
  }
}
