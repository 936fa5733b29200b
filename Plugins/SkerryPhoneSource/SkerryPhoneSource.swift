import Foundation
import PackagePlugin

/// Compiles the files of a target that stand inside `#if os(iOS)` on Linux too, from copies in which that is true.
@main struct SkerryPhoneSource: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
      guard let module = target as? any SourceModuleTarget else { return [] }
      let tool = try context.tool(named: "skerry-phone-source").url
      var names: [String: Int] = [:]
      return module.sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path < $1.path }.compactMap { file in
        guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("os(iOS)") else { return nil }
        let stem = file.deletingPathExtension().lastPathComponent
        names[stem, default: 0] += 1
        let copy = context.pluginWorkDirectoryURL.appending(
          path: "\(stem)+phone\(names[stem] == 1 ? "" : "\(names[stem, default: 0])").swift")
        return .buildCommand(
          displayName: "Reading \(file.lastPathComponent) as on a phone", executable: tool, arguments: [file.path, copy.path],
          inputFiles: [file],
          outputFiles: [copy])
      }
    #else
      return []
    #endif
  }
}
