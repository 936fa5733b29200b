/// The names in an activity's catalogues.
package struct AssetNames: Sendable {
  /// As `Image("…")` takes them.
  package var images: [String]
  /// As `Color("…")` takes them.
  package var colors: [String]

  package init(images: [String] = [], colors: [String] = []) {
    self.images = images.sorted()
    self.colors = colors.sorted()
  }

  /// The name that has the most words in common with a member's, otherwise the first one.
  static func nearest(_ names: [String], to member: MemberWords) -> String? {
    let wanted = Set(member.words)
    let counted = names.map { name in (name, Set(MemberWords(name).words).intersection(wanted).count) }
    guard let best = counted.map(\.1).max() else { return nil }
    let fitting = counted.filter { $0.1 == best }.map(\.0)
    // The second of two sides gets the second picture if no name matches.
    return member.isSecond && fitting.count > 1 ? fitting[1] : fitting[0]
  }
}
