import SkerryGeometry
import SkerryPipeline
import SkerryUI

extension Option {
  /// Options of appearance. If several values are given, every combination is drawn.
  static let looks: [Option] = [
    colorScheme(Set<Verb>.drawing.subtracting([.lint]), standard: "light"), colorScheme([.lint], standard: "light,dark"),
    dynamicType(Set<Verb>.drawing.subtracting([.lint]), standard: "large"), dynamicType([.lint], standard: "large,xxxLarge"),
    locale(Set<Verb>.drawing.subtracting([.lint]).union([.simulate, .pushApply]), standard: "en_US"),
    locale([.lint], standard: "en_US; truncation is checked in every language of the string tables"),
    .list(
      "layout-direction", .choices("D") { NamedChoices.layoutDirections.names }, .looks, .drawing, standard: "the language's",
      multiplied: true, "the direction of layout"),
    .value("time-zone", .any("Z"), .looks, .drawing, standard: "UTC", "such as Europe/Berlin"),
    .value(
      "now", .any("TIME"), .looks, .drawing.union([.states]), standard: "2026-01-09T09:41:00Z", "the time that views see, ISO 8601"),
    .value(
      "later", .any("DURATION"), .looks, [.render, .serve, .watch], standard: "0s",
      "draws the pictures this long after their states began, so that timers and progress move, such as 90s, 15m or 1h30m"),
    .list(
      "redact", .choices("R") { NamedChoices.redactions.names }, .looks, .drawing,
      "draws placeholders, hides privacySensitive views, or marks data as invalidated"),
    .flag("luminance-reduced", .looks, .drawing, "draws the dimmed look of the always-on display"),
    .flag("increased-contrast", .looks, .drawing, "draws with the system's increased contrast"),
    .flag("stale", .looks, .drawing, "draws the content as if it were past its staleDate"),
    .list(
      "os", .choices("V") { NamedChoices.releases.names }, .looks,
      Set<Verb>.drawing.union([.specs, .simulate, .pushApply]), standard: "26",
      multiplied: true,
      "the iOS release to draw, which decides sizes, colours, materials and controls: \(SystemRelease.choices)"),
    .list(
      "palette", .choices("P") { NamedChoices.palettes.names }, .looks, .drawing, standard: "that of --os", multiplied: true,
      "the older spelling of --os 18 and --os 26"),
    .list(
      "wallpaper", .suggested("W") { ["light", "dark"] }, .looks, .drawing.union([.simulate, .pushApply]),
      standard: "one that follows the colour scheme",
      multiplied: true, "the wallpaper: light, dark or the path of a picture"),
    .flag("camera", .looks, .drawing, "draws the camera in the island; on a phone it is not visible"),
    .flag("night", .looks, .drawing, "draws StandBy in red, as at night"),
    .value(
      "oversized", .choices("MODE") { NamedChoices.oversizedImages.names }, .looks, .drawing.union([.simulate, .pushApply]),
      standard: "mark",
      "how images larger than their presentation are drawn; the exit code is 2 in each case"),
    .list(
      "rendering-mode", .choices("M") { NamedChoices.renderingModes.names }, .looks, .drawing, standard: "that of the presentation",
      multiplied: true, "the rendering mode of widgets"),
    .flag("mark-stand-ins", .looks, .drawing, "draws a dashed frame around every symbol that a substitute icon shows"),
    .value(
      "fonts", .folder("DIR"), .looks, .drawing.union([.simulate, .pushApply]),
      "a folder with fonts and exported symbols, which replace the substitutes for Apple's"),
  ]

  private static func colorScheme(_ verbs: Set<Verb>, standard: String) -> Option {
    .list(
      "color-scheme", .choices("S") { NamedChoices.colorSchemes.names }, .looks, verbs, standard: standard, multiplied: true,
      "the appearance")
  }

  private static func locale(_ verbs: Set<Verb>, standard: String) -> Option {
    .list(
      "locale", .suggested("L") { ["en", "de", "fr", "es", "ja", "ar", "he", "pt-BR", "zh-Hans", "pseudo", "pseudo-rtl"] }, .looks, verbs,
      standard: standard, multiplied: true,
      "a language and region; en+hi has a further language of the user, which makes lines higher; pseudo is longer and accented, "
        + "pseudo-rtl mirrored")
  }

  private static func dynamicType(_ verbs: Set<Verb>, standard: String) -> Option {
    .list(
      "dynamic-type", .choices("SIZE") { NamedChoices.dynamicTypeSizes.names }, .looks, verbs, standard: standard, multiplied: true,
      "text sizes from xSmall to xxxLarge and from accessibility1 to accessibility5")
  }
}
