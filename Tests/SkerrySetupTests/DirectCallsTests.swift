import Foundation
import SkerryRuntime
import SkerryTestSupport
import Testing

@testable import SkerrySetup

@Suite struct DirectCallsTests {
  /// A module of a type and of a file that depends on it, and a driver that records its calls.
  final class Module: CompiledModule {
    override var driver: String { folder.appendingPathComponent("driver").path }
    private var log: URL { folder.appendingPathComponent("log") }

    init() throws {
      try super.init("Card.swift", Self.card(""), main: "let card = Card()\nprint(card.title, card.width)\n")
      // Another process writes it: a process that a parallel test starts could inherit a descriptor of it from this one, and a file that is open for
      // writing cannot be executed.
      let script = "#!/bin/sh\necho call >> '\(log.path)'\nexec swiftc \"$@\"\n"
      let writing = ["sh", "-c", "printf %s \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", script, driver]
      #expect(ToolProcess.run(writing, joinsErrors: true)?.status == 0)
    }

    static func card(_ first: String, width: String = "40 + 2") -> String {
      "struct Card {\n  \(first)\n  var title = \"Ride\"\n  var width: Int { \(width) }\n}\n"
    }

    /// How often the driver was called since the last look.
    func driverCalls() -> Int {
      let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      try? FileManager.default.removeItem(at: log)
      return text.split(separator: "\n").count
    }
  }

  @Test func anEditInsideABodyNeedsNoDriver() throws {
    let module = try Module()
    #expect(try module.output() == "Ride 42")
    #expect(module.driverCalls() == 1)
    #expect(try module.output() == "Ride 42")
    #expect(module.driverCalls() == 0)
    // Other names in a body concern no other file.
    for (width, value) in [("50 - 7", 43), ("[44].max() ?? 0", 44), ("title.utf8.count", 4)] {
      try module.save(Module.card("", width: width), module.file)
      #expect(try module.output() == "Ride \(value)")
    }
    try module.save("print(Card().width)\n", module.main)
    #expect(try module.output() == "4")
    #expect(module.driverCalls() <= 1)
  }

  /// Private declarations and comments that are added, changed and removed concern no other file; afterwards bodies and storage are treated as
  /// before.
  @Test func aPrivateDeclarationNeedsNoDriver() throws {
    let module = try Module()
    #expect(try module.output() == "Ride 42")
    #expect(module.driverCalls() == 1)
    let edits = [
      ("private var half: Int { 21 }", "half * 2 + 1", 43), ("private func half(_ more: Double) -> Int { 21 + Int(more) }", "half(23)", 44),
      ("private struct Row { var id = 7; var width = 45 }", "Row().width", 45), ("// A comment.", "46", 46),
      ("private struct Row { var width = 47 }", "Row().width", 47), ("", "48", 48),
    ]
    for (first, width, value) in edits {
      try module.save(Module.card(first, width: width), module.file)
      #expect(try module.output() == "Ride \(value)")
    }
    #expect(module.driverCalls() == 0)
    try module.save(Module.card("var id = 7; private var half: Int { 25 }", width: "half * 2"), module.file)
    #expect(try module.output() == "Ride 50")
    #expect(module.driverCalls() == 1)
    try module.save(Module.card("var id = 7; private var half = 26", width: "half * 2"), module.file)
    #expect(try module.output() == "Ride 52")
    #expect(module.driverCalls() == 1)
  }

  /// Files that use a type are compiled again when its storage changes, even after edits without the driver.
  @Test func anEditOfADeclarationNeedsIt() throws {
    let module = try Module()
    #expect(try module.output() == "Ride 42")
    try module.save(Module.card("", width: "41"), module.file)
    #expect(try module.output() == "Ride 41")
    #expect(module.driverCalls() == 1)
    try module.save(Module.card("var id = 7"), module.file)
    #expect(try module.output() == "Ride 42")
    #expect(module.driverCalls() == 1)
    try module.save(Module.card("var id = 7; var more = \"\""), module.file)
    #expect(try module.output() == "Ride 42")
    #expect(module.driverCalls() == 1)
  }

  /// A file that uses another's declarations since an edit without the driver is compiled again when they change.
  @Test func theDriverLearnsWhatAnEditUses() throws {
    let module = try Module()
    try module.save("func shown() -> String { \"none\" }\nprint(shown())\n", module.main)
    #expect(try module.output() == "none")
    try module.save("func shown() -> String { Card().title }\nprint(shown())\n", module.main)
    #expect(try module.output() == "Ride")
    #expect(module.driverCalls() <= 2)
    try module.save(Module.card("var id = 7; var more = \"\""), module.file)
    #expect(try module.output() == "Ride")
    #expect(module.driverCalls() == 1)
  }

