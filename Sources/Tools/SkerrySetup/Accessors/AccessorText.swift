import Foundation

/// What the files of resource names of all tools have in common.
enum AccessorText {
  /// A Swift file with generated types.
  static func file(of tool: String, _ parts: [String]) -> String {
    "// The names of resources that \(tool) generates.\nimport Foundation\nimport SwiftUI\nimport UIKit\n\n" + parts.joined(separator: "\n")
  }

  /// Each line with two more spaces in front.
  static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

  static func isFont(_ path: String) -> Bool { ["ttf", "otf", "ttc"].contains(URL(fileURLWithPath: path).pathExtension.lowercased()) }
}
