import SkerryFormats
import Foundation

/// `skerry.json`, which several verbs read.
enum ConfigurationKeys {
  static let all = [
    "$schema", "artifacts", "goldens", "lint", "masks", "oversized", "record", "references", "test", "tolerances", "unreferenced",
  ]

  /// The members of a file with these keys. Throws a sentence if the file is no JSON object or has an unknown key.
  static func members(_ data: Data, in file: String) throws(CommandError) -> [String: Any] {
    let members: [String: Any]
    do {
      members = try SettingsDocument.members(data, file: file)
    } catch {
      throw CommandError(error.description)
    }
    for key in members.keys.sorted() where !all.contains(key) { throw CommandError.unknown("\(file): the key \"\(key)\"", key, all) }
    return members
  }
}
