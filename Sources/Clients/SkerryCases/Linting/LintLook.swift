import Foundation
import SkerryGeometry
package import SkerryPipeline
package import SkerryPresentation
import SkerryUI

/// A device and settings in which the rules check a case.
@MainActor
package struct LintLook {
  package let device: Device
  /// What the pictures depend on besides their views.
  package let settings: RenderSettings
  /// Whether the language is one that the call asks for. The project's other languages are checked for lack of space only.
  let isAsked: Bool

  /// Every device with every look that the call asks for, and with one for each of the project's other languages.
  ///
  /// - Parameter languages: the languages of the project's strings, as identifiers.
  package static func all(_ options: LintOptions, languages: [String]) -> [LintLook] {
    let others = otherLanguages(options, languages).compactMap { locale in
      options.looks.first.map { look in
        var look = look
        look.locale = locale
        look.layoutDirection = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return look
      }
    }
    let asked = Set(options.looks.map(\.locale))
    return options.cases.devices.flatMap { device in
      (options.looks + others).map { look in
        var settings = look
        settings.scale = device.scale
        // The rules check the app's views without marks.
        settings.oversizedImages = .draw
        return LintLook(device: device, settings: settings, isAsked: asked.contains(look.locale))
      }
    }
  }

  /// The same look after the stale date, for those that show what only that state can do wrong: the default text size, and a language that
  /// the call asks for. `nil` for the others, and for a look that is stale itself.
  var stale: LintLook? {
    guard isAsked, !settings.isStale, settings.dynamicType == .large else { return nil }
    var settings = settings
    settings.isStale = true
    return LintLook(device: device, settings: settings, isAsked: true)
  }

  /// The project's other languages, unless the call names some.
  private static func otherLanguages(_ options: LintOptions, _ languages: [String]) -> [Locale] {
    guard !options.namesLocales else { return [] }
    let known = Set(options.looks.map { languageCode(of: $0.locale) })
    return languages.filter { $0 != "base" && !known.contains($0) && !known.contains(languageCode(of: Locale(identifier: $0))) }
      .map { Locale(identifier: $0) }
  }

  private static func languageCode(of locale: Locale) -> String { locale.language.languageCode?.identifier ?? locale.identifier }

  /// What differs from the defaults, for messages: ` (iPhone SE, dark, de)`; empty if nothing does.
  var label: String {
    let words = differences(device: device.names.first ?? device.id, locale: settings.locale.identifier)
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  /// What differs from the defaults, for a file's name: `.375x667.dark.de`.
  var suffix: String {
    differences(device: device.id, locale: Slug.make(settings.locale.identifier)).map { "." + $0 }.joined()
  }

  private func differences(device name: String, locale: String) -> [String] {
    var words: [String] = []
    if device.id != Devices.standard.id { words.append(name) }
    if settings.colorScheme == .dark { words.append("dark") }
    if settings.dynamicType != .large { words.append("\(settings.dynamicType)") }
    if settings.locale != RenderSettings().locale { words.append(locale) }
    if settings.isStale { words.append("stale") }
    return words
  }
}
