import Foundation
import Testing

@testable import SkerrySetup

/// Resources of the repository's modules are found beside their files.
@MainActor struct ModuleResourcesTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  private func names(_ paths: [String]) -> [String] { paths.map { ($0 as NSString).lastPathComponent }.sorted() }

  @Test func resourcesOfPackagesAndFrameworksAreFound() throws {
    try repository.makeSynchronized()
    try repository.write("ios/Packages/LocalTools/Sources/LocalTools/Resources/Localizable.xcstrings", "{}")
    try repository.write("ios/Packages/LocalTools/Sources/LocalTools/Resources/stops.json", "[]")
    try repository.write("ios/Packages/LocalTools/Tests/other.json", "[]")
    try repository.write("ios/RideKit/en.lproj/Localizable.strings", "")
    try repository.write("ios/RideKit/Info.plist", "")
    let finder = ExtensionFinder(root: repository.root, target: nil)
    let found = try #require(try finder.findAll().found.first)
    #expect(names(finder.moduleResources("LocalTools", of: found)) == ["Localizable.xcstrings", "stops.json"])
    #expect(names(finder.moduleResources("RideKit", of: found)) == ["Localizable.strings"])
    #expect(finder.moduleResources("Lottie", of: found).isEmpty)
  }

  @Test func theExtensionsOwnFileHasTheNameAndTheModulesLieBesideIt() throws {
    try repository.makeSynchronized()
    try repository.write("ios/Widget/Localizable.xcstrings", "{}")
    try repository.write("ios/Widget/de.lproj/InfoPlist.strings", "")
    try repository.write("ios/Widget/de.lproj/Other.strings", "")
    try repository.write("ios/Packages/LocalTools/Sources/LocalTools/Localizable.xcstrings", "{}")
    try repository.write("ios/Packages/LocalTools/Sources/LocalTools/stops.json", "[]")
    let finder = ExtensionFinder(root: repository.root, target: nil)
    let found = try #require(try finder.findAll().found.first)
    let resources = ExtensionResources(found, finder: finder)
    resources.add(finder.moduleResources("LocalTools", of: found), of: "LocalTools")
    resources.add(finder.moduleResources("LocalTools", of: found), of: "LocalTools")
    let folder = repository.root.appendingPathComponent("placed")
    try resources.linkOwn(into: folder)
    func target(_ name: String) -> String? {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.appendingPathComponent(name).path)).map {
        String($0.split(separator: "/ios/").last ?? "")
      }
    }
    #expect(target("Localizable.xcstrings") == "Widget/Localizable.xcstrings")
    #expect(target("de.lproj/Other.strings") == "Widget/de.lproj/Other.strings" && target("de.lproj/InfoPlist.strings") == nil)
    #expect(target("2/Localizable.xcstrings") == "Packages/LocalTools/Sources/LocalTools/Localizable.xcstrings")
    #expect(target("stops.json") == "Packages/LocalTools/Sources/LocalTools/stops.json" && target("3/Localizable.xcstrings") == nil)
  }

  @Test func aTargetsFolderIsItsOwnAndNotAProducts() throws {
    let manifest = """
      let package = Package(
        name: "Api", products: [.library(name: "Api", targets: ["Api"])],
        dependencies: [.package(url: "https://example.com/store", exact: "2.2.0")],
        targets: [
          .target(name: "Api", dependencies: [.product(name: "StoreAPI", package: "store"), "Core-Kit"], path: "./Sources"),
          .target(name: "Core-Kit", path: "Core"),
          .testTarget(name: "ApiTests", dependencies: ["Api"], path: "Checks"),
        ])
      """
    try repository.write("api/Package.swift", manifest)
    let sources = ["api/Sources/Date.swift", "api/Core/Kit.swift", "api/Checks/Api.swift"]
    for source in sources { try repository.write(source, "") }
    let paths = sources.map { repository.root.appendingPathComponent($0).path }
    let modules = LocalModules(files: paths + [repository.root.appendingPathComponent("api/Package.swift").path], sources: paths)
    #expect(modules.files(of: "Api") == [paths[0]] && modules.files(of: "Core_Kit") == [paths[1]])
    #expect(modules.files(of: "StoreAPI").isEmpty && modules.files(of: "ApiTests").isEmpty && modules.files(of: "Core").isEmpty == false)
  }

  /// A feature's parts are modules of their own; a folder of the whole name is found first.
  @Test func aPartOfAFeatureIsAModule() throws {
    let sources = [
      "Meal/Interface/A.swift", "Meal/Sources/B.swift", "Other/Interface/C.swift", "Kit/DataInterface/D.swift", "Data/Interface/E.swift",
    ]
    for source in sources { try repository.write(source, "") }
    let paths = sources.map { repository.root.appendingPathComponent($0).path }
    let modules = LocalModules(files: paths, sources: paths)
    #expect(modules.files(of: "MealInterface") == [paths[0]] && modules.files(of: "DataInterface") == [paths[3]])
    #expect(modules.files(of: "MealTesting").isEmpty && modules.files(of: "Interface").isEmpty == false)
  }

  /// A project of Tuist's whose targets are made by functions has its folder's name, and may have resources alone.
  @Test func aProjectOfResourcesIsAModule() throws {
    try repository.write("Design/Project.swift", "let project = Project.make(layer: .Design)")
    try repository.write("Core/Project.swift", "let project = Project.make(layer: .Core)")
    let paths = ["Design/Project.swift", "Core/Project.swift", "Core/Sources/Core.swift"].map {
      repository.root.appendingPathComponent($0).path
    }
    try repository.write("Core/Sources/Core.swift", "")
    let modules = LocalModules(files: paths, sources: [paths[2]])
    #expect(modules.folder(of: "Design") == repository.root.appendingPathComponent("Design").path)
    #expect(modules.files(of: "Design").isEmpty && modules.files(of: "Core") == [paths[2]])
    #expect(modules.folder(of: "Sources") != nil && modules.folder(of: "Other") == nil)
  }

  /// A framework with a space in its name is imported with an underscore there.
  @Test func aFrameworkMayHaveASpaceInItsName() throws {
    let sources = ["Ride Models/Ride Models/Ride.swift", "Ride Models/Ride ModelsTests/RideTests.swift", "RideModels/Other.swift"]
    for source in sources { try repository.write(source, "") }
    let paths = sources.map { repository.root.appendingPathComponent($0).path }
    #expect(LocalModules(files: paths, sources: paths).files(of: "Ride_Models") == [paths[0]])
  }

  /// A folder of a module's name in another package is a part of that package's own module; a target without a path is in `Sources`.
  @Test func aFolderThatIsNoTargetIsNotTheModule() throws {
    try repository.write(
      "Core/Package.swift", "let package = Package(name: \"Core\", targets: [.target(name: \"Core\", path: \"Sources\")])")
    let targets = ".target(name: \"Activity\", path: \"Sources\")"
    try repository.write("Trip/Package.swift", "let package = Package(name: \"Trip\", targets: [\(targets)])")
    try repository.write("Ride/Package.swift", "let package = Package(name: \"Ride\", targets: [.target(name: \"Ride\")])")
    let sources = [
      "Core/Sources/Activity/State.swift", "Core/Sources/Ride/State.swift", "Trip/Sources/Trip.swift", "Ride/Sources/Ride/Ride.swift",
    ]
    for source in sources { try repository.write(source, "") }
    let manifests = ["Core", "Trip", "Ride"].map { repository.root.appendingPathComponent("\($0)/Package.swift").path }
    let paths = sources.map { repository.root.appendingPathComponent($0).path }
    let modules = LocalModules(files: paths + manifests, sources: paths)
    #expect(modules.files(of: "Activity") == [paths[2]] && modules.files(of: "Ride") == [paths[3]])
  }

  /// Targets may be named by constants of the manifest.
  @Test func targetsNamedByConstantsAreFound() throws {
    let manifest = #"""
      enum Part: String { case Plain, kit = "RideKit", none }
      struct Project {
        static let name: String = "Ride"
        static let shared = "\(Project.name)Shared"
        static let loop = Project.loop
        static let folder = path()
      }
      let package = Package(
        name: Project.name,
        targets: [
          .target(name: Project.shared, path: "Shared"), .target(name: Part.kit.rawValue, path: Project.name),
          .target(name: Part.Plain.rawValue), .target(name: Project.loop, path: "Loop"), .target(name: named(), path: "Call"),
          .target(name: "Escaped\u{41}", path: "Escaped"),
        ])
      """#
    try repository.write("Package.swift", manifest)
    let sources = ["Shared/A.swift", "Ride/B.swift", "Sources/Plain/C.swift", "Call/E.swift", "Escaped/F.swift"]
    for source in sources { try repository.write(source, "") }
    let paths = sources.map { repository.root.appendingPathComponent($0).path }
    let modules = LocalModules(files: paths + [repository.root.appendingPathComponent("Package.swift").path], sources: paths)
    #expect(modules.files(of: "RideShared") == [paths[0]] && modules.files(of: "RideKit") == [paths[1]])
    #expect(modules.files(of: "Plain") == [paths[2]])
    #expect(["loop", "named", "kit", "EscapedA"].allSatisfy { modules.files(of: $0).isEmpty })
  }
}
