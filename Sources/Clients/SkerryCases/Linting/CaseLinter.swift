import Foundation
import SkerryAssets
package import SkerryDiagnostics
package import SkerryFindings
import SkerryGeometry
package import SkerryLint
package import SkerryPipeline
import SkerryPresentation
import SkerryRuntime
import SkerryUI
import SkerryWidget

/// Runs the rules over the cases of a bundle: presentations × devices × text sizes × schemes × locales.
@MainActor
package struct CaseLinter {
  package let engine: Engine
  /// The rules to leave out, and the looks to check.
  package let options: LintOptions
  /// Finds the files that findings refer to.
  package let locator: SourceLocator
  /// Receives every picture with findings, by its path without scale and extension: `Ride/kickoff/minimal`.
  package var take: ((String, RenderTrace, [Diagnostic]) throws -> Void)?

  package init(engine: Engine, options: LintOptions, locator: SourceLocator) {
    self.engine = engine
    self.options = options
    self.locator = locator
  }

  /// Lays out every case in every look and runs every rule. Throws `CommandError` if a payload fixture cannot be read.
  package func findings(in cases: CaseList) throws -> (all: [Finding], assets: DrawnAssets) {
    var assets = DrawnAssets()
    let fixtures = try payloads()
    let canBecomeStale = StaleDates.canBePassed(in: locator.all)
    var found: [Finding] = []
    var known: Set<String> = []
    let bar = ProgressBar(total: cases.count)
    defer { bar.finish() }
    for (index, entry) in cases.enumerated() {
      defer { bar.show(index + 1) }
      guard case .activity(let configuration, let attributes, let state, let isStale, let supportsSmall) = entry.content else { continue }
      entry.prepare?()
      for device in options.cases.devices {
        for settings in variants(on: device) {
          let look = "\(entry.id)\(words(settings, device))"
          let drawn = attempt("the configuration of \(look)", entry, look, &found) {
            engine.evaluating(settings) {
              configuration.surfaces(attributes: attributes, state: state, activityID: "preview", isStale: isStale)
            }
          }
          guard let surfaces = drawn ?? nil else { continue }
          for presentation in options.presentations ?? Self.usual {
            guard let spec = PresentationSpec(presentation, on: device, version: settings.version) else { continue }
            let picture = "\(entry.activity)/\(entry.state) \(presentation.rawValue)\(words(settings, device))"
            let own = attempt(picture, entry, picture, &found) {
              let scene = ActivityScene(engine: engine, spec: spec, settings: settings).layout(surfaces, supportsSmall: supportsSmall)
              let trace = RenderTrace(scene: scene, device: device, settings: settings, engine: engine)
              return (trace, diagnostics(of: trace))
            }
            if let own { assets.note(own.0) }
            if let (trace, found) = own, !found.isEmpty {
              try take?("\(entry.activity)/\(entry.state)/\(presentation.rawValue)\(marks(settings, device))", trace, found)
            }
            let isAsked = options.looks.contains { $0.locale == settings.locale }
            for diagnostic in own?.1 ?? [] where isAsked || Self.ofOtherLanguages.contains(diagnostic.rule) {
              // The names in a generated state were not written by the team.
              if case .made = entry.origin, diagnostic.rule == "missing-image", diagnostic.message.contains("\"\"") { continue }
              let finding = finding(diagnostic, entry, configuration.site, picture)
              if let asset = diagnostic.asset {
                assets.join(finding, of: asset, limit: spec.largestImage.width * spec.largestImage.height)
                continue
              }
              // A defect in every language is reported once, for the first.
              let place = "\(finding.rule) \(finding.file):\(finding.line) \(presentation.rawValue)"
              if isAsked { known.insert(place) } else if known.contains(place) { continue }
              found.append(finding)
            }
          }
        }
      }
      let trace = ActivityTrace(
        configuration: configuration, attributes: attributes, state: state, supportsSmall: supportsSmall, device: options.cases.devices[0],
        settings: options.cases.settings, fixtures: fixtures, engine: engine)
      let rules = BuiltInRules.activities.filter { rule in
        !options.ignored.contains(rule.descriptor.id) && (rule != StaleNeverShownRule.self || canBecomeStale)
      }
      for rule in rules {
        let own = attempt("\(rule.descriptor.id) of \(entry.id)", entry, entry.id, &found) { rule.findings(in: trace) }
        found += (own ?? []).map { finding($0, entry, configuration.site, entry.id) }
      }
    }
    return ((found.joinedByPlace(Self.ofPlaces) + assets.findings).merged, assets)
  }

  /// Runs an app's code; a crash in an earlier run is a finding.
  private func attempt<R>(_ name: String, _ entry: PreviewCase, _ picture: String, _ found: inout [Finding], _ body: () -> R) -> R? {
    if let result = StoppedDrawing.attempt(name, body) { return result }
    guard let stop = StoppedDrawing.stop(of: name) else { return nil }
    let (file, line) = stop.site ?? (entry.fileID, entry.line)
    found.append(
      Finding(
        Self.stopRule, .error, "The app's own code stops the program here: \(stop.sentence). A crash in a widget shows nothing at all.",
        file: locator.path(of: file), line: max(1, line), picture: picture))
    return nil
  }

  /// The rule name of crashes.
  package static let stopRule = "code-stops"
  /// Violations of one view in several presentations, looks and states are one defect.
  private static let ofPlaces: Set<String> = [
    "contrast", "text-truncated", "text-uncertain", "text-scaled-to-minimum", "font-below-11", "tap-target", "unbounded-timer",
    "island-overflow", "margin-broken", "empty-presentation", "compact-sides-disagree", "missing-accessibility-label", "control-in-pill",
    "control-without-intent", "image-too-small-for-standby",
  ]
  /// Rules that only the strings of another language can violate.
  private static let ofOtherLanguages: Set<String> = ["text-truncated", "content-clipped", "island-overflow", "text-scaled-to-minimum"]

  /// Every presentation once: the banner is the Lock Screen's view, and `minimal` is drawn attached and detached.
  private static let usual = Presentation.standard + [.standbyMinimal]

  /// The findings of the rules and of the layout.
  private func diagnostics(of trace: RenderTrace) -> [Diagnostic] {
    let rules = BuiltInRules.pictures.filter { !options.ignored.contains($0.descriptor.id) }
    let known = Set(BuiltInRules.pictures.map { $0.descriptor.id })
    // Code that set-up left out of a repository is not a defect of the app.
    let others = trace.scene.diagnostics.filter {
      !known.contains($0.rule) && !options.ignored.contains($0.rule) && $0.rule != "left-out"
    }
    return rules.flatMap { $0.findings(in: trace) } + others
  }

  /// The project's other languages, unless the call names some.
  private var otherLanguages: [Locale] {
    guard !options.namesLocales else { return [] }
    let known = Set(options.looks.map { $0.locale.language.languageCode?.identifier ?? $0.locale.identifier })
    return engine.assets.languages.filter {
      $0 != "base" && !known.contains($0) && !known.contains(Locale(identifier: $0).language.languageCode?.identifier ?? $0)
    }
    .map { Locale(identifier: $0) }
  }

  private func variants(on device: Device) -> [RenderSettings] {
    // Languages that the call does not name are checked in one variant, because they only affect space.
    let others = otherLanguages.compactMap { locale in
      options.looks.first.map { look in
        var look = look
        look.locale = locale
        look.layoutDirection = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return look
      }
    }
    return (options.looks + others).map { look in
      var settings = look
      settings.scale = device.scale
      // The rules check the app's views without marks.
      settings.oversizedImages = .draw
      return settings
    }
  }

  /// The settings that differ from the defaults, for messages.
  private func words(_ settings: RenderSettings, _ device: Device) -> String {
    var words: [String] = []
    if device.id != Devices.standard.id { words.append(device.names.first ?? device.id) }
    if settings.colorScheme == .dark { words.append("dark") }
    if settings.dynamicType != .large { words.append("\(settings.dynamicType)") }
    if settings.locale != RenderSettings().locale { words.append(settings.locale.identifier) }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  /// The settings that differ from the defaults, for a file's name.
  private func marks(_ settings: RenderSettings, _ device: Device) -> String {
    var marks: [String] = []
    if device.id != Devices.standard.id { marks.append(device.id) }
    if settings.colorScheme == .dark { marks.append("dark") }
    if settings.dynamicType != .large { marks.append("\(settings.dynamicType)") }
    if settings.locale != RenderSettings().locale { marks.append(Slug.make(settings.locale.identifier)) }
    return marks.map { "." + $0 }.joined()
  }

  /// The view that breaks the rule; if that is not known, the activity's configuration.
  private func finding(_ diagnostic: Diagnostic, _ entry: PreviewCase, _ configuration: SourceSite?, _ picture: String) -> Finding {
    let (fileID, line) = (diagnostic.site ?? configuration).map { ($0.fileID, $0.line) } ?? (entry.fileID, entry.line)
    let path = locator.path(of: fileID)
    return Finding(
      diagnostic.rule, diagnostic.severity, diagnostic.message, file: path, line: max(1, line),
      column: locator.column(in: path, line: max(1, line)), picture: picture)
  }

  private func payloads() throws -> [String] {
    guard let folder = options.payloads else { return [] }
    guard let names = InputFolder.names(in: folder) else {
      throw CommandError("The folder \(folder) of --payloads cannot be read; check its name.")
    }
    return names.filter { $0.hasSuffix(".json") }.map { "\(folder)/\($0)" }
  }
}
