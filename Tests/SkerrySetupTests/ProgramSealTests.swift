import Foundation
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// A program of the cache is started only as it was linked.
struct ProgramSealTests {
  @Test func damageIsNoticed() throws {
    let folder = try TemporaryFolder.make()
    let program = folder.appendingPathComponent("Widget")
    let bytes = Data((0..<4096).map { UInt8($0 % 251) })
    try bytes.write(to: program)
    #expect(!ProgramSeal.isWhole(program.path))
    try ProgramSeal.write(for: program)
    #expect(ProgramSeal.isWhole(program.path))
    try bytes.dropLast().write(to: program)
    #expect(!ProgramSeal.isWhole(program.path))
    var changed = bytes
    changed[2000] ^= 1
    try changed.write(to: program)
    #expect(!ProgramSeal.isWhole(program.path))
    try bytes.write(to: program)
    #expect(ProgramSeal.isWhole(program.path))
    try FileManager.default.removeItem(at: program)
    #expect(!ProgramSeal.isWhole(program.path))
  }
}
