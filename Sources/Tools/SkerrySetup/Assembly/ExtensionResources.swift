import Foundation
import SkerryDiagnostics
import SkerrySourceTools
import SkerryFormats

/// The resources of an extension: catalogues, strings, images and fonts, then the app's catalogues.
final class ExtensionResources {
  /// Absolute paths of the extension's own resources, then those of the modules that it imports.
  private var own: [String]
  /// The resources of the extension and of each module that it imports, by its name.
  private var modules: [(name: String, resources: [String])]
  /// Whether Tuist generates the project, and with it the names of resources.
  private let isOfTuist: Bool
  private let swiftGen: SwiftGenAccessors
  /// Catalogues of the app and of other targets: an extension on a phone does not see them, previews in Xcode often do.
  private let appCatalogues: [String]
  /// Intent definition files, from which Xcode generates classes.
  private let intentDefinitions: [String]
  /// Those of the app and of other targets.
  private let otherDefinitions: [String]
  private var knownDefinitions: [String: IntentDefinition] = [:]
  /// Core Data models, the extension's own first.
  private let models: [String]
  /// The activities in Expo's configuration of the target.
  private var expoActivities: [ExpoActivity] = []
  private lazy var managedClasses = ManagedClasses(models: models)
  private lazy var ownSymbols = AssetSymbols(catalogues: Self.catalogues(own))
  private lazy var allSymbols = AssetSymbols(catalogues: Self.catalogues(own) + appCatalogues.map { URL(fileURLWithPath: $0) })

  /// The maximum number of catalogues from other targets.
  private static let maxCatalogues = 12

  init(_ found: FoundExtension, finder: ExtensionFinder) {
    own = found.files.filter(ResourceKind.isResource)
    modules = [(found.name, own)]
    isOfTuist = finder.usesTuist
    swiftGen = SwiftGenAccessors(finder.files.filter(SwiftGenAccessors.isConfiguration))
    let known = Set(own)
    let home = found.files.first { $0.hasSuffix(".swift") } ?? ""
    func shared(_ path: String) -> Int { FileWalk.sharedFolders(path, home) }
    let others = finder.files.filter { $0.hasSuffix(".xcassets") && !known.contains($0) && !$0.lowercased().contains("watch") }
    appCatalogues = Array(others.sorted { (shared($1), $0) < (shared($0), $1) }.prefix(Self.maxCatalogues))
    let definitions = found.files.filter { $0.hasSuffix(".intentdefinition") }
    intentDefinitions = definitions
    let ownModels = found.files.filter { $0.hasSuffix(".xcdatamodeld") }
    models = ownModels + finder.files.filter { $0.hasSuffix(".xcdatamodeld") && !ownModels.contains($0) }
    otherDefinitions = definitions.isEmpty ? finder.files.filter { $0.hasSuffix(".intentdefinition") } : []
  }

  /// Adds the resources of a module of the repository.
  func add(_ resources: [String], of module: String) {
    modules.append((module, resources))
    add(resources)
  }

  private func add(_ resources: [String]) { own += resources.filter { !own.contains($0) } }

  /// Adds what Expo's configuration of the target puts into its catalogue and its sources, if it has one.
  /// - Parameter folder: where the catalogue is written.
  func addExpoTarget(of found: FoundExtension, in folder: URL) throws {
    guard let target = ExpoTarget.of(found.files) else { return }
    expoActivities = target.activities
    let place = folder.appendingPathComponent("ExpoTarget.xcassets")
    if try ExpoCatalogue(target, catalogues: own.filter { $0.hasSuffix(".xcassets") }).write(to: place) { add([place.path]) }
  }

  private static func catalogues(_ paths: [String]) -> [URL] {
    paths.filter { $0.hasSuffix(".xcassets") }.map { URL(fileURLWithPath: $0) }
  }

  // MARK: Names

  /// The Swift file that gives assets their names; `nil` if there are none.
  /// - Parameters:
  ///   - declared: static members that files declare.
  ///   - styles: those of `ShapeStyle` among them.
  func symbolsText(includingApp: Bool, declared: Set<String>, styles: Set<String>) -> String? {
    let symbols = includingApp ? allSymbols : ownSymbols
    return symbols.symbols.isEmpty ? nil : AssetSymbolsText(symbols, declared: declared, styles: styles).text
  }

  /// Whether only a catalogue outside the extension has an asset whose Swift name this is.
  func isAppAsset(_ name: String) -> Bool {
    allSymbols.symbols.contains { $0.name == name } && !ownSymbols.symbols.contains { $0.name == name }
  }

