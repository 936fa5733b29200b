import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryFormats

/// Tolerances in `skerry.json` that are wider than needed: every machine draws the same bytes, so none is needed.
package enum GoldenTolerance {
  /// The rule's description for help and the documentation.
  package static let descriptor = RuleDescriptor(
    id: "golden-tolerance-too-wide", severity: .warning, summary: "A snapshot tolerance is wider than needed.",
    why: "A tolerance hides real changes: a changed text colour or a lost icon passes.",
    source: "the same input gives identical bytes on every machine; developer reports on regressions that tolerances hid",
    remedy: "Remove the tolerance, or mask the part of the picture that changes.")

  private static let kinds = ["threshold", "perceptual", "channel", "allow"]

  /// - Parameter file: the path of `skerry.json` for findings.
  package static func findings(in data: Data, file: String) -> [Finding] {
    guard let rules = (try? JSONValue(parsing: data))?["tolerances"]?.items else { return [] }
    let text = String(decoding: data, as: UTF8.self)
    let line = text.components(separatedBy: "\"tolerances\"").first.map { $0.count(where: \.isNewline) + 1 } ?? 1
    return rules.flatMap { rule in
      kinds.compactMap { kind in
        guard let tolerance = rule[kind], let number = tolerance.double, number > 0 else { return nil }
        let cases = rule["cases"]?.string ?? "*"
        return Finding(
          descriptor.id, .warning,
          "The tolerance \(kind) \(tolerance.text) for \(cases) hides changes; pictures are byte-identical on every machine, so 0 is enough. Remove it or use a mask.",
          file: file, line: line)
      }
    }
  }
}
