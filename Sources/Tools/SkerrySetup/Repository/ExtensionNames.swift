import Foundation

/// Gives each extension of a repository a name of its own, under which its program, its cache and its pictures are stored.
struct ExtensionNames {
  private var taken: Set<String> = []

  /// The extension's own name; if another has it, with as many of the folders that lead to it as are needed, and a number where these do not
  /// suffice. Names that differ only in punctuation count as the same, because a module's name has none.
  /// - Parameter path: one of its files, relative to the repository.
  mutating func add(_ name: String, at path: String) -> String {
    let folders = ((path as NSString).deletingLastPathComponent as NSString).pathComponents
    var unique = name
    for count in folders.indices where isTaken(unique) { unique = "\(name)-\(folders[...count].joined(separator: "-"))" }
    var number = 2
    while isTaken(unique) {
      unique = "\(name)-\(number)"
      number += 1
    }
    taken.insert(SetupTarget.identifier(unique))
    return unique
  }

  private func isTaken(_ name: String) -> Bool { taken.contains(SetupTarget.identifier(name)) }
}
