import Foundation
import SkerryFormats

/// What `init` did with one file.
struct InitOutcome {
  enum Action: String {
    case wrote, changed, kept
    /// Kept although `init` would write another text.
    case differs
  }
  /// Absolute.
  var path: String
  /// What `init` would write.
  var text: String
  var action: Action

  var isWritten: Bool { action == .wrote || action == .changed }

  var line: String {
    switch action {
    case .wrote: "wrote    \(path)"
    case .changed: "changed  \(path)"
    case .kept: "kept     \(path)"
    case .differs: "kept     \(path)  (it differs from what init would write; --force replaces it)"
    }
  }
}

/// What `init` reports: the files, what is in the package and what is not, and the next call.
struct InitReport {
  let plan: SetupPlan
  let outcomes: [InitOutcome]
  /// Whether nothing was written, so that the files' contents are part of the report.
  let onlyShows: Bool

  /// The call that shows whether the package works.
  private var next: String {
    let place = SkerryReference.relative(plan.root, from: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    return "\(place == "." ? "" : "cd \(ShellWord.text(place)) && ")swift run \(plan.name) list"
  }

  /// The lines after those of the files.
  var lines: [String] {
    var lines = plan.targets.map { target in
      let swift = ShortNumber.counted(target.sources.count, "Swift file")
      let resources = ShortNumber.counted(target.resources.count, "resource")
      return "\(target.name): \(swift), \(resources)"
    }
    if !plan.additions.isEmpty { lines += ["Taken from outside the extension's folder:"] + plan.additions.map { "  - \($0)" } }
    if !plan.notes.isEmpty { lines += ["Not included, or to be done by hand:"] + plan.notes.map { "  - \($0)" } }
    return lines + ["Next: \(next)"]
  }

  var json: String {
    JSONText(
      .object([
        ("package", .string(plan.root.path)), ("name", .string(plan.name)), ("written", .bool(!onlyShows)),
        (
          "files",
          .array(
            outcomes.map { outcome in
              .object(
                [("path", .string(outcome.path)), ("action", .string(outcome.action.rawValue))]
                  + (onlyShows ? [("text", .string(outcome.text))] : []))
            })
        ),
        (
          "targets",
          .array(
            plan.targets.map { target in
              .object([
                ("name", .string(target.name)), ("swiftFiles", .number(Double(target.sources.count))),
                ("resources", .number(Double(target.resources.count))),
              ])
            })
        ),
        ("additions", .array(plan.additions.map { .string($0) })), ("notes", .array(plan.notes.map { .string($0) })),
        ("next", .string(next)),
      ])
    ).text
  }
}
