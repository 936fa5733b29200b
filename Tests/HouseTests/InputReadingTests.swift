import Foundation
import Testing

/// Customers' files are read only by `InputFile` and `InputFolder`, which limit the size.
@Suite struct InputReadingTests {
  /// Files that call Foundation themselves, with the reason.
  private static let allowed = [
    "Sources/Clients/SkerryCLI/Bench/ProcessMemory.swift": "reads the kernel's own figures",
    "Sources/Engine/SkerryText/Symbols/SymbolTable.swift": "reads Skerry's own table",
    "Sources/Tools/SkerryAssetSymbolsTool/main.swift": "a build plug-in's program, which SwiftPM hands a target's files",
    "Sources/Tools/SkerryIntentDefinitionsTool/main.swift": "a build plug-in's program, which SwiftPM hands a target's files",
    "Sources/Tools/SkerryPhoneSourceTool/main.swift": "a build plug-in's program, which SwiftPM hands a target's files",
  ]
  private static let readers = [
    "Data(contentsOf", "String(contentsOf", "contents(atPath:", "FileHandle(forReading", "InputStream(", "fopen(",
    "contentsOfDirectory(at:", "Dictionary(contentsOf", "Array(contentsOf",
  ]

  @Test func filesAreReadInOnePlace() throws {
    var seen: Set<String> = []
    for folder in ["Clients", "Engine", "Tools", "Authoring", "Native/SkerryRuntime", "Native/SkerryImage"] {
      for file in HouseTests.swiftFiles("Sources/" + folder) {
        let path = String(file.path.dropFirst(HouseTests.root.path.count + 1))
        let text = try String(contentsOf: file, encoding: .utf8)
        let own = Self.readers.filter { text.contains($0) }
        guard !own.isEmpty else { continue }
        seen.insert(path)
        #expect(Self.allowed[path] != nil, "\(path) calls \(own.joined(separator: ", ")); read through InputFile or InputFolder")
      }
    }
    #expect(seen == Set(Self.allowed.keys), "remove from the list what no longer reads by itself")
  }
}
