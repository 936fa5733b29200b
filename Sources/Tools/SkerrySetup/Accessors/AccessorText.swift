import Foundation

/// What the files of resource names of all tools have in common.
enum AccessorText {
  /// A Swift file with generated types.
  static func file(of tool: String, _ parts: [String]) -> String {
    "// The names of resources that \(tool) generates.\nimport Foundation\nimport SwiftUI\nimport UIKit\n\n" + parts.joined(separator: "\n")
  }

  /// Each line with two more spaces in front.
  static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

  /// The same declarations as public ones, which the app's own public extensions of them need. Bodies of several lines do not begin like a declaration.
  static func published(_ text: String) -> String {
    let beginnings = ["enum ", "struct ", "static ", "typealias ", "let ", "var ", "func ", "init(", "convenience init"]
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = line.prefix { $0 == " " }
      let rest = line.dropFirst(indent.count)
      let plain = rest.hasPrefix("nonisolated ") ? rest.dropFirst("nonisolated ".count) : rest
      return beginnings.contains { plain.hasPrefix($0) } ? "\(indent)public \(rest)" : String(line)
    }.joined(separator: "\n")
  }

  static func isFont(_ path: String) -> Bool { ["ttf", "otf", "ttc"].contains(URL(fileURLWithPath: path).pathExtension.lowercased()) }
}
