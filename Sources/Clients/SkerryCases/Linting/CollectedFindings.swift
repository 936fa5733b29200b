import SkerryDiagnostics
import SkerryFindings
import SkerryLint

/// What the rules have found in the pictures so far. One defect that shows in several pictures becomes one finding.
@MainActor
struct CollectedFindings {
  private var findings: [Finding] = []
  /// What the pictures reveal about the bundle's image assets.
  var assets = DrawnAssets()
  /// Rule, line and presentation of each finding in a language that the call asks for.
  private var askedPlaces: Set<String> = []

  private static let ofPlaces = Set(
    BuiltInRules.pictures.filter { $0.isOfPlace }.map { $0.descriptor.id } + [DrawingRule.orderDependent.rawValue])
  private static let ofOtherLanguages = Set(BuiltInRules.pictures.filter { $0.dependsOnLanguage }.map { $0.descriptor.id })

  /// All findings in order, those of one defect joined.
  var all: [Finding] { (findings.joinedByPlace(Self.ofPlaces) + assets.findings).merged }

  /// Whether a rule's findings in a look are reported.
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
