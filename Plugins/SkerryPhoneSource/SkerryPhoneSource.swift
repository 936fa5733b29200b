import Foundation
import PackagePlugin

/// Compiles code inside `#if os(iOS)` on Linux, from copies of the files in which the condition is true, and gives files that import only
/// Foundation the API that it has on iOS.
@main struct SkerryPhoneSource: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
      guard let module = target as? any SourceModuleTarget else { return [] }
      let tool = try context.tool(named: "skerry-source-tool").url
      var names: [String: Int] = [:]
      var needsExports = false
      func copy(of file: URL) -> URL {
        let stem = file.deletingPathExtension().lastPathComponent
        names[stem, default: 0] += 1
        return context.pluginWorkDirectoryURL.appending(
          path: "\(stem)+phone\(names[stem] == 1 ? "" : "\(names[stem, default: 0])").swift")
      }
      func command(_ file: URL, _ options: [String]) -> Command {
        let copy = copy(of: file)
        return .buildCommand(
          displayName: "Preparing \(file.lastPathComponent) for iOS", executable: tool,
          arguments: ["phone-source"] + options + [file.path, copy.path],
          inputFiles: [file], outputFiles: [copy])
      }
      let sources = module.sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path < $1.path }
      var commands: [Command] = sources.compactMap { file in
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        needsExports = needsExports || importsOnlyFoundation(text) || formatsStrings(text)
        return text.contains("os(iOS)") ? command(file, []) : nil
      }
      let known = Set(sources.map(\.standardizedFileURL.path))
      for file in listed(context.package.directoryURL)
      where file.path.hasPrefix(module.directoryURL.standardizedFileURL.path + "/") && !known.contains(file.path) {
        needsExports =
          needsExports || (try? String(contentsOf: file, encoding: .utf8)).map { importsOnlyFoundation($0) || formatsStrings($0) } ?? false
        commands.append(command(file, ["--replacement"]))
      }
      if needsExports, module.recursiveTargetDependencies.contains(where: { $0.name == "SkerryFoundation" }) {
        let exports = context.pluginWorkDirectoryURL.appending(path: "FoundationOfAPhone.swift")
        commands.append(
          .buildCommand(
            displayName: "Adding iOS API of Foundation to \(module.name)", executable: tool,
            arguments: ["phone-source", "--exports", exports.path],
            inputFiles: [], outputFiles: [exports]))
      }
      return commands
    #else
      return []
    #endif
  }

  /// The files listed in `skerry-phone-sources.txt`: they are excluded from their target and compiled from copies.
  private func listed(_ package: URL) -> [URL] {
    let list = (try? String(contentsOf: package.appending(path: "skerry-phone-sources.txt"), encoding: .utf8)) ?? ""
    return list.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
      .map { package.appending(path: $0).standardizedFileURL }.sorted { $0.path < $1.path }
  }

  /// Whether a file formats strings, whose plural forms the exports know.
  private func formatsStrings(_ text: String) -> Bool {
    text.contains("localizedStringWithFormat") || text.contains("String(format: NSLocalizedString(")
  }

  /// Whether a file imports Foundation and none of the modules that re-export its iOS-only API; the same rule as
  /// `FoundationOnly`, which a plug-in cannot import.
  private func importsOnlyFoundation(_ text: String) -> Bool {
    let exporters: Set<Substring> = [
      "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Charts", "Combine", "UIKit", "UserNotifications", "CoreLocation", "os", "OSLog",
      "Intents",
    ]
    var importsFoundation = false
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "." }
      guard let at = words.firstIndex(of: "import"), at + 1 < words.count else { continue }
      if exporters.contains(words[at + 1]) { return false }
      if words[at + 1] == "Foundation" { importsFoundation = true }
    }
    return importsFoundation
  }
}
