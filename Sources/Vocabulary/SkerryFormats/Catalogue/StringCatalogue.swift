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

  /// The text of a localization, or of one of its variations; `nil` if it has variations.
  package static func text(of localization: [String: Any]) -> String? {
    (localization["stringUnit"] as? [String: Any])?["value"] as? String
  }
}
