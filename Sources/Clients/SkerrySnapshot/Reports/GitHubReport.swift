import SkerryDiagnostics

/// A run as GitHub's workflow commands, and as Markdown for the summary of a job.
package enum GitHubReport {
  /// Lines in the summary; GitHub cuts summaries off at 1 MiB.
  private static let summaryLimit = 100

  /// `::error file=…,line=…,title=…::message`, one per failure.
  package static func annotations(_ record: RunRecord, _ list: ListReport) -> [String] {
    var lines = record.results.filter(\.verdict.isFailure).map { result in
      let message = (result.layout.prefix(3) + [result.headline] + (list.base == nil ? [list.acceptCommand(result)] : [])).joined(
        separator: "\n")
      return
        "::error file=\(WorkflowCommand.property(result.file)),line=\(max(1, result.line)),title=\(WorkflowCommand.property(result.name))::\(WorkflowCommand.text(message))"
    }
    if record.unreferencedMode == .reject || record.unreferencedMode == .warn {
      let level = record.unreferencedMode == .reject ? "error" : "warning"
      lines += record.unreferenced.map {
        "::\(level) title=\(WorkflowCommand.property("unreferenced golden"))::\(WorkflowCommand.text("\($0.path): \($0.reason)"))"
      }
    }
    return lines
  }

  /// The Markdown of a run for `GITHUB_STEP_SUMMARY`: at most 100 failures, then a count.
  package static func summary(_ record: RunRecord, _ list: ListReport) -> String {
    var lines = ["### \(markdown(record.owner)): \(record.summary)", ""]
    let failures = record.results.filter(\.verdict.isFailure)
    if !failures.isEmpty {
      lines += ["| picture | what | layout |", "|---|---|---|"]
      for result in failures.prefix(summaryLimit) {
        lines.append(
          "| \(markdown(result.name)) | \(markdown(result.headline)) | \(result.layout.prefix(3).map(markdown).joined(separator: "<br>")) |"
        )
      }
      if failures.count > summaryLimit { lines.append("| and \(failures.count - summaryLimit) more | | |") }
      if list.base == nil { lines += ["", "After checking the report, accept with `\(list.call("accept"))`."] }
    }
    if record.unreferencedMode != .ignore, !record.unreferenced.isEmpty {
      lines +=
        ["", "Unreferenced goldens:", ""]
        + record.unreferenced.prefix(summaryLimit).map { "- \(markdown($0.path)): \(markdown($0.reason))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func markdown(_ value: String) -> String {
    var result = ""
    for character in value {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "|", "*", "_", "`", "[", "]", "\\", "~", "#": result += "\\\(character)"
      case "\n", "\r", "\r\n": result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
