import Foundation
import Synchronization

/// The languages of string tables in which strings are looked up, best first. The order for a language is found
/// once, because every text view asks for it.
final class LanguageSearch: Sendable {
  /// The languages of the tables, in lowercase and sorted.
  private let available: [String]
  /// The language of the keys, if a catalogue declares one.
  private let source: String?
  private let found = Mutex<[String: [String]]>([:])

  /// - Parameters:
  ///   - available: the languages of the tables, in lowercase and sorted.
  ///   - source: the language of the keys, if a catalogue declares one.
  init(of available: [String], source: String?) {
    self.available = available
    self.source = source
  }

  /// The available languages to search for a string: the exact one, related ones, then the development language.
  func languages(for language: String) -> [String] {
    if let known = found.withLock({ $0[language] }) { return known }
    let order = order(for: language.replacingOccurrences(of: "_", with: "-").lowercased()).filter(available.contains)
    found.withLock { $0[language] = order }
    return order
  }

  private func order(for tag: String) -> [String] {
    let candidates = Self.candidates(for: tag)
    // In the development language, the key itself is the string.
    if let end = candidates.firstIndex(where: { $0 == source }) { return Array(candidates[...end]) }
    let base = tag.prefix { $0 != "-" }
    return candidates + available.filter { $0.hasPrefix(base + "-") } + [source, "base", "en"].compactMap { $0 }
  }

  /// A language tag and its fallbacks: `zh-hant-tw`, `zh-hant`, `zh-tw`, `zh`.
  private static func candidates(for tag: String) -> [String] {
    var result = [tag]
    let locale = Locale.Language(identifier: tag)
    if let code = locale.languageCode?.identifier.lowercased() {
      let script = Locale.Language(identifier: locale.maximalIdentifier).script?.identifier.lowercased()
      if let script { result.append("\(code)-\(script)") }
      if let region = locale.region?.identifier.lowercased() { result.append("\(code)-\(region)") }
      result.append(code)
      let kin = ["nb": "no", "no": "nb", "he": "iw", "id": "in", "yue": "zh-hant"]
      if let other = kin[code] { result.append(other) }
    }
    var cut = tag
    while let dash = cut.lastIndex(of: "-") {
      cut = String(cut[..<dash])
      result.append(cut)
    }
    return result
  }
}
