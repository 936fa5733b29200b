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
  /// The file's name in the package's folder.
  package static let name = "skerry.json"
  /// The file's path, for messages.
  package let path: String
  private let project: ProjectFolder

  /// Reads the file in the package's folder. Throws `CommandError` if it exists and is invalid.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    project = ProjectFolder(nil, environment)
    path = project.path(Self.name)
    data = try InputFile.dataIfPresent(path)
    guard let data else { return }
    let root = try ConfigurationKeys.members(data, in: path)
    guard let own = root["lint"] else { return }
    guard let own = own as? [String: Any] else { throw CommandError("\(path): lint must be an object with the options of lint.") }
    for (name, value) in own.sorted(by: { $0.key < $1.key }) {
      guard AssetLintSettings.options.contains(name) else {
        throw CommandError.unknown("\(path): the option \"\(name)\" of lint", name, AssetLintSettings.options.sorted())
      }
      do {
        switch name {
        case "assets": assignments = try AssetLintSettings.assignments(value, path)
        case "strict": isStrict = try AssetLintSettings.flag(value, name, path)
        case _: strings[name] = try AssetLintSettings.words(value, name, path)
        }
      } catch {
        throw CommandError("\(error)")
      }
    }
  }

  /// The path of a file or folder that it names; an empty name stays empty.
  func file(_ option: String) -> String? { strings[option]?.first.map { $0.isEmpty ? $0 : project.path($0) } }
}
