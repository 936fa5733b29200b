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

  /// Reads the file in the current folder. Throws an error with one sentence if it exists and is invalid.
  package init() throws {
    data = try InputFile.whereThere(Self.name)
    guard let data else { return }
    let root = try ConfigurationKeys.members(data, in: Self.name)
    guard let own = root["lint"] else { return }
    guard let own = own as? [String: Any] else { throw CommandError("\(Self.name): lint must be an object with the options of lint.") }
    for (name, value) in own.sorted(by: { $0.key < $1.key }) {
      guard AssetLintSettings.options.contains(name) else {
        throw CommandError.unknown("\(Self.name): the option \"\(name)\" of lint", name, AssetLintSettings.options.sorted())
      }
      do {
        switch name {
        case "assets": assignments = try AssetLintSettings.assignments(value, Self.name)
        case "strict": isStrict = try AssetLintSettings.flag(value, name, Self.name)
        case _: strings[name] = try AssetLintSettings.words(value, name, Self.name)
        }
      } catch {
        throw CommandError("\(error)")
      }
    }
  }
}
