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
    .appendingPathComponent("LifeSuite")

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

  @Test func aBundlesOutputStaysOutOfTheCommandsOutput() throws {
    let quiet = try run("list", "--json")
    let spoken = try run("list", "--json", with: ["LIFE_PRINT": "loaded 3 rides"])
    #expect(spoken.status == 0 && spoken.out == quiet.out && !quiet.out.isEmpty)
    #expect(spoken.error.contains("loaded 3 rides") && !quiet.error.contains("loaded"))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(spoken.out.utf8)) }
  }

  /// A view that crashes the program loses its own picture and no other.
  @Test func aCrashLosesOnePicture() throws {
    func pictures(_ folder: String) throws -> [String: Data?] {
      let names = try FileManager.default.subpathsOfDirectory(atPath: self.folder.appendingPathComponent(folder).path)
      return Dictionary(uniqueKeysWithValues: names.filter { $0.hasSuffix(".png") }.map { ($0, data("\(folder)/\($0)")) })
    }
    #expect(try run("render", "--out", "whole").status == 0)
    let answer = try run("render", "--out", "stopped", with: ["LIFE_STOP": "second", "SWIFT_BACKTRACE": "enable=no"])
    #expect(answer.status == 1)
    #expect(answer.error.contains("gives up") && answer.error.contains("stops the program while") && answer.error.contains("second"))
    // One sentence with the place; no backtrace, no registers.
    #expect(answer.error.contains(".swift:") && !answer.error.contains("rax") && answer.error.split(separator: "\n").count == 1)
    let (whole, stopped) = try (pictures("whole"), pictures("stopped"))
    #expect(stopped.count == whole.count - 1 && stopped.allSatisfy { whole[$0.key] == $0.value })
  }

  /// A view that calls `exit` does not end the command, which would be a success without pictures.
  @Test func anExitLosesOnePicture() throws {
    let answer = try run("render", "--out", "ended", with: ["LIFE_EXIT": "second"])
    #expect(answer.status == 1 && answer.error.contains("a call of exit") && answer.error.contains("second"), "\(answer)")
    #expect(!answer.error.contains("at static"), "\(answer)")
    #expect(exists("ended/Life/first/view@3x.png") && exists("ended/Life/third/view@3x.png") && !exists("ended/Life/second/view@3x.png"))
  }

  /// A view that never ends is left out after the time limit, which is measured for each picture.
  @Test func aLoopLosesOnePicture() throws {
    let answer = try run("render", "--out", "looped", "--time-limit", "1", with: ["LIFE_LOOP": "second"])
    #expect(answer.status == 1 && answer.error.contains("it does not end within a second"), "\(answer)")
    #expect(answer.error.contains("while Life/second/view@3x.png is drawn"), "\(answer)")
    #expect(exists("looped/Life/first/view@3x.png") && exists("looped/Life/third/view@3x.png") && !exists("looped/Life/second/view@3x.png"))
    for wrong in ["-1", "1.5", "soon", "86401"] {
      let refused = try run("render", "--out", "looped", "--time-limit=\(wrong)")
      #expect(refused.status == 1 && refused.error.contains("--time-limit \(wrong) is not a time"), "\(refused)")
    }
    #expect(try run("render", "--out", "looped", "--time-limit", "0").status == 0)
    #expect(try run("render", "--out", "looped", "--time-limit", "86400").status == 0)
  }

  /// Goldens, artifacts and `skerry.json` are those of the folder that `--package-path` names, as the stand-alone command passes it on.
  @Test func aNamedFolderHasItsOwnGoldens() throws {
    let place = folder.appendingPathComponent("app")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(#"{"goldens": "Pictures", "test": {"scale": "1"}}"#.utf8).write(to: place.appendingPathComponent("skerry.json"))
    #expect(try run("test", "-u", with: ["SKERRY_FOLDER": "app"]).status == 0)
    #expect(exists("app/Pictures/Life/first/view@1x.png") && exists("app/.skerry") && !exists("Goldens") && !exists(".skerry"))
    let changed = try run("test", "--package-path", "app/", with: ["LIFE_TEXT": "13 min"])
    #expect(changed.status == 22 && changed.out.contains("accept --package-path app/ Life/first/view@1x"), "\(changed)")
    for words in [["accept", "--package-path", "app", "Life/first/view@1x"], ["report", "--package-path", "app"]] {
      #expect(try run(words: words).status != 1)
    }
    #expect(try run("review", "--json", "--package-path", "app").out.contains("second"))
    #expect(try run("review", "--json").error.contains("There is no recorded run in .skerry"))
    // What the call itself names is in its own folder.
    #expect(try run("test", "--record", "all", "--package-path", "app", "--goldens", "Own").status == 0)
    #expect(exists("Own/Life/first/view@1x.png"))
  }

  /// The same in `test`: one result in every report, and no message twice.
  @Test func aCrashLosesOneResult() throws {
    #expect(try run("test", "--record", "all", "--goldens", "StoppedGoldens").status == 0)
    let answer = try run(
      "test", "--goldens", "StoppedGoldens", "--reporter", "list", "--reporter", "junit=stopped.xml", "--reporter", "json=stopped.json",
      with: ["LIFE_STOP": "second", "LIFE_COUNT": "40"])
    #expect(answer.status == 1)
    #expect(answer.out.contains("stopped by a crash") && answer.out.contains("2 passed") && answer.out.contains("40 without a golden"))
    let lines = answer.out.split(separator: "\n").filter { $0.hasPrefix("✗") }
    #expect(lines.count == Set(lines).count && lines.count == 41)
    for file in ["stopped.xml", "stopped.json"] {
      let text = String(decoding: data(file) ?? Data(), as: UTF8.self)
      #expect(text.contains("gives up") && text.contains("stopped"))
    }
  }

  /// While widgets and previews are found, one that crashes the program is left out and named; the others are found.
  @Test(arguments: [
    ("LIFE_STOP_WIDGET", "FragileWidget", "the widget gives up"), ("LIFE_STOP_PREVIEW", "Fragile_Previews", "the provider gives up"),
  ])
  func aCrashWhileFindingLosesOneItem(_ variable: String, _ name: String, _ words: String) throws {
    let whole = try run("list", "--json")
    let answer = try run("list", "--json", with: [variable: "1"])
    #expect(answer.status == 0 && answer.error.contains(name) && answer.error.contains(words))
    #expect(answer.out.contains("\"leftOut\"") && answer.out.contains("first") && !whole.out.contains("\"leftOut\""))
    #expect(try run("render", "--out", "left-\(variable)", with: [variable: "1"]).status == 1)
    let manifest = String(decoding: data("left-\(variable)/manifest.json") ?? Data(), as: UTF8.self)
    #expect(manifest.contains(words) && manifest.contains("third"))
  }

  @Test func aCrashLosesOneMeasurement() throws {
    let answer = try run("bench", "--iterations", "1", "--json", with: ["LIFE_STOP": "second"])
    #expect(answer.status == 1 && answer.error.contains("gives up"))
    #expect(answer.out.contains("first") && answer.out.contains("third") && answer.out.contains("\"leftOut\""))
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
    #expect(try run("test").status == 0)
    #expect(try goldens() == recorded)

    // One string changes: the report first says what moved, then gives the pixels; nothing is written.
    let changed = try run("test", with: ["LIFE_TEXT": "13 min"])
    #expect(changed.status == 22)
    let lines = changed.out.split(separator: "\n").map(String.init)
    #expect(lines[0] == "✗ Life/first/view@3x")
    #expect(lines[1].contains("layout") && lines[1].contains("Text '12 min' → '13 min'"))
    #expect(lines.first { $0.contains("densest 8×8 window") } != nil)
    #expect(lines.first { $0.contains("thresholds  0: ") } != nil)
    #expect(try goldens() == recorded)
    // The folder leaves itself out of version control.
    #expect(data(".skerry/.gitignore") == Data("*\n".utf8))
    for part in ["reference", "actual", "diff"] { #expect(exists(".skerry/artifacts/Life/first/view@3x/\(part).png")) }

    // One is rejected, one accepted by name, then all; then it verifies.
    let rejected = try run("reject", "Life/third/view@3x", "--json")
    #expect(rejected.status == 0)
    #expect(try results(rejected).map { $0["verdict"] as? String } == ["pixels"])
    #expect(try run("accept", "Life/third/view@3x").status == 1)
    #expect(try run("accept", "Life/first/view@3x").status == 0)
    #expect(try run("test", with: ["LIFE_TEXT": "13 min"]).out.contains("1 passed, 2 with different pixels"))
    let accepted = try run("accept", "--json")
    #expect(accepted.status == 0)
    #expect(try results(accepted).map { $0["path"] as? String } == ["Life/second/view@3x.png", "Life/third/view@3x.png"])
    #expect(try results(accepted).allSatisfy { $0["verdict"] as? String == "updated" })
    #expect(try run("accept", "--json").out == "[\n\n]\n")
    #expect(try run("test", with: ["LIFE_TEXT": "13 min"]).status == 0)

    // A state is renamed: its new golden is missing, its old one unreferenced, and under a filter neither is reported.
    let renamed = ["LIFE_TEXT": "13 min", "LIFE_STATES": "first,second,dritte"]
    #expect(try run("test", "--unreferenced", "reject", with: renamed).status == 20)
    #expect(try run("test", "-u", with: renamed).status == 0)
    #expect(try run("test", with: renamed).out.contains("Life/third/view@3x.png — unreferenced: there is no preview Life/third"))
    #expect(try run("test", "--unreferenced", "reject", with: renamed).status == 23)
    #expect(try run("test", "--unreferenced", "ignore", with: renamed).status == 0)
    #expect(try run("test", "Life/first", "--unreferenced", "delete", with: renamed).status == 0)
    #expect(exists("Goldens/Life/third/view@3x.png"))
    #expect(try run("prune", "--dry-run", with: renamed).out.contains("1 golden would be removed"))
    #expect(exists("Goldens/Life/third/view@3x.png"))
    #expect(try run("prune", with: renamed).status == 0)
    #expect(!exists("Goldens/Life/third"))
    #expect(try run("test", "--unreferenced", "reject", with: renamed).status == 0)

    // Different sizes are reported separately from different pixels.
    #expect(try run("test", with: renamed.merging(["LIFE_WIDTH": "140"]) { $1 }).status == 21)
    #expect(try run("test", "--record", "never", "--threshold", "0.01", with: renamed).status == 0)
  }

  private func results(_ answer: Answer) throws -> [[String: Any]] {
    try #require(JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [[String: Any]])
  }

  /// How many recorders are killed; SKERRY_KILLS sets more than an everyday run has time for.
  static let kills = ProcessInfo.processInfo.environment["SKERRY_KILLS"].flatMap { Int($0) } ?? 12

  /// A recorder that is killed at any moment leaves complete files and a complete manifest, and the next run continues.
  @Test func killedRecordersLoseNothing() throws {
    let environment = ["LIFE_COUNT": "24"]
    #expect(try run("test", "--record", "all", with: environment).status == 0)
    var random = SystemRandomNumberGenerator()
    let start = ContinuousClock.now
    #expect(try run("test", "--record", "all", with: environment.merging(["LIFE_TEXT": "warm"]) { $1 }).status == 0)
    let whole = Int((ContinuousClock.now - start) / .microseconds(1))
    for round in 0..<Self.kills {
      let recorder = process(["test", "--record", "all"], environment.merging(["LIFE_TEXT": "round \(round)"]) { $1 })
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
    let settings = [["LIFE_STATES": "a,b,c", "LIFE_COUNT": "20"], ["LIFE_STATES": "x,y,z", "LIFE_COUNT": "20"]]
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
    #expect(try run("test", "--unreferenced", "reject", with: ["LIFE_STATES": "a,b,c,x,y,z", "LIFE_COUNT": "20"]).status == 0)
  }

  /// Every picture is in one shard, reports merge, and Bazel's protocol does the same.
  @Test func shardsShareThePicturesAndTheirReportsMerge() throws {
    let environment = ["LIFE_COUNT": "7"]
    #expect(try run("test", "-u", with: environment).status == 0)
    let changed = environment.merging(["LIFE_TEXT": "13 min"]) { $1 }
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

  @Test func wrongCallsGiveOneSentence() throws {
    #expect(try run("test", "-u").status == 0)
    let calls: [[String]] = [
      ["test", "--record", "sometimes"], ["test", "--unreferenced", "burn"], ["test", "--shard", "3/2"], ["test", "--shard", "x"],
      ["test", "--reporter", "xml"], ["test", "--threshold", "2"], ["test", "--channel", "many"], ["test", "--config", "none.json"],
      ["test", "nothing-is-called-so"], ["accept"], ["reject", "nothing"], ["report", "nowhere"], ["prune", "Life"], ["diff", "one.png"],
      ["diff", "no.png", "none.png"], ["diff", "--against", "no-such-revision"], ["review", "nothing"],
    ]
    for call in calls where call != ["accept"] {
      let process = process(call, [:])
      let error = Pipe()
      process.standardError = error
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 1, "\(call): \(text)")
      #expect(text.split(separator: "\n").count == 1 && text.hasSuffix(".\n"), "\(call): \(text)")
    }
    for text in [
      "{", "[]", "{\"goldens\": 3}", "{\"record\": \"often\"}", "{\"test\": {\"colour\": \"dark\"}}",
      "{\"tolerances\": [{\"treshold\": 1}]}", "{\"masks\": [{\"rects\": [[1]]}]}",
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent("skerry.json"))
      let answer = try run("test")
      #expect(answer.status == 1 && answer.error.hasPrefix("skerry.json"), "\(text): \(answer.error)")
    }
    try Data("{\"goldens\": \"Pictures\", \"test\": {\"color-scheme\": [\"light\", \"dark\"]}}".utf8).write(
      to: folder.appendingPathComponent("skerry.json"))
    #expect(try run("test", "-u").status == 0)
    #expect(exists("Pictures/Life/first/view.dark@3x.png") && exists("Pictures/Life/first/view@3x.png"))
    // A narrower call reports nothing about the goldens of other sets.
    #expect(try run("test", "--color-scheme", "dark", "--unreferenced", "reject").status == 0)
  }

  /// A mask has to hide something: an empty rectangle, and one outside every picture, are errors.
  @Test func masksThatHideNothingAreErrors() throws {
    let one = ["LIFE_STATES": "one", "LIFE_TEXT": "12 min"]
    #expect(try run("test", "-u", with: one).status == 0)
    for text in [
      "0,0,0,10", "5,0,0,10", "0,5,10,0", "0,0,10,-1", "-20,0,20,10", "0,-10,20,10", "nan,0,1,1", "0,0,inf,1", "1,2,3", "1e300,0,1e300,1",
    ] {
      let answer = try run("test", "--mask", text, with: one)
      #expect(answer.status == 1 && answer.error.contains("--mask \(text) is not a rectangle"), "\(text): \(answer.error)")
    }
    let outside = try run("test", "--mask", "5000,0,10,10", with: one)
    #expect(outside.status == 1 && outside.error.contains("5000,0,10,10 of a mask lies outside every picture"), "\(outside.error)")
    #expect(try run("test", "--mask", "-5,-5,20,20", with: one).status == 0)
    for (rect, message) in [("0, 0, 0, 10", "masks[0].rects[0] must be"), ("5000, 0, 10, 10", "mask in skerry.json lies outside")] {
      try Data("{\"masks\": [{\"rects\": [[\(rect)]]}]}".utf8).write(to: folder.appendingPathComponent("skerry.json"))
      let answer = try run("test", with: one)
      #expect(answer.status == 1 && answer.error.contains(message), "\(answer.error)")
    }
  }

  /// The regions of two pictures that are not compared.
  @Test func regionsOfADiffLieInThePictures() throws {
    #expect(try run("test", "-u", with: ["LIFE_STATES": "one", "LIFE_TEXT": "12 min"]).status == 0)
    try FileManager.default.moveItem(at: folder.appendingPathComponent("Goldens"), to: folder.appendingPathComponent("Old"))
    #expect(try run("test", "-u", with: ["LIFE_STATES": "one", "LIFE_TEXT": "13 min"]).status == 0)
    let pictures = ["Old", "Goldens"].map { "\($0)/Life/one/view@3x.png" }
    func status(_ region: String) throws -> Answer { try run("diff", pictures[0], pictures[1], "--ignore", region) }
    for text in [
      "-5:0-10:10", "0:-5-10:10", "10:10-5:20", "10:20-15:10", "1:2:3:4", "1-2-3-4", "1:2-3", "0:0-9223372036854775807:9", "a:b-c:d",
      "0:0-5:5,",
    ] {
      let answer = try status(text)
      #expect(answer.status == 1 && answer.error.contains("is not a region"), "\(text): \(answer.error)")
    }
    #expect(try status("").error.contains("There is nothing in the value of --ignore"))
    let size = try #require(data(pictures[0]).flatMap { try? ImageHeader($0) })
    #expect(try status("\(Int(size.width)):0-9000:9").status == 1 && status("\(Int(size.width) - 1):0-9000:9").status == 22)
    #expect(try status("0:\(Int(size.height))-9:9000").status == 1 && status("0:\(Int(size.height) - 1)-9:9000").status == 22)
    let outside = try status("0:9000-10:9010")
    #expect(outside.status == 1 && outside.error.contains("--ignore 0:9000-10:9010 lies outside the pictures"), "\(outside.error)")
    #expect(try status("0:0-16777216:16777216").status == 0 && status("0:0-0:0").status == 22)
  }

  /// Settings are JSON that means one thing, of the right types, with the place of a mistake.
  @Test(arguments: [
    ("{\"goldens\": \"G\",}", "line 1, column 17"), ("{\"goldens\": \"a\", \"goldens\": \"b\"}", "has the key goldens twice"),
    ("[]", "is not a JSON object"), ("{\"goldens\": \"a\\u0000b\"}", "goldens must be a string"),
    ("{\"tolerances\": [{\"channel\": 1.5}]}", "tolerances[0].channel must be a whole number from 0 to 255"),
    ("{\"tolerances\": [{\"window\": true}]}", "tolerances[0].window must be a whole number"),
    ("{\"tolerances\": [{\"threshold\": true}]}", "tolerances[0].threshold must be a number"),
    ("{\"tolerances\": [{\"ignoreAntialiasing\": 1}]}", "must be true or false"),
  ])
  func settingsAreStrict(_ text: String, _ words: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent("skerry.json"))
    let answer = try run("test", with: ["LIFE_STATES": "one"])
    #expect(answer.status == 1 && answer.error.hasPrefix("skerry.json") && answer.error.contains(words), "\(answer.error)")
  }

  @Test func lintSettingsAreStrict() throws {
    for (text, words) in [("{\"strict\": \"yes\"}", "lint.strict must be true or false"), ("{\"ignore\": 3}", "lint.ignore must be")] {
      try Data("{\"lint\": \(text)}".utf8).write(to: folder.appendingPathComponent("skerry.json"))
      let answer = try run("lint", with: ["LIFE_STATES": "one"])
      #expect(answer.status == 1 && answer.error.contains(words), "\(answer.error)")
    }
  }

  /// A pattern that matches no case has no effect, and is probably mistyped.
  @Test func patternsWithoutCasesAreRemarked() throws {
    let one = ["LIFE_STATES": "one", "LIFE_TEXT": "12 min"]
    #expect(try run("test", "-u", with: one).status == 0)
    try Data("{\"tolerances\": [{\"cases\": \"Life/oen\", \"channel\": 2}, {\"cases\": \"Life\", \"channel\": 1}]}".utf8).write(
      to: folder.appendingPathComponent("skerry.json"))
    let answer = try run("test", with: one)
    #expect(answer.status == 0 && answer.error.contains("\"Life/oen\", as tolerances says") && !answer.error.contains("\"Life\""))
    #expect(try run("test", "Life/one", with: one).error.isEmpty)
  }

  /// Something that cannot be read in a golden's place is not a missing golden.
  @Test func unreadableGoldensAreNamed() throws {
    let one = ["LIFE_STATES": "one", "LIFE_TEXT": "12 min"]
    #expect(try run("test", "-u", with: one).status == 0)
    let golden = folder.appendingPathComponent("Goldens/Life/one/view@3x.png")
    try FileManager.default.removeItem(at: golden)
    try FileManager.default.createSymbolicLink(atPath: golden.path, withDestinationPath: golden.lastPathComponent)
    let loop = try run("test", with: one)
    #expect(loop.status == 1 && loop.out.contains("it is a link that leads to itself"), "\(loop.out)")
    #expect(try run("test", "-u", with: one).status == 0 && run("test", with: one).status == 0)
    try FileManager.default.removeItem(at: golden)
    try FileManager.default.createDirectory(at: golden, withIntermediateDirectories: false)
    let place = try run("test", with: one)
    #expect(place.status == 1 && place.out.contains("is a folder, not a file"), "\(place.out)")
    #expect(try run("test", "--goldens", "Goldens/skerry.lock.json", with: one).error.contains("a part of its path is a file"))
  }

  /// A write beyond the limit on file sizes is an error with a sentence, not a signal. The thread sanitizer itself needs a file when a program
  /// starts.
  @Test(.disabled(if: ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil)) func aLimitOnFileSizesIsReported() throws {
    let call = Process()
    call.executableURL = URL(fileURLWithPath: "/bin/sh")
    call.arguments = ["-c", "ulimit -f 0; exec \"$0\" render --out pictures 2>&1 | cat", Self.program.path]
    call.currentDirectoryURL = folder
    call.environment = ["LIFE_STATES": "one", "LIFE_TEXT": "12 min"]
    let output = Pipe()
    call.standardOutput = output
    try call.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    call.waitUntilExit()
    #expect(text.contains("cannot be written"), "\(text)")
  }

  /// A masked view may show anything; views beside it may not.
  @Test func masksByIdentifierHideOnlyTheirView() throws {
    #expect(try run("test", "-u", with: ["LIFE_STATES": "one", "LIFE_TEXT": "12 min"]).status == 0)
    #expect(try run("test", "--mask", "state", with: ["LIFE_STATES": "one", "LIFE_TEXT": "13 min"]).status == 22)
    try Data("{\"masks\": [{\"cases\": \"Life/*\", \"rects\": [[0, 0, 120, 24]]}]}".utf8).write(
      to: folder.appendingPathComponent("skerry.json"))
    let hidden = try run("test", with: ["LIFE_STATES": "one", "LIFE_TEXT": "13 min"])
    #expect(hidden.status == 0 && hidden.out.contains("1 passed"))
  }
}
