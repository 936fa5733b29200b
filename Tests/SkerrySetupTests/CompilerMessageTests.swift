import Foundation
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// Places in the compiler's messages.
@Suite struct CompilerMessageTests {
  /// An error at the end of a file is reported in the copy that is compiled; it is told at the original.
  @Test func anErrorAtTheEndIsToldAtTheOriginal() throws {
    let folder = try TemporaryFolder.make().appendingPathComponent("sources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appendingPathComponent("Ride.swift").path
    try (SourceWriter.firstLine("/app/Ride View.swift") + "let a = (\n").write(toFile: copy, atomically: true, encoding: .utf8)
    let own = CompilerMessage.errors(in: "\(copy):3:1: error: expected expression in list of expressions")
    #expect(own.map { "\($0.file):\($0.line):\($0.column)" } == ["/app/Ride View.swift:2:1"])
    #expect(CompilerMessage.errors(in: "\(copy):1:1: error: e").map(\.line) == [1])
    // A file of the app in a folder of that name, and a place that is told at the original already.
    let other = folder.appendingPathComponent("Own.swift").path
    try "let a = (\n".write(toFile: other, atomically: true, encoding: .utf8)
    #expect(CompilerMessage.errors(in: "\(other):2:1: error: e").map(\.line) == [2])
    #expect(CompilerMessage.errors(in: "/app/Ride View.swift:2:1: error: e").map(\.line) == [2])
  }
}
