import Foundation
import SkerryCases
import SkerryDiagnostics
import SkerryFindings
import SkerryFormats

/// What happens to the findings of a call of `lint`: the baseline, the format, the file and the exit code.
@MainActor
struct LintOutput {
  let options: LintOptions

  /// Writes the findings, already merged and without those that comments switch off. Returns the exit code. Throws `CommandError` if a file cannot be
  /// written.
  func write(_ all: [Finding]) throws -> Int32 {
    var findings = all
    if let path = options.newBaseline {
      try write(try Baseline(of: findings).json(), to: path)
      if path == "-" { return 0 }
      Console.out("\(ShortNumber.counted(findings.count, "finding")) in \(path)")
      return 0
    }
    if let path = options.baseline {
      let baseline = try Baseline(contentsOf: URL(fileURLWithPath: path))
      let settled = baseline.settled(in: findings)
      if !settled.isEmpty {
        Console.remark(
          "note: \(settled.count) of the baseline's findings no longer occur; write it again with --write-baseline \(path).")
        settled.forEach { line in Console.detail("  \(line)") }
      }
      findings = baseline.remaining(of: findings)
    }
    try put(try options.format.write(findings, rules: RulePage.all))
    let worst = findings.map(\.severity).max() ?? .note
    return options.exitsZero || worst < (options.isStrict ? .warning : .error) ? 0 : 2
  }

  /// Writes text to the file of `--out`, or to standard output.
  func put(_ text: String) throws {
    if let path = options.output {
      try write(text, to: path)
    } else {
      Console.plain(options.format == .text ? Console.painted(lines: text) : text)
    }
  }

  private func write(_ text: String, to path: String) throws {
    if path == "-" { return Console.plain(text) }
    try OutputFile.write(Data(text.utf8), to: path)
  }
}
