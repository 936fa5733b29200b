import SkerryFormats
import Foundation

/// The keys of JSON files that people write: of `skerry.json`, which several verbs read, and of the others.
enum ConfigurationKeys {
  /// Those of `skerry.json`.
  static let all = [
    "$schema", "artifacts", "goldens", "lint", "masks", "oversized", "record", "references", "test", "tolerances", "unreferenced",
  ]

  /// The members of a file. Throws one sentence if the file is not a JSON object or has an unknown key.
  static func members(_ data: Data, in file: String, known: [String] = all) throws(CommandError) -> [String: Any] {
    let members: [String: Any]
    do {
      members = try SettingsDocument.members(data, file: file)
    } catch {
      throw CommandError(error.description)
    }
    try check(members, at: file, known: known)
    return members
  }

  /// Throws one sentence if an object has an unknown key.
  ///
  /// - Parameter place: the file, and the object's position in it.
  static func check(_ members: [String: Any], at place: String, known: [String]) throws(CommandError) {
    for key in members.keys.sorted() where !known.contains(key) { throw CommandError.unknown("\(place): the key \"\(key)\"", key, known) }
  }
}
