import Foundation
import PackagePlugin

/// Gives the images and colours of a target's asset catalogues their Swift names, as Xcode does: `Image(.logo)`, `Color.brand`.
@main struct SkerryAssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let files = module.sourceFiles.map(\.url).sorted { $0.path < $1.path }
    let catalogues = files.filter { $0.pathExtension == "xcassets" }
    guard !catalogues.isEmpty else { return [] }
    let sources = files.filter { $0.pathExtension == "swift" }
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Generating Swift names for the assets of \(target.name)",
        executable: try context.tool(named: "skerry-source-tool").url,
        arguments: ["asset-symbols", output.path] + (catalogues + sources).map(\.path), inputFiles: catalogues.flatMap(contents) + sources,
        outputFiles: [output])
    ]
  }

  /// Everything in a catalogue, sorted by path.
  private func contents(_ catalogue: URL) -> [URL] {
    let entries = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
    return (entries?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }
}
