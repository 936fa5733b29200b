import Foundation
import SkerryDiagnostics
import SkerryFormats
package import SkerryPresentation

/// The asset settings in `skerry.json`: `"lint": {"assets": {"minimal": ["Rider*"]}, "ignore": ["asset-bytes"],
/// "strict": true}`.
package struct AssetLintSettings: Sendable {
  /// Which assets are shown in which presentation, for assets that no view names literally.
  package var assignments: [AssetAssignment] = []
  /// The rules to leave out, by name.
  package var ignored: Set<String> = []
  /// Whether warnings count as errors.
  package var isStrict = false

  package init() {}

  /// Throws a one-sentence error if the file is wrong.
  package init(contentsOf path: String) throws(SettingsError) {
    let data: Data
    do {
      data = try InputFile.read(path)
    } catch {
      throw SettingsError(description: error.description)
    }
    guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
      throw SettingsError(description: "\(path) is not a valid JSON object; check its brackets, commas and quotes.")
    }
    guard let own = root["lint"] else { return }
    guard let own = own as? [String: Any] else {
      throw SettingsError(description: "\(path): lint must be an object with the options of lint.")
    }
    ignored = Set((own["ignore"] as? [String]) ?? (own["ignore"] as? String)?.split(separator: ",").map(String.init) ?? [])
    isStrict = own["strict"] as? Bool ?? false
    assignments = try Self.assignments(own["assets"], path)
  }

  /// - Parameter value: an object of presentations, each with the names of its assets, in which `*` matches anything.
  package static func assignments(_ value: Any?, _ path: String) throws(SettingsError) -> [AssetAssignment] {
    guard let value else { return [] }
    guard let object = value as? [String: Any] else {
      throw SettingsError(description: "\(path): lint.assets must be an object such as {\"minimal\": [\"Rider*\"]}.")
    }
    var result: [AssetAssignment] = []
    for (name, patterns) in object.sorted(by: { $0.key < $1.key }) {
      guard let presentation = Presentation(rawValue: name) else {
        let names = Presentation.allCases.map(\.rawValue).joined(separator: ", ")
        throw SettingsError(description: "\(path): lint.assets has no presentation \"\(name)\"; choose one of \(names).")
      }
      guard let patterns = patterns as? [String] else {
        throw SettingsError(description: "\(path): lint.assets.\(name) must be a list of asset names.")
      }
      result.append(AssetAssignment(presentation: presentation, patterns: patterns))
    }
    return result
  }
}

/// The assets that a presentation shows, by name.
package struct AssetAssignment: Sendable {
  package var presentation: Presentation
  /// `*` matches anything, `?` one character; case is ignored.
  package var patterns: [String]

  func covers(_ name: String) -> Bool { patterns.contains { Glob($0).matches(name) } }
}

/// Why settings cannot be used.
package struct SettingsError: Error, CustomStringConvertible {
  package let description: String
}
