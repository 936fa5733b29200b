import SkerryDiagnostics
import SkerryFindings
import SkerryLint
import SkerryPresentation

/// The empty presentations of a generated state in one look.
///
/// An island that stays wholly empty depends on values that the sources do not reveal, such as a layout in JSON: the generated state is at
/// fault then, not the app.
@MainActor
struct GeneratedBlanks {
  private var found: [(place: ScenePlace, finding: Finding)] = []

  /// Keeps a finding about an empty presentation; `false` for any other.
  mutating func take(_ finding: Finding, in place: ScenePlace) -> Bool {
    guard finding.rule == EmptyPresentationRule.descriptor.id, finding.severity == .error,
      finding.cause != EmptyPresentationRule.missingIsland
    else { return false }
    found.append((place, finding))
    return true
  }

  /// One warning if the whole island is empty; otherwise what was taken.
  var findings: [(place: ScenePlace, finding: Finding)] {
    let empty = Set(found.compactMap(\.place.presentation))
    guard let first = found.first, empty.isSuperset(of: [.expanded, .compact]),
      !empty.isDisjoint(with: [.minimal, .minimalAttached, .minimalDetached])
    else { return found }
    var note = first.finding
    note.severity = .warning
    note.message =
      "Nothing of the island is drawn with the generated values; fill its closures, or give values of the app in a preview or with --state."
    note.cause = "generated"
    for (_, finding) in found { note.addPictures(of: finding) }
    return [(first.place, note)]
  }
}
