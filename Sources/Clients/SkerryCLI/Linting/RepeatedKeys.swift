import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryFormats

/// String catalogues in which a key occurs twice. They can be read, and which of the values is used is undefined.
enum RepeatedKeys {
  /// - Parameter folders: of a bundle's resources, whose files may be links to those of the repository.
  static func findings(in folders: [URL]) -> [Finding] {
    var found: [Finding] = []
    var known: Set<String> = []
    for folder in folders {
      InputFolder.walk(folder.path) { entry in
        let path = URL(fileURLWithPath: "\(folder.path)/\(entry.path)").resolvingSymlinksInPath().path
        guard entry.name.hasSuffix(".xcstrings"), known.insert(path).inserted, let data = InputFile.data(atPath: path),
          let fault = JSONSyntax.fault(in: data), fault.isRepeatedKey
        else { return true }
        let rule = DrawingRule.malformedStrings
        found.append(
          Finding(
            rule.rawValue, rule.severity, "\((path as NSString).lastPathComponent) \(fault.brief).", file: path,
            line: fault.place?.line ?? 1, column: fault.place?.column ?? 1))
        return true
      }
    }
    return found
  }
}
