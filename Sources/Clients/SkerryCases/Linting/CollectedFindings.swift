import SkerryDiagnostics
import SkerryFindings

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
