import Foundation
import SkerryRuntime
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// A module of a file and of a program that prints what the file declares, compiled as a live session compiles edits.
class CompiledModule {
  let folder: URL
  let file: String
  let main: String
  /// The compiler's driver.
  var driver: String { "swiftc" }

  init(_ name: String, _ text: String, main mainText: String) throws {
    folder = try TemporaryFolder.make()
    file = folder.appendingPathComponent(name).path
    main = folder.appendingPathComponent("main.swift").path
    try save(mainText, main)
    try save(text, file)
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  func save(_ text: String, _ path: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }

  func compile() throws -> [String]? {
    try EditedModule(
      folder: folder, files: [file, main], library: "library", arguments: [driver, "-c", "-Onone", "-module-name", "Ride", file, main]
    ).compile()
  }

  /// What the program prints; `nil` if it does not compile.
  func output() throws -> String? {
    guard let objects = try compile() else { return nil }
    let program = folder.appendingPathComponent("program").path
    #expect(ToolProcess.run(["swiftc", "-o", program] + objects, joinsErrors: true)?.status == 0)
    return ToolProcess.output([program])
  }
}
