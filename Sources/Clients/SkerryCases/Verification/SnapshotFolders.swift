import Foundation
package import SkerrySnapshot

/// The folders of goldens and artifacts. A flag overrides the environment, which overrides `skerry.json`.
package struct SnapshotFolders {
  /// As given, for messages.
  package var goldensName: String
  /// As given, for messages.
  package var artifactsName: String

  /// The goldens.
  package var store: GoldenStore {
    var store = GoldenStore(URL(fileURLWithPath: goldensName))
    store.libraries = DrawingLibraries.versions
    return store
  }
  /// The pictures of differences, and `run.json`.
  package var artifacts: ArtifactFolder { ArtifactFolder(URL(fileURLWithPath: artifactsName)) }

  /// The first one given is used: the option, the environment, `skerry.json`, the default. Throws `CommandError` for an
  /// empty name.
  package init(_ arguments: Arguments, _ configuration: SnapshotConfiguration, _ environment: [String: String]) throws {
    func given(_ values: String?...) -> String? { values.compactMap { $0 }.first { !$0.isEmpty } }
    goldensName = given(arguments.value("goldens"), environment["SKERRY_GOLDENS"], configuration.goldens) ?? "Goldens"
    artifactsName =
      given(
        arguments.value("artifacts"), environment["SKERRY_ARTIFACTS"], environment["SNAPSHOT_ARTIFACTS"],
        environment["TEST_UNDECLARED_OUTPUTS_DIR"], configuration.artifacts) ?? ".skerry"
    for name in ["goldens", "artifacts"] where arguments.value(name)?.isEmpty ?? false {
      throw CommandError("--\(name) needs the name of a folder.")
    }
  }
}
