import SkerryFormats

/// A run as readable text: failures, with layout changes first, and the commands to run next.
package struct ListReport: Sendable {
  /// The folders of goldens and artifacts, as given.
  package var goldens: String
  /// The folder of artifacts, as given.
  package var artifacts: String
  /// The command before `accept`.
  package var command: String
  /// The folder that `--package-path` names; `nil` without it.
  package var packagePath: String?
  /// The reference of the comparison if it was not a golden that can be accepted: a commit.
  package var base: String?

  package init(goldens: String, artifacts: String, command: String) {
    self.goldens = goldens
    self.artifacts = artifacts
    self.command = command
  }

  /// The maximum number of layout changes shown for a failure; the report file has all.
  private static let layoutLimit = 6

  /// `nil` for passed results.
  package func text(_ result: CaseResult) -> String? {
    switch result.verdict {
    case .passed: return nil
    case .tolerated, .recorded, .updated: return "\(Self.sign(result.verdict)) \(result.name) — \(result.headline)"
    case .stopped: return "✗ \(result.name)\n  stopped     \(result.headline)"
    case .missing, .size, .pixels, .unreadable: return failure(result)
    }
  }

  private func failure(_ result: CaseResult) -> String {
    var lines = ["✗ \(result.name)"]
    for (index, change) in result.layout.prefix(Self.layoutLimit).enumerated() {
      lines.append((index == 0 ? "  layout      " : "              ") + change)
    }
    if result.layout.count > Self.layoutLimit {
      lines.append("              and \(ShortNumber.counted(result.layout.count - Self.layoutLimit, "more change"))")
    }
    lines.append(
      "  \(Self.label(result.verdict)) \(result.verdict == .missing ? base.map { "there is none at \($0)" } ?? result.headline : result.headline)"
    )
    if let difference = result.difference { lines.append("  thresholds  \(difference.sweepSentence)") }
    if result.verdict != .missing { lines.append("  reference   \(goldens)/\(result.path)") }
    lines.append("  actual      \(artifacts)/artifacts/\(result.name)/actual.png")
    if result.difference != nil || result.verdict == .size { lines.append("  difference  \(artifacts)/artifacts/\(result.name)/diff.png") }
    if base == nil { lines.append("  accept      \(acceptCommand(result))") }
    return lines.joined(separator: "\n")
  }

  /// The command that accepts a result.
  package func acceptCommand(_ result: CaseResult) -> String { "\(call("accept")) \(ShellWord.text(result.name))" }

  /// The command line of another verb for the same package.
  package func call(_ verb: String) -> String { "\(command) \(verb)" + (packagePath.map { " --package-path \(ShellWord.text($0))" } ?? "") }

  /// The last lines of the report: counts and what to run next.
  package func summary(_ record: RunRecord) -> String {
    var lines: [String] = []
    if record.unreferencedMode != .ignore {
      for finding in record.unreferenced {
        lines.append(base.map { "- \(finding.path) — only at \($0)" } ?? "! \(finding.path) — unreferenced: \(finding.reason)")
      }
      if base == nil, !record.unreferenced.isEmpty { lines.append("  remove them with: \(call("prune"))") }
    }
    for path in record.deleted { lines.append("- \(path) — deleted, nothing draws it") }
    let hint = base == nil && record.count(.missing) > 0 ? "; write those that are missing with: \(call("test")) --record missing" : ""
    lines.append(record.summary + (record.shard.map { " (shard \($0))" } ?? "") + hint)
    return lines.joined(separator: "\n")
  }

  private static func sign(_ verdict: Verdict) -> String { verdict == .tolerated ? "~" : "+" }

  private static func label(_ verdict: Verdict) -> String {
    switch verdict {
    case .missing: "missing    "
    case .size: "size       "
    case .unreadable: "golden     "
    case .stopped: "stopped    "
    case .pixels, .passed, .tolerated, .recorded, .updated: "pixels     "
    }
  }
}
