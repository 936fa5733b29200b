import SkerryDiagnostics
import SkerryFormats
package import SkerryFindings
import SkerryPresentation
import SkerryAssetLint
import SkerryLint

/// The documentation of the rules, as text.
@MainActor
package enum RulePage {
  /// Every rule and every finding of drawing, sorted by identifier.
  package static var all: [RuleDescriptor] {
    let own = BuiltInRules.descriptors + DrawingFindings.all + [GoldenTolerance.descriptor]
    let known = Set(own.map(\.id))
    return (own + AssetRules.all.filter { !known.contains($0.id) }).sorted { $0.id < $1.id }
  }

  /// One line per rule: identifier, severity and summary.
  package static func list() -> String {
    all.map { rule in "\(rule.id.padded(to: 32)) \(rule.severity.rawValue.padded(to: 8)) \(rule.summary)" }.joined(separator: "\n")
  }

  /// One rule's page. Throws if there is no such rule.
  package static func page(of id: String) throws -> String {
    let rule = try rule(id)
    var text = """
      \(rule.id) (\(rule.severity.rawValue))
      \(rule.summary)

      Why:     \(rule.why)
      Remedy:  \(rule.remedy)
      Source:  \(rule.source)

      """
    if let examples = BuiltInRules.pictures.first(where: { $0.descriptor.id == id }) {
      for (title, list) in [("Breaks the rule", examples.failing), ("Keeps the rule", examples.passing)] {
        for example in list {
          text += "\n\(title), in \(example.place.name):\n"
          text += example.source.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n") + "\n"
        }
      }
    }
    return text
      + "\nSwitch it off for a view with .skerryLint(.ignore(\"\(id)\")), or for a project with \"lint\": {\"ignore\": [\"\(id)\"]} in skerry.json."
  }

  // MARK: JSON

  /// Every rule without its examples.
  package static func json() -> String { JSONText(.array(all.map { .object(members($0)) })).text }

  /// One rule with its examples. Throws `CommandError` if there is no such rule.
  package static func json(of id: String) throws -> String {
    let rule = try rule(id)
    let examples = BuiltInRules.pictures.first { $0.descriptor.id == id }
    func list(_ examples: [RuleExample]) -> JSONText.Value {
      .array(
        examples.map { .object([("presentation", .string($0.place.name)), ("source", .string($0.source))]) })
    }
    return JSONText(.object(members(rule) + [("failing", list(examples?.failing ?? [])), ("passing", list(examples?.passing ?? []))])).text
  }

  private static func members(_ rule: RuleDescriptor) -> [(String, JSONText.Value)] {
    [
      ("rule", .string(rule.id)), ("severity", .string(rule.severity.rawValue)), ("summary", .string(rule.summary)),
      ("why", .string(rule.why)),
      ("remedy", .string(rule.remedy)), ("source", .string(rule.source)),
    ]
  }

  private static func rule(_ id: String) throws -> RuleDescriptor {
    guard let rule = all.first(where: { $0.id == id }) else { throw CommandError.unknown("The rule \"\(id)\"", id, all.map(\.id)) }
    return rule
  }
}
