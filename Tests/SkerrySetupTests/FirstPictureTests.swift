import Foundation
import Testing

@testable import SkerrySetup

/// What is compiled before a first picture, and what behind it.
@Suite struct FirstPictureTests {
  private func job(_ name: String, needs: [String] = [], sources: [String] = []) -> CompileJob {
    CompileJob(
      name: name,
      arguments: ["swiftc", "-o", "/b/\(name).build/\(name).o", "-emit-module-path", "/b/Modules/\(name).swiftmodule"] + sources,
      sources: sources, needs: Set(needs.map { "/b/Modules/\($0).swiftmodule" }),
      outputs: ["/b/\(name).build/\(name).o", "/b/Modules/\(name).swiftmodule"], module: "/b/Modules/\(name).swiftmodule",
      object: "/b/\(name).build/\(name).o")
  }

  @Test func otherVerbsAreLeftOutAndWhatNeedsThemIsCompiledElsewhere() throws {
    let all = [
      job("SkerryUI"), job("SkerryLint", needs: ["SkerryUI"]),
      job("SkerryCases", needs: ["SkerryUI", "SkerryLint"], sources: ["/s/SkerryCases/Linting/A.swift", "/s/SkerryCases/Cases/B.swift"]),
      job("SwiftUI", needs: ["SkerryCases", "SkerryUI"]),
    ]
    let jobs = FirstPicture.jobs(of: all, in: "/f")
    #expect(jobs.map(\.name) == ["SkerryUI", "SkerryCases", "SwiftUI"])
    #expect(jobs[0].outputs == all[0].outputs && jobs[0].arguments == all[0].arguments)
    #expect(
      jobs[1].arguments == [
        "swiftc", "-DSKERRY_FIRST_PICTURE", "-I", "/f", "-o", "/f/SkerryCases.o", "-emit-module-path", "/f/SkerryCases.swiftmodule",
        "/s/SkerryCases/Cases/B.swift",
      ])
    #expect(jobs[1].needs == ["/b/Modules/SkerryUI.swiftmodule"])
    #expect(jobs[2].needs == ["/b/Modules/SkerryUI.swiftmodule", "/f/SkerryCases.swiftmodule"])
    #expect(LibraryJobs.objects(of: jobs) == ["/b/SkerryUI.build/SkerryUI.o", "/f/SkerryCases.o", "/f/SwiftUI.o"])
    #expect(LibraryJobs.modules(of: jobs) == ["SkerryUI", "SkerryCases", "SwiftUI"])
  }

  @Test(arguments: [
    ("render --out a", true), ("list", true), ("render --payload a.json", false), ("render --payload=a.json", false), ("test", false),
    ("serve", false), ("states", false), ("", false),
  ])
  func onlyRenderAndListAreAFirstPicture(_ call: String, _ suffices: Bool) {
    #expect(FirstPicture.suffices(for: call.split(separator: " ").map(String.init)) == suffices)
  }

  /// A file that needs one of the other verbs' modules is left out, too, or imports it under the condition alone.
  @Test func noFileOfAFirstPictureImportsWhatIsLeftOut() throws {
    let clients = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Clients")
    for module in FirstPicture.leftOutFiles.keys.sorted() {
      let folder = clients.appendingPathComponent(module)
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      #expect(names.count > 20)
      for name in names where FirstPicture.has("\(folder.path)/\(name)", of: module) {
        var depth = 0
        for line in try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n") {
          let words = line.split(separator: " ")
          if words.first == "#if" { depth += 1 }
          if words.first == "#endif" { depth -= 1 }
          guard depth == 0, words.dropLast().last == "import", let imported = words.last else { continue }
          #expect(!FirstPicture.leftOutModules.contains(String(imported)), "\(module)/\(name) imports \(imported)")
        }
      }
    }
  }
}
