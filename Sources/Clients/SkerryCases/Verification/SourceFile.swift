import Foundation
import SkerryDiagnostics

/// Finds a source file by the compiler's short name for it.
package enum SourceFile {
  /// `Module/File.swift` as a path below the current folder, in SwiftPM's usual layout; otherwise the short name
  /// itself.
  package static func path(of fileID: String) -> String {
    let parts = fileID.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return fileID }
    for folder in ["Sources", "Tests"] {
      let root = "\(folder)/\(parts[0])"
      if FileManager.default.fileExists(atPath: "\(root)/\(parts[1])") { return "\(root)/\(parts[1])" }
      var found: [String] = []
      InputFolder.walk(root) { entry in
        if entry.path.hasSuffix("/" + parts[1]) { found.append(entry.path) }
        return true
      }
      if let first = found.min() { return "\(root)/\(first)" }
    }
    return fileID
  }
}
