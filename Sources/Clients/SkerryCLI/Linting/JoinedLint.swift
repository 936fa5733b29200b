import Foundation
package import SkerryCases
import SkerryFindings

/// A call of `lint` that the programs of several extensions answer: each gives its findings, and all of them are written once, in the
/// form that was asked for.
@MainActor
package struct JoinedLint {
  private let options: LintOptions
  private var findings: [Finding] = []
  private var hasAnswers = false
  /// The options and operands that each program is called with, after the verb.
  package let call: [String]

  private struct Document: Decodable { var findings: [Finding] }

  /// Throws `CommandError` as `lint` does.
  package init(_ arguments: Arguments) throws {
    options = try LintOptions(arguments, file: try LintFile())
    let own: Set = ["format", "json", "out", "baseline", "no-baseline", "write-baseline", "strict", "exit-zero"]
    // The baseline of skerry.json is for all programs together, so none of them uses it.
    call =
      arguments.passed(to: .lint, without: own) + ["--format=json", "--exit-zero", "--no-baseline"]
      + (arguments.positional.isEmpty ? [] : ["--"] + arguments.positional)
  }

  /// Takes what a program has printed. Returns whether it is a list of findings.
  package mutating func take(_ output: String) -> Bool {
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(output.utf8)) else { return false }
    findings += document.findings
    hasAnswers = true
    return true
  }

  /// Writes the findings of all programs. Returns the exit code; `nil` if no program has answered. Throws `CommandError` if the output cannot be
  /// written.
  package func deliver() throws -> Int32? { hasAnswers ? try LintOutput(options: options).write(findings.merged) : nil }
}
