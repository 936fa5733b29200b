import Foundation
import Testing

/// Compares what files import with what `Package.swift` allows. That every import is declared is also checked by SwiftPM, in `Scripts/test`.
@Suite struct ImportTests {
  /// Dependencies that no file imports, and why they are needed.
  private static let unimported: [String: Set<String>] = [
    // Headers of the system's library, included by C.
    "CSkerryICU": ["CICU"],
    // A macro's program is named where the macro is declared.
    "SkerryUI": ["SkerryMacros"], "SwiftData": ["SkerryMacros"], "SkerryLint": ["SkerryMacros"],
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

  /// The modules that the Swift files of a folder import; text in string literals of several lines is not code.
  private static func imports(below path: String) throws -> Set<String> {
    let folder = ProjectTests.root.appendingPathComponent(path)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    var found: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      var isText = false
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.components(separatedBy: "\"\"\"").count % 2 == 0 { isText.toggle() }
        if !isText,
          let match = line.wholeMatch(of: #/(?:@[a-zA-Z_]+ )*(?:public |package |internal )?import (?:[a-z]+ )?([A-Za-z_0-9]+).*/#)
        {
          found.insert(String(match.1))
        }
      }
    }
    return found
  }
}
