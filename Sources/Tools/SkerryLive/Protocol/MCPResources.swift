import Foundation
import SkerryCLI
import SkerryCases
import SkerryFindings

/// The resources of the server: the rules, the figures of devices and presentations, the verbs.
@MainActor
enum MCPResources {
  static var list: [[String: Any]] {
    [
      ["uri": "skerry://rules", "name": "rules", "title": "Lint rules", "mimeType": "text/plain", "description": "every rule in one line"],
      [
        "uri": "skerry://figures", "name": "figures", "title": "Devices and presentations", "mimeType": "text/plain",
        "description": "every device in one line, with the sizes of its presentations; skerry://figures/{device} has the sources",
      ],
      [
        "uri": "skerry://verbs", "name": "verbs", "title": "Verbs and options", "mimeType": "text/plain",
        "description": "every verb in one line; skerry://verbs/{verb} has its options",
      ],
    ]
      + RulePage.all.map { rule in
        ["uri": "skerry://rules/\(rule.id)", "name": rule.id, "mimeType": "text/plain", "description": rule.summary]
      }
  }

  static let templates: [[String: Any]] = [
    ["uriTemplate": "skerry://rules/{rule}", "name": "rule", "mimeType": "text/plain", "description": "one rule with its examples"],
    [
      "uriTemplate": "skerry://figures/{device}", "name": "device", "mimeType": "text/plain",
      "description": "sizes, corner radii and margins of a device, each with its source; the id is in skerry://figures",
    ],
    ["uriTemplate": "skerry://verbs/{verb}", "name": "verb", "mimeType": "text/plain", "description": "one verb with its options"],
  ]

  static func read(_ address: String) throws -> [String: Any] {
    let text: String
    do {
      text = try self.text(of: address)
    } catch let error as CommandError {
      throw ProtocolError(code: -32002, sentence: error.description)
    }
    return ["contents": [["uri": address, "mimeType": "text/plain", "text": text]]]
  }

  private static func text(of address: String) throws -> String {
    let start = "skerry://"
    let parts = address.hasPrefix(start) ? address.dropFirst(start.count).split(separator: "/", maxSplits: 1) : []
    let name = parts.count == 2 ? String(parts[1]).removingPercentEncoding ?? String(parts[1]) : nil
    switch (parts.first, name) {
    case ("rules", nil): return RulePage.list()
    case ("rules", let name?): return try RulePage.page(of: name)
    case ("figures", nil): return SpecsPage.overview
    case ("figures", let name?): return try SpecsPage.page(of: name)
    case ("verbs", nil): return help.overview
    case ("verbs", let name?): return help.text(of: try Verb.parse(name.split(separator: " ").map(String.init)).verb)
    default: throw ProtocolError(code: -32002, sentence: "There is no resource \(address.prefix(120)); resources/list names them.")
    }
  }

  private static let help = HelpPage(command: "skerry", isStandAlone: true)
}
