import Foundation
import SkerryCLI
import SkerryFormats
import SkerrySourceTools

/// Writes the files that one call of the compiler gets: copies of the repository's files without the declarations that
/// are not needed, and the generated files.
struct CompilerInputWriter {
  /// The program's name.
  let name: String
  /// The program's folder.
  let folder: URL
  let resources: ExtensionResources
  /// Knows the repository's root.
  let root: ExtensionFinder
  /// Whether the symbols of the app's assets are generated too.
  let namesAppAssets: Bool
  /// Definitions of intents that cannot be read.
  private(set) var leftOut: [LeftOut] = []

  /// Modules that files of the repository's modules export, which every file may use.
  let exported: [String]

  init(name: String, folder: URL, resources: ExtensionResources, root: ExtensionFinder, namesAppAssets: Bool, exported: [String]) {
    (self.name, self.folder, self.resources, self.root, self.namesAppAssets) = (name, folder, resources, root, namesAppAssets)
    self.exported = exported
  }

  /// - Parameter isWhole: whether every widget compiles, so that the repository's own bundle may be used.
  /// - Returns: the paths for the compiler.
  mutating func write(_ round: CompilerInput, _ choice: WidgetChoice, _ entries: [WidgetChoice.Entry], isWhole: Bool) throws -> [String] {
    let isWhole = isWhole && choice.main != nil && entries.allSatisfy(\.isInBundle) && choice.entries.allSatisfy(\.isInBundle)
    let writer = SourceWriter(folder: folder.appendingPathComponent("sources"))
    var sources: [String] = []
    for (number, file) in round.graph.files.enumerated() {
      let isIn = round.places.contains(number)
      let isMain = isWhole && file.outline.declarations.contains { $0.modifiers.contains("@main") && $0.name == choice.main }
      guard isIn || isMain else { continue }
      tidy(file, number, round, keeps: isWhole ? choice.main : nil, bundle: isWhole)
      sources.append(try writer.place(file))
    }
    if !isWhole { sources.append(try writer.write("\(name)Entry.swift", Self.entry(name, entries.map(\.path)))) }
    return sources + (try generated(round.files, writer))
  }

  private static func inheritsFromBundle(_ file: ReachabilityFile) -> Bool {
    file.outline.declarations.contains { $0.kind == .type && $0.inherited.contains("Bundle") }
  }

  private static func declaresLocalizedString(_ file: ReachabilityFile) -> Bool { file.text.contains("func NSLocalizedString(") }

  /// The generated files that the sources need.
  private mutating func generated(_ files: [ReachabilityFile], _ writer: SourceWriter) throws -> [String] {
    let names = files.reduce(into: SwiftNames()) { $0.formUnion($1.names) }
    let bundle = names.words.contains("localizedString") && !files.contains(where: Self.inheritsFromBundle) ? FoundationOnly.bundle : ""
    let takesTables = names.words.contains("NSLocalizedString") && names.words.contains("tableName")
    let tables = takesTables && !files.contains(where: Self.declaresLocalizedString) ? FoundationOnly.localizedString : ""
    let exports = FoundationOnly.exports + exported.map { "@_exported import \($0)\n" }.joined() + bundle + tables
    var sources = [try writer.write("FoundationOfAPhone.swift", exports)]
    if let symbols = resources.symbolsText(includingApp: namesAppAssets, declared: names.assetMembers, styles: names.styleMembers) {
      sources.append(try writer.write("GeneratedAssetSymbols.swift", symbols))
    }
    if names.words.contains("module"), files.contains(where: { $0.text.contains(".module") }) {
      sources.append(
        try writer.write(
          "BundleOfAPackage.swift", "import Foundation\nextension Foundation.Bundle { static var module: Bundle { .main } }\n"))
    }
    var unreadable: [LeftOut] = []
    let intents = resources.intentsText(names) { path, error in
      unreadable.append(LeftOut(kind: .file, name: root.relative(path), reason: "\(error)", remedy: "correct it in Xcode"))
    }
    leftOut += unreadable
    if let intents { sources.append(try writer.write("GeneratedIntents.swift", intents)) }
    if let activities = resources.expoActivitiesText(names) { sources.append(try writer.write("GeneratedActivities.swift", activities)) }
    if let accessors = resources.tuistAccessorsText(names) {
      sources.append(try writer.write("GeneratedResourceAccessors.swift", accessors))
    }
    if let accessors = resources.swiftGenAccessorsText(names) {
      sources.append(try writer.write("GeneratedBySwiftGen.swift", accessors))
    }
    if let managed = resources.managedClassesText(names) {
      sources.append(try writer.write("GeneratedManagedClasses.swift", managed))
    }
    if exported.contains(SymbolMembers.module) || names.words.contains(SymbolMembers.module),
      let members = SymbolMembers.text(for: files.map(\.outline), isExported: exported.contains(SymbolMembers.module))
    {
      sources.append(try writer.write("GeneratedSymbolMembers.swift", members))
    }
    return sources
  }

