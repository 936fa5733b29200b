import SkerryCases
import SkerryDiagnostics
import SkerryFindings
import SkerryLint
import SkerryPipeline
import SkerryRuntime

/// The findings about single pictures, as `lint` reports them, without those that settings and comments switch off.
@MainActor
struct ServeFindings {
  /// The rules to leave out, by name.
  let ignored: Set<String>
  let locator: SourceLocator
  private var comments = CommentSuppression()

  init(ignored: Set<String>, locator: SourceLocator) {
    self.ignored = ignored
    self.locator = locator
  }

  mutating func found(in scene: LaidOutScene, of picture: PlannedPicture, _ engine: Engine) -> [Diagnostic] {
    let trace = RenderTrace(
      scene: Self.unmarked(scene, of: picture, engine), device: picture.device, settings: picture.settings, engine: engine)
    var found: [Diagnostic] = []
    for rule in BuiltInRules.pictures where !ignored.contains(rule.descriptor.id) {
      for var diagnostic in rule.findings(in: trace) {
        diagnostic.site = locator.site(of: diagnostic, configuration: picture.entry.configurationSite)
        if !isSuppressed(diagnostic) { found.append(diagnostic) }
      }
    }
    return found
  }

  /// A comment that names no rule is reported by `lint`.
  private mutating func isSuppressed(_ diagnostic: Diagnostic) -> Bool {
    guard let site = diagnostic.site else { return false }
    let finding = Finding(diagnostic.rule, diagnostic.severity, diagnostic.message, file: locator.path(of: site.fileID), line: site.line)
    return (try? comments.remaining(of: [finding]))?.isEmpty == true
  }

  /// What the rules look at: the app's views without a mark over an image that is too large.
  private static func unmarked(_ scene: LaidOutScene, of picture: PlannedPicture, _ engine: Engine) -> LaidOutScene {
    guard picture.settings.oversizedImages == .mark, scene.diagnostics.contains(where: { $0.isOf(.imageTooLarge) }) else {
      return scene
    }
    let plain = picture.with { $0.oversizedImages = .draw }
    return plain.laidOutScene(engine)?.scene ?? scene
  }
}
