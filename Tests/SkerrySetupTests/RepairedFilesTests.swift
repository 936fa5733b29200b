import Foundation
import SkerryTestSupport
import Testing

@testable import SkerrySetup

@Suite struct RepairedFilesTests {
  /// A folder with files of one line each.
  private final class Files {
    let folder: URL
    private(set) var paths: [String] = []

    init(_ count: Int) throws {
      folder = try TemporaryFolder.make()
      for number in 0..<count {
        paths.append(folder.appendingPathComponent("\(number).swift").path)
        try save("let a\(number) = 1\n", paths[number])
      }
    }
    deinit { try? FileManager.default.removeItem(at: folder) }

    func save(_ text: String, _ path: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
  }

  private func error(_ file: String, name: String = "b") -> CompilerMessage {
    CompilerMessage(file: file, line: 1, column: 1, text: "cannot find '\(name)' in scope")
  }

  @Test func filesWithErrorsAndChangedFilesAreChecked() throws {
    let files = try Files(RepairedFiles.leastOfModule)
    var repaired = RepairedFiles()
    #expect(repaired.next(files.paths) == nil)
    repaired.take([error(files.paths[3]), error(files.paths[3])], of: files.paths, added: nil)
    try files.save("let a5 = 2\n", files.paths[5])
    #expect(repaired.next(files.paths) == [files.paths[3], files.paths[5]])
    // Without another error all are checked.
    #expect(repaired.next(files.paths) == nil)
  }

  @Test func addedFilesAreChecked() throws {
    let files = try Files(RepairedFiles.leastOfModule + 1)
    var repaired = RepairedFiles()
    let sources = Array(files.paths.dropLast())
    #expect(repaired.next(sources) == nil)
    repaired.take([error(files.paths[0])], of: sources, added: nil)
    #expect(repaired.next(files.paths) == [files.paths[0], files.paths[RepairedFiles.leastOfModule]])
  }

  /// Files that lack something else have the same errors as before.
  @Test func onlyFilesThatLackedWhatWasAddedAreCheckedWithIt() throws {
    let files = try Files(RepairedFiles.leastOfModule + 1)
    var repaired = RepairedFiles()
    let (sources, added) = (Array(files.paths.dropLast()), files.paths[RepairedFiles.leastOfModule])
    for (names, own) in [(["b"], [0, 1]), (["c"], [2]), (["b", "c"], [0, 1, 2]), (["d"], [])] {
      _ = repaired.next(sources)
      repaired.take(
        [error(files.paths[0]), error(files.paths[1]), error(files.paths[2], name: "c")], of: sources, added: Set(names))
      #expect(repaired.next(files.paths) == Set(own.map { files.paths[$0] } + [added]))
    }
  }

  /// Messages name the original of a copy.
  @Test func aCopyHasItsOriginalsErrors() throws {
    let files = try Files(RepairedFiles.leastOfModule)
    let copy = files.folder.appendingPathComponent("Copy.swift").path
    try files.save(SourceWriter.firstLine(files.paths[2]) + "let a2 = 2\n", copy)
    let sources = files.paths.filter { $0 != files.paths[2] } + [copy]
    var repaired = RepairedFiles()
    #expect(repaired.next(sources) == nil)
    repaired.take([error(files.paths[2])], of: sources, added: nil)
    #expect(repaired.next(sources) == [copy])
  }

  /// A second repair compares with what the call after the first one read.
  @Test func repairsFollowOneAnother() throws {
    let files = try Files(RepairedFiles.leastOfModule)
    var repaired = RepairedFiles()
    for number in [3, 7, 5] {
      repaired.take([error(files.paths[number])], of: files.paths, added: nil)
      try files.save("let a\(number + 1) = 2\n", files.paths[number + 1])
      #expect(repaired.next(files.paths) == [files.paths[number], files.paths[number + 1]])
    }
  }

  @Test func smallModulesAndManyFilesAreCheckedAsAWhole() throws {
    let least = 24
    func some(_ count: Int, failing: Int) throws -> Int? {
      let files = try Files(count)
      var repaired = RepairedFiles()
      _ = repaired.next(files.paths)
      repaired.take(files.paths.prefix(failing).map { error($0) }, of: files.paths, added: nil)
      return repaired.next(files.paths)?.count
    }
    #expect(try some(least - 1, failing: 1) == nil)
    #expect(try some(least, failing: 1) == 1)
    #expect(try some(40, failing: 10) == 10)
    #expect(try some(40, failing: 11) == nil)
  }
}
