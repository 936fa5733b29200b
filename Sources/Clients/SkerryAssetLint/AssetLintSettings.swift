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
    let root: [String: Any]
    do {
      root = try SettingsDocument.members(data, file: path)
    } catch {
      throw SettingsError(description: error.description)
    }
    guard let own = root["lint"] else { return }
    guard let own = own as? [String: Any] else {
      throw SettingsError(description: "\(path): lint must be an object with the options of lint.")
    }
    for name in own.keys.sorted() where !Self.options.contains(name) {
      let names = Self.options.sorted().joined(separator: ", ")
      throw SettingsError(description: "\(path): the option \"\(name)\" of lint is not known; choose one of \(names).")
    }
    if let value = own["ignore"] { ignored = Set(try Self.words(value, "ignore", path)) }
    if let value = own["strict"] { isStrict = try Self.flag(value, "strict", path) }
    assignments = try Self.assignments(own["assets"], path)
  }

  /// The keys of the object `lint`.
  package static let options: Set<String> = [
    "presentation", "device", "dynamic-type", "color-scheme", "locale", "ignore", "baseline", "payloads", "strict", "assets",
  ]

  /// The words of an option: a list of strings, or one string with commas. Throws `SettingsError` for anything else.
  package static func words(_ value: Any, _ name: String, _ path: String) throws(SettingsError) -> [String] {
    if let words = value as? [String] { return words }
    if let word = value as? String { return word.split(separator: ",").map(String.init) }
    throw SettingsError(description: "\(path): lint.\(name) must be a string or a list of strings.")
  }

  /// The value of an option that is on or off. Throws `SettingsError` for anything but a Boolean.
  package static func flag(_ value: Any, _ name: String, _ path: String) throws(SettingsError) -> Bool {
    guard let number = value as? NSNumber, number.isJSONBoolean else {
      throw SettingsError(description: "\(path): lint.\(name) must be true or false.")
    }
    return number.boolValue
  }

  /// The presentations that show assets. Throws `SettingsError` for an unknown presentation or a value of another kind.
  ///
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