  /// The Swift file with the classes of intents; `nil` if there are none. Definitions outside the extension count if
  /// files name their intents.
  /// - Parameters:
  ///   - names: those in the files that are compiled with it.
  ///   - problem: called with each definition that cannot be read, and why.
  func intentsText(_ names: SwiftNames, problem: (String, any Error) -> Void) -> String? {
    func read(_ path: String) -> IntentDefinition? {
      do throws(IntentDefinitionError) { return try definition(path) } catch {
        problem(path, error)
        return nil
      }
    }
    let named = otherDefinitions.isEmpty ? [] : names.words.filter { $0.contains("Intent") }
    let others = named.isEmpty ? [] : otherDefinitions.compactMap(read)
    let definitions =
      intentDefinitions.compactMap(read)
      + others.filter { definition in
        definition.intents.contains { intent in named.contains { $0.contains(intent.name + "Intent") } }
      }
    return definitions.isEmpty ? nil : IntentDefinitionText(definitions, declared: names.outerTypes).text
  }

  private func definition(_ path: String) throws(IntentDefinitionError) -> IntentDefinition {
    if let known = knownDefinitions[path] { return known }
    let definition = try IntentDefinition(InputFile.data(atPath: path) ?? Data(), path: path)
    knownDefinitions[path] = definition
    return definition
  }

  /// The names of the enums and classes of the extension's own definitions, beside those of their intents: the extension declares them, too.
  var intentTypes: Set<String> {
    let definitions = intentDefinitions.compactMap { try? definition($0) }
    return Set(definitions.flatMap { $0.enums.map(\.name) + $0.types.map(\.name) })
  }

  /// The Swift file with the names of resources that Tuist generates, as far as files use them; `nil` if there are none.
  /// - Parameter names: those in the files that are compiled with it.
  func tuistAccessorsText(_ names: SwiftNames) -> String? { isOfTuist ? TuistAccessors.text(modules, names) : nil }

  /// The Swift file with the names of resources that SwiftGen generates, as far as files use them; `nil` if there are none.
  /// - Parameter names: those in the files that are compiled with it.
  func swiftGenAccessorsText(_ names: SwiftNames) -> String? { swiftGen.text(names) }

  /// The Swift file with the types of attributes that Expo's configuration of the target describes; `nil` if there are none.
  /// - Parameter names: those in the files that are compiled with it.
  func expoActivitiesText(_ names: SwiftNames) -> String? {
    let activities = expoActivities.filter { names.words.contains($0.name) && !names.types.contains($0.name) }
    return activities.isEmpty ? nil : "import ActivityKit\n\n" + activities.map(\.text).joined(separator: "\n")
  }

  /// The Swift file with the classes of Core Data models that files name; `nil` if there are none.
  /// - Parameter names: those in the files that are compiled with it.
  func managedClassesText(_ names: SwiftNames) -> String? {
    models.isEmpty || !names.words.contains("CoreData") ? nil : managedClasses.text(for: names)
  }

  // MARK: Beside the program

  /// Links the resources to where the program looks for them: its own first, then the app's catalogues.
  func place(beside program: URL, _ library: CompiledLibrary) throws {
    let (folder, name) = (program.deletingLastPathComponent(), program.lastPathComponent)
    for path in library.resources { try LinkedFolder(folder).link((path as NSString).lastPathComponent, to: path) }
    try linkOwn(into: folder.appendingPathComponent("Widgets_\(name).resources"))
    try fill(folder.appendingPathComponent("Widgets_\(name).app.resources"), appCatalogues.filter { !own.contains($0) })
  }

  /// Fills a folder with links to what a phone's bundle of the extension would hold, and its modules' bundles.
  func linkOwn(into folder: URL) throws { try fill(folder, own + models) }

  private func fill(_ folder: URL, _ paths: [String]) throws {
    var links: [String: String] = [:]
    var names: Set<String> = []
    // Where a bundle has translations of its Info.plist, Foundation on Linux finds none of the keys that they lack.
    for path in paths where !path.hasSuffix("/InfoPlist.strings") {
      let parts = path.split(separator: "/").suffix(2).map(String.init)
      // The language's folder distinguishes string files of the same name.
      let isLocalized = parts.first?.hasSuffix(".lproj") == true
      var place = isLocalized ? parts.joined(separator: "/") : parts.last ?? path
      // A bundle contains the compiled model; only its existence matters.
      if place.hasSuffix(".xcdatamodeld") { place = (place as NSString).deletingPathExtension + ".momd" }
      var target = place
      var number = 2
      while !names.insert(target.lowercased()).inserted {
        target = "\(number)/\(place)"
        number += 1
      }
      links[target] = path
    }
    try LinkedFolder(folder).setLinks(links)
  }
}
