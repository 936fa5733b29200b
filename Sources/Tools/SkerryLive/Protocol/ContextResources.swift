import Foundation
import SkerryCLI
import SkerryCases
import SkerryFindings

/// The resources of the server: the rules, the figures of devices and presentations, the verbs.
@MainActor
enum ContextResources {
  static var list: [[String: Any]] {
    [
      ["uri": "skerry://rules", "name": "rules", "title": "Lint rules", "mimeType": "text/plain", "description": "every rule in one line"],
      [
        "uri": "skerry://figures", "name": "figures", "title": "Devices and presentations", "mimeType": "text/plain",
        "description": "sizes, corner radii and margins, each with its source",
      ],
      [
        "uri": "skerry://verbs", "name": "verbs", "title": "Verbs and options", "mimeType": "text/markdown",
        "description": "the command line",
      ],
    ]
      + RulePage.all.map { rule in
        ["uri": "skerry://rules/\(rule.id)", "name": rule.id, "mimeType": "text/plain", "description": rule.summary]
      }
  }

  static let templates: [[String: Any]] = [
    ["uriTemplate": "skerry://rules/{rule}", "name": "rule", "mimeType": "text/plain", "description": "one rule with its examples"]
  ]

  static func read(_ address: String) throws -> [String: Any] {
    let text: String
    var kind = "text/plain"
    switch address {
    case "skerry://rules": text = RulePage.list()
    case "skerry://figures": text = SpecsPage.text
    case "skerry://verbs":
      text = Manual(HelpPage(command: "skerry", isStandAlone: true)).markdown
      kind = "text/markdown"
    default:
      let start = "skerry://rules/"
      guard address.hasPrefix(start) else {
        throw ProtocolError(code: -32002, sentence: "There is no resource \(address.prefix(120)); resources/list names them.")
      }
      do {
        text = try RulePage.page(of: String(address.dropFirst(start.count)))
      } catch {
        throw ProtocolError(code: -32002, sentence: "\(error)")
      }
    }
    return ["contents": [["uri": address, "mimeType": kind, "text": text]]]
  }
}
