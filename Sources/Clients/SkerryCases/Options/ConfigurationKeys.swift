/// The keys of `skerry.json`, which several verbs read.
enum ConfigurationKeys {
  static let all = [
    "$schema", "artifacts", "goldens", "lint", "masks", "oversized", "record", "references", "test", "tolerances", "unreferenced",
  ]

  /// Throws if a file has an unknown key.
  static func check(_ keys: some Sequence<String>, in file: String) throws {
    for key in keys.sorted() where !all.contains(key) { throw CommandError.unknown("\(file): the key \"\(key)\"", key, all) }
  }
}
