import Foundation
import Testing

/// Compares the map in `Sources/README.md` and the layers with `Package.swift`.
@Suite struct MapTests {
  static let table = Result { try PackageTable(try ProjectTests.text(of: "Package.swift")) }

  @Test func theManifestIsRead() throws {
    let table = try Self.table.get()
    #expect(table.layers.first == "System" && table.layers.last == "Tools")
    #expect(table.modules.count > 50)
    #expect(table.modules.first { $0.name == "SkerryDrawing" }?.dependencies.contains("SkerryGeometry") == true)
    #expect(table.modules.first { $0.name == "SkerryDrawing" }?.layer == "Vocabulary")
  }

  @Test func everyFolderUnderSourcesIsALayer() throws {
    let table = try Self.table.get()
    let entries = try FileManager.default.contentsOfDirectory(atPath: ProjectTests.root.appendingPathComponent("Sources").path)
    #expect(Set(entries.filter { !$0.contains(".") }) == Set(table.layers))
  }

  @Test func everyArrowGoesDownOrStaysOnItsFloor() throws {
    let table = try Self.table.get()
    let height = Dictionary(uniqueKeysWithValues: table.layers.enumerated().map { ($0.element, $0.offset) })
    let layers = Dictionary(uniqueKeysWithValues: table.modules.map { ($0.name, $0.layer) })
    for module in table.modules {
      for dependency in module.dependencies {
        let target = try #require(layers[dependency], "\(module.name) depends on \(dependency), which no layer has")
        #expect(
          height[target]! <= height[module.layer]!,
          "\(module.name) in \(module.layer) depends on \(dependency) in \(target), which lies above it")
      }
    }
  }

  @Test func everyModuleHasItsLineInTheMap() throws {
    let table = try Self.table.get()
    let map = try ProjectTests.text(of: "Sources/README.md")
    for module in table.modules { #expect(map.contains("`\(module.name)`"), "Sources/README.md has no line for \(module.name)") }
    let known = Set(table.modules.map(\.name) + table.layers)
    var listed: Set<String> = []
    for row in map.split(separator: "\n") where row.hasPrefix("| `") {
      for match in row.split(separator: "|")[0].matches(of: #/`([A-Za-z0-9_-]+)`/#) {
        let name = String(match.1)
        #expect(known.contains(name), "Sources/README.md names \(name), which Package.swift does not have")
        #expect(listed.insert(name).inserted, "Sources/README.md lists \(name) twice; keep one line")
      }
    }
    #expect(listed.count == table.modules.count)
  }
}
