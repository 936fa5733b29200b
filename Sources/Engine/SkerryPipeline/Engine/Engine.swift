package import Foundation
package import SkerryAssets
package import SkerryDiagnostics
package import SkerryDrawing
import SkerryFormats
package import SkerryGeometry
import SkerryGraph
package import SkerryImage
package import SkerryLocalization
package import SkerryLayout
import SkerryPaint
package import SkerryPresentation
package import SkerryRaster
import SkerryRuntime
package import SkerryText
package import SkerryUI
package import SkerryWidget

/// The pipeline's stages with their shared faces, glyphs and assets. One engine serves a whole process.
package final class Engine: Sendable {
  /// Measures and shapes text, with the registry of faces.
  package let text: TextEngine
  package let rasterizer: Rasterizer
  /// The catalogues, loose images and string tables of the bundle.
  package let assets: AssetLibrary

  /// - Parameters:
  ///   - resourceFolders: folders that are searched for images, colours and strings, first to last.
  ///   - fontFolders: folders that are searched for custom fonts and for symbols exported from Apple's app.
  ///   - accentColorName: the colour set with the app's accent colour, if it is not called `AccentColor`.
  package init(resourceFolders: [URL], fontFolders: [URL] = [], accentColorName: String? = nil) {
    // The app's folders have catalogues only, with thousands of files in some.
    text = TextEngine(fontFolders: fontFolders + resourceFolders.filter { !AssetLibrary.isOfApp($0) })
    rasterizer = Rasterizer(outlines: text)
    assets = AssetLibrary(folders: resourceFolders, symbolFolders: fontFolders, accentColorName: accentColorName)
  }

  /// The resource bundles of the running executable, which SwiftPM puts beside it, by name. A bundle of another program in the same
  /// folder (`Package_Program.resources`) is not its own. Those of the app around an extension (`Package_Program.app.resources`) come last: an
  /// asset of the extension's own wins.
  package static var bundledFolders: [URL] {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    return resourceFolders(of: program.lastPathComponent, in: [Bundle.main.bundleURL, program.deletingLastPathComponent()])
  }

  static func resourceFolders(of program: String, in places: [URL]) -> [URL] {
    var found: [URL] = []
    for place in places {
      let entries = InputFolder.entries(of: place)
      let names = Set(entries.map(\.lastPathComponent))
      for entry in entries
      where entry.pathExtension == "resources" && !entry.lastPathComponent.hasPrefix("Skerry_") {
        let target = entry.deletingPathExtension().lastPathComponent.split(separator: "_").last.map(String.init) ?? ""
        let isAnothers = target != program && names.contains(target)
        if !isAnothers, !found.contains(where: { $0.path == entry.path }) { found.append(entry) }
      }
    }
    return found.filter { !AssetLibrary.isOfApp($0) } + found.filter(AssetLibrary.isOfApp)
  }

  /// The engine that `ImageRenderer` uses, over the process's own bundles.
  package static let shared = ofProcess()

  /// An engine over the process's own bundles, with the accent colour that their Info.plist names.
  package static func ofProcess(fontFolders: [URL] = []) -> Engine {
    Engine(
      resourceFolders: bundledFolders, fontFolders: fontFolders,
      accentColorName: Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String)
  }

  /// The services that views resolve with.
  package func services(now: Date) -> RenderServices { RenderServices(text: text, symbols: text, assets: assets, now: now) }

  /// Runs a closure that evaluates or lays out views. Inside it, Foundation's time, time zone, locale and translations are those of the
  /// settings, and random values begin a fixed sequence; afterwards all are restored.
  @MainActor package func drawing<R>(_ settings: RenderSettings, _ body: () throws -> R) rethrows -> R {
    try drawing(settings, now: settings.now, body)
  }

  /// - Parameter now: `nil` leaves the time as it is.
  @MainActor func drawing<R>(
    _ settings: RenderSettings, now: Date?, purpose: RandomPurpose = .views, _ body: () throws -> R
  ) rethrows -> R {
    let assets = assets
    let strings = LocalizationSource(locale: settings.locale, pseudo: settings.pseudoLocale) {
      assets.format(forKey: $0, table: $1, language: $2)
    }
    let scope = HermeticScope(
      now: now, locale: settings.locale, timeZone: settings.timeZone, purpose: purpose, release: settings.version.rawValue)
    return try scope.during {
      try LocalizationSource.$bound.withValue(strings) {
        try TargetPictures.$bound.withValue(TargetPictures { [self] in (assets, text) }) { try body() }
      }
    }
  }

  /// Lays a picture's views out as `drawing` does, again after actions of theirs that may have written into state. What they write into user
  /// defaults lasts as long as the picture.
  ///
  /// - Parameters:
  ///   - viewsAppear: whether the views are on a screen, so that `onAppear` is called, or archived.
  ///   - log: the picture's; gets the last pass's diagnostics.
  @MainActor func settled<R>(
    _ settings: RenderSettings, now: Date?, viewsAppear: Bool, log: DiagnosticLog, _ layOut: () throws -> R
  ) rethrows -> R {
    let passes = PicturePasses(viewsAppear: viewsAppear, log: log)
    defer { passes.end() }
    return try ScopedWrites.joining {
      while true {
        var needAnother = false
        let result = try drawing(settings, now: now) {
          let result = try layOut()
          needAnother = passes.needAnother()
          return result
        }
        if !needAnother { return result }
      }
    }
  }

  /// Evaluates a configuration's closures with a picture's settings before their views are resolved, so that text
  /// measured by them uses this engine's faces.
  @MainActor package func evaluating<R>(_ settings: RenderSettings, _ body: () -> R) -> R {
    var environment = EnvironmentValues()
    environment.system.text = text
    return drawing(settings, now: settings.now, purpose: .configuration) { EnvironmentValues.withCurrent(environment, body) }
  }

  /// An environment with this engine's assets in it.
  package func environment(_ settings: RenderSettings, log: DiagnosticLog) -> EnvironmentValues {
    var environment = EnvironmentValues()
    set(&environment.system, settings, log)
    return environment
  }

  private func set(_ system: inout SystemEnvironment, _ settings: RenderSettings, _ log: DiagnosticLog) {
    system.assets = assets
    system.text = text
    system.log = log
    system.colorScheme = settings.colorScheme
    system.version = settings.version
    system.colorSchemeContrast = settings.contrast
    system.displayScale = settings.scale
    system.layoutDirection = settings.layoutDirection
    system.locale = settings.locale
    system.userScript = max(ScriptHeight(language: system.language), ScriptHeight.highest(of: settings.preferredLanguages))
    system.redactionReasons = settings.redaction
    system.pseudoLocale = settings.pseudoLocale
    system.timeZone = settings.timeZone
    // The calendar depends on the locale: the era in Thailand, the first weekday in Germany.
    system.calendar = settings.locale.calendar
    system.calendar.locale = settings.locale
    system.calendar.timeZone = settings.timeZone
    system.dynamicTypeSize = settings.dynamicType
    system.isLuminanceReduced = settings.isLuminanceReduced
  }

  /// Lowers a placed tree for a scale.
  package func displayList(of tree: PlacedNode, scale: CGFloat) -> DisplayList { Lowering(scale: DisplayScale(scale)).lower(tree) }

  /// Paints a placed tree. The size is in points, the scale in pixels per point.
  package func bitmap(of tree: PlacedNode, size: CGSize, scale: CGFloat) -> Bitmap {
    rasterizer.rasterize(displayList(of: tree, scale: scale), size: size, scale: DisplayScale(scale))
  }
}

