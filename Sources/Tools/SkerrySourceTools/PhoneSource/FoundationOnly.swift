import Foundation

/// Files that import only Foundation, which has more API on iOS than on Linux.
package enum FoundationOnly {
  /// Modules that re-export those additions.
  private static let exporters: Set<Substring> = [
    "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Charts", "Combine", "UIKit", "UserNotifications", "CoreLocation", "os", "OSLog",
    "Intents",
  ]

  /// Whether a file imports Foundation and no other framework of Apple's.
  package static func matches(_ text: String) -> Bool {
    var importsFoundation = false
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "." }
      guard let at = words.firstIndex(of: "import"), at + 1 < words.count else { continue }
      if exporters.contains(words[at + 1]) { return false }
      if words[at + 1] == "Foundation" { importsFoundation = true }
    }
    return importsFoundation
  }

  /// A file of the same module that exports them to all its files.
  package static let exports = """
    // API that Foundation has on iOS and lacks on Linux, for files of this module that only import Foundation.
    @_exported public import SkerryFoundation
    @_exported public import SkerryLocalization
    import Foundation

    // A module's own functions take precedence over Foundation's, which on Linux know no plural forms.
    extension Swift.String {
      @usableFromInline init(format: __shared Swift.String, _ arguments: any Swift.CVarArg...) {
        self = SkerryLocalization._FormattedString.text(format, arguments, locale: nil)
      }
      @usableFromInline init(format: __shared Swift.String, arguments: __shared [any Swift.CVarArg]) {
        self = SkerryLocalization._FormattedString.text(format, arguments, locale: nil)
      }
      @usableFromInline init(format: __shared Swift.String, locale: __shared Foundation.Locale?, _ arguments: any Swift.CVarArg...) {
        self = SkerryLocalization._FormattedString.text(format, arguments, locale: locale)
      }
      @usableFromInline init(format: __shared Swift.String, locale: __shared Foundation.Locale?, arguments: __shared [any Swift.CVarArg]) {
        self = SkerryLocalization._FormattedString.text(format, arguments, locale: locale)
      }
      @usableFromInline static func localizedStringWithFormat(_ format: Swift.String, _ arguments: any Swift.CVarArg...) -> Swift.String {
        SkerryLocalization._FormattedString.text(format, arguments, locale: .current)
      }
    }

    """

  /// The translation of a key in a table that is optional. A module that declares such a function cannot have it.
  package static let localizedString = """
    @usableFromInline func NSLocalizedString(
      _ key: Swift.String, tableName: Swift.String?, bundle: Foundation.Bundle, value: Swift.String, comment: Swift.String
    ) -> Swift.String { SkerryLocalization._FormattedString.translation(of: key, value: value, table: tableName, in: bundle) }

    """

  /// Files that format strings, whose plural forms the exports know.
  package static func formatsStrings(_ text: String) -> Bool {
    text.contains("localizedStringWithFormat") || text.contains("String(format: NSLocalizedString(")
  }

  /// The translations of a bundle in the language that is drawn. A module with a subclass of `Bundle` cannot have it: the subclass could not
  /// override the function.
  package static let bundle = """
    extension Foundation.Bundle {
      @usableFromInline func localizedString(forKey key: Swift.String, value: Swift.String?, table tableName: Swift.String?) -> Swift.String {
        SkerryLocalization._FormattedString.translation(of: key, value: value, table: tableName, in: self)
      }
    }

    """
}
