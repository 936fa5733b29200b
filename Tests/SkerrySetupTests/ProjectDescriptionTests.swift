import Foundation
import SkerryFormats
import Testing

@testable import SkerryCLI
@testable import SkerryCases
@testable import SkerrySetup

/// Projects that a tool generates from a specification: the specification's own lists are used.
@MainActor struct ProjectDescriptionTests {
  let repository: FixtureRepository
  init() throws { repository = try FixtureRepository() }

  private func plan(_ target: String? = nil) throws -> SetupPlan {
    let finder = ExtensionFinder(root: repository.root, target: target)
    let reference = try SkerryReference("https://example.org/skerry.git#1.0.0", root: repository.root)
    return try SetupPlanner(finder: finder, found: finder.find(), root: repository.root, skerry: reference).plan()
  }
  private func relative(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(repository.root.path.count + 1)) }.sorted() }

  private func makeFiles() throws {
    try repository.write("App/Models/RideAttributes.swift", FixtureRepository.attributes)
    try repository.write("App/Models/Unused.swift", "import Firebase\n")
    try repository.write("App/Assets.xcassets/Contents.json", "{}")
    try repository.write("Ride Widget/RideBundle.swift", FixtureRepository.bundle)
    try repository.write("Ride Widget/Views/RideLiveActivity.swift", FixtureRepository.activity)
    try repository.write("Ride Widget/Old/Legacy.swift", "import Firebase\n")
    try repository.write("Kit/Speed.swift", "public struct Speed {}\n")
  }

  @Test(arguments: ["project.yml", "ride-project.yaml", "Ride.yml"]) func xcodeGenListsCount(_ specification: String) throws {
    try makeFiles()
    try repository.write(
      specification,
      """
      name: Ride   # the app
      include: [base.yml]
      settings: {base: {SWIFT_VERSION: "6.0"}}
      targets:
        Ride:
          type: application
          sources: [App]
        RideWidget:
          type: app-extension
          templates: [Plain]
          sources:
            - path: "Ride Widget"
              excludes:
                - "**/Legacy.swift"
            - App/Models/RideAttributes.swift
            -
              App/Assets.xcassets
          dependencies:
            - target: Kit
            - package: Lottie
              product: Lottie
          info:
            path: "Ride Widget/Info.plist"
            properties:
              NSExtension:
                NSExtensionPointIdentifier: com.apple.widgetkit-extension
        Share:
          type: app-extension
          sources: Kit
          info: {path: S.plist, properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.share-services}}}
      """)
    try repository.write(
      "base.yml", "targetTemplates:\n  Plain:\n    settings:\n      base:\n        SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor\n")
    let plan = try plan()
    #expect(plan.name == "RideWidget" && plan.languageMode == .six && plan.additions.isEmpty)
    #expect(
      relative(plan.targets[0].sources) == [
        "App/Models/RideAttributes.swift", "Ride Widget/RideBundle.swift", "Ride Widget/Views/RideLiveActivity.swift",
      ])
    #expect(relative(plan.targets[0].resources) == ["App/Assets.xcassets"])
    #expect(plan.targets[0].swiftSettings == [".defaultIsolation(MainActor.self)"])
    #expect(plan.notes.contains { $0.contains("package product Lottie") })
  }

  @Test func thePlatformOfXcodeGenIsTheSDK() throws {
    try makeFiles()
    func system(_ platform: String, _ settings: String = "{}") throws -> String? {
      let text =
        "name: A\ntargets:\n  W:\n    type: app-extension\n    platform: \(platform)\n    settings: \(settings)\n    sources: [Ride Widget]\n"
      let path = repository.root.appendingPathComponent("project.yml").path
      try repository.write("project.yml", text)
      let project = try ProjectDescription(xcodeGen: path, files: [], root: repository.root.path)
      return FoundExtension(name: "W", files: [], settings: project.targets[0].settings, origin: "").foreignSystem
    }
    #expect(try system("iOS") == nil && system("auto") == nil && system("[iOS, macOS]") == nil)
    #expect(try system("macOS") == "macOS" && system("watchOS") == "watchOS" && system("visionOS") == "visionOS")
    #expect(try system("macOS", "{base: {SDKROOT: iphoneos}}") == nil)
  }

  /// White-label apps: one specification per app below a shared project root, with parts beside the modules.
  @Test func includesAreRelativeToThemselves() throws {
    try makeFiles()
    try repository.write("Ride Widget/part.yml", "include: ../common.yml\ntargets: {RideWidget: {type: app-extension, sources: [.]}}\n")
    try repository.write("Kit/part.yml", "targets:\n  Kit: {type: framework, sources: [.]}\n")
    try repository.write("common.yml", "settings: {base: {SWIFT_VERSION: '6.0'}}\n")
    for app in ["Blue", "Red"] {
      try repository.write("Apps/\(app)/Tint.swift", "let tint = \"\(app)\"\n")
      try repository.write(
        "Apps/\(app)/project.yml",
        """
        include: [{path: Kit/part.yml}, {path: "Ride Widget/part.yml"}]
        targets:
          RideWidget:
            sources: [App/Models/RideAttributes.swift]
            info:
              properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}, Scheme: {Name: "\(app)", Wide: true}}
        """)
    }
    try repository.write("Broken.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved", "{}")
    let finder = ExtensionFinder(root: repository.root, target: nil)
    let (found, _) = try finder.findAll()
    #expect(found.map(\.name) == ["RideWidget"], "the second app makes the same extension")
    #expect(
      relative(found[0].swiftFiles) == [
        "App/Models/RideAttributes.swift", "Ride Widget/Old/Legacy.swift", "Ride Widget/RideBundle.swift",
        "Ride Widget/Views/RideLiveActivity.swift",
      ])
    #expect(found[0].settings["SWIFT_VERSION"] == "6.0" && found[0].modules["Kit"]?.files.count == 2)
    let text = try #require(ExtensionInfo(found[0], files: finder.files).text)
    let list = try #require(try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any])
    let scheme = try #require(list["Scheme"] as? [String: Any])
    #expect(scheme["Name"] as? String == "Blue" && scheme["Wide"] as? Bool == true)
  }

  /// Expo makes targets from a configuration beside the sources, which alone says that one is for the watch.
  @Test(arguments: ["js", "json"]) func expoTargetsForTheWatchAreNamed(ending: String) throws {
    for (folder, type) in [("widget", "widget"), ("watch-widget", "watch-widget")] {
      try repository.write("targets/\(folder)/Bundle.swift", FixtureRepository.bundle)
      try repository.write("targets/\(folder)/Ride.swift", FixtureRepository.attributes + FixtureRepository.activity)
      let text =
        ending == "js"
        ? "/** type: \"watch\" is another. */\n// type: \"watch\"\nmodule.exports = (config) => ({\n  type: '\(type)',\n  name: 'A',\n})\n"
        : "{\"name\": \"A\", \"type\": \"\(type)\"}"
      try repository.write("targets/\(folder)/expo-target.config.\(ending)", text)
    }
    let (found, foreign) = try ExtensionFinder(root: repository.root, target: nil).findAll()
    #expect(found.map(\.name) == ["widget"])
    #expect(foreign.map(\.name) == ["watch-widget"] && foreign.allSatisfy { $0.reason.contains("watchOS") })
  }

  /// A repository that has a widget for the watch alone does not lack `@main`; with one for iOS, that is the one that `init` takes.
  @Test func widgetsForTheWatchAloneAreNamed() throws {
    try repository.write("targets/dial/Bundle.swift", FixtureRepository.bundle)
    try repository.write("targets/dial/expo-target.config.json", "{\"type\": \"watch-widget\"}")
    let path = repository.root.path
    let message = "No widget extension for iOS was found in \(path): dial is for watchOS. Skerry draws what an iPhone shows."
    for verb in ["render", "init"] {
      let finder = ExtensionFinder(root: repository.root, target: nil)
      let error = #expect(throws: (any Error).self) {
        if verb == "init" { _ = try finder.find() } else { _ = try finder.findAll() }
      }
      #expect(error.map { "\($0)" } == message)
    }
    try repository.write("targets/ride/Bundle.swift", FixtureRepository.bundle)
    try repository.write("targets/ride/expo-target.config.json", "{\"type\": \"widget\"}")
    #expect(try ExtensionFinder(root: repository.root, target: nil).find().name == "ride")
  }

  /// `expo-targets` keeps the sources in a folder `ios` beside the configuration: the target has the name and the kind of what is around it.
  @Test func expoTargetsWithAFolderForEachSystemAreNamed() throws {
    for (folder, type) in [("ride", "widget"), ("dial", "watch-widget")] {
      try repository.write("targets/\(folder)/ios/Bundle.swift", FixtureRepository.bundle)
      try repository.write("targets/\(folder)/ios/Ride.swift", FixtureRepository.attributes + FixtureRepository.activity)
      try repository.write("targets/\(folder)/expo-target.config.json", "{\"type\": \"\(type)\"}")
    }
    // A folder of that name without a configuration around it keeps it.
    try repository.write("other/ios/Bundle.swift", FixtureRepository.bundle)
    let (found, foreign) = try ExtensionFinder(root: repository.root, target: nil).findAll()
    #expect(Set(found.map(\.name)) == ["ride", "ios"] && foreign.map(\.name) == ["dial"])
  }

  /// What a plug-in of Expo copies into a watch app is in a folder without a configuration.
  @Test func foldersOfTheWatchAreNamed() throws {
    for folder in ["targets/ride", "plugins/complication/watchOS"] {
      try repository.write("\(folder)/Bundle.swift", FixtureRepository.bundle)
    }
    let (found, foreign) = try ExtensionFinder(root: repository.root, target: nil).findAll()
    #expect(found.map(\.name) == ["ride"] && foreign.map(\.name) == ["watchOS"])
  }

  /// A monorepo may keep one project in git and the specification of another; a file beside a project says nothing new.
  @Test func aSpecificationCountsBesideOtherProjects() throws {
    try repository.makeClassic()
    let target = """
      targets:
        DialWidget:
          type: app-extension
          sources: [Dial Widget]
          info: {path: "Dial Widget/Info.plist", properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}}
      """
    for folder in ["native/", ""] {
      try repository.write(folder + "Dial Widget/DialBundle.swift", FixtureRepository.bundle)
      try repository.write(folder + "project.yml", target)
    }
    func found() throws -> [String] { try ExtensionFinder(root: repository.root, target: nil).findAll().found.map(\.name).sorted() }
    #expect(try found() == ["DialWidget", "Ride Widget"], "native/project.yml, whose project is missing")
    try repository.write("native/project.yml", "- not: [a specification")
    #expect(try found() == ["Ride Widget"])
    try repository.write("native/project.yml", target.replacingOccurrences(of: "[Dial Widget]", with: "[../RideWidget]"))
    #expect(try found() == ["Ride Widget"], "the project lists the same files")
  }

  @Test func aMissingIncludeIsReported() throws {
    try makeFiles()
    try repository.write("project.yml", "include: nowhere.yml\ntargets: {}\n")
    #expect(throws: (any Error).self) { try ExtensionFinder(root: repository.root, target: nil).findAll() }
    try repository.write("project.yml", "include: project.yml\ntargets: {}\n")
    #expect(throws: (any Error).self) { try ExtensionFinder(root: repository.root, target: nil).findAll() }
  }

  /// Many repositories keep the included file that names a team out of git; the targets do not depend on it.
  @Test func aMissingIncludeDoesNotHideTheTargets() throws {
    try makeFiles()
    try repository.write("base.yml", "settings: {base: {SWIFT_VERSION: '6.0'}}\n")
    try repository.write(
      "Apps/Blue/project.yml",
      """
      include: [team.yml, base.yml]
      targets:
        RideWidget:
          type: app-extension
          sources: [Ride Widget]
          info: {path: "Ride Widget/Info.plist", properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}}
      """)
    let (found, _) = try ExtensionFinder(root: repository.root, target: nil).findAll()
    #expect(found.map(\.name) == ["RideWidget"] && found[0].settings["SWIFT_VERSION"] == "6.0")
    #expect(relative(found[0].missing) == ["team.yml"], "beside base.yml, which is in the repository's folder")
  }

  @Test func tuistListsCount() throws {
    try makeFiles()
    try repository.write(
      "Project.swift",
      """
      import ProjectDescription
      let project = Project(name: "Ride", targets: [
        .target(name: "Ride", destinations: .iOS, product: .app, sources: ["App/**"]),
        .target(
          name: "RideWidget", destinations: .iOS, product: .appExtension, bundleId: "a.b",
          infoPlist: .extendingDefault(with: ["NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]]),
          sources: ["Ride Widget/*.swift", "App/Models/RideAttributes.swift"], buildableFolders: [folder("Ride Widget/Views")],
          resources: [.glob(pattern: "App/*.xcassets")],
          dependencies: [.target(name: "Kit"), .external(name: "Lottie")]),
        .target(name: "Kit", destinations: .iOS, product: .framework, sources: ["Kit/**/*.swift"]),
      ])
      """)
    let plan = try plan()
    #expect(
      relative(plan.targets[0].sources) == [
        "App/Models/RideAttributes.swift", "Ride Widget/RideBundle.swift", "Ride Widget/Views/RideLiveActivity.swift",
      ])
    #expect(relative(plan.targets[0].resources) == ["App/Assets.xcassets"])
  }

  /// Settings of the project and of a target, and keys of the Info.plist, as far as they are in the file.
  @Test func tuistSettingsCount() throws {
    try makeFiles()
    try repository.write(
      "Project.swift",
      """
      import ProjectDescription
      let group = "group.ride"
      let base: [String: SettingValue] = ["SWIFT_VERSION": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": .string("RIDE"), "ARCHS": ["arm64"]]
      let project = Project(name: "Ride", settings: .settings(base: ["MARKETING_VERSION": "2.1"]), targets: [
        .target(
          name: "RideWidget", destinations: .iOS, product: .appExtension, bundleId: "a.b",
          infoPlist: .extendingDefault(with: [
            "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"], "RideGroup": .string(group), "Rides": true,
          ]),
          sources: ["Ride Widget/**"],
          settings: .settings(base: base.merging(["SWIFT_VERSION": "5.0"]) { $1 }, configurations: [.debug(name: "Debug")])),
        .target(
          name: "Plain", destinations: .iOS, product: .appExtension, bundleId: "a.c", infoPlist: .file(path: "Ride Widget/Info.plist"), sources: []),
      ])
      """)
    let description = ProjectDescription(tuist: repository.root.appendingPathComponent("Project.swift").path, files: [])
    let widget = description.targets[0]
    #expect(widget.settings["SWIFT_VERSION"] == "5.0" && widget.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "RIDE")
    #expect(widget.settings["MARKETING_VERSION"] == "2.1" && widget.settings["SUPPORTED_PLATFORMS"] == "iphoneos")
    #expect(widget.settings.count == 4)
    #expect(widget.infoProperties["RideGroup"] as? String == "group.ride" && widget.infoProperties["Rides"] as? Bool == true)
    #expect(widget.infoProperties.count == 2 && widget.extensionPoint == "com.apple.widgetkit-extension")
    #expect(description.targets[1].settings["INFOPLIST_FILE"] == "Ride Widget/Info.plist" && description.targets[1].infoProperties.isEmpty)
  }

  /// Names of other files, such as a plug-in's, are not known: an extension keeps the rest of its name, and a module, which files import by its name, is
  /// left out.
  @Test func anExtensionsNameMayBeKnownInPart() throws {
    try makeFiles()
    try repository.write(
      "Project.swift",
      """
      import EnvironmentPlugin
      import ProjectDescription
      let targets: [Target] = [
        .init(name: env.targetName, platform: .iOS, product: .app, bundleId: "a", sources: ["App/**"]),
        .init(name: "\\(env.name)Kit", platform: .iOS, product: .framework, bundleId: "b", sources: ["App/**"]),
        .init(name: "\\(env.name)Widget", platform: .iOS, product: .appExtension, bundleId: "c", sources: ["Ride Widget/**"]),
        .target(name: env.name, destinations: .iOS, product: .appExtension, bundleId: "d", sources: ["Ride Widget/**"]),
      ]
      let project = Project(name: env.name, settings: .init(base: [:]), targets: targets)
      """)
    let description = ProjectDescription(
      tuist: repository.root.path + "/Project.swift", files: FileWalk.files(below: repository.root, skipping: []))
    #expect(description.targets.map(\.name) == ["Widget", "Widget"] && description.targets.allSatisfy(\.isExtension))
    #expect(description.targets.allSatisfy { !$0.files.isEmpty })
  }

  /// Names and patterns may be constants of the file; the extension's point may be in a property list of its own.
  @Test func tuistConstantsCount() throws {
    try makeFiles()
    try repository.write(
      "Ride Widget/Info.plist",
      "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict></dict></plist>"
    )
    try repository.write(
      "Project.swift",
      """
      import ProjectDescription
      let app = "Ride"
      let widgets = "\\(app)Widget"
      let models = "App/Models/**"
      let project = Project(name: app, targets: [
        .target(name: app, destinations: .iOS, product: .app, bundleId: "a.b", sources: ["App/**"]),
        .target(
          name: widgets, destinations: .iOS, product: .appExtension, bundleId: "a.b.\\(widgets)", infoPlist: .file(path: "Ride Widget/Info.plist"),
          sources: ["Ride Widget/**", .glob(models, excluding: [])], dependencies: [.external(name: "Lottie")]),
        .target(name: "Notes", destinations: .iOS, product: .appExtension, bundleId: "a.b.c", infoPlist: .default, sources: models),
        .target(name: "Desk", destinations: [.mac], product: .appExtension, bundleId: "a.b.d", infoPlist: .default, sources: "Desk/**"),
        .target(name: "Both", destinations: [.iPhone, .mac], product: .appExtension, bundleId: "a.b.e", infoPlist: .default, sources: "Desk/**"),
        .target(name: "Mine", destinations: own, product: .appExtension, bundleId: "a.b.f", infoPlist: .default, sources: "Desk/**"),
      ])
      """)
    let description = ProjectDescription(
      tuist: repository.root.path + "/Project.swift", files: FileWalk.files(below: repository.root, skipping: []))
    #expect(description.targets.map(\.name) == ["Ride", "RideWidget", "Notes", "Desk", "Both", "Mine"])
    #expect(description.targets.map(\.isExtension) == [false, true, true, true, true, true])
    #expect(description.targets[1].packageProducts == ["Lottie"])
    #expect(description.targets.map { $0.extensionPoint != nil } == [false, true, false, false, false, false])
    let systems = description.targets.map { FoundExtension(name: $0.name, files: [], settings: $0.settings, origin: "").foreignSystem }
    #expect(systems == [nil, nil, nil, "macOS", nil, nil])
    #expect(relative(description.targets[2].files) == ["App/Models/RideAttributes.swift", "App/Models/Unused.swift"])
    #expect(relative(description.targets[1].files).contains("App/Models/RideAttributes.swift"))
  }

  @Test(arguments: [
    ("a/**", "a/b/c.swift", true), ("a/**/*.swift", "a/c.swift", true), ("a/*.swift", "a/b/c.swift", false), ("a?.b", "ax.b", true),
    ("**/T*", "T", true), ("a*", "a/b", false),
  ])
  func patternsMatch(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(Glob(pattern, scope: .paths).matches(path) == expected)
  }

  @Test func yamlScalarsAreRead() throws {
    let value = try YAMLValue(parsing: "a: 'x # y' # z\nb:\n- c: d\n  e: [f, {g: h},\n    i]\n- j\nurl: https://k\nl:\n  [m,\n   n]\n")
    #expect(value["a"] == .word("x # y") && value["url"] == .word("https://k"))
    #expect(
      value["b"] == .list([.map(["c": .word("d"), "e": .list([.word("f"), .map(["g": .word("h")]), .word("i")])]), .word("j")]))
    #expect(value["l"] == .list([.word("m"), .word("n")]))
    #expect(try YAMLValue(parsing: "") == .map([:]))
    #expect(
      try YAMLValue(parsing: "a: &x [b, c]\nd: *x\ne: |\n  f\n  g\n") == YAMLValue(parsing: "{a: [b, c], d: [b, c], e: \"f\\ng\\n\"}"))
  }

  @Test func brokenYAMLIsReportedWithItsPosition() {
    #expect(throws: YAMLValue.Failure(problem: "did not find expected key", line: 1, column: 8)) {
      try YAMLValue(parsing: "a: 'b' c\nd: e\n")
    }
    // Nested values, and anchors that double their contents.
    let doubling = (0..<40).map { "a\($0): &a\($0) [\($0 == 0 ? "x, x" : "*a\($0 - 1), *a\($0 - 1)")]" }.joined(separator: "\n")
    for torn in ["a: [", String(repeating: "[", count: 5000), String(repeating: "- ", count: 5000), doubling] {
      #expect(throws: YAMLValue.Failure.self) { try YAMLValue(parsing: torn) }
    }
  }

  @Test func filesCutByAConditionAreListed() throws {
    try repository.makeBare()
    try repository.write(
      "targets/widget/Theme.swift", "import Foundation\nenum Theme {\n  #if os(iOS)\n  static let shade = Shade.dark\n  #endif\n}\n")
    let plan = try plan()
    #expect(plan.phoneSources == ["targets/widget/Theme.swift"])
    let contents = SetupFiles(plan: plan).contents(existing: { _ in nil }, repository: repository.root)
    #expect(contents.first { $0.path == "skerry-phone-sources.txt" }?.text.hasSuffix("\ntargets/widget/Theme.swift\n") == true)
    let manifest = ManifestText(plan: plan).text
    #expect(manifest.contains("\"SkerryPhoneSource\"") && manifest.contains("\"targets/widget/Theme.swift\",\n"))
    #expect(manifest.components(separatedBy: "targets/widget/Theme.swift").count == 2)
  }

  /// Beside an extension without activities, folders that no target lists are drawn; an older copy of one of them counts as one with it.
  @Test(arguments: [("Card", ["Old", "Main"]), ("Seat", ["Old", "Main", "Old copy"])])
  func copiesOfLeftOverFoldersAreOne(_ attributes: String, _ expected: [String]) throws {
    let repository = try FixtureRepository()
    try repository.write("project.yml", "targets:\n  Main:\n    type: app-extension\n    platform: iOS\n    sources: Main\n")
    try repository.write("Main/W.swift", "@main struct M: WidgetBundle { var body: some Widget { W() } }\nstruct W: Widget {}")
    for (folder, shown) in [("Old", "Card"), ("Old copy", attributes)] {
      let text = "struct L: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: \(shown).self) { _ in } } }"
      try repository.write("\(folder)/L.swift", text)
    }
    #expect(Set(try ExtensionFinder(root: repository.root, target: nil).findAll().found.map(\.name)) == Set(expected))
  }
}
