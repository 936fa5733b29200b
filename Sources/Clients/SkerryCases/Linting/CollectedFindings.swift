import SkerryDiagnostics
import SkerryFindings
import SkerryLint
import SkerryPresentation

/// What the rules have found in the pictures so far. One defect that shows in several pictures becomes one finding.
@MainActor
struct CollectedFindings {
  private var findings: [Finding] = []
  /// What the pictures reveal about the bundle's image assets.
  var assets = DrawnAssets()
  /// Rule, line and presentation of each finding in a language that the call asks for.
  private var askedPlaces: Set<String> = []

  /// Violations of one view in several presentations, looks and states are one defect.
  private static let ofPlaces: Set<String> = [
    "contrast", "text-truncated", "text-uncertain", "text-scaled-to-minimum", "font-below-11", "tap-target", "unbounded-timer",
    "island-overflow", "margin-broken", "empty-presentation", "compact-sides-disagree", "missing-accessibility-label", "control-in-pill",
    "control-without-intent", "content-clipped", "symbol-contrast", "text-hidden",
  ]
  /// Rules that only the strings of another language can violate.
  private static let ofOtherLanguages: Set<String> = ["text-truncated", "content-clipped", "island-overflow", "text-scaled-to-minimum"]

  /// All findings in order, those of one defect joined.
  var all: [Finding] { (findings.joinedByPlace(Self.ofPlaces) + assets.findings).merged }

  /// Whether a rule has something to say about a look.
  static func concerns(_ rule: String, _ look: LintLook) -> Bool { look.isAsked || ofOtherLanguages.contains(rule) }

  /// Adds a finding that no picture shows.
  mutating func add(_ finding: Finding) { findings.append(finding) }

  /// Adds a finding of a picture. A defect in every language is reported once, for the language that the call asks for.
  mutating func add(_ finding: Finding, in presentation: String, _ look: LintLook) {
    let place = "\(finding.rule) \(finding.file):\(finding.line) \(presentation)"
    if look.isAsked { askedPlaces.insert(place) } else if askedPlaces.contains(place) { return }
    findings.append(finding)
  }
}

/// The empty presentations of a generated state in one look.
///
/// An island of which nothing is drawn at all depends on values that nothing in the sources tells, such as a layout in JSON: that says more about
/// the state than about the app.
@MainActor
struct GeneratedBlanks {
  private var found: [(presentation: Presentation, finding: Finding)] = []

  /// Keeps a finding about an empty presentation; `false` for any other.
  mutating func take(_ finding: Finding, in presentation: Presentation) -> Bool {
    guard finding.rule == EmptyPresentationRule.descriptor.id, finding.severity == .error else { return false }
    found.append((presentation, finding))
    return true
  }

  /// One warning if the whole island is empty; otherwise what was taken.
  var findings: [(presentation: Presentation, finding: Finding)] {
    let empty = Set(found.map(\.presentation))
    guard let first = found.first, empty.isSuperset(of: [.expanded, .compact]),
      !empty.isDisjoint(with: [.minimal, .minimalAttached, .minimalDetached])
    else { return found }
    var note = first.finding
    note.severity = .warning
    note.message =
      "Nothing of the island is drawn with the generated values; fill its closures, or show them the app's own values in a preview or with --state."
    note.cause = "generated"
    for (_, finding) in found { note.addPictures(of: finding) }
    return [(first.presentation, note)]
  }
}
