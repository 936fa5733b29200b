import Foundation
import SkerryRuntime
import SkerryTestSupport
import Testing

@testable import SkerrySetup

@Suite struct PartialCheckTests {
  /// Bodies of other files are not checked, and their declarations are known.
  @Test func onlySomeFilesAreChecked() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [
      "Ride": "struct Ride { var seats: Int { missing } }\n", "Car": "let car = Ride().seats + 1\n",
      "Bike": "let bike: String = Ride().seats\n",
    ]
    var files: [String: String] = [:]
    for (name, text) in texts {
      let file = folder.appendingPathComponent("\(name).swift")
      try Data(text.utf8).write(to: file)
      files[name] = file.path
    }
    let all = files.values.sorted()
    let arguments = ["swiftc", "-typecheck", "-parse-as-library", "-module-name", "Rides", "-diagnostic-style=llvm"]
    let check = try #require(PartialCheck(arguments, in: folder))
    func errors(_ names: String...) throws -> Set<String> {
      let call = try check.arguments(Set(names.compactMap { files[$0] }), of: all)
      let outcome = try #require(ToolProcess.run(call, joinsErrors: true))
      let errors = CompilerMessage.errors(in: outcome.output)
      #expect((outcome.status == 0) == errors.isEmpty)
      return Set(errors.map { ($0.file as NSString).lastPathComponent })
    }
    #expect(try errors("Car").isEmpty)
    #expect(try errors("Ride") == ["Ride.swift"])
    #expect(try errors("Car", "Bike") == ["Bike.swift"])
    #expect(try errors("Ride", "Bike") == ["Ride.swift", "Bike.swift"])
  }

  @Test func aDriverThatStopsHasNoCall() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(PartialCheck(["swiftc", "-typecheck", "-no-such-option"], in: folder) == nil)
  }
}
