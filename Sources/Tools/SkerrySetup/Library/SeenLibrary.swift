import Foundation

/// A library that was found in the cache and checked, and what tells whether it is still the same.
struct SeenLibrary {
  let library: CompiledLibrary
  private let files: [String]
  private let identities: [FileIdentity?]

  /// - Parameter record: the file in which the library is described.
  init(_ library: CompiledLibrary, record: URL) {
    self.library = library
    files = [record.path, library.object]
    identities = files.map(FileIdentity.init)
  }

  /// Whether it was neither compiled again nor optimized nor damaged since then. Changes of Skerry's own sources are not looked for.
  var isUnchanged: Bool { files.map(FileIdentity.init) == identities }
}
