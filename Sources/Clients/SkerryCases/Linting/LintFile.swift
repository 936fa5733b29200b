package import Foundation
import SkerryDiagnostics
package import SkerryAssetLint

/// The part `lint` of `skerry.json`: the options of `lint` by their names.
package struct LintFile {
  /// The strings of each option.
  package private(set) var strings: [String: [String]] = [:]
  /// Whether warnings count as errors.
  package private(set) var isStrict = false
  /// Which assets are shown in which presentation.
  package private(set) var assignments: [AssetAssignment] = []
  /// The file's bytes, for the rules about the file itself; `nil` if there is none.
  package let data: Data?
  /// The file's name in the current folder.
  package static let name = "skerry.json"

  private static let known: Set<String> = [
    "presentation", "device", "dynamic-type", "color-scheme", "locale", "ignore", "baseline", "payloads", "strict", "assets",
  ]

  /// Reads the file in the current folder. Throws an error with one sentence if it exists and is invalid.
  package init() throws {
    data = try InputFile.whereThere(Self.name)
    guard let data else { return }
    guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
      throw CommandError("\(Self.name) is not a valid JSON object; check its brackets, commas and quotes.")
    }
    try ConfigurationKeys.check(root.keys, in: Self.name)
    guard let own = root["lint"] else { return }
    guard let own = own as? [String: Any] else { throw CommandError("\(Self.name): lint must be an object with the options of lint.") }
    for (name, value) in own.sorted(by: { $0.key < $1.key }) {
      guard Self.known.contains(name) else {
        throw CommandError.unknown("\(Self.name): the option \"\(name)\" of lint", name, Self.known.sorted())
      }
      if name == "assets" {
        do {
          assignments = try AssetLintSettings.assignments(value, Self.name)
        } catch {
          throw CommandError("\(error)")
        }
      } else if name == "strict", let flag = value as? Bool {
        isStrict = flag
      } else if let word = value as? String {
        strings[name] = word.split(separator: ",").map(String.init)
      } else if let words = value as? [String] {
        strings[name] = words
      } else {
        throw CommandError("\(Self.name): lint.\(name) must be \(name == "strict" ? "true or false" : "a string or a list of strings").")
      }
    }
  }
}
