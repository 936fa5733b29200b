import Foundation
import SkerryCLI
import Testing

@testable import SkerrySetup

/// What targets and files of a repository share: files, declarations, an activity, a language mode.
struct SharedFilesTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  private func file(_ name: String, _ text: String) throws -> ReachabilityFile {
    try repository.write(name, text)
    return try #require(ReachabilityFile(repository.root.appendingPathComponent(name).path))
  }

  /// An app and its staging version have an extension each, with the same files; one with a condition of its own may draw other pictures.
  @Test func extensionsWithTheSameFilesAreDrawnOnce() throws {
    try repository.write("RideWidget/RideBundle.swift", FixtureRepository.bundle)
    try repository.write("RideWidget/Ride.swift", FixtureRepository.attributes + FixtureRepository.activity)
    let target = """
          type: app-extension
          sources: [RideWidget]
          info: {path: "RideWidget/Info.plist", properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}}
      """
    let beta = target + "\n    settings: {base: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: BETA}}"
    try repository.write("project.yml", "targets:\n  Ride:\n\(target)\n  Ride Staging:\n\(target)\n  Ride Beta:\n\(beta)\n")
    let (found, leftOut) = try ExtensionFinder(root: repository.root, target: nil).findAll()
    let names = found.map(\.name)
    #expect(names.count == 2 && names.contains("Ride Beta"))
    let left = try #require(leftOut.first)
    #expect(leftOut.count == 1 && left.kind == .extension && !names.contains(left.name))
    #expect(
      left.reason == "it has the files of \(try #require(names.first { $0 != "Ride Beta" })), which is drawn; --product draws it instead")
    #expect(try ExtensionFinder(root: repository.root, target: left.name).findAll().found.map(\.name) == [left.name])
  }

  /// A file that is taken for one type may be another app's, and declare further types that the extension has.
  @Test func aFileFromElsewhereKeepsNoSecondDeclaration() throws {
    try repository.write("Own.swift", "struct Ride {}\nprivate struct Row {}\nfunc start() {}\n")
    try repository.write("Other.swift", "struct Ride {}\nstruct Row {}\nenum Speed {}\nprivate struct Own {}\nfunc start() {}\n")
    let files = try ["Own.swift", "Other.swift"].map { try #require(ReachabilityFile(repository.root.appendingPathComponent($0).path)) }
    files[1].isAddition = true
    let graph = ReachabilityGraph(files)
    let second = files[1].outline.declarations.filter { CompilerInputWriter.isRedeclared($0, of: files[1], in: graph) }
    #expect(second.map(\.name) == ["Ride"])
    #expect(!files[0].outline.declarations.contains { CompilerInputWriter.isRedeclared($0, of: files[0], in: graph) })
  }

  /// Tuist writes the bundle of each module, and one is declared for all of them.
  @Test(arguments: [
    ("extension Foundation.Bundle { static let module = Bundle() }", true),
    ("public extension Bundle { static var module: Bundle { .main } }", true),
    ("private extension Bundle { static let module = 1 }", false), ("extension Bundle { fileprivate static let module = 1 }", false),
    ("extension Bundle { static let own = 1 }", false), ("struct Bundle { let module = 1 }", false),
  ])
  func theBundleOfAModuleIsDeclaredOnce(_ text: String, _ isOne: Bool) throws {
    try repository.write("Bundle.swift", text)
    let file = try #require(ReachabilityFile(repository.root.appendingPathComponent("Bundle.swift").path))
    #expect(file.outline.declarations.contains { CompilerInputWriter.packageBundle($0) != nil } == isOne)
  }

  /// Of two widgets with one activity a phone has the one that the bundle lists, and only that is drawn.
  @Test(arguments: [("A", "no bundle lists it; Ride shows its activity"), ("B", BuildReport.unlistedActivity)])
  func aSecondViewOfAnActivityIsNotDrawn(_ attributes: String, _ reason: String) throws {
    let text =
      "@main struct Ride: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) { _ in } } }\n"
      + "struct Trip: Widget { var body: some WidgetConfiguration { ActivityConfiguration<\(attributes)>(for: \(attributes).self) { _ in } } }\n"
    let unlisted = WidgetChoice(ReachabilityGraph([try file("B.swift", text)])) { _ in true }.unlisted
    #expect(unlisted.map(\.name) == ["Trip"] && unlisted.map(\.reason) == [reason])
  }

  /// A Swift 6 project may be compiled in Swift 5 mode here, where the language has another version.
  @Test(arguments: [(true, "compiler"), (false, "swift")]) func theLanguagesVersionIsTheProjects(_ isSix: Bool, _ word: String) throws {
    let file = try file("V.swift", "#if swift(>=6.0) && os(iOS)\nlet swift = 1\n#endif\n")
    SourcePreparation(program: "Ride", merged: [], isSix: isSix, has: { _ in true }).prepare(file)
    #expect(file.text == "#if \(word)(>=6.0) && true\nlet swift = 1\n#endif\n")
  }

  /// The module of an import of one declaration is not a qualifier: the import goes as a whole, or stays.
  @Test func importsOfOneDeclarationAreChangedAsAWhole() throws {
    let text = "@preconcurrency import Kit\nimport struct Kit.Row\n\nstruct Ride { let row: Kit.Row }\n"
    let ride = try file("Ride.swift", text)
    SourcePreparation(program: "W", merged: ["Kit"]) { $0 == "Foundation" }.prepare(ride)
    #expect(ride.text == "import Foundation\n\n\nstruct Ride { let row: Row }\n")
    let walk = try file("Walk.swift", "import struct Foundation.URLRequest\nimport class Foundation.JSONDecoder\nlet walk = 1\n")
    SourcePreparation(program: "W", merged: []) { $0 == "Foundation" }.prepare(walk)
    #expect(walk.text == "import Foundation\nimport class Foundation.JSONDecoder\nlet walk = 1\n")
  }
}
