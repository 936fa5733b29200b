import Foundation
import SkerryGeometry
import SkerryLocalization
package import SkerryPipeline

/// The value of `--locale`: a language, further preferred ones after plus signs, or one of the two pseudo-locales.
package struct LocaleOption {
  var locale = Locale(identifier: "en_US")
  /// The user's further languages, which make lines of text higher.
  var further: [String] = []
  /// The pseudo-locale that the value names; `nil` for a real language.
  var pseudo: PseudoLocale?
  /// The writing direction of the language.
  var direction = LayoutDirection.leftToRight

  /// Throws `CommandError` if the text is not the code of a language.
  package init(_ text: String) throws {
    switch text.lowercased() {
    case "pseudo", "en-xa", "en_xa": pseudo = .accented
    case "pseudo-rtl", "ar-xb", "ar_xb":
      pseudo = .mirrored
      direction = .rightToLeft
    default:
      let names = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
      guard names.allSatisfy(Self.isLanguage) else {
        throw CommandError(
          "--locale \(text) is not a language; write for example de, pt-BR or ar_EG, en+hi for English with Hindi as a further language of "
            + "the user, or pseudo or pseudo-rtl for generated ones.")
      }
      let language = Locale.Language(identifier: names[0])
      locale = Locale(identifier: names[0])
      further = Array(names.dropFirst())
      if language.characterDirection == .rightToLeft { direction = .rightToLeft }
    }
  }

  private static func isLanguage(_ text: String) -> Bool {
    let isWellFormed = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_@=".contains($0)) }
    return isWellFormed && Locale.Language(identifier: text).languageCode?.isISOLanguage == true
  }

  /// Text in the language, and views in its writing direction.
  package func apply(to settings: inout RenderSettings) {
    settings.locale = locale
    settings.preferredLanguages = further
    settings.pseudoLocale = pseudo
    settings.layoutDirection = direction
  }
}
