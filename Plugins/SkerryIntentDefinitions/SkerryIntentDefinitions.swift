import Foundation
import PackagePlugin

/// Generates the classes of a target's `.intentdefinition` files, as Xcode does.
@main struct SkerryIntentDefinitions: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let files = module.sourceFiles.map(\.url).sorted { $0.path < $1.path }
    let definitions = files.filter { $0.pathExtension == "intentdefinition" }
    guard !definitions.isEmpty else { return [] }
    let sources = files.filter { $0.pathExtension == "swift" }
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedIntents.swift")
    return [
      .buildCommand(
        displayName: "Generating the intents of \(target.name)", executable: try context.tool(named: "skerry-source-tool").url,
        arguments: ["intent-definitions", output.path] + (definitions + sources).map(\.path), inputFiles: definitions + sources,
        outputFiles: [output])
    ]
  }
}
