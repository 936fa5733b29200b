import Foundation
import SkerryWidget

/// The stand-alone `skerry`: what needs no views it does itself, the rest it hands to the package in the current folder.
package enum SkerryCommand {
  @MainActor package static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "list", "render", "test": exit(forward(words))
    case "lint" where !LintCommand.needsNoViews(words): exit(forward(words))
    case _: exit(CommandLineTool(inventory: { WidgetInventory() }, name: "skerry", hasViews: false).run(words))
    }
  }

  /// Builds the package here and runs its executable with the same words.
  private static func forward(_ words: [String]) -> Int32 {
    guard FileManager.default.fileExists(atPath: "Package.swift") else {
      Console.error("There is no Package.swift here; run skerry \(words[0]) in the folder of a widget extension's package.")
      return 1
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "run", "--quiet"] + (executable().map { [$0] } ?? []) + words
    do {
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    } catch {
      Console.error("swift could not be started; install the Swift toolchain and put it on the PATH.")
      return 1
    }
  }

  /// The package's only executable needs no name; `SKERRY_PRODUCT` chooses one of several.
  private static func executable() -> String? { ProcessInfo.processInfo.environment["SKERRY_PRODUCT"] }
}
