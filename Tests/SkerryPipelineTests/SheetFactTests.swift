import Foundation
import SkerryGeometry
import SkerryLocalization
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SkerryWidget
import Testing

/// The heading of a sheet says how its pictures differ from the usual ones.
@Suite struct SheetFactTests {
  private static let changes: [(property: String, change: @Sendable (inout RenderSettings) -> Void)] = [
    ("colorScheme", { $0.colorScheme = .dark }), ("release", { $0.release = SystemRelease(.iOS17) }),
    ("contrast", { $0.contrast = .increased }),
    ("layoutDirection", { $0.layoutDirection = .rightToLeft }), ("locale", { $0.locale = Locale(identifier: "de_DE") }),
    ("preferredLanguages", { $0.preferredLanguages = ["hi"] }),
    ("timeZone", { $0.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt }), ("redaction", { $0.redaction = .privacy }),
    ("pseudoLocale", { $0.pseudoLocale = .accented }), ("dynamicType", { $0.dynamicType = .xxxLarge }),
    ("isLuminanceReduced", { $0.isLuminanceReduced = true }), ("isStale", { $0.isStale = true }),
    ("now", { $0.now = $0.now.addingTimeInterval(60) }), ("oversizedImages", { $0.oversizedImages = .omit }),
    ("release", { $0.release = SystemRelease(.first17) }),
    ("wallpaper", { $0.wallpaper = .light }), ("showsCamera", { $0.showsCamera = true }), ("isNight", { $0.isNight = true }),
    ("widgetRenderingMode", { $0.widgetRenderingMode = .accented }), ("marksStandIns", { $0.marksStandIns = true }),
  ]
  /// A sheet is drawn at any number of pixels per point.
  private static let unmentioned: Set = ["scale"]

  private static func facts(_ settings: RenderSettings) -> [String] {
    SheetTitle(activity: "A", state: "s", mark: "", device: Devices.standard, settings: settings).facts
  }

  /// Two sheets in different looks never have the same heading.
  @Test func everySettingHasItsWords() {
    var all: Set<[String]> = [Self.facts(RenderSettings())]
    for (property, change) in Self.changes {
      var settings = RenderSettings()
      change(&settings)
      #expect(all.insert(Self.facts(settings)).inserted, "\(property) is not in the heading; add a SheetFact")
    }
  }

  /// A new setting needs a change above.
  @Test func everySettingIsTried() {
    let properties = Set(Mirror(reflecting: RenderSettings()).children.compactMap(\.label))
    #expect(properties == Set(Self.changes.map(\.property)).union(Self.unmentioned))
  }
}
