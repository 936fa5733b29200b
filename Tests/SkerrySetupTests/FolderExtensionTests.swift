import Testing

@testable import SkerrySetup

/// Folders that are drawn as extensions although no project names them.
@Suite struct FolderExtensionTests {
  /// A folder of a module that the extension imports, directly or through another module, is compiled with it, whatever the folder is called.
  @Test(arguments: [("Kit", 1), ("Base", 1), ("Other", 2)])
  func folderOfAnImportedModuleIsNoExtension(_ module: String, _ count: Int) throws {
    let repository = try FixtureRepository()
    try repository.write("project.yml", "targets:\n  Main:\n    type: app-extension\n    platform: iOS\n    sources: Main\n")
    try repository.write(
      "Package.swift",
      "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \"Sources\"), "
        + ".target(name: \"Base\", path: \"Deep\")])")
    try repository.write("Sources/Kit.swift", "import Base\npublic struct Kit {}")
    try repository.write("Deep/Base.swift", "public struct Base {}")
    try repository.write("Main/W.swift", "import Kit\n@main struct M: WidgetBundle { var body: some Widget { W() } }\nstruct W: Widget {}")
    let text = "struct L: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: Card.self) { _ in } } }"
    let folder = ["Kit": "Sources", "Base": "Deep"][module] ?? module
    try repository.write("\(folder)/Widgets/L.swift", text)
    #expect(try ExtensionFinder(root: repository.root, target: nil).findAll().found.count == count)
  }

  /// An extension whose sources are in a folder `src` has the name of the folder around it, and the resources there; other code beside it is not the
  /// extension's.
  @Test(arguments: ["", "Tests/T.swift"]) func sourcesHaveTheirResourcesBesideThem(_ other: String) throws {
    let repository = try FixtureRepository()
    let text = "@main struct M: WidgetBundle { var body: some Widget { W() } }\nstruct W: Widget {}"
    try repository.write("Card/src/W.swift", text)
    try repository.write("Card/resources/Words.strings", "\"a\" = \"b\";")
    if !other.isEmpty { try repository.write("Card/\(other)", "struct T {}") }
    let found = try #require(try ExtensionFinder(root: repository.root, target: nil).findAll().found.first)
    #expect(found.name == (other.isEmpty ? "Card" : "src") && found.files.count == (other.isEmpty ? 2 : 1))
  }

  /// The sentence about a folder that is drawn without a target names the project beside it.
  @Test func theNearestProjectIsNamed() throws {
    let repository = try FixtureRepository()
    for folder in ["A", "B"] {
      try repository.write("\(folder)/Project.swift", "import ProjectDescription\nlet project = Project(name: \"A\", targets: [.mine()])")
    }
    try repository.write("B/Card/resources/Words.strings", "\"a\" = \"b\";")
    try repository.write("B/Card/source/W.swift", "@main struct M: WidgetBundle { var body: some Widget { W() } }\nstruct W: Widget {}")
    let finder = ExtensionFinder(root: repository.root, target: nil)
    #expect(try finder.findAll().found.map(\.name) == ["Card"])
    #expect(try finder.findAll().found.first?.files.count == 2)
    let reason = try #require(finder.reasonForFolders)
    #expect(reason.hasPrefix("B/Project.swift names no widget extension whose files can be found, so the folder B/Card is drawn, "))
  }
}
