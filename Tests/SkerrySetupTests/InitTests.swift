import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryCLI
@testable import SkerryCases
@testable import SkerrySetup

@MainActor struct InitTests {
  let repository: FixtureRepository
  /// The checkout that these tests belong to.
  static let skerry = Checkout.root.path

  init() throws { repository = try FixtureRepository() }

  func run(_ words: String...) -> Int32 { SkerryCommand.run(["init", repository.root.path, "--skerry", Self.skerry] + words) }

  func plan() throws -> SetupPlan {
    let finder = ExtensionFinder(root: repository.root, target: nil)
    let reference = try SkerryReference("https://example.org/skerry.git#1.0.0", root: repository.root)
    return try SetupPlanner(finder: finder, found: finder.find(), root: repository.root, skerry: reference).plan()
  }

  @Test func listedFilesAreFound() throws {
    try repository.makeClassic()
    let plan = try plan()
    let main = try #require(plan.targets.first)
    #expect(plan.targets.count == 1 && main.name == "RideWidget" && plan.languageMode == .five && plan.localization == "de")
    let cover = TargetPaths(sources: main.sources, resources: main.resources, root: repository.root.path)
    #expect(cover.path == ".")
    #expect(cover.sources == ["Ride/Models/RideAttributes.swift", "RideWidget/RideBundle.swift", "RideWidget/RideLiveActivity.swift"])
    #expect(
      cover.resources == [
        "Ride/Assets.xcassets", "RideWidget/Assets.xcassets",
        "RideWidget/de.lproj/Localizable.strings", "RideWidget/en.lproj/Localizable.strings",
      ])
    #expect(
      cover.exclude == [
        "Goldens", "README.md", "Ride.xcodeproj", "Ride/Models/Other.swift", "Ride/RideApp.swift",
        "RideWidget/Info.plist", "out",
      ])
    #expect(main.swiftSettings == [".enableUpcomingFeature(\"BareSlashRegexLiterals\")", ".define(\"WIDGET\")"])
    // A bundle cannot hold two catalogues of one name side by side.
    let manifest = ManifestText(plan: plan).text
    #expect(manifest.contains(".process(\"Ride/Assets.xcassets\", localization: .base),\n"))
    #expect(manifest.contains(".process(\"RideWidget/Assets.xcassets\"),\n"))
    // Items that could not be included: the missing file, the module and its product.
    #expect(plan.notes.count == 3)
    for word in ["Gone.swift", "RideLiveActivity.swift:1 imports Lottie", "product Lottie"] {
      #expect(plan.notes.contains { $0.contains(word) }, "\(word)")
    }
  }

  /// A target's files are listed one by one where its folder has files of others, beside them or in folders of their own.
  @Test(arguments: [("", false), ("Widget/Other.swift", true), ("Widget/App/Other.swift", true), ("Widget/App/notes.txt", false)])
  func filesBesideOthersAreListed(_ other: String, _ isListed: Bool) throws {
    for path in ["Widget/Card.swift", "Widget/Parts/Seat.swift", other] where !path.isEmpty { try repository.write(path, "") }
    let sources = ["Card.swift", "Parts/Seat.swift"]
    let root = repository.root.path
    let paths = TargetPaths(sources: sources.map { "\(root)/Widget/\($0)" }, resources: [], root: root)
    #expect(paths.path == "Widget" && paths.sources == (isListed ? sources : []))
  }

  @Test func synchronizedFoldersFrameworksAndPackagesAreFound() throws {
    try repository.makeSynchronized()
    let plan = try plan()
    #expect(plan.targets.map(\.name) == ["RideWidget", "LocalTools", "RideKit"])
    #expect(plan.targets[0].modules == ["LocalTools", "RideKit"])
    #expect(
      plan.targets[0].sources.map { ($0 as NSString).lastPathComponent }.sorted() == [
        "RideAttributes.swift", "RideBundle.swift", "RideLiveActivity.swift",
      ])
    #expect(plan.products == ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Charts"])
    #expect(plan.languageMode == .six && plan.localization == nil && plan.notes.isEmpty)
    #expect(
      plan.targets[0].swiftSettings == [
        ".defaultIsolation(MainActor.self)", ".enableUpcomingFeature(\"InferIsolatedConformances\")",
        ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")",
      ])
    let text = ManifestText(plan: plan).text
    #expect(text.contains(".package(url: \"https://example.org/skerry.git\", from: \"1.0.0\")"))
    #expect(text.contains("path: \"ios/Packages/LocalTools/Sources/LocalTools\""))
  }

  /// `/Localized: Texts.strings` in a synchronized folder names that file of every language, and no other file beside it.
  /// The package has the files that `render` compiles, so a file that only the app needs does not hinder it.
  @Test func filesThatNoWidgetNeedsAreNotInThePackage() throws {
    try repository.makeSynchronized()
    let before = try plan()
    try repository.write("ios/Widget/Database.swift", "import Realm\nfinal class Database {}\n")
    let plan = try plan()
    #expect(plan.targets.map(\.sources) == before.targets.map(\.sources))
    #expect(plan.notes == before.notes + ["1 Swift file of the target that no widget needs: ios/Widget/Database.swift."])
  }

  @Test func localizedExceptionsAreFilesOfEveryLanguage() throws {
    try repository.makeSynchronized()
    for path in ["en.lproj/Texts.strings", "de.lproj/Texts.strings", "en.lproj/Other.strings", "Deep/fr.lproj/Names.strings"] {
      try repository.write("ios/App/" + path, "\"a\" = \"b\";\n")
    }
    let project = "ios/App.xcodeproj/project.pbxproj"
    let named = "Shared/RideAttributes.swift, \"/Localized: Texts.strings\", \"Deep/Localized: Names.strings\", "
    try repository.write(project, repository.text(project).replacing("Shared/RideAttributes.swift, ", with: named))
    let plan = try plan()
    #expect(plan.notes.isEmpty)
    #expect(
      plan.targets[0].resources.map { String($0.dropFirst(repository.root.path.count + 1)) }.sorted() == [
        "ios/App/Deep/fr.lproj/Names.strings", "ios/App/de.lproj/Texts.strings", "ios/App/en.lproj/Texts.strings",
      ])
  }

  @Test func languageFeaturesFollowTheBuildSettings() {
    func flags(_ settings: [String: String]) -> [String] {
      SetupTarget(name: "A", isExecutable: true, sources: [], resources: [], settings: settings).compilerFlags
    }
    #expect(flags([:]) == ["-enable-upcoming-feature", "BareSlashRegexLiterals"])
    #expect(flags(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO", "OTHER_SWIFT_FLAGS": "-D FAST -DSLOW"]) == ["-DFAST", "-DSLOW"])
    #expect(flags(["SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]) == ["-default-isolation", "MainActor"])
  }

  @Test func foldersWithoutProjectAreFound() throws {
    try repository.makeBare()
    let plan = try plan()
    #expect(plan.targets.map(\.name) == ["widget"])
    #expect(
      plan.targets[0].sources.map { String($0.dropFirst(repository.root.path.count + 1)) }.sorted() == [
        "modules/live/RideAttributes.swift", "shared/Shade.swift", "shared/Step.swift", "targets/widget/Bar.swift",
        "targets/widget/RideBundle.swift", "targets/widget/RideLiveActivity.swift", "targets/widget/Theme.swift",
      ])
    #expect(
      plan.additions == [
        "modules/live/RideAttributes.swift declares RideAttributes", "shared/Shade.swift declares Shade", "shared/Step.swift declares Step",
      ])
    #expect(plan.notes.count == 1 && plan.notes.allSatisfy { $0.contains("project.yml") })
  }

  @Test func systemTypesAreThoseOfTheAPITable() throws {
    let table = try String(contentsOf: Checkout.root.appendingPathComponent("Sources/API.md"), encoding: .utf8)
    let sections = table.components(separatedBy: "\n## ").filter { section in
      ["UI", "Drawing", "Geometry", "Layout", "Widget"].contains { section.prefix(50).contains("(`Skerry\($0)`)") }
    }
    #expect(sections.count == 5)
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "actor"]
    let names = sections.flatMap { $0.split(separator: "\n") }.compactMap { line -> String? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count > 1, kinds.contains(cells[1]), !cells[0].contains(".") else { return nil }
      return cells[0].trimmingCharacters(in: ["`"])
    }
    #expect(Set(names) == SystemTypes.names, "\(Set(names).symmetricDifference(SystemTypes.names).sorted())")
  }

  @Test func filesAreWrittenOnceAndEditsAreKept() throws {
    try repository.makeClassic()
    #expect(run("--dry-run") == 0)
    #expect(!repository.exists("Package.swift"))
    #expect(run() == 0)
    let manifest = try repository.text("Package.swift")
    #expect(manifest.contains("name: \"RideWidget\"") && manifest.contains("swiftLanguageModes: [.v5]"))
    #expect(manifest.contains("plugins: [.plugin(name: \"SkerryAssetSymbols\", package: \"Skerry\")]"))
    #expect(try repository.text(".gitignore") == "DerivedData/\nout\n/.build/\n/.skerry/\n")
    #expect(repository.exists("Goldens/.gitkeep") && repository.exists("out/.gitignore"))
    #expect(try repository.text(".github/workflows/skerry.yml").contains("swift build --product RideWidget"))
    // Only Scripts/setup lists the libraries.
    #expect(try repository.text(".github/workflows/skerry.yml").contains("Scripts/setup'\n"))
    #expect(try !repository.text(".github/workflows/skerry.yml").contains("apt-get"))
    // The same again, then with an edit of the team's.
    #expect(run() == 0)
    #expect(try repository.text("Package.swift") == manifest)
    try repository.write("Package.swift", manifest + "// ours\n")
    #expect(run() == 1)
    #expect(try repository.text("Package.swift") == manifest + "// ours\n")
    #expect(run("--force") == 0)
    #expect(try repository.text("Package.swift") == manifest)
  }

  /// What is named like a source but is none is not counted, and not waited for.
  @Test func pipesAndDevicesAreNoSources() throws {
    try repository.makeBare()
    let folder = repository.root.appendingPathComponent("targets/widget").path
    #expect(mkfifo(folder + "/Pipe.swift", 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: folder + "/Zero.swift", withDestinationPath: "/dev/zero")
    try FileManager.default.createSymbolicLink(atPath: folder + "/Gone.swift", withDestinationPath: "Nothing.swift")
    try Data([0xFF, 0xFE, 0x41, 0]).write(to: URL(fileURLWithPath: folder + "/Wide.swift"))
    try repository.write("targets/widget/Real.swift", "struct Real {}\n")
    try repository.write("targets/widget/RideBundle.swift", FixtureRepository.bundle + "let parts: [Any] = [Real(), Shade.dark]\n")
    try FileManager.default.createSymbolicLink(atPath: folder + "/Linked.swift", withDestinationPath: "../../shared/Shade.swift")
    let plan = try plan()
    let names = Set(try #require(plan.targets.first).sources.map { ($0 as NSString).lastPathComponent })
    #expect(names.contains("Real.swift") && names.contains("Linked.swift"))
    #expect(names.isDisjoint(with: ["Pipe.swift", "Zero.swift", "Gone.swift", "Wide.swift"]))
    for (name, words) in [
      ("Pipe", "is left out: it is a pipe, not a file; put the file itself in its place."),
      ("Zero", "is left out: it is a device, not a file; put the file itself in its place."),
      ("Gone", "is left out: it does not exist or is a link to nothing; restore the file."), ("Wide", "save it as UTF-8."),
    ] {
      #expect(plan.notes.contains { $0.hasPrefix("targets/widget/\(name).swift ") && $0.hasSuffix(words) }, "\(name): \(plan.notes)")
    }
  }

  @Test func theReportIsJSONToo() throws {
    try repository.makeClassic()
    let outcomes = [
      InitOutcome(path: "/a/Package.swift", text: "// one", action: .wrote),
      InitOutcome(path: "/a/skerry.yml", text: "on:", action: .differs),
    ]
    func report(onlyShows: Bool) throws -> [String: Any] {
      let text = InitReport(plan: try plan(), outcomes: outcomes, onlyShows: onlyShows).json
      return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    let written = try report(onlyShows: false)
    let files = try #require(written["files"] as? [[String: String]])
    #expect(files == [["path": "/a/Package.swift", "action": "wrote"], ["path": "/a/skerry.yml", "action": "differs"]])
    #expect(written["written"] as? Bool == true && written["name"] as? String == "RideWidget")
    #expect((written["notes"] as? [String])?.count == 3 && (written["targets"] as? [[String: Any]])?.first?["swiftFiles"] as? Int == 3)
    #expect((written["next"] as? String)?.hasSuffix("swift run RideWidget list") == true)
    let shown = try report(onlyShows: true)
    #expect((shown["files"] as? [[String: String]])?.map { $0["text"] } == ["// one", "on:"] && shown["written"] as? Bool == false)
  }

  @Test func theWorkflowSetsTheMachineUpWithTheProjectsOwnScript() throws {
    func command(_ text: String) throws -> String { try SkerryReference(text, root: repository.root).setUp }
    #expect(try command("https://example.org/skerry.git#1.0.0") == "swift package resolve && .build/checkouts/skerry/Scripts/setup")
    #expect(SkerryReference.folder("../the team's/skerry").setUp == "bash '../the team'\\''s/skerry/Scripts/setup'")
  }

  /// With and without a preview: `test` compares what `render` draws.
  @Test(arguments: ["", "#Preview { Card() }\n"]) func theWorkflowTestsWhatThereIs(_ preview: String) throws {
    try repository.makeClassic()
    try repository.write("RideWidget/RideBundle.swift", repository.text("RideWidget/RideBundle.swift") + preview)
    #expect(run() == 0)
    let text = try repository.text(".github/workflows/skerry.yml")
    #expect(text.contains("RideWidget test --reporter list") && text.contains("RideWidget test -u."))
  }

  @Test func aPackageOfTheRepositoryStays() throws {
    try repository.makeSynchronized()
    try repository.write("Package.swift", "// a server\n")
    #expect(run() == 0)
    #expect(try repository.text("Package.swift") == "// a server\n")
    #expect(try repository.text("ios/Package.swift").contains("path: \"Widget\"") == false)
    #expect(try repository.text("ios/Package.swift").contains("\"App/Shared/RideAttributes.swift\""))
    #expect(try repository.text(".github/workflows/skerry.yml").contains("working-directory: ios"))
  }

  @Test func badInputGivesOneSentence() throws {
    #expect(run() == 1)
    #expect(SkerryCommand.run(["init", "/nowhere/at/all"]) == 1)
    #expect(SkerryCommand.run(["init", "a", "b"]) == 1)
    #expect(SkerryCommand.run(["frobnicate"]) == 1)
    try repository.makeClassic()
    #expect(run("--target", "Nobody") == 1)
    #expect(SkerryCommand.run(["init", repository.root.path, "--skerry", "/nowhere"]) == 1)
    for damage in [
      "", "{", "{ objects = {}; }", String(repeating: "(", count: 100_000),
      "{ objects = { A = {isa = PBXGroup; children = (A); path = x; }; P = {targets = (A); }; }; rootObject = P; }",
    ] {
      try repository.write("Ride.xcodeproj/project.pbxproj", damage)
      #expect(run() == (damage.hasPrefix("{ objects = { A") ? 0 : 1), "\(damage.prefix(20))")
    }
  }

  /// Files that a Windows editor has saved, or git has checked out so.
  @Test func linesMayEndAsOnWindows() throws {
    func windows(_ text: String) -> String { ("// Ride\n/* of the\n app */\n" + text).replacing("\n", with: "\r\n") }
    try repository.makeBare()
    try repository.write("targets/widget/RideBundle.swift", windows(FixtureRepository.bundle))
    try repository.write("targets/widget/RideLiveActivity.swift", windows(FixtureRepository.activity))
    #expect(run() == 0)
    #expect(SwiftFileFacts(text: windows(FixtureRepository.bundle)).hasWidgetMain)
  }

  @Test func severalExtensionsNeedAName() throws {
    try repository.makeBare()
    try repository.write("targets/second/Bundle.swift", FixtureRepository.bundle.replacingOccurrences(of: "RideBundle", with: "Second"))
    try repository.write("targets/second/Activity.swift", FixtureRepository.activity)
    #expect(run() == 1)
    #expect(run("--target", "second") == 0)
  }

  @Test func providedModulesAreTheProducts() throws {
    let manifest = try String(contentsOfFile: Self.skerry + "/Package.swift", encoding: .utf8)
    let products = manifest.split(separator: "\n").filter { $0.contains(".library(name: \"") }.compactMap {
      $0.split(separator: "\"").dropFirst().first.map(String.init)
    }
    #expect(products.filter { !$0.hasPrefix("Skerry") }.sorted() == ProvidedModules.skerry.sorted())
    let frameworks = try FileManager.default.contentsOfDirectory(atPath: Self.skerry + "/Sources/Frameworks").filter { $0 != "README.md" }
    #expect(frameworks.sorted() == ProvidedModules.frameworks.sorted())
  }

  @Test(arguments: [
    ("import A\n// import B\n/* import C\n*/ import D", ["A", "D"]), ("let text = \"\"\"\nimport B\n\"\"\"\nimport C", ["C"]),
    ("@testable import A\npublic import B\nimport struct C.D\nimport E.F", ["A", "B", "C", "E"]),
    ("#if canImport(A)\nimport A\n#else\nimport B\n#endif\nimport C", ["C"]), ("#if DEBUG\nimport A\n#endif", ["A"]),
    ("#if os(macOS)\nimport A\n#else\nimport B\n#endif\nimport C", ["B", "C"]),
    ("#if os(iOS) || os(watchOS)\nimport A\n#else\nimport B\n#endif", ["A"]),
    ("#if os(macOS)\nimport A\n#elseif DEBUG\nimport B\n#elseif os(iOS)\nimport C\n#else\nimport D\n#endif", ["B", "C"]),
    ("#if os(iOS)\nimport A\n#elseif os(macOS)\nimport B\n#else\nimport C\n#endif", ["A"]), ("let important = 1", []),
  ]) func importsAreRead(_ text: String, _ expected: [String]) {
    #expect(SwiftFileFacts(text: text).imports.map(\.module) == expected)
    #expect(SwiftFileFacts(text: text.replacing("\n", with: "\r\n")).imports.map(\.module) == expected)
  }
}
