import Foundation
import SkerryGeometry
import SkerryLocalization
package import SkerryPipeline

/// The value of `--locale`: a language, or one of the two pseudo-locales.
package struct LocaleOption {
  var locale = Locale(identifier: "en_US")
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
      let language = Locale.Language(identifier: text)
      let isWellFormed = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_@=".contains($0)) }
      guard isWellFormed, let code = language.languageCode, code.isISOLanguage else {
        throw CommandError(
          "--locale \(text) is not a language; write for example de, pt-BR or ar_EG, or pseudo or pseudo-rtl for generated ones.")
      }
      locale = Locale(identifier: text)
      if language.characterDirection == .rightToLeft { direction = .rightToLeft }
    }
  }

  /// Text in the language, and views in its writing direction.
  package func apply(to settings: inout RenderSettings) {
    settings.locale = locale
    settings.pseudoLocale = pseudo
    settings.layoutDirection = direction
  }
}
