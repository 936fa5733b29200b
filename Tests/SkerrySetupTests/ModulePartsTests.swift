import Foundation
import SkerryRuntime
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// Large modules are compiled by several calls of the compiler at once.
@Suite struct ModulePartsTests {
  private let folder = URL(fileURLWithPath: "/cache")

  private func count(files: Int, size: Int, processors: Int) -> Int {
    ModuleParts(of: (0..<files).map { "/a/\($0).swift" }, size: size, in: folder, processors: processors).count
  }

  @Test func smallModulesAreOnePart() throws {
    #expect(count(files: 9, size: 2 * (16 << 10) - 1, processors: 4) == 1)
    #expect(count(files: 9, size: 2 * (16 << 10), processors: 4) == 2)
    #expect(count(files: 9, size: 1 << 20, processors: 1) == 1)
    #expect(count(files: 1, size: 1 << 20, processors: 4) == 1)
    let one = ModuleParts(of: ["/a/0.swift", "/a/1.swift"], size: 100, in: folder, processors: 4)
    #expect(one.objects == ["/cache/module.o"])
    #expect(try one.arguments() == ["-wmo", "-o", "/cache/module.o"])
  }

  @Test func thereAreAtMostEightParts() {
    #expect(count(files: 200, size: 1 << 20, processors: 3) == 3)
    #expect(count(files: 200, size: 1 << 20, processors: 8) == 8)
    #expect(count(files: 200, size: 1 << 20, processors: 9) == 8)
  }

  /// The module of two files, each with the given last line.
  private func compile(_ lines: [String], in folder: URL) throws -> (status: Int32, errors: [CompilerMessage], objects: [String]) {
    let files = try lines.enumerated().map { number, line in
      let path = folder.appendingPathComponent("File\(number).swift").path
      try Data("public let value\(number) = \(number)\n\(line)\n".utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
    let parts = ModuleParts(of: files, size: 1 << 20, in: folder, processors: 2)
    #expect(parts.count == 2)
    let call = try ["swiftc", "-c", "-Onone", "-parse-as-library", "-module-name", "Ride"] + files + parts.arguments()
    let outcome = try #require(ToolProcess.run(call, joinsErrors: true))
    return (outcome.status, CompilerMessage.errors(in: outcome.output), parts.objects)
  }

  @Test func eachFileHasAnObject() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try compile(["let a = value1", "let b = value0"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.objects.count == 2)
    #expect(outcome.objects.allSatisfy { FileManager.default.fileExists(atPath: $0) })
  }

  @Test func theErrorsOfAllPartsAreReported() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try compile(["let a = missing0", "let b = missing1"], in: folder)
    #expect(outcome.status != 0)
    #expect(outcome.errors.map(\.text) == ["cannot find 'missing0' in scope", "cannot find 'missing1' in scope"])
  }
}
