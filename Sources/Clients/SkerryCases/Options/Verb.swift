import SkerryFormats

/// A verb of the command.
package enum Verb: String, CaseIterable, Sendable {
  case list, states, render, test, review, accept, reject, prune, report
  case diff
  case diffAgainst = "diff --against"
  case lint
  case pushCheck = "push check"
  case pushApply = "push apply"
  case simulate, specs, bench
  case initialize = "init"
  case library, doctor, watch, mcp, serve, completions, manual, help

  /// The help of a verb.
  package struct Page: Sendable {
    /// The operands of the verb: `[GLOB…]`.
    package var operands: String
    /// What the verb does, in one line.
    package var summary: String
    /// Further sentences, a paragraph.
    package var details = ""
    /// Example calls without the name of the command, each with an explanation.
    package var examples: [(call: String, purpose: String)] = []
    /// Exit codes besides 0 and 1.
    package var exits: [(code: Int, meaning: String)] = []
    /// Whether only the program itself uses it.
    package var isHidden = false
  }

  /// Whether it needs the views of a bundle, so that the stand-alone command builds one first.
  package var needsViews: Bool {
    switch self {
    case .list, .states, .render, .test, .prune, .diffAgainst, .lint, .pushCheck, .pushApply, .simulate, .bench, .serve: true
    case .review, .accept, .reject, .report, .diff, .specs, .initialize, .library, .doctor, .watch, .mcp, .completions, .manual, .help:
      false
    }
  }

  /// Whether only the stand-alone command has it.
  package var isStandAlone: Bool {
    switch self {
    case .initialize, .library, .doctor, .watch, .mcp: true
    case .list, .states, .render, .test, .review, .accept, .reject, .prune, .report, .diff, .diffAgainst, .lint, .pushCheck, .pushApply,
      .simulate,
      .specs, .bench, .serve, .completions, .manual, .help:
      false
    }
  }

  /// The verb of a call and the arguments after it. Throws if there is no such verb.
  package static func parse(_ call: [String]) throws -> (verb: Verb, rest: [String]) {
    guard let first = call.first else { return (.help, []) }
    let rest = Array(call.dropFirst())
    switch first {
    case "help", "--help", "-h": return (.help, rest)
    case "diff":
      let isAgainst = rest.contains { $0 == "--against" || $0.hasPrefix("--against=") }
      return (isAgainst ? .diffAgainst : .diff, rest)
    case "push":
      guard let second = rest.first, !second.hasPrefix("-") else {
        if rest.contains("--help") || rest.contains("-h") { return (.pushCheck, rest) }
        throw CommandError("push needs check or apply; write push check FILE.")
      }
      guard let verb = Verb(rawValue: "push \(second)") else {
        throw CommandError.unknown("push \(second)", second, ["check", "apply"])
      }
      return (verb, Array(rest.dropFirst()))
    default:
      guard let verb = Verb(rawValue: first) else {
        if first.hasPrefix("-") { throw CommandError("\(first) comes before the verb; write skerry VERB \(first) …") }
        let names = allCases.filter { !$0.page.isHidden }.map(\.rawValue)
        throw CommandError("There is no verb \"\(first)\".\(NearestName.hint(first, names)) --help lists them all.")
      }
      return (verb, rest)
    }
  }
}
