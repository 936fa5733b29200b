import Foundation
import Testing

/// Tests mirror the modules: `Tests/<Module>Tests` tests `<Module>`.
@Suite struct TestMapTests {
  /// The folder that tests a module without a folder of its own.
  private enum Place {
    /// In this folder, whose files import it.
    case folder(String)
    /// In this folder, through a module that uses it.
    case through(String, importing: String)
  }

  private static let elsewhere: [String: Place] = [
    "Skerry": .folder("SkerryLintTests"),
    "SkerryFonts": .through("SkerryTextTests", importing: "SkerryText"),
    "SkerryGlyphs": .through("SkerryTextTests", importing: "SkerryText"),
    "SkerryGraph": .folder("SkerryLayoutTests"),
    "SkerryMacros": .through("SkerryUITests", importing: "SkerryUI"),
    "SkerryPaint": .through("ConformanceTests", importing: "SkerryPipeline"),
  ]

  /// Layers that are tested as a whole, and why.
  private static let whole = [
    "System": "C without an interface of its own: each is tested with the one module that imports it",
    "Shims": "re-exports only: SurfaceTests writes against them what customers write",
    "Frameworks": "values of Apple's frameworks: FrameworksTests and SurveyTests write against them what customers write",
  ]

  /// Folders that test no single module, and what they do.
  private static let suites = [
    "ConformanceTests": "recorded and published figures against what is laid out",
    "Fixtures": "the files that several suites read",
    "FrameworksTests": "Apple's frameworks as customers use them",
    "ProjectTests": "the sources, pages and lists themselves",
    "ConfigurableBundle": "a program whose pictures other suites compare",
    "Live": "watch and mcp from outside, in Python",
    "PictureOrder": "a program that draws the same pictures in other orders",
    "SurfaceTests": "Apple's API as customers spell it",
    "SurveyTests": "what real Live Activities use",
    "TestSupport": "what several suites share",
  ]

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: ProjectTests.root.appendingPathComponent(path).path)
  }

  private static func imports(_ folder: String) throws -> Set<String> {
    var found: Set<String> = []
    for file in ProjectTests.swiftFiles("Tests/" + folder) {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: #/(?m)^(?:@testable )?import (\w+)/#) {
        found.insert(String(match.1))
      }
    }
    return found
  }

  @Test func everyModuleIsTestedWhereTheMapSays() throws {
    let modules = try MapTests.table.get().modules.filter { Self.whole[$0.layer] == nil }
    let dependencies = Dictionary(modules.map { ($0.name, $0.dependencies) }) { first, _ in first }
    // Programs and plug-ins are a few lines over a module; names with a capital letter are modules.
    let known = try MapTests.table.get()
    for module in modules where module.name.first?.isUppercase == true && !module.name.hasSuffix("Plugin") && !module.name.hasPrefix("C") {
      if Self.exists("Tests/\(module.name)Tests") {
        #expect(Self.elsewhere[module.name] == nil, "\(module.name) has a folder of its own; remove it from the list")
        continue
      }
      switch Self.elsewhere[module.name] {
      case .folder(let folder):
        #expect(try Self.imports(folder).contains(module.name), "nothing in Tests/\(folder) imports \(module.name)")
      case .through(let folder, let upper):
        #expect(try Self.imports(folder).contains(upper), "nothing in Tests/\(folder) imports \(upper)")
        let own = dependencies[upper] ?? known.modules.first { $0.name == upper }?.dependencies ?? []
        #expect(own.contains(module.name), "\(upper) does not depend on \(module.name)")
      case nil: Issue.record("\(module.name) has no Tests/\(module.name)Tests; write it, or say in the list where it is tested")
      }
    }
    let names = Set(modules.map(\.name))
    for name in Self.elsewhere.keys { #expect(names.contains(name), "the list names \(name), which is not a module") }
  }

  @Test func everyFolderTestsSomething() throws {
    let names = Set(try MapTests.table.get().modules.map(\.name))
    let folders = try FileManager.default.contentsOfDirectory(atPath: ProjectTests.root.appendingPathComponent("Tests").path)
      .filter { !$0.hasPrefix(".") && $0 != "README.md" }
    #expect(folders.count > 30)
    for folder in folders where Self.suites[folder] == nil {
      #expect(folder.hasSuffix("Tests") && names.contains(String(folder.dropLast(5))), "Tests/\(folder) names no module")
    }
    for suite in Self.suites.keys { #expect(folders.contains(suite), "the list names \(suite), which is not a folder of Tests") }
  }
}
