import Foundation

/// Cases whose folders collide on case-insensitive file systems, as on macOS and Windows.
package enum CaseCollision {
  @MainActor private static var told: Set<String> = []

  /// Warns of each pair once.
  @MainActor
  package static func warn(of cases: [PreviewCase]) {
    for sentence in sentences(ids: cases.map(\.id)) where told.insert(sentence).inserted { Console.error("warning: \(sentence)") }
  }

  /// One sentence for each pair; empty if all names differ in more than case and the encoding of accents.
  static func sentences(ids: [String]) -> [String] {
    var seen: [String: String] = [:]
    var found: [String] = []
    for id in ids {
      let folded = id.precomposedStringWithCanonicalMapping.lowercased()
      guard let earlier = seen[folded] else {
        seen[folded] = id
        continue
      }
      if earlier.unicodeScalars.elementsEqual(id.unicodeScalars) { continue }
      found.append(
        "The cases \(earlier) and \(id) differ only in capitals or accents' spelling, and their pictures overwrite each other on macOS and Windows; rename one of them."
      )
    }
    return found
  }
}