  /// Whether something has changed or not.
  @Test func aMissingObjectNeedsIt() throws {
    let module = try Module()
    let objects = try #require(try module.compile())
    _ = module.driverCalls()
    for width in ["40 + 2", "43"] {
      try FileManager.default.removeItem(atPath: objects[1])
      try module.save(Module.card("", width: width), module.file)
      #expect(try module.output() == (width == "43" ? "Ride 43" : "Ride 42"))
      #expect(module.driverCalls() == 1)
    }
  }

  @Test func aSlipIsNoticedAndFixedWithoutTheDriver() throws {
    let module = try Module()
    #expect(try module.output() == "Ride 42")
    _ = module.driverCalls()
    try module.save(Module.card("", width: "none"), module.file)
    #expect(try module.compile() == nil)
    #expect(try module.compile() == nil)
    try module.save(Module.card("", width: "45"), module.file)
    #expect(try module.output() == "Ride 45")
    #expect(module.driverCalls() == 0)
    // A slip in both files is the driver's.
    try module.save(Module.card("", width: "none"), module.file)
    try module.save("print(none)\n", module.main)
    #expect(try module.compile() == nil)
    #expect(module.driverCalls() == 1)
    try module.save(Module.card("", width: "46"), module.file)
    try module.save("print(Card().width)\n", module.main)
    #expect(try module.output() == "46")
    #expect(module.driverCalls() == 1)
  }

  @Test func aCallForSeveralFilesIsDivided() {
    let log = DriverLog(
      """
      Swift version 6.3.1
      /usr/bin/swift-frontend -frontend -c -primary-file 'a b.swift' c.swift -primary-file d.swift -O -emit-reference-dependencies-path a.d \
      -emit-reference-dependencies-path d.d -module-name "M N" -o a.o -o d.o
      /usr/bin/swift-frontend -frontend -c a.swift -primary-file e.swift -o e.o
       "/usr/bin/ld.lld" -pie -o program a.o "-L/a b"
      """)
    #expect(Set(log.compilations.keys) == ["a b.swift", "d.swift", "e.swift"])
    #expect(
      log.compilations["d.swift"]?.dropFirst() == [
        "-frontend", "-c", "a b.swift", "c.swift", "-primary-file", "d.swift", "-O", "-emit-reference-dependencies-path", "d.d",
        "-module-name", "M N", "-o", "d.o",
      ])
    #expect(log.compilations["a b.swift"]?.contains("a.d") == true && log.compilations["a b.swift"]?.contains("d.d") == false)
    #expect(log.compilations["e.swift"]?.last == "e.o")
    #expect(log.linking == ["/usr/bin/ld.lld", "-pie", "-o", "program", "a.o", "-L/a b"])
  }

  /// Outputs that do not correspond to the files cannot be assigned, and of two programs neither can be chosen.
  @Test func anUnclearLogTellsNothing() {
    let compiling = "/bin/swift-frontend -frontend -primary-file a -primary-file b -o a.o -o b.o -o c.o"
    let log = DriverLog("\(compiling)\n/bin/ld.lld -o x\n/bin/ld.lld -o y")
    #expect(log.compilations.isEmpty && log.linking == nil)
  }

  @Test func fingerprintsAreHexadecimalNumbersOf32Digits() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("deps")
    let digits = "0123456789abcdef0123456789abcdef"
    func fingerprints(_ text: String) throws -> [[UInt8]]? {
      try Data(text.utf8).write(to: file)
      return DirectCalls.fingerprints(file.path)
    }
    #expect(try fingerprints("x \(digits) y \(digits)") == [Array(digits.utf8), Array(digits.utf8)])
    #expect(try fingerprints("x \(digits.dropLast())") == nil)
    #expect(try fingerprints("x \(digits) SS@\(digits)") == [Array(digits.utf8)])
    // A digit beside it belongs to it, so that a change is noticed.
    #expect(try fingerprints("x\(digits)f") == [Array((digits + "f").utf8)])
    #expect(DirectCalls.fingerprints(file.path + "-none") == nil)
  }

  /// A program is linked without the driver until something that the driver was told changes.
  @Test func theLinkersCallIsKept() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let record = folder.appendingPathComponent("calls.json")
    let log = "\"/no/such/place/ld.lld\" -o x"
    var calls = DirectCalls(record: record, for: ["swiftc", "a.o"])
    #expect(!calls.link())
    let linker = folder.appendingPathComponent("ld.lld").path
    try "#!/bin/sh\nexit 0\n".write(toFile: linker, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: linker)
    calls.learn(linking: "\"\(linker)\" -o x")
    #expect(DirectCalls(record: record, for: ["swiftc", "a.o"]).link())
    #expect(!DirectCalls(record: record, for: ["swiftc", "b.o"]).link())
    calls.learn(linking: log)
    #expect(!DirectCalls(record: record, for: ["swiftc", "a.o"]).link())
  }
}
