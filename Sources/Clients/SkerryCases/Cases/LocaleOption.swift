import Foundation
import SkerryGeometry
import SkerryLocalization

/// The value of `--locale`: a language, or one of the two pseudo-locales.
struct LocaleOption {
  package var locale = Locale(identifier: "en_US")
  /// `nil` for a real language.
  package var pseudo: PseudoLocale?
  /// The writing direction of the language.
  package var direction = LayoutDirection.leftToRight

  init(_ text: String) throws {
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
}
