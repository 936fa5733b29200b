import Foundation
import SkerryDiagnostics
package import SkerrySimulation
package import SkerryWidget

/// A push payload's file and the result of its check.
@MainActor
package struct PayloadFile {
  /// The path as given, for messages.
  package let path: String
  package let result: PushCheck.Result

  /// Reads and checks a file. Throws if it cannot be read.
  package init(_ path: String, _ check: PushCheck, headers: [String: String] = [:]) throws {
    let data = try InputFile.asked(path)
    self.path = path
    result = check.check(data, headers: headers)
  }

  package init(path: String, result: PushCheck.Result) {
    self.path = path
    self.result = result
  }

  /// The findings, one per line: `push.json: error: … [push-time]`.
  package var lines: [String] { result.findings.map { "\(path): \($0.severity.rawValue): \($0.message). [\($0.rule)]" } }

  /// The file's name without extension, usable in paths.
  package var name: String { Slug.make(URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent) }

  /// The attributes' types of a bundle.
  package static func types(_ inventory: WidgetInventory) -> [AttributesType] {
    inventory.entries.compactMap { $0.activity.map { AttributesType($0.attributesType) } }
  }

  /// A type by its name, with or without "Attributes". Throws `CommandError` if the bundle does not have it.
  package static func typeName(_ name: String, _ types: [AttributesType]) throws -> String {
    if let found = types.first(where: { $0.name == name || $0.name == name + "Attributes" }) { return found.name }
    let known = types.map(\.name).sorted().joined(separator: ", ")
    throw CommandError("--activity \(name) is not in the bundle\(known.isEmpty ? "" : "; choose one of \(known)").")
  }
}
