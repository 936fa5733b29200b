import Foundation
import SkerryTestSupport
import Testing

/// The program of the build plug-ins: what it writes, and how it ends.
@Suite struct SourceToolTests {
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("skerry-source-tool")

  private func run(_ arguments: String...) throws -> (code: Int32, errors: String) {
    let (process, errors) = (Process(), Pipe())
    (process.executableURL, process.arguments, process.standardError) = (Self.program, arguments, errors)
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test func wrongCallsEndWithASentence() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.appendingPathComponent("Missing.swift").path
    for (arguments, words) in [([], "usage: skerry-source-tool"), (["phone-source", "a"], "phone-source [--replacement]")] {
      let (code, errors) = try arguments.isEmpty ? run() : run(arguments[0], arguments[1])
      #expect(code == 1 && errors.contains(words), "\(code): \(errors)")
    }
    let (code, errors) = try run("phone-source", missing, folder.appendingPathComponent("Out.swift").path)
    #expect(code == 1 && errors == "\(missing): error: the file cannot be read; check that it exists and is readable.\n")
  }

  /// A file that has the contents already keeps its date, so that nothing is compiled again.
  @Test func onlyChangedFilesAreWritten() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, copy) = (folder.appendingPathComponent("A.swift"), folder.appendingPathComponent("A+phone.swift"))
    func write(_ text: String) throws -> Date? {
      try Data(text.utf8).write(to: source)
      let (code, errors) = try run("phone-source", source.path, copy.path)
      #expect(code == 0 && errors.isEmpty, "\(errors)")
      return try FileManager.default.attributesOfItem(atPath: copy.path)[.modificationDate] as? Date
    }
    _ = try write("#if os(iOS)\nstruct A {}\n#endif\n")
    #expect(try String(contentsOf: copy, encoding: .utf8).contains("#if true\nstruct A {}\n#endif"))
    let early = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: early], ofItemAtPath: copy.path)
    #expect(try write("#if os(iOS)\nstruct A {}\n#endif\n") == early)
    #expect(try write("#if os(iOS)\nstruct B {}\n#endif\n") != early)
    #expect(try String(contentsOf: copy, encoding: .utf8).contains("struct B"))
    // A file without parts for iOS has an empty copy.
    #expect(try write("struct A {}\n") != nil && Data(contentsOf: copy).isEmpty)
  }
}
