import Foundation
import SkerryCLI
import SkerryWidget

/// The stand-alone `skerry`: what needs no views it does itself, the rest it hands to the package in the current folder.
package enum SkerryCommand {
  @MainActor package static func main() { exit(run(Array(CommandLine.arguments.dropFirst()))) }

  @MainActor static func run(_ words: [String]) -> Int32 {
    let rest = Array(words.dropFirst())
    do {
      switch words.first {
      case nil, "help", "--help", "-h":
        Console.out(help)
        return 0
      case "init" where !rest.contains("--help"): return try InitCommand(rest).run()
      case "doctor" where !rest.contains("--help"): return try DoctorCommand(rest).run()
      case "init", "doctor":
        Console.out(help)
        return 0
      case "diff" where words.contains { $0.hasPrefix("--against") }:
        return try PackageForwarding(words, environment: ProcessInfo.processInfo.environment).run()
      case let verb? where PackageForwarding.verbs.contains(verb) && !needsNoViews(words):
        return try PackageForwarding(words, environment: ProcessInfo.processInfo.environment).run()
      case _: return CommandLineTool(inventory: { WidgetInventory() }, name: "skerry", hasViews: false).run(words)
      }
    } catch {
      Console.error("\(error)")
      return 1
    }
  }

  /// Whether a verb that otherwise needs a bundle's views can do without them in this call.
  @MainActor private static func needsNoViews(_ words: [String]) -> Bool {
    if ["accept", "reject", "report", "review"].contains(words.first) { return true }
    return words.contains("--help") || words.contains("-h") || (words.first == "lint" && LintCommand.needsNoViews(words))
      || (words.first == "bench" && words.contains { $0.hasPrefix("--scene") || $0 == "--diff" })
      // Without a package or an extension there are no types to decode with, but APNs' own rules hold all the same.
      || (words.prefix(2) == ["push", "check"] && !words.contains { $0.hasPrefix("--package-path") } && !hasTypes)
  }

  /// Whether the current folder has a package, or an extension of which a program can be made.
  @MainActor private static var hasTypes: Bool {
    if FileManager.default.fileExists(atPath: "Package.swift") { return true }
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return (try? ExtensionFinder(root: root, target: nil).findAll()) != nil
  }

  private static let help = """
    skerry: Live Activities and widgets as pictures

      \(InitCommand.help.replacingOccurrences(of: "\n", with: "\n  "))
      doctor [DIR] [--json]         what this machine and the package in DIR lack
      specs [--json]                every device and presentation with its figures and their sources
      diff A.png B.png [OUT.png]    two pictures, pixel by pixel
      push check FILE…              a push payload against APNs' rules; with a package here, against its own types, too
      lint PATH…                    the rules over catalogues and images
      bench --scene card,minimal    what the built-in scenes cost: layout, raster, encoding; --diff: comparing large pictures
      \(PackageForwarding.verbs.joined(separator: ", "))
                                    are handed to the widget bundle of the package in this folder, which is built first;
                                    skerry list --help tells more
        --package-path DIR          another folder than this one
        --product NAME              which bundle, where there are several; or SKERRY_PRODUCT
        --configuration C           debug or release
    """
}
