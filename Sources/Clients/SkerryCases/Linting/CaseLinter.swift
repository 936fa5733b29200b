import Foundation
import SkerryActivity
import SkerryAssets
package import SkerryDiagnostics
package import SkerryFindings
import SkerryGeometry
import SkerryLayout
package import SkerryLint
package import SkerryPipeline
import SkerryPresentation
import SkerryRuntime
import SkerryUI
import SkerryWidget

/// Runs the rules over the cases of a bundle: presentations and families × devices × text sizes × schemes × locales.
@MainActor
package struct CaseLinter {
  package let engine: Engine
  /// The rules to leave out, and the looks to check.
  package let options: LintOptions
  /// Finds the files that findings refer to.
  package let locator: SourceLocator
  /// Receives every picture with findings, by its path without scale and extension: `Ride/kickoff/minimal`.
  package var take: ((String, RenderTrace, [Diagnostic]) throws -> Void)?
  /// The verb and what follows, for the processes that check other languages; empty where this process checks all.
  package var call: [String] = []

  package init(engine: Engine, options: LintOptions, locator: SourceLocator) {
    self.engine = engine
    self.options = options
    self.locator = locator
  }

  /// How many of the cases are of controls and plain views, as one sentence; no rule checks them. `nil` if there are none.
  package static func unchecked(_ cases: CaseList) -> String? {
    var count = 0
    for entry in cases { if case .view = entry.content { count += 1 } }
    guard count > 0 else { return nil }
    let (subject, verb) = count == 1 ? ("1 case", "is") : ("\(count) cases", "are")
    return "lint checks Live Activities and widgets; \(subject) of controls and previewed views \(verb) not checked."
  }

  /// Lays out every case in every look and runs every rule. Throws `CommandError` if a payload fixture cannot be read.
  package func findings(in cases: CaseList) throws -> (all: [Finding], assets: DrawnAssets, rest: LintedRest) {
    let looks = LintLook.all(options, languages: engine.assets.languages)
    let parts = LintedParts(looks, options, call: call)
    let canBecomeStale = StaleDates.canBePassed(in: locator.all)
    let fixtures = try payloads()
    var found = CollectedFindings()
    var order = DrawnOrder(isChecked: !options.ignores(.orderDependent), call: call)
    let bar = ProgressBar(total: cases.count * (1 + parts.count), of: "checks")
    defer { bar.finish() }
    try parts.read { bar.show($0) }
    try order.start()
    for (index, entry) in cases.enumerated() {
      defer { bar.show(parts.count * cases.count + index + 1) }
      let here = Place(looks: looks, case: index, canBecomeStale: canBecomeStale, fixtures: fixtures, parts: parts)
      try ScopedWrites.during { try check(entry, here, &found, &order) }
    }
    try compare(order, &found)
    return (found.all, found.assets, LintedRest(engine, parts.rests))
  }

  /// Checks the looks of the part that this process was asked for, and sends what it finds to the process that asked.
  package func answer(_ part: Int, _ cases: CaseList, leftOut: [LeftOut]) throws {
    let looks = LintLook.all(options, languages: engine.assets.languages)
    let answer = PartAnswer()
    guard let first = ProcessLook.first(of: looks, part: part, { $0.settings }) else { return }
    let own = ProcessLook(first.settings)
    let canBecomeStale = StaleDates.canBePassed(in: locator.all)
    for (index, entry) in cases.enumerated() {
      guard let subject = subject(of: entry, settings: first.settings, []) else { continue }
      try ScopedWrites.during {
        entry.prepare?()
        var (stale, steps): (CollectedFindings, [LintedLook]) = (CollectedFindings(), [])
        let shown = looks.contains { $0.stale != nil && ProcessLook($0.settings) == own }
        let showsStaleness = shown && self.showsStaleness(entry, subject, canBecomeStale, &stale) == true
        for (number, look) in Self.all(looks, stale: showsStaleness) where ProcessLook(look.settings) == own {
          var found = CollectedFindings(keepsSteps: true)
          _ = try ScopedWrites.during { try check(entry, subject, in: look, &found) }
          steps.append(LintedLook(number: number, steps: found.steps ?? []))
        }
        answer.send(try PartFrame(.item, LintedCase(case: index, looks: steps)))
      }
    }
    answer.send(try PartFrame(.rest, LintedRest(engine, leftOut: leftOut)))
  }

  /// All looks with their numbers, those after the stale date last.
  private static func all(_ looks: [LintLook], stale: Bool) -> [(Int, LintLook)] {
    looks.enumerated().map { ($0, $1) }
      + (stale ? looks.enumerated().compactMap { number, look in look.stale.map { (looks.count + number, $0) } } : [])
  }

  /// What is the same for all cases, and which of them is checked.
  private struct Place {
    var looks: [LintLook]
    var `case`: Int
    var canBecomeStale: Bool
    var fixtures: [String]
    var parts: LintedParts
  }

  /// Whether an activity looks different after its stale date; `nil` if it has none.
  private func showsStaleness(
    _ entry: PreviewCase, _ subject: LintSubject, _ canBecomeStale: Bool, _ found: inout CollectedFindings
  ) -> Bool? {
    guard let activity = subject.activity, canBecomeStale, !entry.isStale, !Self.isAlarm(activity.configuration.attributesType) else {
      return nil
    }
    return attempt("the stale state of \(entry.id)", entry, entry.id, &found) { ScopedWrites.during { activity.showsStaleness } }
  }

  /// Checks a case in every look, and an activity as a whole.
  private func check(_ entry: PreviewCase, _ place: Place, _ found: inout CollectedFindings, _ order: inout DrawnOrder) throws {
    guard let subject = subject(of: entry, settings: options.cases.settings, place.fixtures), !subject.places(options).isEmpty else {
      return
    }
    entry.prepare?()
    let showsStaleness = showsStaleness(entry, subject, place.canBecomeStale, &found)
    for (number, look) in Self.all(place.looks, stale: showsStaleness == true) {
      Console.detail("\(entry.id)\(look.label)")
      if let steps = place.parts.steps(of: place.case, in: number, look) {
        found.add(steps, in: look)
        continue
      }
      let scenes = try ScopedWrites.during { try check(entry, subject, in: look, &found) }
      if number == 0 { order.keep(DrawnCase(place: place.case, entry, subject, look, scenes.mapValues { outline(of: $0, in: look) })) }
    }
    guard let activity = subject.activity else { return }
    for rule in activityRules where rule != StaleNeverShownRule.self || showsStaleness != nil {
      let own = attempt("\(rule.descriptor.id) of \(entry.id)", entry, entry.id, &found) {
        ScopedWrites.during { rule.findings(in: activity) }
      }
      for diagnostic in own ?? [] {
        found.add(finding(Self.judged(diagnostic, of: entry.origin), entry, subject.site, entry.id))
      }
    }
  }

  /// Whether the system starts the activities itself, for alarms: they have no stale date.
  static func isAlarm(_ type: any ActivityAttributes.Type) -> Bool { isAlarm(named: String(reflecting: type)) }

  /// - Parameter name: the name of a type of attributes, with its module.
  static func isAlarm(named name: String) -> Bool { name.hasPrefix("AlarmKit.AlarmAttributes<") }

  /// Whether a diagnostic is about a value that was generated: the team neither wrote its names nor chose its images.
  static func judgesGenerated(_ diagnostic: Diagnostic, of origin: CaseOrigin) -> Bool {
    guard case .made = origin else { return false }
    switch diagnostic.rule {
    case DrawingRule.missingImage.rawValue: return diagnostic.image?.isEmpty == true
    case DrawingRule.valueOutOfRange.rawValue, DrawingRule.duplicateID.rawValue: return true
    case DrawingRule.imageTooLarge.rawValue, ImageTooSmallForStandbyRule.descriptor.id: return diagnostic.asset == UIImage.nameOfData
    default: return false
    }
  }

  /// A generated state that is too large is a warning: the app's own pictures and lists may be smaller.
  static func judged(_ diagnostic: Diagnostic, of origin: CaseOrigin) -> Diagnostic {
    guard case .made = origin, diagnostic.rule == PayloadSizeRule.descriptor.id else { return diagnostic }
    var own = diagnostic
    own.severity = .warning
    own.message += " The values are generated, images among them; a state of the app's own in a #Preview shows what it needs."
    return own
  }

  /// The rules that judge an activity as a whole.
  private var activityRules: [any ActivityRule.Type] {
    BuiltInRules.activities.filter { !options.ignored.contains($0.descriptor.id) }
  }

  /// Lays a case out in every place of one look and runs the rules of pictures. Returns the scenes.
  private func check(
    _ entry: PreviewCase, _ subject: LintSubject, in look: LintLook, _ found: inout CollectedFindings
  ) throws -> [ScenePlace: LaidOutScene] {
    let name = "\(entry.id)\(look.label)"
    let (draws, uuids) = (ScopedRandom.draws, ScopedRandom.uuidCount)
    let layOut = attempt("the configuration of \(name)", entry, name, &found) { layout(of: subject, isStale: entry.isStale, in: look) }
    guard let layOut = layOut ?? nil else { return [:] }
    if ScopedRandom.draws != draws, !options.ignored.contains(DrawingRule.randomValues.rawValue) {
      let random = Diagnostic(
        .randomValues,
        "The closures of the configuration use random values; a phone shows other values at every update. Make them part of the state.")
      found.add(finding(random, entry, subject.site, name))
    }
    var scenes: [ScenePlace: LaidOutScene] = [:]
    var blanks = GeneratedBlanks()
    for place in subject.places(options) {
      let picture = picture(of: entry, place, in: look)
      let drawn = attempt(picture, entry, picture, &found) { () -> (trace: RenderTrace, diagnostics: [Diagnostic])? in
        ScopedWrites.during {
          guard let scene = layOut(place) else { return nil }
          let trace = RenderTrace(scene: scene, device: look.device, settings: look.settings, engine: engine)
          return (trace, diagnostics(of: trace, in: look, made: ScopedRandom.uuids(since: uuids)))
        }
      }
      guard let (trace, diagnostics) = drawn ?? nil else { continue }
      scenes[place] = trace.scene
      found.note(DrawnAssets.sizes(in: trace))
      if !diagnostics.isEmpty {
        try take?("\(entry.activity)/\(entry.state)/\(place.name)\(look.suffix)", trace, diagnostics)
      }
      for diagnostic in diagnostics {
        if Self.judgesGenerated(diagnostic, of: entry.origin) { continue }
        var finding = finding(diagnostic, entry, subject.site, picture)
        if finding.rule == EmptyPresentationRule.descriptor.id, subject.isBare(place) { finding.severity = min(finding.severity, .warning) }
        if case .made = entry.origin, blanks.take(finding, in: place) { continue }
        if let asset = diagnostic.asset {
          found.join(finding, of: asset, limit: largestArea(of: place, in: look), in: place.name)
        } else {
          found.add(finding, in: place.name, look)
        }
      }
    }
    for (place, finding) in blanks.findings { found.add(finding, in: place.name, look) }
    return scenes
  }

  /// The area of the largest image that a place may show, in square points; no widget has a limit.
  private func largestArea(of place: ScenePlace, in look: LintLook) -> CGFloat {
    let spec = place.presentation.flatMap {
      PresentationSpec($0, on: look.device, release: look.settings.release)
    }
    return spec.map { $0.largestImage.width * $0.largestImage.height } ?? .infinity
  }

  /// Runs an app's code; a crash in an earlier run is a finding.
  func attempt<R>(_ name: String, _ entry: PreviewCase, _ picture: String, _ found: inout CollectedFindings, _ body: () -> R) -> R? {
    if let result = CrashIsolation.attempt(name, body) { return result }
    guard let stop = CrashIsolation.stop(of: name), !options.ignores(.codeStops) else { return nil }
    let (file, line) = stop.site ?? (entry.fileID, entry.line)
    let message =
      stop.site == nil
      ? "The program stops while \(name) is drawn or checked, at \(stop.sentence)."
      : "The app's own code stops the program here: \(stop.sentence). A crash in a widget shows nothing at all."
    found.add(
      Finding(DrawingRule.codeStops.rawValue, .error, message, file: locator.path(of: file), line: max(1, line), picture: picture))
    return nil
  }

  /// Diagnostics about the picture and not about the app: code that set-up left out of a repository, and what is not drawn.
  private static let ofDrawing: Set<String> = [DrawingRule.leftOut.rawValue, DrawingRule.notDrawn.rawValue]

  /// The findings of the rules and of the layout, as far as they concern a look.
  private func diagnostics(of trace: RenderTrace, in look: LintLook, made: [UUID]) -> [Diagnostic] {
    let rules = BuiltInRules.pictures.filter {
      !options.ignored.contains($0.descriptor.id) && CollectedFindings.concerns($0.descriptor.id, look)
    }
    let known = Set(BuiltInRules.pictures.map { $0.descriptor.id })
    let others = trace.scene.diagnostics.filter {
      !known.contains($0.rule) && !options.ignored.contains($0.rule) && !Self.ofDrawing.contains($0.rule)
    }
    let texts = (trace.missingFonts + trace.missingIcons).filter { !options.ignored.contains($0.rule) }
    let uuids = options.ignored.contains(DrawingRule.randomValues.rawValue) ? [] : ShownUUIDs.findings(in: trace, made: made)
    return (rules.flatMap { $0.findings(in: trace) } + others + texts + uuids).filter { CollectedFindings.concerns($0.rule, look) }
  }

  /// The view that breaks the rule; if that is not known, the closure that creates it, or the activity's configuration.
  func finding(_ diagnostic: Diagnostic, _ entry: PreviewCase, _ configuration: SourceSite?, _ picture: String) -> Finding {
    let site = locator.site(of: diagnostic, configuration: configuration)
    let (path, line) = (locator.path(of: site?.fileID ?? entry.fileID), site?.line ?? locator.line(of: entry))
    return Finding(
      diagnostic.rule, diagnostic.severity, diagnostic.message, file: path, line: max(1, line),
      column: locator.column(in: path, line: max(1, line)), picture: picture, cause: diagnostic.cause)
  }

  private func payloads() throws -> [String] {
    guard let folder = options.payloads else { return [] }
    guard let names = InputFolder.names(in: folder) else {
      throw CommandError("The folder \(folder) of --payloads cannot be read; check its name.")
    }
    return names.filter { $0.hasSuffix(".json") }.map { "\(folder)/\($0)" }
  }
}
