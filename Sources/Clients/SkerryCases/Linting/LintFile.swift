package import Foundation
import SkerryDiagnostics
package import SkerryAssetLint
import SkerryFormats

/// The settings of `lint` in the package's `skerry.json`.
package struct LintFile {
  /// Its object `lint`; the defaults if there is none.
  package let settings: LintSettings
  /// The file's bytes, for the rules about the file itself; `nil` if there is none.
  package let data: Data?
  /// The file's name in the package's folder.
  package static let name = ProjectFiles.settings
  /// The file's path, for messages.
  package let path: String
  private let project: ProjectFolder

  /// Reads the file in the package's folder. Throws `CommandError` if it exists and is invalid.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    project = ProjectFolder(nil, environment)
    path = project.path(Self.name)
    data = try InputFile.dataIfPresent(path)
    guard let data else {
      settings = LintSettings()
      return
    }
    let root = try ConfigurationKeys.members(data, in: path)
    do {
      settings = try LintSettings(root, in: path)
    } catch {
      throw CommandError(error.description)
    }
  }

  /// The path of a file or folder that it names; an empty name stays empty.
  func file(_ option: String) -> String? { settings.strings[option]?.first.map { $0.isEmpty ? $0 : project.path($0) } }
}
