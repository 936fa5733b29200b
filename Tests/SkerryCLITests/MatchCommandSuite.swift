import Foundation
import SkerryWidget

@testable import SkerryCLI

/// A suite that calls the command of a bundle with `MatchActivity`, with files in a temporary folder.
@MainActor protocol MatchCommandSuite {
  var folder: URL { get }
}

extension MatchCommandSuite {
  /// Calls the command. Returns its exit code.
  func run(_ arguments: String...) -> Int32 {
    CommandLineTool(inventory: { WidgetInventory(widget: MatchActivity()) }, name: "test").run(arguments)
  }

  /// Writes a file into the folder. Returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }
}
