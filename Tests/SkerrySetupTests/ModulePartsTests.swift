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

  @Test func largeModulesAreOnePart() {
    #expect(parts(files: 150).count == 2)
    #expect(parts(files: 150).objects.count == 150)
    #expect(parts(files: 151).count == 1)
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
