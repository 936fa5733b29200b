import Foundation
import SkerryRuntime
import SkerryTestSupport
import Testing

@testable import SkerrySetup

@Suite struct PartObjectsTests {
  /// A module of a file with three declarations, of which each prints something, and of a program that calls them.
  final class Module: CompiledModule {
    init() throws { try super.init("Rides.swift", Self.text(), main: "print(Car().title, Bike().title, numbers.count)\n") }

    /// - Parameters:
    ///   - car: the body of a variable.
    ///   - stored: a member.
    static func text(car: String = "\"car\"", bike: String = "\"bike\"", stored: String = "") -> String {
      "struct Car { \(stored)\n  var title: String { \(car) } }\nstruct Bike { var title: String { \(bike) } }\n"
        + "let numbers = [\(Array(repeating: "1", count: 300).joined(separator: ", "))]\n"
    }

    func edit(_ text: String) throws { try save(text, file) }

    private var edited: URL { folder.appendingPathComponent("edited") }

    /// Compiles the parts as a live session does after an edit's pictures.
    func prepare() throws {
      let objects = try FileManager.default.contentsOfDirectory(atPath: edited.path).filter { $0.hasSuffix("-0.o") }
      PartObjects.prepare(edited.appendingPathComponent(try #require(objects.first)).path)
    }

    /// The objects of parts: a name for each.
    var parts: Set<String> {
      get throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: edited.path).filter { $0.hasSuffix("-parts") }
        return try Set(names.flatMap { try FileManager.default.contentsOfDirectory(atPath: edited.appendingPathComponent($0).path) })
          .filter { $0.hasSuffix(".o") }
      }
    }
  }

  /// A module whose parts have been compiled after a first edit.
  private func prepared() throws -> Module {
    let module = try Module()
    #expect(try module.output() == "car bike 300")
    try module.edit(Module.text(car: "\"van\""))
    #expect(try module.output() == "van bike 300")
    #expect(try module.parts.isEmpty)
    try module.prepare()
    #expect(try module.parts.count == 3)
    return module
  }

  @Test func anEditCompilesOnePart() throws {
    let module = try prepared()
    let first = try module.parts
    try module.edit(Module.text(car: "\"bus\""))
    #expect(try module.output() == "bus bike 300")
    let second = try module.parts
    #expect(second.count == 4 && second.isSuperset(of: first))
    try module.edit(Module.text(car: "\"bus\"", bike: "\"trike\""))
    #expect(try module.output() == "bus trike 300")
    let third = try module.parts
    #expect(third.count == 5 && third.isSuperset(of: second))
    // Back to what was compiled before: nothing is compiled.
    try module.edit(Module.text(car: "\"van\""))
    #expect(try module.output() == "van bike 300")
    #expect(try module.parts == third)
  }

  @Test func oldPartsAreRemoved() throws {
    let module = try prepared()
    for number in 0..<19 {
      try module.edit(Module.text(car: "\"car\\(\(number))\""))
      #expect(try module.compile() != nil)
    }
    #expect(try module.parts.count == 3 + 16)
  }

  /// Lines of the parts after an added line have other numbers, so that they are compiled as well.
  @Test func anAddedLineCompilesWhatFollows() throws {
    let module = try prepared()
    let first = try module.parts
    try module.edit(Module.text(car: "\"van\"", bike: "\"a\"\n + \"b\""))
    #expect(try module.output() == "van ab 300")
    let second = try module.parts
    #expect(second.count == 5 && second.isSuperset(of: first))
    // Before all parts: the whole file is compiled, and its parts again when there is time.
    try module.edit("// A comment\n// of two lines.\n" + Module.text(car: "\"van\""))
    #expect(try module.output() == "van bike 300")
    #expect(try module.parts == second)
    try module.prepare()
    #expect(try module.parts.subtracting(second).count == 3)
  }

  @Test func errorsAndCorrections() throws {
    let module = try prepared()
    try module.edit(Module.text(car: "missing"))
    #expect(try module.output() == nil)
    try module.edit(Module.text(car: "\"tram\""))
    #expect(try module.output() == "tram bike 300")
  }

  /// Other files, and other parts, are compiled again if what they may depend on changes.
  @Test func anEditOfADeclarationForgetsTheParts() throws {
    let module = try prepared()
    try module.edit(Module.text(stored: "var id = 7; var more = \"\""))
    #expect(try module.output() == "car bike 300")
    #expect(try module.parts.isEmpty)
    try module.edit(Module.text(car: "more + \"bus\"", stored: "var id = 7; var more = \"\""))
    #expect(try module.output() == "bus bike 300")
  }
}
