package import Foundation

/// A string catalogue (`.xcstrings`): the localizations of each key, as they are in the file.
package struct StringCatalogue {
  /// The language in which the app is written.
  package let sourceLanguage: String?
  /// By key, then by language.
  package let localizations: [String: [String: [String: Any]]]

  /// `nil` if the data is not a string catalogue.
  package init?(_ data: Data) {
    guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any], let strings = root["strings"] as? [String: Any]
    else { return nil }
    sourceLanguage = root["sourceLanguage"] as? String
    localizations = strings.mapValues { string in
      let all = (string as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      return all.compactMapValues { $0 as? [String: Any] }
    }
  }

  /// Why a localization has no text, as the beginning of a sentence that the key ends; `nil` for one that is meant to have none here, such as
  /// one with variations for other devices only.
  package static func fault(of localization: [String: Any]) -> String? {
    if let unit = localization["stringUnit"] {
      return ((unit as? [String: Any])?["value"] as? String) == nil ? "has no string as the value of" : nil
    }
    guard let plural = (localization["variations"] as? [String: Any])?["plural"] else { return nil }
    guard let forms = plural as? [String: [String: Any]] else { return "has no plural forms for" }
    return forms.values.allSatisfy { text(of: $0) == nil } ? "has no string in the plural forms of" : nil
  }

  /// The text of a localization, or of one of its variations; `nil` if it has variations.
  package static func text(of localization: [String: Any]) -> String? {
    (localization["stringUnit"] as? [String: Any])?["value"] as? String
  }
}
