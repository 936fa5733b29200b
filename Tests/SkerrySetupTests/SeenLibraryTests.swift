import Foundation
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// A library that was checked is taken again without a check only while its files are the same.
struct SeenLibraryTests {
  @Test func everyChangeOfItsFilesIsNoticed() throws {
    let folder = try TemporaryFolder.make()
    let record = folder.appendingPathComponent("library.json"), object = folder.appendingPathComponent("libSkerry.so")
    func write() throws {
      try Data("record".utf8).write(to: record)
      try Data("object".utf8).write(to: object)
    }
    func seen() -> SeenLibrary {
      SeenLibrary(
        CompiledLibrary(
          key: "", compilerFlags: [], object: object.path, linkerFlags: [], packageName: "", modules: [], resources: [], moduleCache: "",
          isWhole: true, sizes: [:]),
        record: record)
    }
    try write()
    #expect(seen().isUnchanged)
    for file in [record, object] {
      var library = seen()
      // The same size and, as for a copied file, the same time of change.
      let time = try #require(FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date)
      try Data("another".utf8.prefix(6)).write(to: file)
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
      #expect(!library.isUnchanged, "\(file.lastPathComponent)")
      library = seen()
      try FileManager.default.removeItem(at: file)
      #expect(!library.isUnchanged, "\(file.lastPathComponent)")
      try write()
      #expect(!library.isUnchanged, "\(file.lastPathComponent)")
    }
  }
}
