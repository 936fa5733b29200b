/// Finds goldens that no case draws any more: renamed states, deleted activities, dropped devices.
package struct UnreferencedGoldens: Sendable {
  /// The bundle or target that searches.
  package var owner: String
  /// Every path that a complete run draws, of all shards.
  package var drawn: Set<String>
  /// The sets that the run draws: device, scheme and scale.
  package var sets: Set<String>
  /// Activity and state of every existing case.
  package var cases: Set<String>

  package init(owner: String, drawn: Set<String>, sets: Set<String>, cases: Set<String>) {
    self.owner = owner
    self.drawn = drawn
    self.sets = sets
    self.cases = cases
  }

  /// Sorted by path. Goldens of other owners, and of sets that this run does not draw, are left alone.
  package func all(in store: GoldenStore, _ manifest: GoldenManifest) -> [UnreferencedGolden] {
    var found: [UnreferencedGolden] = []
    for (path, entry) in manifest.entries where entry.owner == owner && !drawn.contains(path) {
      if !cases.contains(entry.case) {
        found.append(UnreferencedGolden(path: path, reason: "there is no preview \(entry.case)", isOurs: true))
      } else if sets.contains(entry.set) {
        found.append(UnreferencedGolden(path: path, reason: "\(entry.case) has no such picture", isOurs: true))
      }
    }
    let foreign = Set(manifest.entries.values.filter { $0.owner != owner }.map { Self.top($0.case) })
    for path in store.pictures() where manifest.entries[path] == nil && !drawn.contains(path) && !foreign.contains(Self.top(path)) {
      found.append(UnreferencedGolden(path: path, reason: "the manifest does not list it", isOurs: store.isOurs(path)))
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func top(_ path: String) -> String { path.split(separator: "/").first.map(String.init) ?? path }
}
