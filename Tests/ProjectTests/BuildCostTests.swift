import Foundation
import Testing

/// The size of a customer's first build, as counts: users wait for it, and time is not a reliable test.
@Suite struct BuildCostTests {
  /// The modules in a program with these imports.
  private static func closure(of names: [String]) throws -> [PackageTable.Module] {
    let table = try MapTests.table.get()
    let known = Dictionary(table.modules.map { ($0.name, $0) }) { first, _ in first }
    var seen: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let module = known[name] else { continue }
      waiting += module.dependencies
    }
    return table.modules.filter { seen.contains($0.name) }
  }

  private static let defaultModules = ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"]

  private static func sources(of module: PackageTable.Module) -> [String] {
    let folder = module.name == "SkerryFonts" ? "Fonts" : "Sources/\(module.layer)/\(module.name)"
    let found = FileManager.default.enumerator(atPath: ProjectTests.root.appendingPathComponent(folder).path)?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.hasSuffix(".swift") }
  }

  @Test func renderNeedsNoMoreModulesThanBefore() throws {
    let path = try Self.closure(of: Self.defaultModules)
    // Lower the limit when a module leaves the path; a module that joins it needs a reason here.
    #expect(path.filter { !Self.sources(of: $0).isEmpty }.count <= 44, "\(path.map(\.name).sorted())")
  }

  @Test func renderCompilesNoMoreFilesThanBefore() throws {
    let files = try Self.closure(of: Self.defaultModules).reduce(0) { $0 + Self.sources(of: $1).count }
    #expect(files <= 1080)
  }

  @Test func modulesThatRenderDoesNotNeedAreNotOnItsPath() throws {
    let path = Set(try Self.closure(of: Self.defaultModules).map(\.name))
    for name in ["SkerryCharts", "SkerrySetup", "SkerryLive", "SkerryTesting", "SkerryFuzz", "SkerrySourceTools"] {
      #expect(!path.contains(name), "\(name) is compiled in every customer's first build")
    }
  }

  /// Optimizing a module costs more than the rest of its build, so only the modules that every picture passes through
  /// are optimized.
  @Test func onlyTheStagesAreOptimized() throws {
    let text = try ProjectTests.text(of: "Package.swift")
    let stages = Set(text.matches(of: #/stage\(\s*"(\w+)"/#).map { String($0.1) })
    #expect(
      stages == [
        "SkerryFormats", "SkerryGeometry", "SkerryDrawing", "SkerryGraph", "SkerryGlyphs", "SkerryImage",
        "SkerryLayout", "SkerryText",
        "SkerryPaint", "SkerryRaster",
      ])
  }

  @Test func customersBuildsCarryNoDebugInformationOfTheLibrary() throws {
    #expect(try ProjectTests.text(of: "Package.swift").contains(#".unsafeFlags(["-Xfrontend", "-gnone"])"#))
  }

  private static func testProgram() throws -> URL {
    let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    return URL(fileURLWithPath: String(try #require(maps.split(whereSeparator: \.isWhitespace).first { $0.hasSuffix(".xctest") })))
  }

  /// Whether LLVM's linker is on the path, as the manifest asks.
  private static let hasSmallPrograms = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
    FileManager.default.fileExists(atPath: "\($0)/ld.lld")
  }

  /// Nor functions that nothing calls, several with the same instructions, or addresses to be corrected at its start, where the toolchain has LLVM's
  /// linker: a small bundle's program is 14.8 MB.
  /// `Fuzz/sanitize`, which sets the variable, builds larger programs.
  @Test(.enabled(if: hasSmallPrograms), .disabled(if: ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil))
  func aBundlesProgramIsSmall() throws {
    let program = try Self.testProgram().deletingLastPathComponent().appendingPathComponent("ConfigurableBundle")
    #expect(try #require(try FileManager.default.attributesOfItem(atPath: program.path)[.size] as? Int) <= 15_000_000)
  }

  /// Nor its modules, where the toolchain has LLVM's linker: a program is 24 MB instead of 34. This test's own program shows it.
  @Test(.enabled(if: hasSmallPrograms)) func programsCarryNoModulesOfTheLibrary() throws {
    let bytes = try Data(contentsOf: try Self.testProgram(), options: .alwaysMapped)
    // Joined here, so that the test does not find its own text.
    #expect(bytes.range(of: Data(["SkerryUI", "swiftmodule", "o"].joined(separator: ".").utf8)) == nil)
  }

  // MARK: The first picture in a repository

  /// The exclusions of `FirstPicture`, read from its text: a list of strings that follows a name.
  private static func strings(after name: String) throws -> [String] {
    let text = try ProjectTests.text(of: "Sources/Tools/SkerrySetup/Library/FirstPicture.swift")
    let start = try #require(text.range(of: name))
    let rest = text[start.upperBound...]
    let list = rest[(try #require(rest.firstIndex(of: "[")))..<(try #require(rest.firstIndex(of: "]")))]
    return list.matches(of: #/"([^"]+)"/#).map { String($0.1) }
  }

  private static func filesOfAFirstPicture(_ module: PackageTable.Module) throws -> [String] {
    let left = ["SkerryCases", "SkerryCLI"].contains(module.name) ? try strings(after: "\"\(module.name)\": ") : []
    return sources(of: module).filter { file in !left.contains { $0.hasSuffix("/") ? file.hasPrefix($0) : file == $0 } }
  }

  @Test func aFirstPictureNeedsNoMoreFilesThanBefore() throws {
    let left = Set(try Self.strings(after: "leftOutModules: Set<String> ="))
    let path = try Self.closure(of: Self.defaultModules).filter { !left.contains($0.name) }
    #expect(left.count == 6)
    #expect(path.filter { !Self.sources(of: $0).isEmpty }.count <= 37)
    let files = try path.reduce(0) { $0 + (try Self.filesOfAFirstPicture($1).count) }
    #expect(files <= 863)
  }

  /// Excluded files exist, so that a moved file is not compiled unnoticed.
  @Test func excludedFilesExist() throws {
    for name in ["SkerryCases", "SkerryCLI"] {
      for part in try Self.strings(after: "\"\(name)\": ") {
        let place = ProjectTests.root.appendingPathComponent("Sources/Clients/\(name)/\(part)").path
        #expect(FileManager.default.fileExists(atPath: place), "\(name)/\(part)")
      }
    }
  }

  /// A file that is compiled for a first picture imports excluded modules only in code that is compiled for the rest.
  @Test func aFirstPictureImportsNoExcludedModule() throws {
    let left = Set(try Self.strings(after: "leftOutModules: Set<String> ="))
    for module in try Self.closure(of: Self.defaultModules) where !left.contains(module.name) && module.layer == "Clients" {
      for file in try Self.filesOfAFirstPicture(module) {
        let text = try ProjectTests.text(of: "Sources/Clients/\(module.name)/\(file)")
        var isForTheRest = false
        for line in text.split(separator: "\n") {
          let words = line.split(separator: " ").map(String.init)
          if words.first == "#if" { isForTheRest = words.contains("!SKERRY_FIRST_PICTURE") }
          if words.first == "#endif" { isForTheRest = false }
          guard let at = words.firstIndex(of: "import"), at + 1 < words.count, !isForTheRest else { continue }
          #expect(!left.contains(words[at + 1]), "\(module.name)/\(file) imports \(words[at + 1])")
        }
      }
    }
  }
}
