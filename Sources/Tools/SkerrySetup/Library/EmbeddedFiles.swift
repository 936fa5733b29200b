import Foundation
import SkerryDiagnostics
import SkerryCases
import SkerryFormats

/// The Swift file of a target's embedded resources, which SwiftPM writes only when it builds itself.
enum EmbeddedFiles {
  private static let name = "/embedded_resources.swift"

  /// Writes those of a plan.
  static func write(_ manifest: BuildManifest) throws {
    for command in manifest.commands where command.tool == "write-auxiliary-file" {
      guard let output = command.outputs.first, output.hasSuffix(name) else { continue }
      let files = command.inputs.filter { $0.hasPrefix("/") }
      let contents = try files.map { path in
        guard let data = InputFile.data(atPath: path) else {
          throw CommandError("The file \(path) cannot be read; put it back, or install Skerry again.")
        }
        return (name: (path as NSString).lastPathComponent, data: data)
      }
      try SkerryCache.write(text(contents), URL(fileURLWithPath: output))
    }
  }

  /// Named as by SwiftPM: bytes under the file's name. Text is written as a string, which compiles faster than a list
  /// of numbers.
  static func text(_ files: [(name: String, data: Data)]) -> String {
    let lines = files.map { name, data -> String in
      let identifier = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      let value = String(data: data, encoding: .utf8).map { "[UInt8](\(SwiftLiteral.quoted($0)).utf8)" } ?? "\(Array(data))"
      return "  static let \(identifier): [UInt8] = \(value)\n"
    }
    return "struct PackageResources {\n\(lines.joined())}\n"
  }
}
