import Foundation
import SkerryFindings
import SkerryPipeline
import SkerryPresentation
import SkerryUI

/// What a call of `lint` asks for. Flag beats `skerry.json`.
@MainActor
struct LintOptions {
  var cases: CaseOptions
  /// Catalogues and image files; empty when the bundle's cases are meant.
  var paths: [String] = []
  /// `nil` takes every presentation.
  var presentations: [Presentation]?
  var textSizes: [DynamicTypeSize]
  var schemes: [ColorScheme]
  var locales: [Locale]
  var format = FindingFormat.text
  var isStrict = false
  var exitsZero = false
  var baseline: String?
  var newBaseline: String?
  var output: String?
  var ignored: Set<String> = []
  var payloads: String?
  var explained: String?

  nonisolated static let valued: Set<String> = CaseOptions.valued.union([
    "format", "baseline", "write-baseline", "explain", "ignore", "payloads", "out",
  ])
  nonisolated static let plain: Set<String> = CaseOptions.plain.union(["strict", "exit-zero", "rules"])

  init(_ arguments: Arguments, file: LintFile) throws {
    let words = arguments.positional
    paths = words.filter(Self.isPath)
    var rest = arguments
    rest.positional = words.filter { !Self.isPath($0) }
    let sizes = Self.list("dynamic-type", arguments, file) ?? ["large", "xxxLarge"]
    let looks = Self.list("color-scheme", arguments, file) ?? ["light", "dark"]
    let languages = Self.list("locale", arguments, file)
    textSizes = try sizes.map { name in
      guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
        throw CommandError(
          "--dynamic-type \(name) is not known; choose of \(DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")).")
      }
      return size
    }
    schemes = try looks.map { name in
      guard let scheme = ["light": ColorScheme.light, "dark": .dark][name] else {
        throw CommandError("--color-scheme \(name) is not known; write light or dark.")
      }
      return scheme
    }
    // What has several values here has one at a time in a picture.
    for name in ["dynamic-type", "color-scheme", "locale"] { rest.remove(name) }
    for name in ["presentation", "device"] where rest.value(name) == nil { rest.set(name, file.texts[name]?.joined(separator: ",")) }
    cases = try CaseOptions(rest)
    presentations = cases.presentations
    locales = languages?.map { Locale(identifier: $0) } ?? [cases.settings.locale]
    if let name = arguments.value("format") {
      guard let found = FindingFormat(rawValue: name) else {
        throw CommandError("--format \(name) is not known; choose of \(FindingFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
      }
      format = found
    }
    isStrict = arguments.has("strict") || file.isStrict
    exitsZero = arguments.has("exit-zero")
    baseline = arguments.value("baseline") ?? file.texts["baseline"]?.first
    newBaseline = arguments.value("write-baseline")
    output = arguments.value("out")
    ignored = Set(Self.list("ignore", arguments, file) ?? [])
    payloads = arguments.value("payloads") ?? file.texts["payloads"]?.first
    explained = arguments.value("explain")
  }

  private static func list(_ name: String, _ arguments: Arguments, _ file: LintFile) -> [String]? {
    arguments.list(name) ?? file.texts[name]
  }

  /// A word that names something on disk, not a case.
  nonisolated static func isPath(_ word: String) -> Bool {
    let kinds = [".xcassets", ".imageset", ".png", ".jpg", ".jpeg", ".heic", ".webp", ".svg", ".pdf"]
    let plain = word.hasSuffix("/") ? String(word.dropLast()) : word
    return kinds.contains { plain.lowercased().hasSuffix($0) }
  }
}
