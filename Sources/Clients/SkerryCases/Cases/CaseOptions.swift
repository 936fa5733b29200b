package import Foundation
import SkerryFormats
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryImage
package import SkerryPipeline
package import SkerryPresentation
import SkerryRuntime
import SkerryUI
import SkerryWidget

/// The options of every verb that draws: cases, presentations and settings.
@MainActor
package struct CaseOptions {
  var globs: [Glob] = []
  /// `nil` draws every standard presentation.
  package var presentations: [Presentation]?
  /// `nil` draws every family that a widget's case has.
  var widgetSurfaces: [WidgetSurface]?
  /// The devices of `--device`.
  package var devices = [Devices.standard]
  /// Whether the call names its devices.
  package var hasDevices = false
  /// `nil` is the device's own. Pixels per point.
  var scales: [CGFloat]?
  /// The look of the pictures: appearance, language, text size, time.
  package var settings = RenderSettings()
  /// Seconds between the time for which states are generated, which is that of the settings, and the time of the
  /// pictures.
  package var later: TimeInterval = 0
  var attributesFile: String?
  var stateFile: String?
  /// Push payloads that are drawn instead of the previews.
  var payloadFiles: [String] = []
  /// The attributes type of the payloads' states.
  var payloadActivity: String?
  /// The folders of `--fonts`.
  package var fontFolders: [URL] = []
  /// The kinds of states that are generated for activities.
  package var states = StateSettings()
  /// The settings that differ from the defaults, as a part of file names.
  package var variant = ""

  /// The options that `skerry.json` may set for `test`.
  nonisolated static let configurable: [String] = Option.all.filter { option in
    option.verbs.contains(.test) && option.form != .flag
      && (option.group == .looks || ["presentation", "device", "scale", "states"].contains(option.name))
  }.map(\.name)

  /// The values of `--presentation`: presentations of activities, then widget families, whose last is StandBy again.
  package nonisolated static var presentationNames: [String] {
    Presentation.allCases.map(\.rawValue) + WidgetSurface.allCases.map(\.rawValue).dropLast()
  }

  /// Reads the options of a call. Throws `CommandError` for an unknown or invalid value.
  package init(_ arguments: Arguments) throws {
    globs = arguments.positional.map { Glob($0) }
    attributesFile = arguments.value("attributes")
    stateFile = arguments.value("state")
    payloadFiles = arguments.list("payload") ?? []
    payloadActivity = arguments.value("activity")
    fontFolders = try FontFolderOption.folders(arguments)
    states = try StateSettings(arguments.list("states"), folder: arguments.value("sources"))
    try readPlaces(arguments)
    try readTraits(arguments)
  }

  /// The options of a call, once for each combination of the options that have several values. Throws `CommandError` for an invalid value.
  package static func looks(_ arguments: Arguments) throws -> [CaseOptions] { try arguments.combinations().map { try CaseOptions($0) } }

  private mutating func readPlaces(_ arguments: Arguments) throws {
    if let names = arguments.list("presentation") {
      var (wanted, surfaces): ([Presentation], [WidgetSurface]) = ([], [])
      for name in names {
        if let found = Presentation(rawValue: name) {
          wanted.append(found)
          // StandBy shows activities and small widgets.
          if found == .standby { surfaces.append(.smallInStandBy) }
        } else if let found = WidgetSurface.named(name) {
          surfaces.append(found)
        } else {
          throw CommandError.unknown("--presentation \(name)", name, Self.presentationNames)
        }
      }
      (presentations, widgetSurfaces) = (wanted, surfaces)
    }
    if let names = arguments.list("device") {
      hasDevices = true
      devices = try names.map { name in
        guard let found = Devices.named(name) else {
          throw CommandError.unknown("--device \(name)", name, Devices.all.map(\.id))
        }
        return found
      }
    }
    if let numbers = arguments.list("scale") {
      scales = try numbers.map { text in
        guard let number = Double(text), number.isFinite, number >= 0.25, number <= 8 else {
          throw CommandError("--scale \(text) is not a number from 0.25 to 8 pixels per point; write for example --scale 3.")
        }
        return CGFloat(number)
      }
    }
  }

  private mutating func readTraits(_ arguments: Arguments) throws {
    settings.oversizedImages = try OversizedOption.value(arguments.value("oversized"))
    var variants: [String] = []
    if arguments.choice("color-scheme", .colorSchemes) == .dark {
      settings.colorScheme = .dark
      variants.append("dark")
    }
    try readSystem(arguments, &variants)
    if let name = arguments.value("rendering-mode") {
      settings.widgetRenderingMode = arguments.choice("rendering-mode", .renderingModes)
      variants.append(name)
    }
    if let name = arguments.value("dynamic-type"), let size = arguments.choice("dynamic-type", .dynamicTypeSizes) {
      settings.dynamicType = size
      if size != .large { variants.append(name) }
    }
    try readLanguage(arguments, &variants)
    readFlags(arguments, &variants)
    try readTime(arguments)
    variant = variants.isEmpty ? "" : "." + variants.joined(separator: ".")
  }

  private mutating func readLanguage(_ arguments: Arguments, _ variants: inout [String]) throws {
    if let locale = arguments.value("locale") {
      try LocaleOption(locale).apply(to: &settings)
      variants.append(Slug.make(locale))
    }
    settings.redaction.formUnion(RedactionReasons(arguments.choices("redact", .redactions)))
    variants += arguments.list("redact") ?? []
    if let name = arguments.value("time-zone") {
      guard let zone = TimeZone(identifier: name) else {
        throw CommandError("--time-zone \(name) is not known; write for example Europe/Berlin or GMT+2.")
      }
      settings.timeZone = zone
      variants.append(Slug.make(name))
    }
    if let direction = arguments.choice("layout-direction", .layoutDirections) {
      settings.layoutDirection = direction
      if direction == .rightToLeft { variants.append("rtl") }
    }
  }

  private mutating func readFlags(_ arguments: Arguments, _ variants: inout [String]) {
    if arguments.has("luminance-reduced") {
      settings.isLuminanceReduced = true
      variants.append("dimmed")
    }
    if arguments.has("increased-contrast") {
      settings.contrast = .increased
      variants.append("contrast")
    }
    if arguments.has("mark-stand-ins") {
      settings.marksStandIns = true
      variants.append("marked")
    }
    if arguments.has("stale") {
      settings.isStale = true
      variants.append("stale")
    }
  }

  private mutating func readTime(_ arguments: Arguments) throws {
    if let date = try TimeOption.date(arguments, "now") {
      settings.now = date
    } else if let date = payloadTime {
      // A push is drawn at its own timestamp.
      settings.now = date
    }
    if arguments.verb == .render || arguments.verb == .serve, let text = arguments.value("later") {
      guard let seconds = TimeSpan.seconds(text) else {
        throw CommandError("--later \(text) is not a duration; write for example --later 90s, 15m or 1h30m.")
      }
      guard seconds >= 0 else {
        throw CommandError(
          "--later \(text) is before the states begin; write a time after them, such as 15m, or choose the time with --now.")
      }
      later = seconds
    }
  }
}

extension Date {
  /// Sets the time for the whole process.
  package func fixProcessClock() { ProcessSettings.fixClock(at: self) }
}
