import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryPresentation

/// The object `lint` of `skerry.json`: the options of `lint` by their names, as in
/// `"lint": {"assets": {"minimal": ["Rider*"]}, "ignore": ["asset-bytes"], "strict": true}`.
package struct LintSettings: Sendable {
  /// The strings of each option but `assets` and `strict`.
  package private(set) var strings: [String: [String]] = [:]
  /// Whether warnings count as errors.
  package private(set) var isStrict = false
  /// Which assets are shown in which presentation, for assets that no view names literally.
  package private(set) var assignments: [AssetAssignment] = []

  /// The rules to leave out, by name.
  package var ignored: Set<String> { Set(strings["ignore"] ?? []) }

  /// The defaults.
  package init() {}

  /// Reads the file's object `lint`. Throws a one-sentence error if the file or that object is wrong.
  package init(contentsOf path: String) throws(SettingsError) {
    do {
      try self.init(SettingsDocument.members(InputFile.read(path), file: path), in: path)
    } catch let error as SettingsError {
      throw error
    } catch {
      throw SettingsError(description: "\(error)")
    }
  }

  /// Throws if `lint` is not an object, or has an unknown member or one of the wrong type.
  ///
  /// - Parameters:
  ///   - root: the members of the whole file; without `lint`, the settings are the defaults.
  ///   - path: the file, for messages.
  package init(_ root: [String: Any], in path: String) throws(SettingsError) {
    guard let own = root["lint"] else { return }
    guard let own = own as? [String: Any] else {
      throw SettingsError(description: "\(path): lint must be an object with the options of lint.")
    }
    for (name, value) in own.sorted(by: { $0.key < $1.key }) {
      guard Self.options.contains(name) else {
        throw SettingsError(
          description: NearestName.unknown("\(path): the option \"\(name)\" of lint", name, Self.options.sorted()))
      }
      switch name {
      case "assets": assignments = try Self.assignments(value, path)
      case "strict": isStrict = try Self.flag(value, name, path)
      case _: strings[name] = try Self.words(value, name, path)
      }
    }
  }

  private static let options: Set<String> = [
    "presentation", "device", "dynamic-type", "color-scheme", "locale", "ignore", "baseline", "payloads", "strict", "assets",
  ]

  /// A list of strings, or one string with commas.
  private static func words(_ value: Any, _ name: String, _ path: String) throws(SettingsError) -> [String] {
    if let words = value as? [String] { return words }
    if let word = value as? String { return word.split(separator: ",").map(String.init) }
    throw SettingsError(description: "\(path): lint.\(name) must be a string or a list of strings.")
  }

  private static func flag(_ value: Any, _ name: String, _ path: String) throws(SettingsError) -> Bool {
    guard let number = value as? NSNumber, number.isJSONBoolean else {
      throw SettingsError(description: "\(path): lint.\(name) must be true or false.")
    }
    return number.boolValue
  }

  /// - Parameter value: an object of presentations, each with the names of its assets, in which `*` matches anything.
  private static func assignments(_ value: Any, _ path: String) throws(SettingsError) -> [AssetAssignment] {
    guard let object = value as? [String: Any] else {
      throw SettingsError(description: "\(path): lint.assets must be an object such as {\"minimal\": [\"Rider*\"]}.")
    }
    var result: [AssetAssignment] = []
    for (name, patterns) in object.sorted(by: { $0.key < $1.key }) {
      guard let presentation = Presentation(rawValue: name) else {
        throw SettingsError(
          description: NearestName.unknown(
            "\(path): the presentation \"\(name)\" of lint.assets", name, Presentation.allCases.map(\.rawValue)))
      }
      guard let patterns = patterns as? [String] else {
        throw SettingsError(description: "\(path): lint.assets.\(name) must be a list of asset names.")
      }
      result.append(AssetAssignment(presentation: presentation, patterns: patterns))
    }
    return result
  }
}

/// Why settings cannot be used.
package struct SettingsError: Error, CustomStringConvertible {
  package let description: String
}
