import Foundation
import SkerryAssetLint
import SkerryDiagnostics
package import SkerryFindings
import SkerryFormats
package import SkerryPipeline
package import SkerryPresentation
import SkerryUI

/// The options of `lint`. A flag overrides `skerry.json`.
@MainActor
package struct LintOptions {
  /// The cases to lint.
  package var cases: CaseOptions
  /// Catalogues and image files; empty if the bundle's cases are to be linted.
  package var paths: [String] = []
  /// `nil` for every presentation.
  package var presentations: [Presentation]?
  /// Every combination of text size, colour scheme, language and the like in which the cases are laid out.
  package var looks: [RenderSettings]
  /// Whether the call or the file names the languages; otherwise all of the project's are checked.
  package var namesLocales: Bool
  /// The output format of findings.
  package var format = FindingFormat.text
  /// Whether warnings count as errors.
  package var isStrict = false
  /// Whether the exit code is 0 even if there are errors.
  package var exitsZero = false
  /// The file of known findings; `nil` for none.
  package var baseline: String?
  /// The file to write the findings to as a baseline; `nil` for none.
  package var newBaseline: String?
  /// The file that findings are written to; `nil` for standard output.
  package var output: String?
  /// The rules to leave out, by name.
  package var ignored: Set<String> = []
  /// The folder of payload fixtures; `nil` for none.
  package var payloads: String?
  /// The part of the call that this process checks for another one; `nil` for the whole call.
  package var part: Int?
  /// Whether this process only draws the cases from the last to the first, for another one.
  package var isReversed = false
  /// The rule that `--explain` names; `nil` without it.
  package var explained: String?

  /// Reads the options of a call. Throws `CommandError` for an unknown or invalid value.
  package init(_ arguments: Arguments, file: LintFile) throws {
    let operands = arguments.positional
    paths = operands.filter(Self.isPath)
    var rest = arguments
    rest.positional = operands.filter { !Self.isPath($0) }
    if let path = paths.first, let name = rest.positional.first {
      throw CommandError("lint checks either files, such as \(path), or cases, such as \(name); write two calls.")
    }
    let usual = ["dynamic-type", "color-scheme"].reduce(into: [:]) { $0[$1] = Option.named($1, of: .lint)?.standard }
    for name in ["presentation", "device", "dynamic-type", "color-scheme", "locale"] where rest.value(name) == nil {
      rest.set(name, file.settings.strings[name]?.joined(separator: ",") ?? usual[name])
    }
    namesLocales = rest.value("locale") != nil
    let all = try CaseOptions.looks(rest)
    looks = all.map(\.settings)
    cases = all[0]
    presentations = cases.presentations
    if let found = arguments.choice("format", NamedChoices(FindingFormat.allCases, name: \.rawValue)) { format = found }
    if arguments.verb == .lint, arguments.has("json") {
      guard format == .text || format == .json else {
        throw CommandError("--json and --format \(format.rawValue) ask for two formats; remove one of them.")
      }
      format = .json
    }
    isStrict = arguments.has("strict") || file.settings.isStrict
    exitsZero = arguments.has("exit-zero")
    if arguments.has("no-baseline"), let path = arguments.value("baseline") {
      throw CommandError("--no-baseline and --baseline \(path) exclude each other; remove one of them.")
    }
    baseline = arguments.has("no-baseline") ? nil : arguments.value("baseline") ?? file.file("baseline").flatMap { $0.isEmpty ? nil : $0 }
    newBaseline = arguments.value("write-baseline")
    output = arguments.value("out")
    ignored = Set(Self.list("ignore", arguments, file) ?? [])
    let known = RulePage.all.map(\.id)
    for name in ignored.sorted() where !known.contains(name) {
      throw CommandError.unknown("The rule \"\(name)\" to ignore", name, known)
    }
    payloads = arguments.value("payloads") ?? file.file("payloads")
    part = arguments.verb == .lint ? try PartOption.value(arguments) : nil
    isReversed = arguments.verb == .lint && arguments.has("reversed")
    explained = arguments.value("explain")
  }

  private static func list(_ name: String, _ arguments: Arguments, _ file: LintFile) -> [String]? {
    arguments.list(name) ?? file.settings.strings[name]
  }

  /// An argument that names a file, not a case.
  package nonisolated static func isPath(_ word: String) -> Bool {
    let plain = (word.hasSuffix("/") ? String(word.dropLast()) : word).lowercased()
    return ImageHeader.Format.allFileExtensions.union(["xcassets", "imageset"]).contains { plain.hasSuffix("." + $0) }
  }
}

extension LintOptions {
  /// The rules to leave out in catalogues: only activities limit the size of images.
  package func ignoredInCatalogues(hasActivities: Bool) -> Set<String> {
    hasActivities ? ignored : ignored.union([DrawingRule.imageTooLarge.rawValue])
  }

  /// Whether a rule of drawing is switched off.
  func ignores(_ rule: DrawingRule) -> Bool { ignored.contains(rule.rawValue) }
}
