package import Foundation
import SkerryFormats
package import SkerryGeometry
package import SkerryLocalization
package import SkerryUI
package import SkerryWidget

/// Everything that a picture depends on besides its views. Every default is fixed, so that no setting of the machine has an effect.
package struct RenderSettings: Sendable {
  package var colorScheme = ColorScheme.light
  /// The iOS release that is drawn.
  package var release = SystemRelease.standard
  /// The same without its early form; setting it draws the release as it is known.
  package var version: SystemVersion {
    get { release.version }
    set { release = SystemRelease(newValue) }
  }
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
