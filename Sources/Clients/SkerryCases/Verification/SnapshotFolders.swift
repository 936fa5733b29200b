import Foundation
import SkerryDiagnostics
import SkerryFormats
package import SkerrySnapshot

/// The folders of goldens and artifacts. A flag overrides the environment, which overrides `skerry.json`.
package struct SnapshotFolders {
  /// As given, for messages.
  package var goldensName: String
  /// As given, for messages.
  package var artifactsName: String
  /// The folder that both are in, unless the call names others.
  package let project: ProjectFolder

  /// The goldens.
  package var store: GoldenStore {
    var store = GoldenStore(URL(fileURLWithPath: goldensName))
    store.libraries = DrawingLibraries.versions
    return store
  }
  /// The pictures of differences, and `run.json`.
  package var artifacts: ArtifactFolder { ArtifactFolder(URL(fileURLWithPath: artifactsName)) }

  /// The first one given is used: the option, the environment, `skerry.json`, the default. Throws `CommandError` if the goldens are not a folder.
  package init(_ arguments: Arguments, _ configuration: SnapshotConfiguration, _ environment: [String: String]) throws {
    func given(_ values: String?...) -> String? { values.compactMap { $0 }.first { !$0.isEmpty } }
    // Paths in a call are relative to the current folder, those in `skerry.json` and the defaults to the package.
    project = ProjectFolder(arguments, environment)
    goldensName =
      given(arguments.value("goldens"), environment["SKERRY_GOLDENS"]) ?? project.path(given(configuration.goldens) ?? ProjectFiles.goldens)
    artifactsName =
      given(arguments.value("artifacts"), SnapshotVariables.artifacts(in: environment))
      ?? project.path(given(configuration.artifacts) ?? ProjectFiles.artifacts)
    if FileManager.default.fileExists(atPath: goldensName), !InputFolder.exists(goldensName) {
      throw CommandError("\(goldensName) is not a folder; choose another with --goldens.")
    }
  }
}

/// The folder of the files that a call does not name: `skerry.json`, the goldens and the artifacts.
package struct ProjectFolder {
  /// The variable by which the stand-alone command passes `--package-path` on to the programs that it calls.
  package static let variable = "SKERRY_FOLDER"

  /// As given, for messages; `nil` is the current folder.
  package let name: String?

  /// `--package-path`, otherwise the folder that the stand-alone command passes on, otherwise the current one.
  package init(_ arguments: Arguments?, _ environment: [String: String]) {
    name = [arguments?.value("package-path"), environment[Self.variable]].compactMap { $0 }.first { !$0.isEmpty }
  }

  /// The path of a file or folder in it; an absolute path stays as it is.
  package func path(_ file: String) -> String {
    guard let name, !file.hasPrefix("/") else { return file }
    return name.hasSuffix("/") ? name + file : "\(name)/\(file)"
  }
}
