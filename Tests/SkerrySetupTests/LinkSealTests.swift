import Foundation
import SkerryRuntime
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// A program of the cache is started only as it was linked.
struct LinkSealTests {
  @Test func damageIsNoticed() throws {
    let folder = try TemporaryFolder.make()
    let program = folder.appendingPathComponent("Widget")
    let bytes = Data((0..<4096).map { UInt8($0 % 251) })
    try bytes.write(to: program)
    #expect(!LinkSeal.isWhole(program.path))
    try LinkSeal.write(for: program)
    #expect(LinkSeal.isWhole(program.path))
    try bytes.dropLast().write(to: program)
    #expect(!LinkSeal.isWhole(program.path))
    var changed = bytes
    changed[2000] ^= 1
    try changed.write(to: program)
    #expect(!LinkSeal.isWhole(program.path))
    try bytes.write(to: program)
    #expect(LinkSeal.isWhole(program.path))
    try FileManager.default.removeItem(at: program)
    #expect(!LinkSeal.isWhole(program.path))
  }

  /// The joined library is checked before a program loads it.
  @Test func theLibraryIsSealed() throws {
    let folder = try TemporaryFolder.make()
    let source = folder.appendingPathComponent("a.c"), object = folder.appendingPathComponent("a.o")
    try "int value(void) { return 12; }\n".write(to: source, atomically: true, encoding: .utf8)
    #expect(ToolProcess.run(["clang", "-c", "-fPIC", source.path, "-o", object.path])?.status == 0)
    let library = try LibraryLink(folder: folder, flags: []).gathered([object.path])
    let known = CompiledLibrary(
      key: "", compilerFlags: [], object: library.path, linkerFlags: [], packageName: "", modules: [], resources: [], moduleCache: "",
      isWhole: true, sizes: OutputSize.all(of: [library.path]))
    #expect(known.isKept)
    var bytes = try Data(contentsOf: library)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: library)
    #expect(OutputSize.areKept(known.sizes) && !known.isKept)
  }
}