  /// Removes from a file the declarations that are not needed or cannot compile: other `@main`s, and code that needs
  /// missing modules.
  private func tidy(_ file: ReachabilityFile, _ number: Int, _ round: CompilerInput, keeps main: String?, bundle: Bool) {
    var changes: [(range: Range<Int>, by: String)] = []
    for (place, declaration) in file.outline.declarations.enumerated() {
      let node = ReachabilityGraph.Node(file: number, declaration: place)
      let isNeeded = round.needed.contains(node) || round.previewed.contains(node)
      if declaration.isBundle, !bundle {
        changes.append((declaration.range, ""))
      } else if declaration.modifiers.contains("@main"), declaration.name != main {
        if declaration.isWidget, isNeeded {
          let tokens = file.outline.tokens[declaration.tokens]
          if let token = tokens.first(where: { $0.text == "@main" }) { changes.append((token.range, "")) }
        } else {
          changes.append((declaration.range, ""))
        }
      } else if Self.isRedeclared(declaration, of: file, in: round.graph) {
        changes.append((declaration.range, ""))
      } else if !isNeeded, declaration.kind != .import, !declaration.isBundle,
        file.isAddition || !file.missingModules.isEmpty || declaration.isWidget
      {
        changes.append((declaration.range, ""))
      } else if isNeeded, let performing = declaration.intentPerformance, !isWithinReach(performing, file, round) {
        changes.append((performing.range, RepairPlanner.emptyPerformance(for: performing)))
      } else if isNeeded, let token = Self.innerMain(declaration, file.outline.tokens, besides: main) {
        changes.append((token.range, ""))
      } else if let module = Self.packageBundle(declaration) {
        changes.append((module.range, ""))
      }
    }
    if !changes.isEmpty { file.replace(changes) }
  }

  /// Whether a file from elsewhere, such as another app's, declares a type that one of the program's own files declares, too.
  static func isRedeclared(_ declaration: SwiftDeclaration, of file: ReachabilityFile, in graph: ReachabilityGraph) -> Bool {
    guard file.isAddition, declaration.isSharedType else { return false }
    return declaration.names.contains { name in
      graph.owners(of: name).contains { !graph.files[$0.file].isAddition && graph.declaration($0).isSharedType }
    }
  }

  /// `Bundle.module`, of which each module of Tuist's has one; here one is declared for all of them.
  static func packageBundle(_ declaration: SwiftDeclaration) -> SwiftDeclaration? {
    guard declaration.kind == .extension, declaration.names.contains("Bundle") else { return nil }
    guard !declaration.isPrivate else { return nil }
    return declaration.members.first { $0.kind != .type && $0.names == ["module"] && !$0.isPrivate }
  }

  /// The `@main` of a widget inside a type that is not the one to keep.
  private static func innerMain(_ declaration: SwiftDeclaration, _ tokens: [SwiftToken], besides main: String?) -> SwiftToken? {
    let widgets = declaration.members.flatMap(\.widgets).map(\.declaration)
    return widgets.first { $0.modifiers.contains("@main") && $0.name != main }.flatMap { tokens[$0.tokens].first { $0.text == "@main" } }
  }

  /// Whether the bodies of `perform()` compile without further files.
  private func isWithinReach(_ performing: SwiftDeclaration, _ file: ReachabilityFile, _ round: CompilerInput) -> Bool {
    guard file.missingModules.isEmpty else { return false }
    let words = Set(file.outline.tokens[performing.tokens].filter { $0.kind == .word }.map(\.text))
    return words.allSatisfy { word in
      let owners = round.graph.owners(of: word)
      return owners.isEmpty || owners.contains { round.needed.contains($0) }
    }
  }

  static func entry(_ name: String, _ widgets: [String]) -> String {
    "import SwiftUI\nimport WidgetKit\n\n@main struct \(name)Entry: WidgetBundle {\n  var body: some Widget {\n"
      + widgets.map { "    \($0)()\n" }.joined() + "  }\n}\n"
  }
}