/// Everything that a picture depends on besides its views. Every default is fixed, so that no setting of the machine has an effect.
package struct RenderSettings: Sendable {
  package var colorScheme = ColorScheme.light
  /// The iOS release that is drawn.
  package var version = SystemVersion.standard
  /// An early form of that release, if it is drawn.
  package var form: EarlyForm?
  /// The release's name, for messages and file names: `17` or `17.0`.
  package var releaseName: String { form?.rawValue ?? "\(version.rawValue)" }
  /// Whether the user has turned on increased contrast.
  package var contrast = ColorSchemeContrast.standard
  /// Pixels per point.
  package var scale: CGFloat = 3
  package var layoutDirection = LayoutDirection.leftToRight
  package var locale = Locale(identifier: "en_US")
  /// The user's languages beside that of the locale, which make lines of text higher.
  package var preferredLanguages: [String] = []
  package var timeZone = TimeZone.gmt
  /// Why content is redacted; empty by default.
  package var redaction: RedactionReasons = []
  /// Pseudo-localization, for tests of the layout.
  package var pseudoLocale: PseudoLocale?
  /// The user's text size.
  package var dynamicType = DynamicTypeSize.large
  /// Whether the display is dimmed: always-on, or StandBy at night.
  package var isLuminanceReduced = false
  /// The value of `ActivityViewContext.isStale`.
  package var isStale = false
  /// The result of `Date()` while the views are resolved.
  package var now = RenderSettings.standardNow
  /// How images that are larger than their presentation are shown.
  package var oversizedImages = OversizedImages.mark
  /// The backdrop behind the surfaces.
  package var wallpaper = Wallpaper.automatic
  /// Whether the camera is drawn in the island; it is invisible on devices.
  package var showsCamera = false
  /// Whether StandBy shows everything in red.
  package var isNight = false
  /// `nil` is the system's mode for the family: full colour on the Home Screen, vibrant on the Lock Screen.
  package var widgetRenderingMode: WidgetRenderingMode?
  /// Whether a dashed frame marks the symbols that a substitute icon shows.
  package var marksStandIns = false

  package init() {}

  /// The moment of a picture by default.
  package static let standardNow = UTCTime.standard
}
