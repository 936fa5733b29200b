import Foundation
import Testing

/// Compares what files import with what `Package.swift` allows.
///
/// SwiftPM's own option for that, `--explicit-target-dependency-import-check`, accepts every import with the toolchain of Swift 6.3.1, even in a
/// package of three lines.
@Suite struct ImportTests {
  /// Dependencies that no file imports, and why they are needed.
  private static let unimported: [String: Set<String>] = [
    // Headers of the system's library, included by C.
    "CSkerryICU": ["CICU"],
    // A macro's program is named where the macro is declared.
    "SkerryUI": ["SkerryMacros"], "SwiftData": ["SkerryMacros"], "SkerryLint": ["SkerryMacros"], "DependenciesMacros": ["SkerryMacros"],
    "FoundationModels": ["SkerryMacros"],
    // Linking it has an effect.
    "SkerryTesting": ["CSkerryTestStart"],
    // The module map of `os`.
    "os": ["COSSubmodules"],
    // A file that imports SwiftUI may import these, whose products its package does not name.
    "SwiftUI": ["Combine", "CoreGraphics", "CoreLocation", "OSLog", "QuartzCore", "UserNotifications", "os"],
  ]

  @Test func everyImportIsDeclaredAndEveryDependencyIsImported() throws {
    let table = try MapTests.table.get()
    let known = Set(table.modules.map(\.name))
    var count = 0
    // The dependencies of skerry-blank are all shims, by a filter.
    for module in table.modules where module.name != "skerry-blank" {
      let found = try Self.imports(below: module.path).intersection(known)
      let declared = Set(module.dependencies)
      let undeclared = found.subtracting(declared).subtracting([module.name]).sorted()
      #expect(undeclared == [], "\(module.name) imports what Package.swift does not allow it")
      // Plug-ins depend on their programs.
      guard found.isEmpty == false, !module.path.hasPrefix("Plugins/") else { continue }
      let unused = declared.subtracting(found).subtracting(Self.unimported[module.name] ?? []).sorted()
      #expect(unused == [], "\(module.name) does not import what Package.swift declares; delete the dependency")
      count += 1
    }
    #expect(count > 80)
  }

  @Test func testsImportWhatTheyDeclare() throws {
    let manifest = try ProjectTests.text(of: "Package.swift")
    let known = Set(try MapTests.table.get().modules.map(\.name) + ["SkerryTestSupport"])
    var count = 0
    for match in manifest.matches(of: #/(?:tests\(\s*|testTarget\(\s*name: )"(\w+)",\s*(?:dependencies: )?\[([^\]]*)\]/#) {
      let declared = Set(match.2.matches(of: #/"(\w+)"/#).map { String($0.1) } + ["SkerryTestSupport"])
      let undeclared = try Self.imports(below: "Tests/\(match.1)").intersection(known).subtracting(declared).sorted()
      #expect(undeclared == [], "\(match.1) imports what Package.swift does not allow it")
      count += 1
    }
    #expect(count > 30, "only \(count) test targets were found; the pattern is broken")
  }

  /// Programs and support of the tests, whose manifest entries name their folder: with an import that is not declared, the order in which modules are
  /// built decides whether a first build succeeds.
  @Test func programsOfTestsImportWhatTheyDeclare() throws {
    let manifest = try ProjectTests.text(of: "Package.swift")
    let known = Set(try MapTests.table.get().modules.map(\.name) + ["SkerryTestSupport"])
    var count = 0
    for match in manifest.matches(of: #/name: "(\w+)",\s*dependencies: \[([^\]]*)\],\s*path: "(Tests/\w+)"/#) {
      let declared = Set(match.2.matches(of: #/"(\w+)"/#).map { String($0.1) })
      let undeclared = try Self.imports(below: String(match.3)).intersection(known).subtracting(declared).sorted()
      #expect(undeclared == [], "\(match.1) imports what Package.swift does not allow it")
      count += 1
    }
    #expect(count > 2, "only \(count) targets were found; the pattern is broken")
  }

  /// The modules that the Swift files of a folder import; text in string literals of several lines is not code.
  private static func imports(below path: String) throws -> Set<String> {
    let folder = ProjectTests.root.appendingPathComponent(path)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let quotes = Array("\"\"\"".utf8)
    let beginnings = ["import ", "public import ", "package import ", "internal import ", "@"]
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
    var found: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      var isText = false
      for line in try String(contentsOf: file, encoding: .utf8).utf8.split(separator: UInt8(ascii: "\n")) {
        if line.indices.contains(where: { line[$0...].starts(with: quotes) }) { isText.toggle() }
        guard !isText, beginnings.contains(where: { line.starts(with: $0.utf8) }) else { continue }
        let words = String(line)?.split(separator: " ").map(String.init) ?? []
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { continue }
        // `import struct Foundation.URL` names a kind before the module.
        let name = words.dropFirst(place + 1).first { !kinds.contains($0) } ?? ""
        found.insert(String(name.prefix { $0 != "." }))
      }
    }
    return found
  }
}
