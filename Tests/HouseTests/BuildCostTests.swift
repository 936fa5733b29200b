import Foundation
import Testing

/// What a customer's first build compiles, in counts: people wait for it, and clocks are no gate.
@Suite struct BuildCostTests {
  /// The modules that a program with these imports is built of.
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

  private static let usual = ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"]

  private static func sources(of module: PackageTable.Module) -> [String] {
    let folder = module.name == "SkerryFonts" ? "Fonts" : "Sources/\(module.floor)/\(module.name)"
    let found = FileManager.default.enumerator(atPath: HouseTests.root.appendingPathComponent(folder).path)?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.hasSuffix(".swift") }
  }

  @Test func renderNeedsNoMoreModulesThanItDid() throws {
    let path = try Self.closure(of: Self.usual)
    // Lower it with every module that leaves the path; a module that joins it needs a reason here.
    #expect(path.filter { !Self.sources(of: $0).isEmpty }.count <= 46, "\(path.map(\.name).sorted())")
  }

  @Test func renderCompilesNoMoreFilesThanItDid() throws {
    #expect(try Self.closure(of: Self.usual).reduce(0) { $0 + Self.sources(of: $1).count } <= 800)
  }

  @Test func whatRenderDoesNotNeedStaysOffItsPath() throws {
    let path = Set(try Self.closure(of: Self.usual).map(\.name))
    for name in ["SkerryCharts", "SkerrySetup", "SkerryLive", "SkerryTesting", "SkerryFuzz", "SkerryAssetSymbols"] {
      #expect(!path.contains(name), "\(name) is compiled in every customer's first build")
    }
  }

  /// Optimising a module costs more than the rest of its build together, so only what every picture passes through is.
  @Test func onlyTheStagesAreOptimised() throws {
    let text = try HouseTests.text(of: "Package.swift")
    let stages = Set(text.matches(of: #/stage\(\s*"(\w+)"/#).map { String($0.1) })
    #expect(
      stages == [
        "SkerryFormats", "SkerryGeometry", "SkerryDrawing", "SkerryGraph", "SkerryFreeType", "SkerryHarfBuzz", "SkerryImage",
        "SkerryLayout", "SkerryText",
        "SkerryPaint", "SkerryRaster",
      ])
  }

  @Test func customersBuildsCarryNoDebugInformationOfTheLibrary() throws {
    #expect(try HouseTests.text(of: "Package.swift").contains(#".unsafeFlags(["-Xfrontend", "-gnone"])"#))
  }
}
