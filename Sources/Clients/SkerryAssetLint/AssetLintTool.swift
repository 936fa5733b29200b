import Foundation
import SkerryDiagnostics
import SkerryFindings

/// `skerry-lint-assets --stamp FILE [--settings skerry.json] CATALOGUE…`: findings in compiler format on standard
/// output, and a stamp file if there are no errors.
package enum AssetLintTool {
  /// Returns the exit code: 0 for success, 1 for a wrong call, 2 for lint errors.
  package static func run(_ arguments: [String]) -> Int32 {
    var rest = arguments[...]
    var catalogues: [String] = []
    var stamp: String?
    var settings = LintSettings()
    while let word = rest.popFirst() {
      switch word {
      case "--stamp": stamp = rest.popFirst()
      case "--settings":
        do {
          if let path = rest.popFirst() { settings = try LintSettings(contentsOf: path) }
        } catch {
          return fail("\(error)")
        }
      case _ where word.hasPrefix("-"): return fail("\(word) is not an option; the options are --stamp FILE and --settings FILE.")
      case _: catalogues.append(word)
      }
    }
    let linter = AssetLinter(assignments: settings.assignments, ignoring: settings.ignored)
    let findings = catalogues.flatMap { linter.findings(in: URL(fileURLWithPath: $0)) }.merged
    do {
      let text = try FindingFormat.xcode.write(findings, rules: AssetRules.all)
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      return fail("The findings cannot be written to standard output; check its destination and the free space.")
    }
    guard !findings.contains(where: { $0.severity == .error || (settings.isStrict && $0.severity == .warning) }) else { return 2 }
    do {
      if let stamp { try Data("linted\n".utf8).write(to: URL(fileURLWithPath: stamp), options: .atomic) }
    } catch {
      return fail("The stamp \(stamp ?? "") cannot be written; check the build folder's permissions.")
    }
    return 0
  }

  private static func fail(_ sentence: String) -> Int32 {
    try? FileHandle.standardError.write(contentsOf: Data("error: \(sentence)\n".utf8))
    return 1
  }
}
