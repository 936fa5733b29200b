import Foundation
import SkerryFormats
import SkerryTestSupport
import Testing

/// A snapshot suite over time, as a team uses it, with the command as a separate process.
@Suite(.serialized) struct SnapshotLifecycleTests {
  let folder: URL

  init() throws {
    folder = try TemporaryFolder.make()
  }

  struct Answer {
    var status: Int32
    var out: String
    var error: String
  }

  static let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("ConfigurableBundle")

  func process(_ words: [String], _ environment: [String: String]) -> Process {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = words
    process.currentDirectoryURL = folder
    // LD_PRELOAD and the three options are what Fuzz/sanitize tells the sanitizers: what to check, where to report it, and not
    // to report leaks at exit. The last variable activates a change of Scripts/mutate.
    let kept = ["PATH", "HOME", "LD_LIBRARY_PATH", "LD_PRELOAD", "TSAN_OPTIONS", "ASAN_OPTIONS", "UBSAN_OPTIONS", "SKERRY_MUTANT"]
    let inherited = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    process.environment = inherited.merging(environment) { $1 }
    return process
  }

  @discardableResult
  func run(_ words: String..., with environment: [String: String] = [:]) throws -> Answer { try run(words: words, with: environment) }

  func run(words: [String], with environment: [String: String] = [:]) throws -> Answer {
    let process = process(words, environment)
    // Files, not pipes, so that nothing can fill up and block.
    let names = [UUID().uuidString, UUID().uuidString].map { TemporaryFolder.root.appendingPathComponent($0) }
    for name in names { _ = FileManager.default.createFile(atPath: name.path, contents: nil) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: names[0])
    process.standardError = try FileHandle(forWritingTo: names[1])
    try process.run()
    process.waitUntilExit()
    let texts = try names.map { try String(contentsOf: $0, encoding: .utf8) }
    for name in names { try FileManager.default.removeItem(at: name) }
    return Answer(status: process.terminationStatus, out: texts[0], error: texts[1])
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path) }
  func data(_ path: String) -> Data? { FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) }

  /// Every file of the goldens with its bytes.
  func goldens() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent("Goldens").path)
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        var isFolder: ObjCBool = false
        let path = folder.appendingPathComponent("Goldens/\(name)").path
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
        return FileManager.default.contents(atPath: path).map { (name, $0) }
      })
  }

  /// Goldens, artifacts and `skerry.json` are those of the folder that `--package-path` names, as the stand-alone command passes it on.
  @Test func aNamedFolderHasItsOwnGoldens() throws {
    let place = folder.appendingPathComponent("app")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(#"{"goldens": "Pictures", "test": {"scale": "1"}}"#.utf8).write(to: place.appendingPathComponent("skerry.json"))
    #expect(try run("test", "-u", with: ["SKERRY_FOLDER": "app"]).status == 0)
    #expect(exists("app/Pictures/Ride/first/view@1x.png") && exists("app/.skerry") && !exists("Goldens") && !exists(".skerry"))
    let changed = try run("test", "--package-path", "app/", with: ["BUNDLE_TEXT": "13 min"])
    #expect(changed.status == 22 && changed.out.contains("accept --package-path app/ Ride/first/view@1x"), "\(changed)")
    for words in [["accept", "--package-path", "app", "Ride/first/view@1x"], ["report", "--package-path", "app"]] {
      #expect(try run(words: words).status != 1)
    }
    #expect(try run("review", "--json", "--package-path", "app").out.contains("second"))
    #expect(try run("review", "--json").error.contains("There is no recorded run in .skerry"))
    // What the call itself names is in its own folder.
    #expect(try run("test", "--record", "all", "--package-path", "app", "--goldens", "Own").status == 0)
    #expect(exists("Own/Ride/first/view@1x.png"))
  }

  @Test func aSuiteOverItsLifetime() throws {
    // Before anything is recorded: missing, and nothing is written.
    let first = try run("test")
    #expect(first.status == 20)
    #expect(!exists("Goldens"))
    #expect(first.out.contains("accept"))
    // On CI nothing is recorded, even if requested.
    for words in [["--record", "all"], ["-u"]] {
      let ci = try run("test", words[0], words.count > 1 ? words[1] : "--update", with: ["CI": "true"])
      #expect(ci.status == 20 && ci.error.contains("CI is set"))
    }
    #expect(try run("test", with: ["CI": "1", "SNAPSHOT_TESTING_RECORD": "all"]).status == 20)
    #expect(!exists("Goldens"))

    // Record, verify.
    #expect(try run("test", with: ["SNAPSHOT_TESTING_RECORD": "missing"]).status == 0)
    let recorded = try goldens()
    #expect(recorded.count == 7)
    let plain = try run("test")
    #expect(plain.status == 0 && plain.error.isEmpty)
    #expect(try run("test", "-v").error.contains("Ride/first/view@3x: passed, drawn in "))
    #expect(try goldens() == recorded)

    // One string changes: the report first says what moved, then gives the pixels; nothing is written.
    let changed = try run("test", with: ["BUNDLE_TEXT": "13 min"])
    #expect(changed.status == 22)
    let lines = changed.out.split(separator: "\n").map(String.init)
    #expect(lines[0] == "✗ Ride/first/view@3x")
    #expect(lines[1].contains("layout") && lines[1].contains("Text '12 min' → '13 min'"))
    #expect(lines.first { $0.contains("densest 8×8 window") } != nil)
    #expect(lines.first { $0.contains("thresholds  0: ") } != nil)
    #expect(try goldens() == recorded)
    // The folder leaves itself out of version control.
    #expect(data(".skerry/.gitignore") == Data("*\n".utf8))
    for part in ["reference", "actual", "diff"] { #expect(exists(".skerry/artifacts/Ride/first/view@3x/\(part).png")) }

    // One is rejected, one accepted by name, then all; then it verifies.
    let rejected = try run("reject", "Ride/third/view@3x", "--json")
    #expect(rejected.status == 0)
    #expect(try results(rejected).map { $0["verdict"] as? String } == ["pixels"])
    #expect(try run("accept", "Ride/third/view@3x").status == 1)
    #expect(try run("accept", "Ride/first/view@3x").status == 0)
    #expect(try run("test", with: ["BUNDLE_TEXT": "13 min"]).out.contains("1 passed, 2 with different pixels"))
    let accepted = try run("accept", "--json")
    #expect(accepted.status == 0)
    #expect(try results(accepted).map { $0["path"] as? String } == ["Ride/second/view@3x.png", "Ride/third/view@3x.png"])
    #expect(try results(accepted).allSatisfy { $0["verdict"] as? String == "updated" })
    #expect(try run("accept", "--json").out == "[]\n")
    #expect(try run("test", with: ["BUNDLE_TEXT": "13 min"]).status == 0)

    // A state is renamed: its new golden is missing, its old one unreferenced, and under a filter neither is reported.
    let renamed = ["BUNDLE_TEXT": "13 min", "BUNDLE_STATES": "first,second,dritte"]
    #expect(try run("test", "--unreferenced", "reject", with: renamed).status == 20)
    #expect(try run("test", "-u", with: renamed).status == 0)
    #expect(try run("test", with: renamed).out.contains("Ride/third/view@3x.png — unreferenced: there is no preview Ride/third"))
    #expect(try run("test", "--unreferenced", "reject", with: renamed).status == 23)
    #expect(try run("test", "--unreferenced", "ignore", with: renamed).status == 0)
    #expect(try run("test", "Ride/first", "--unreferenced", "delete", with: renamed).status == 0)
    // A call that says which states are drawn may leave out the golden's own.
    #expect(try run("test", "--states", "none", "--unreferenced", "delete", with: renamed).status == 0)
    #expect(exists("Goldens/Ride/third/view@3x.png"))
    #expect(try run("prune", "--dry-run", with: renamed).out.contains("1 golden would be removed"))
    #expect(exists("Goldens/Ride/third/view@3x.png"))
    #expect(try run("prune", with: renamed).status == 0)
    #expect(!exists("Goldens/Ride/third"))
    #expect(try run("test", "--unreferenced", "reject", with: renamed).status == 0)

    // Different sizes are reported separately from different pixels.
    #expect(try run("test", with: renamed.merging(["BUNDLE_WIDTH": "140"]) { $1 }).status == 21)
    #expect(try run("test", "--record", "never", "--threshold", "0.01", with: renamed).status == 0)
  }

  private func results(_ answer: Answer) throws -> [[String: Any]] {
    try #require(JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [[String: Any]])
  }

  /// How many recorders are killed; SKERRY_KILLS sets more than an everyday run has time for.
  static let kills = ProcessInfo.processInfo.environment["SKERRY_KILLS"].flatMap { Int($0) } ?? 12

  /// A recorder that is killed at any moment leaves complete files and a complete manifest, and the next run continues.
  @Test func killedRecordersLoseNothing() throws {
    let environment = ["BUNDLE_COUNT": "24"]
    #expect(try run("test", "--record", "all", with: environment).status == 0)
    var random = SystemRandomNumberGenerator()
    let start = ContinuousClock.now
    #expect(try run("test", "--record", "all", with: environment.merging(["BUNDLE_TEXT": "warm"]) { $1 }).status == 0)
    let whole = Int((ContinuousClock.now - start) / .microseconds(1))
    for round in 0..<Self.kills {
      let recorder = process(["test", "--record", "all"], environment.merging(["BUNDLE_TEXT": "round \(round)"]) { $1 })
      recorder.standardOutput = FileHandle.nullDevice
      recorder.standardError = FileHandle.nullDevice
      try recorder.run()
      usleep(UInt32(Int.random(in: 0...whole, using: &random)))
      kill(recorder.processIdentifier, SIGKILL)
      recorder.waitUntilExit()
      let files = try goldens().filter { !$0.key.contains(".skerry-tmp.") }
      let pictures = files.filter { $0.key.hasSuffix(".png") }
      #expect(pictures.count == 27, "round \(round)")
      // A PNG that was cut off has no end chunk.
      for (name, bytes) in pictures {
        #expect(bytes.suffix(8) == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]), "round \(round): \(name)")
      }
      let manifest = try #require(files["skerry.lock.json"])
      let document = try #require(try JSONSerialization.jsonObject(with: manifest) as? [String: Any])
      #expect((document["goldens"] as? [String: Any])?.count == 27, "round \(round)")
    }
    #expect(try run("test", with: environment).status != 1)
    #expect(try run("test", "--record", "failed", with: environment).status == 0)
    #expect(try run("test", "--unreferenced", "reject", with: environment).status == 0)
    #expect(try goldens().keys.allSatisfy { !$0.contains(".skerry-tmp.") })
  }

  /// Two recorders of one folder, with different states, keep each other's goldens.
  @Test func twoRecordersAtOnceKeepEachOthersGoldens() throws {
    let settings = [["BUNDLE_STATES": "a,b,c", "BUNDLE_COUNT": "20"], ["BUNDLE_STATES": "x,y,z", "BUNDLE_COUNT": "20"]]
    let recorders = settings.enumerated().map { index, setting in
      process(["test", "--record", "all", "--unreferenced", "ignore", "--artifacts", ".skerry\(index)"], setting)
    }
    for recorder in recorders {
      recorder.standardOutput = FileHandle.nullDevice
      recorder.standardError = FileHandle.nullDevice
      try recorder.run()
    }
    for recorder in recorders {
      recorder.waitUntilExit()
      #expect(recorder.terminationStatus == 0)
    }
    let files = try goldens()
    #expect(files.keys.count { $0.hasSuffix(".png") } == 26)
    for setting in settings { #expect(try run("test", "--unreferenced", "ignore", with: setting).status == 0) }
    #expect(try run("test", "--unreferenced", "reject", with: ["BUNDLE_STATES": "a,b,c,x,y,z", "BUNDLE_COUNT": "20"]).status == 0)
  }

  /// The lines that the page on snapshot tests gives for continuous integration, as they are written there.
  @Test func theLinesForContinuousIntegrationDoWhatThePageSays() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Clients/SkerrySnapshot/README.md")
    let mark = "- run: swift run MyActivity "
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      line.range(of: mark).map { String(line[$0.upperBound...]) }
    }
    try #require(lines.count == 2)
    #expect(try run("test", "-u", with: ["BUNDLE_COUNT": "7"]).status == 0)
    for shard in 1...4 {
      let words = lines[0].replacingOccurrences(of: "${{ matrix.shard }}", with: "\(shard)").split(separator: " ").map(String.init)
      #expect([0, 22].contains(try run(words: words, with: ["BUNDLE_COUNT": "7", "BUNDLE_TEXT": "13 min"]).status))
      // What upload-artifact and download-artifact do.
      let (from, to) = (folder.appendingPathComponent(".skerry"), folder.appendingPathComponent("shard-\(shard)"))
      try FileManager.default.moveItem(at: from, to: to)
    }
    let report = try run(words: lines[1].split(separator: " ").map(String.init))
    #expect(report.status == 0 && report.out.contains("<testsuite") && exists("report.html"), "\(report)")
    #expect(String(decoding: data("report.html") ?? Data(), as: UTF8.self).contains("Ride/first"))
  }

  /// Every picture is in one shard, reports merge, and Bazel's protocol does the same.
  @Test func shardsShareThePicturesAndTheirReportsMerge() throws {
    let environment = ["BUNDLE_COUNT": "7"]
    #expect(try run("test", "-u", with: environment).status == 0)
    let changed = environment.merging(["BUNDLE_TEXT": "13 min"]) { $1 }
    for index in 1...3 { #expect(try run("test", "--shard", "\(index)/3", "--artifacts", "shard\(index)", with: changed).status == 22) }
    let partial = try run("report", "shard1", "shard3", "--reporter", "json=partial.json")
    #expect(partial.status == 1 && partial.error.contains("2/3"))
    #expect(try run("report", "shard1", "shard2", "shard3", "--reporter", "json=merged.json", "--reporter", "html=merged.html").status == 0)
    let merged = try JSONSerialization.jsonObject(with: try #require(data("merged.json"))) as? [String: Any]
    #expect((merged?["results"] as? [Any])?.count == 10)
    #expect(merged?["exitCode"] as? Int == 22)
    #expect(exists("merged.html"))

    let bazel = environment.merging([
      "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "3", "TEST_SHARD_STATUS_FILE": "status", "TEST_UNDECLARED_OUTPUTS_DIR": "outputs",
      "XML_OUTPUT_FILE": "test.xml",
    ]) { $1 }
    #expect(try run("test", with: bazel).status == 0)
    #expect(exists("status") && exists("outputs/run.json"))
    let xml = String(decoding: try #require(data("test.xml")), as: UTF8.self)
    #expect(xml.contains("tests=\"2\" failures=\"0\""))
    #expect(try run("test", with: bazel.merging(["TEST_SHARD_INDEX": "4"]) { $1 }).status == 1)
    // More shards than pictures: the last ones are empty.
    #expect(try run("test", "--shard", "40/40", with: environment).status == 0)
  }

  /// The regions of two pictures that are not compared.
  @Test func regionsOfADiffLieInThePictures() throws {
    #expect(try run("test", "-u", with: ["BUNDLE_STATES": "one", "BUNDLE_TEXT": "12 min"]).status == 0)
    try FileManager.default.moveItem(at: folder.appendingPathComponent("Goldens"), to: folder.appendingPathComponent("Old"))
    #expect(try run("test", "-u", with: ["BUNDLE_STATES": "one", "BUNDLE_TEXT": "13 min"]).status == 0)
    let pictures = ["Old", "Goldens"].map { "\($0)/Ride/one/view@3x.png" }
    func status(_ region: String) throws -> Answer { try run("diff", pictures[0], pictures[1], "--ignore", region) }
    for text in [
      "-5:0-10:10", "0:-5-10:10", "10:10-5:20", "10:20-15:10", "1:2:3:4", "1-2-3-4", "1:2-3", "0:0-9223372036854775807:9", "a:b-c:d",
      "0:0-5:5,",
    ] {
      let answer = try status(text)
      #expect(answer.status == 1 && answer.error.contains("is not a region"), "\(text): \(answer.error)")
    }
    #expect(try status("").error.contains("The value of --ignore is empty"))
    let size = try #require(data(pictures[0]).flatMap { try? ImageHeader($0) })
    #expect(try status("\(Int(size.width)):0-9000:9").status == 1 && status("\(Int(size.width) - 1):0-9000:9").status == 22)
    #expect(try status("0:\(Int(size.height))-9:9000").status == 1 && status("0:\(Int(size.height) - 1)-9:9000").status == 22)
    let outside = try status("0:9000-10:9010")
    #expect(outside.status == 1 && outside.error.contains("--ignore 0:9000-10:9010 lies outside the pictures"), "\(outside.error)")
    #expect(try status("0:0-16777216:16777216").status == 0 && status("0:0-0:0").status == 22)
  }
}
