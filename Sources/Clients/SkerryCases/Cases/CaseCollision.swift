import Foundation
import SkerryFormats

/// Cases whose folders collide on case-insensitive file systems, as on macOS and Windows.
package enum CaseCollision {
  @MainActor private static var told: Set<String> = []

  /// Warns of each pair once.
  @MainActor
  package static func warn(of cases: CaseList) {
    guard !Console.isOfPart else { return }
    for sentence in sentences(ids: cases.lazy.map(\.id)) where told.insert(sentence).inserted { Console.error("warning: \(sentence)") }
  }

  /// One sentence for each pair; empty if all names differ in more than case and the encoding of accents.
  /// - Parameter ids: if any collide, the sequence is read a second time to find out which, because a dictionary of a hundred thousand names would
  ///   need too much memory.
  static func sentences(ids: some Sequence<String>) -> [String] {
    let folded = ContentHashSet()
    var collisions: Set<ContentHash> = []
    for id in ids {
      let hash = hash(id)
      if !folded.insert(hash) { collisions.insert(hash) }
    }
    if collisions.isEmpty { return [] }
    var seen: [ContentHash: String] = [:]
    var found: [String] = []
    for id in ids {
      let hash = hash(id)
      guard collisions.contains(hash) else { continue }
      guard let earlier = seen[hash] else {
        seen[hash] = id
        continue
      }
      if earlier.unicodeScalars.elementsEqual(id.unicodeScalars) { continue }
      found.append(
        "The cases \(earlier) and \(id) differ only in capitalization or in the encoding of accents, and their pictures overwrite each other on macOS and Windows; rename one of them."
      )
    }
    return found
  }

  private static func hash(_ id: String) -> ContentHash { ContentHash(of: id.precomposedStringWithCanonicalMapping.lowercased()) }
}
