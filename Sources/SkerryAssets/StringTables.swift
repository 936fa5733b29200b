import Foundation

/// The texts of `.strings` files in `.lproj` folders and of `.xcstrings` catalogues.
struct StringTables: Sendable {
  /// Language, table, key.
  private let texts: [String: [String: [String: String]]]

  init(folders: [URL]) {
    var texts: [String: [String: [String: String]]] = [:]
    for folder in folders {
      let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      for entry in entries.sorted(by: { $0.path < $1.path }) {
        let stem = entry.deletingPathExtension().lastPathComponent
        switch entry.pathExtension {
        case "lproj":
          let files = (try? FileManager.default.contentsOfDirectory(at: entry, includingPropertiesForKeys: nil)) ?? []
          for file in files where file.pathExtension == "strings" {
            let table = file.deletingPathExtension().lastPathComponent
            texts[stem.lowercased(), default: [:]][table, default: [:]].merge(Self.strings(file)) { first, _ in first }
          }
        case "xcstrings":
          for (language, own) in Self.catalogue(entry) {
            texts[language.lowercased(), default: [:]][stem, default: [:]].merge(own) { first, _ in first }
          }
        default: continue
        }
      }
    }
    self.texts = texts
  }

  func string(forKey key: String, table: String, language: String) -> String? {
    if texts.isEmpty { return nil }
    // en_US, then en, then the development language.
    let tag = language.replacingOccurrences(of: "_", with: "-").lowercased()
    for candidate in [tag, String(tag.prefix { $0 != "-" }), "base"] {
      if let text = texts[candidate]?[table]?[key] { return text }
    }
    return nil
  }

  private static func strings(_ file: URL) -> [String: String] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: String] ?? [:]
  }

  private static func catalogue(_ file: URL) -> [String: [String: String]] {
    guard let data = try? Data(contentsOf: file), let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return [:] }
    var result: [String: [String: String]] = [:]
    for (key, value) in root["strings"] as? [String: [String: Any]] ?? [:] {
      for (language, entry) in value["localizations"] as? [String: [String: Any]] ?? [:] {
        if let text = (entry["stringUnit"] as? [String: Any])?["value"] as? String { result[language, default: [:]][key] = text }
      }
    }
    return result
  }
}
