import Foundation
import PackagePlugin

/// Lints a target's asset catalogues on every build: a violation is a build error at its place. Nothing is checked
/// again while no file of the catalogues has changed.
@main struct SkerryAssetLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let catalogues = files(below: target.directoryURL).filter { $0.pathExtension == "xcassets" }
    guard !catalogues.isEmpty else { return [] }
    let stamp = context.pluginWorkDirectoryURL.appending(path: "\(target.name)Assets.linted")
    let settings = context.package.directoryURL.appending(path: "skerry.json")
    let hasSettings = FileManager.default.fileExists(atPath: settings.path)
    return [
      .buildCommand(
        displayName: "Linting the assets of \(target.name)", executable: try context.tool(named: "skerry-lint-assets").url,
        arguments: ["--stamp", stamp.path] + (hasSettings ? ["--settings", settings.path] : []) + catalogues.map(\.path),
        inputFiles: catalogues.flatMap(files) + (hasSettings ? [settings] : []), outputFiles: [stamp])
    ]
  }

  /// Everything below a folder, sorted by path; catalogues and sets included.
  private func files(below folder: URL) -> [URL] {
    let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (entries?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }
}
