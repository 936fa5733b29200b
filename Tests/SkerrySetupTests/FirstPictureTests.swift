import Foundation
import SkerryFormats
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// What is compiled before a first picture, and what after it.
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
    ("render --attributes a.json --state b.json", false), ("render --states auto", true), ("render --states a.json", false),
    ("list --states=-", false), ("render --states", true), ("serve", false), ("states", false), ("", false),
  ])
  func onlyRenderAndListAreAFirstPicture(_ call: String, _ suffices: Bool) {
    #expect(FirstPicture.suffices(for: call.split(separator: " ").map(String.init)) == suffices)
  }

  /// Without this, a new file of another verb is compiled before the first picture, without what it imports and names.
  @Test func filesOfAFirstPictureNameNothingThatIsLeftOut() throws {
    let clients = Checkout.url("Sources/Clients")
    var (left, kept): ([String], [String]) = ([], [])
    for module in FirstPicture.leftOutFiles.keys.sorted() {
      let paths = FileWalk.files(below: clients.appendingPathComponent(module)).filter { $0.hasSuffix(".swift") }
      let parts = Dictionary(grouping: paths) { FirstPicture.has($0, of: module) }
      left += try #require(parts[false], "\(module): no file is left out")
      kept += try #require(parts[true], "\(module): each file is left out")
    }
    let types = try Set(
      left.flatMap { SwiftOutline(try String(contentsOfFile: $0, encoding: .utf8)).declarations }
        .filter { $0.kind == .type && !$0.modifiers.contains("private") }.map(\.name))
    #expect(types.count > 20)
    for path in kept {
      let words = try Self.words(compiledFirst: String(contentsOfFile: path, encoding: .utf8))
      let named = words.intersection(types.union(FirstPicture.leftOutModules)).sorted()
      #expect(named.isEmpty, "\(path) names what is left out; add it to FirstPicture.leftOutFiles, or keep what it names")
    }
  }

  /// The words of a file outside `#if !SKERRY_FIRST_PICTURE`, and outside the `#else` of its opposite.
  private static func words(compiledFirst text: String) -> Set<String> {
    var isIn = [true]
    var kept = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let start = line.drop { $0 == " " }
      if start.hasPrefix("#if") {
        isIn.append(!start.hasPrefix("#if !\(FirstPicture.condition)"))
      } else if start.hasPrefix("#else"), isIn.count > 1 {
        isIn[isIn.count - 1].toggle()
      } else if start.hasPrefix("#endif"), isIn.count > 1 {
        isIn.removeLast()
      } else if !isIn.contains(false) {
        kept += line + "\n"
      }
    }
    return Set(SwiftOutline(kept).tokens.filter { $0.kind == .word }.map(\.text))
  }
}
