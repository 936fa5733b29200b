import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryLint

/// What the rules have found in the pictures so far. One defect that shows in several pictures becomes one finding.
@MainActor
struct CollectedFindings {
  private var findings: [Finding] = []
  /// What the pictures reveal about the bundle's image assets.
  private(set) var assets = DrawnAssets()
  /// In a process that looks at some looks for another one: what was added, for that process to add.
  private(set) var steps: [FoundStep]?
  /// Rule, line and presentation of each finding in a language that the call asks for.
  private var askedPlaces: Set<String> = []

  private static let ofPlaces = Set(
    BuiltInRules.pictures.filter { $0.isOfPlace }.map { $0.descriptor.id } + [DrawingRule.orderDependent.rawValue])
  private static let ofOtherLanguages = Set(BuiltInRules.pictures.filter { $0.dependsOnLanguage }.map { $0.descriptor.id })

  /// - Parameter keepsSteps: whether what is added is kept as steps, too.
  init(keepsSteps: Bool = false) { steps = keepsSteps ? [] : nil }

  /// All findings in order, those of one defect joined.
  var all: [Finding] { (findings.joinedByPlace(Self.ofPlaces) + assets.findings).merged }

  /// Whether a rule's findings in a look are reported.
  static func concerns(_ rule: String, _ look: LintLook) -> Bool { look.isAsked || ofOtherLanguages.contains(rule) }

  /// Adds a finding that no picture shows.
  mutating func add(_ finding: Finding) {
    findings.append(finding)
    steps?.append(FoundStep(finding))
  }

  /// Adds a finding of a picture. A defect in every language is reported once, for the language that the call asks for.
  mutating func add(_ finding: Finding, in presentation: String, _ look: LintLook) {
    steps?.append(FoundStep(finding, in: presentation))
    let place = "\(finding.rule) \(finding.file):\(finding.line) \(presentation)"
    if look.isAsked { askedPlaces.insert(place) } else if askedPlaces.contains(place) { return }
    findings.append(finding)
  }

  /// Joins a rule's findings about one asset; see `DrawnAssets`.
  mutating func join(_ finding: Finding, of asset: String, limit: CGFloat, in presentation: String) {
    steps?.append(FoundStep(finding, in: presentation, asset: asset, limit: Double(limit)))
    assets.join(finding, of: asset, limit: limit, in: presentation)
  }

  /// Records the sizes in which a picture draws images.
  mutating func note(_ sizes: DrawnAssets.Sizes) {
    if !sizes.sharp.isEmpty || !sizes.enlarged.isEmpty { steps?.append(FoundStep(sizes)) }
    assets.note(sizes)
  }

  /// Adds what another process has found in a look.
  mutating func add(_ steps: [FoundStep], in look: LintLook) {
    for step in steps {
      if let sizes = step.sizes { note(sizes) }
      guard let finding = step.finding else { continue }
      switch (step.presentation, step.joinedAsset) {
      case (let presentation?, let asset?): join(finding, of: asset, limit: CGFloat(step.limit), in: presentation)
      case (let presentation?, nil): add(finding, in: presentation, look)
      case (nil, _): add(finding)
      }
    }
  }
}

/// One addition to the findings, as one process sends it to another.
struct FoundStep: Codable {
  private var sent: Finding?
  // These two are not part of a finding's output.
  private var asset, cause: String?
  private(set) var presentation: String?
  /// The asset whose findings are joined, and the area of the presentation's largest image in square points.
  private(set) var joinedAsset: String?
  private(set) var limit = 0.0
  private(set) var sizes: DrawnAssets.Sizes?

  init(_ finding: Finding, in presentation: String? = nil, asset: String? = nil, limit: Double = 0) {
    (sent, self.asset, cause) = (finding, finding.asset, finding.cause)
    (self.presentation, joinedAsset, self.limit) = (presentation, asset, limit)
  }

  init(_ sizes: DrawnAssets.Sizes) { self.sizes = sizes }

  var finding: Finding? {
    var finding = sent
    finding?.asset = asset
    finding?.cause = cause
    return finding
  }
}
