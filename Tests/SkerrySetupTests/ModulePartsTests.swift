import Foundation
import SkerryRuntime
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// Modules of a medium size are compiled by two calls of the compiler at once.
@Suite struct ModulePartsTests {
  private let folder = URL(fileURLWithPath: "/cache")

  private func parts(files: Int) -> ModuleParts { ModuleParts(of: (0..<files).map { "/a/\($0).swift" }, in: folder) }

  @Test func smallModulesAreOnePart() throws {
    let one = parts(files: 7)
    #expect(one.count == 1)
    #expect(one.objects == ["/cache/module.o"])
    #expect(try one.arguments() == ["-wmo", "-o", "/cache/module.o"])
    #expect(parts(files: 8).count == 2)
  }

  @Test func theTypesOfLargeModulesAreCheckedFirst() {
    #expect(!parts(files: 150).areCheckedFirst && parts(files: 151).areCheckedFirst)
    #expect(parts(files: 151).count == 2 && parts(files: 151).objects.count == 151)
  }

  /// Where one part has an error, nothing of the other is compiled.
  @Test func aCheckWritesNothing() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try (0...CompilerTrials.maxWholeFiles).map { number in
      let file = folder.appendingPathComponent("File\(number).swift")
      try Data((number == 0 ? "let a = missing0" : "let value\(number) = value\(number % 2 + 1)").utf8).write(to: file)
      return file.path
    }
    let parts = ModuleParts(of: files, in: folder)
    let call = ["swiftc", "-Onone", "-parse-as-library", "-module-name", "Ride"] + files + parts.checking
    let outcome = try #require(ToolProcess.run(call, joinsErrors: true))
    #expect(CompilerMessage.errors(in: outcome.output).map(\.text).contains("cannot find 'missing0' in scope"))
    #expect(!parts.objects.contains { FileManager.default.fileExists(atPath: $0) })
  }

  /// A module of eight files, the first and the last with a line of their own.
  private func compile(_ first: String, _ last: String, in folder: URL) throws -> (
    status: Int32, errors: [CompilerMessage], objects: [String]
  ) {
    let lines = [first] + Array(repeating: "", count: 6) + [last]
    let files = try lines.enumerated().map { number, line in
      let path = folder.appendingPathComponent("File\(number).swift").path
      try Data("public let value\(number) = \(number)\n\(line)\n".utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
    let parts = ModuleParts(of: files, in: folder)
    #expect(parts.count == 2)
    let call = try ["swiftc", "-c", "-Onone", "-parse-as-library", "-module-name", "Ride"] + files + parts.arguments()
    let outcome = try #require(ToolProcess.run(call, joinsErrors: true))
    return (outcome.status, CompilerMessage.errors(in: outcome.output), parts.objects)
  }

  @Test func eachFileHasAnObject() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try compile("let a = value7", "let b = value0", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.objects.count == 8)
    #expect(outcome.objects.allSatisfy { FileManager.default.fileExists(atPath: $0) })
  }

  @Test func theErrorsOfAllPartsAreReported() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try compile("let a = missing0", "let b = missing1", in: folder)
    #expect(outcome.status != 0)
    #expect(outcome.errors.map(\.text) == ["cannot find 'missing0' in scope", "cannot find 'missing1' in scope"])
  }
}
