import Foundation
import SkerryFormats

/// The text of a `Package.swift`.
struct ManifestText {
  let plan: SetupPlan

  var text: String {
    let (line, package) = plan.skerry.dependency
    var lines = [
      "// swift-tools-version: 6.2",
      "// \(plan.origin.map { $0.isNewline ? " " : String($0) }.joined()) for Skerry, which draws its previews on Linux. Xcode does not use this file.",
      "import PackageDescription", "",
      "let skerry = \(list(plan.products)).map { Target.Dependency.product(name: $0, package: \(SwiftLiteral.quoted(package))) }", "",
      "let package = Package(",
      "  name: \(SwiftLiteral.quoted(plan.name)),",
    ]
    if let region = plan.localization { lines.append("  defaultLocalization: \(SwiftLiteral.quoted(region)),") }
    lines += ["  dependencies: [\(line)],", "  targets: ["]
    lines.append(plan.targets.map(target).joined(separator: ",\n"))
    lines += ["  ],", "  swiftLanguageModes: [\(plan.languageMode.manifestName)]", ")", ""]
    return lines.joined(separator: "\n")
  }

  private func target(_ target: SetupTarget) -> String {
    let cover = TargetPaths(target, root: plan.root.path)
    var members = ["name: \(SwiftLiteral.quoted(target.name))"]
    members.append("dependencies: skerry" + (target.modules.isEmpty ? "" : " + \(list(target.modules))"))
    members.append("path: \(SwiftLiteral.quoted(cover.path))")
    if !cover.exclude.isEmpty { members.append("exclude: \(list(cover.exclude, isLong: true))") }
    if !cover.sources.isEmpty { members.append("sources: \(list(cover.sources, isLong: true))") }
    if !cover.resources.isEmpty {
      let resources = cover.resources.map { "        .process(\(resource($0, target, cover))),\n" }
      members.append("resources: [\n" + resources.joined() + "      ]")
    }
    var settings = target.swiftSettings
    if target.languageMode != plan.languageMode { settings.insert(".swiftLanguageMode(\(target.languageMode.manifestName))", at: 0) }
    if !settings.isEmpty { members.append("swiftSettings: [\n" + settings.map { "        \($0)" }.joined(separator: ",\n") + ",\n      ]") }
    // Only plug-ins can provide generated asset names, code inside `#if os(iOS)`, and iOS-only API of Foundation.
    var plugins: [String] = []
    if target.namesAssets { plugins.append("SkerryAssetSymbols") }
    if target.definesIntents { plugins.append("SkerryIntentDefinitions") }
    if target.needsPhoneSource { plugins.append("SkerryPhoneSource") }
    if !plugins.isEmpty {
      let uses = plugins.map {
        ".plugin(name: \(SwiftLiteral.quoted($0)), package: \(SwiftLiteral.quoted(plan.skerry.dependency.package)))"
      }
      members.append("plugins: [\(uses.joined(separator: ", "))]")
    }
    return "    .\(target.isExecutable ? "executableTarget" : "target")(\n" + members.map { "      \($0)" }.joined(separator: ",\n")
      + "\n    )"
  }

  private func resource(_ path: String, _ target: SetupTarget, _ cover: TargetPaths) -> String {
    let full = (cover.path == "." ? plan.root.path : plan.root.path + "/" + cover.path) + "/" + path
    return SwiftLiteral.quoted(path) + (target.apart[full].map { ", localization: .\($0.rawValue)" } ?? "")
  }

  private func list(_ items: [String], isLong: Bool = false) -> String {
    let quoted = items.map(SwiftLiteral.quoted)
    let line = "[" + quoted.joined(separator: ", ") + "]"
    if !isLong || line.count < 100 { return line }
    return "[\n" + quoted.map { "        \($0)" }.joined(separator: ",\n") + ",\n      ]"
  }
}
