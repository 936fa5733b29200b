import Foundation
import Testing

/// Customers' files are read only by `InputFile` and `InputFolder`, which limit the size.
@Suite struct InputReadingTests {
  /// Files that call Foundation themselves, with the reason.
  private static let allowed = [
    "Sources/Clients/SkerryCLI/Bench/ProcessMemory.swift": "reads the kernel's own figures",
    "Sources/Native/SkerryRuntime/PartProcess.swift": "reads the kernel's own list of the variables with which the process began",
    "Sources/Engine/SkerryText/Symbols/SymbolTable.swift": "reads Skerry's own table",
    "Sources/Vocabulary/SkerryFormats/Images/BoundedFile.swift": "reads small pieces of image files of any size",
    "Sources/Tools/SkerrySourceTool/Files.swift": "the program of build plug-ins, to which SwiftPM passes a target's files",
  ]
  private static let readers = [
    "Data(contentsOf", "String(contentsOf", "contents(atPath:", "FileHandle(forReading", "InputStream(", "fopen(",
    "contentsOfDirectory(", "enumerator(at", "subpathsOfDirectory(", "opendir(", "Dictionary(contentsOf", "Array(contentsOf",
  ]

  @Test func filesAreReadInOnePlace() throws {
    var seen: Set<String> = []
    for folder in ["Clients", "Engine", "Tools", "Authoring", "Native/SkerryRuntime", "Native/SkerryImage", "Vocabulary/SkerryFormats"] {
      for file in ProjectTests.swiftFiles("Sources/" + folder) {
        let path = String(file.path.dropFirst(ProjectTests.root.path.count + 1))
        let text = try String(contentsOf: file, encoding: .utf8)
        let own = Self.readers.filter { text.contains($0) }
        guard !own.isEmpty else { continue }
        seen.insert(path)
        #expect(Self.allowed[path] != nil, "\(path) calls \(own.joined(separator: ", ")); read through InputFile or InputFolder")
      }
    }
    #expect(seen == Set(Self.allowed.keys), "remove from the list the files that no longer call Foundation")
  }
}
