import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryGeometry
import SkerryLint
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SkerryWidget

/// Runs the rules over the cases of a bundle: presentations × devices × text sizes × schemes × locales.
@MainActor
struct CaseLinter {
  let engine: Engine
  let options: LintOptions
  let locator: SourceLocator

  func findings(in cases: [PreviewCase]) throws -> [Finding] {
    let fixtures = try payloads()
    var found: [Finding] = []
    for entry in cases {
      guard case .activity(let configuration, let attributes, let state, let isStale, let supportsSmall) = entry.content else { continue }
      for device in options.cases.devices {
        for settings in variants(on: device) {
          let drawn = engine.evaluating {
            configuration.surfaces(attributes: attributes, state: state, activityID: "preview", isStale: isStale)
          }
          guard let surfaces = drawn else { continue }
          for presentation in options.presentations ?? Self.usual {
            guard let spec = PresentationSpec(presentation, on: device, version: settings.version) else { continue }
            let scene = ActivityScene(engine: engine, spec: spec, settings: settings).layout(surfaces, supportsSmall: supportsSmall)
            let trace = RenderTrace(scene: scene, device: device, settings: settings, engine: engine)
            let picture = "\(entry.activity)/\(entry.state) \(presentation.rawValue)\(words(settings, device))"
            found += diagnostics(of: trace).map { finding($0, entry, picture) }
          }
        }
      }
      let trace = ActivityTrace(
        configuration: configuration, attributes: attributes, state: state, supportsSmall: supportsSmall, device: options.cases.devices[0],
        settings: options.cases.settings, fixtures: fixtures, engine: engine)
      let rules = BuiltInRules.activities.filter { !options.ignored.contains($0.descriptor.id) }
      found += rules.flatMap { $0.findings(in: trace) }.map { finding($0, entry, "\(entry.activity)/\(entry.state)") }
    }
    return found.merged
  }

  /// Every look, each once: the banner is the Lock Screen's view, and `minimal` is drawn attached and detached.
  private static let usual = Presentation.standard + [.standbyMinimal]

  /// The rules' findings, and what laying out found beyond them.
  private func diagnostics(of trace: RenderTrace) -> [Diagnostic] {
    let rules = BuiltInRules.pictures.filter { !options.ignored.contains($0.descriptor.id) }
    let known = Set(BuiltInRules.pictures.map { $0.descriptor.id })
    let others = trace.scene.diagnostics.filter { !known.contains($0.rule) && !options.ignored.contains($0.rule) }
    return rules.flatMap { $0.findings(in: trace) } + others
  }

  private func variants(on device: Device) -> [RenderSettings] {
    var all: [RenderSettings] = []
    for locale in options.locales {
      for scheme in options.schemes {
        for size in options.textSizes {
          var settings = options.cases.settings
          settings.scale = device.scale
          settings.locale = locale
          settings.colorScheme = scheme
          settings.dynamicType = size
          all.append(settings)
        }
      }
    }
    return all
  }

  /// What differs from the usual, for a reader.
  private func words(_ settings: RenderSettings, _ device: Device) -> String {
    var words: [String] = []
    if device.id != Devices.standard.id { words.append(device.names.first ?? device.id) }
    if settings.colorScheme == .dark { words.append("dark") }
    if settings.dynamicType != .large { words.append("\(settings.dynamicType)") }
    if settings.locale != options.cases.settings.locale { words.append(settings.locale.identifier) }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  private func finding(_ diagnostic: Diagnostic, _ entry: PreviewCase, _ picture: String) -> Finding {
    let (fileID, line) = diagnostic.site.map { ($0.fileID, $0.line) } ?? (entry.fileID, entry.line)
    return Finding(
      diagnostic.rule, diagnostic.severity, diagnostic.message, file: locator.path(of: fileID), line: max(1, line), picture: picture)
  }

  private func payloads() throws -> [String] {
    guard let folder = options.payloads else { return [] }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CommandError("The folder \(folder) of --payloads cannot be read; check its name.")
    }
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
  }
}
