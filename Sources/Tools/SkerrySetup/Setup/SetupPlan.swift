import Foundation

/// The package that `init` writes, and what it could not include.
struct SetupPlan {
  /// The folder of the `Package.swift`.
  var root: URL
  var name: String
  /// The origin that the manifest's first comment names.
  var origin: String
  /// The executable first, then the modules that it needs.
  var targets: [SetupTarget]
  /// The manifest's default localization; `nil` without string tables.
  var localization: String?
  var skerry: SkerryReference
  /// Sentences about files that were taken from outside the extension's folder.
  var additions: [String]
  /// Sentences about files that are not in the package, or will not compile.
  var notes: [String]

  /// Whether the folder of a target is also that of the package.
  var coversItself: Bool { targets.contains { TargetPaths($0, root: root.path).path == "." } }
  /// The files whose declarations `#if os(iOS)` cuts through, relative to the package.
  var phoneSources: [String] { targets.flatMap(\.phoneSources).map { String($0.dropFirst(root.path.count + 1)) }.sorted() }
  var languageMode: LanguageMode { targets.first?.languageMode ?? .five }
  var products: [String] {
    ProvidedModules.always + Set(targets.flatMap(\.products)).subtracting(ProvidedModules.always).sorted()
  }
}
