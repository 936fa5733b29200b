import Foundation
import SkerryFuzz
import SkerryTestSupport
import Testing

/// Every target runs its stored corpus and changes of it. A trap ends the process, which is the failure.
@Suite(.serialized) @MainActor struct CorpusTests {
  static let corpus = Checkout.url("Fuzz/Corpus")

  @Test func everyTargetHasACorpusAndEveryCorpusATarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path).sorted()
    #expect(folders == FuzzTarget.all.map(\.name).sorted())
  }

  @Test(arguments: FuzzTarget.all.map(\.name)) func theCorpusAndItsChangesPass(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let folder = Self.corpus.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!files.isEmpty)
    if target.changesProcess { return try runAlone(name, files.map { folder.appendingPathComponent($0).path }) }
    target.run([])
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
      target.run(bytes)
      for changed in Changes(of: bytes, count: 24) { target.run(changed) }
    }
  }
  /// The same in a process of its own.
  private func runAlone(_ name: String, _ files: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("skerry-fuzz")
    process.arguments = [name, "--changes", "24"] + files
    let said = Pipe()
    process.standardError = said
    try process.run()
    let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text.suffix(2000))")
  }
}
