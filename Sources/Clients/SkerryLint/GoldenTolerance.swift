import Foundation
import SkerryDiagnostics
import SkerryFindings

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
    guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any], let rules = root["tolerances"] as? [[String: Any]]
    else { return [] }
    let text = String(decoding: data, as: UTF8.self)
    let line = text.components(separatedBy: "\"tolerances\"").first.map { $0.count(where: \.isNewline) + 1 } ?? 1
    return rules.flatMap { rule in
      kinds.compactMap { kind in
        guard let number = rule[kind] as? NSNumber, number.doubleValue > 0 else { return nil }
        let cases = rule["cases"] as? String ?? "*"
        return Finding(
          descriptor.id, .warning,
          "The tolerance \(kind) \(number) for \(cases) hides changes; pictures are byte-identical on every machine, so 0 is enough. Remove it or use a mask.",
          file: file, line: line)
      }
    }
  }
}
