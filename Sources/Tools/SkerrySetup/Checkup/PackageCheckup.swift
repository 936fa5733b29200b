import Foundation
import SkerryDiagnostics
import SkerryFormats

/// Checks a widget extension's package: its manifest, its bundles, their files, imports and previews.
struct PackageCheckup {
  let folder: URL

  func findings() -> [CheckupFinding] {
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
      return [
        CheckupFinding("package", .warning, "There is no Package.swift in \(folder.path); skerry init writes one for a widget extension.")
      ]
    }
    let package: WidgetPackage
    do {
      package = try WidgetPackage(folder)
      guard !package.executables.isEmpty else {
        _ = try package.executable(named: nil)
        return []
      }
    } catch {
      return [CheckupFinding("package", .failed, "\(error)")]
    }
    var findings = [CheckupFinding("package", .ok, package.executables.map(\.product).joined(separator: ", "))]
    for path in package.dependencyFolders where !FileManager.default.fileExists(atPath: path + "/Package.swift") {
      findings.append(
        CheckupFinding(
          "dependencies", .failed, "The manifest refers to a package in \(path), but there is none; correct the path in Package.swift."))
    }
    for executable in package.executables { findings += self.findings(of: executable, modules: package.modules) }
    findings.append(ignoreFile())
    return findings
  }

  private func findings(of executable: WidgetPackage.Executable, modules: Set<String>) -> [CheckupFinding] {
    var findings: [CheckupFinding] = []
    func name(_ check: String) -> String { "\(executable.product) \(check)" }
    for resource in executable.resources where !FileManager.default.fileExists(atPath: executable.folder + "/" + resource) {
      findings.append(
        CheckupFinding(
          name("resources"), .failed,
          "\(executable.folder)/\(resource) is named by the manifest but missing; remove it from resources, or restore it."))
    }
    let files = Self.sources(of: executable)
    let facts = files.map {
      (path: SkerryReference.relative(URL(fileURLWithPath: $0), from: folder), facts: SwiftFileFacts(URL(fileURLWithPath: $0)))
    }
    let mains = facts.filter { $0.facts.hasMain }
    switch mains.count {
    case 0:
      findings.append(CheckupFinding(name("@main"), .failed, "No file in \(executable.folder) has @main; add it to the WidgetBundle."))
    case 1: findings.append(CheckupFinding(name("@main"), .ok, mains[0].path))
    default:
      findings.append(
        CheckupFinding(
          name("@main"), .failed,
          "@main is in \(mains.map(\.path).joined(separator: " and ")); exclude all of them but the widget bundle's."))
    }
    let previews = facts.filter { $0.facts.mentioned.contains("Preview") || $0.facts.mentioned.contains("PreviewProvider") }
    findings.append(
      previews.isEmpty
        ? CheckupFinding(
          name("previews"), .warning,
          "No file has a #Preview or PreviewProvider, so generated states are drawn and tested; add one for each state that matters.")
        : CheckupFinding(name("previews"), .ok, ShortNumber.counted(previews.count, "file")))
    var seen: Set<String> = []
    for (path, facts) in facts {
      for found in facts.imports
      where !ProvidedModules.contains(found.module) && !modules.contains(found.module) && seen.insert(found.module).inserted {
        findings.append(
          CheckupFinding(
            name("imports"), .warning,
            "\(path):\(found.line) imports \(found.module), which neither Skerry nor the toolchain has; it must come from a target of the package."
          ))
      }
    }
    return findings
  }

  private static func sources(of executable: WidgetPackage.Executable) -> [String] {
    let excluded = executable.exclude.map { executable.folder + "/" + $0 }
    let own = executable.sources.map { executable.folder + "/" + $0 }
    return FileWalk.files(below: URL(fileURLWithPath: executable.folder)).filter { path in
      func isInside(_ places: [String]) -> Bool { places.contains { path == $0 || path.hasPrefix($0 + "/") } }
      return path.hasSuffix(".swift") && !path.hasSuffix("/Package.swift") && !isInside(excluded) && (own.isEmpty || isInside(own))
    }
  }

  private func ignoreFile() -> CheckupFinding {
    let text =
      InputFile.data(atPath: folder.appendingPathComponent(".gitignore").path).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " /")) }
    return lines.contains(".build")
      ? CheckupFinding("ignore file", .ok, ".build is ignored")
      : CheckupFinding("ignore file", .warning, ".gitignore does not name .build; add a line /.build/ so that builds are not committed.")
  }
}
