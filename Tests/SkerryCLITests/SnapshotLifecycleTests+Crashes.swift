import Foundation
import Testing

/// A bundle whose own code prints, crashes or never ends.
extension SnapshotLifecycleTests {
  @Test func aBundlesOutputStaysOutOfTheCommandsOutput() throws {
    let quiet = try run("list", "--json")
    let spoken = try run("list", "--json", with: ["BUNDLE_PRINT": "loaded 3 rides"])
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
    let answer = try run("render", "--out", "stopped", with: ["BUNDLE_STOP": "second", "SWIFT_BACKTRACE": "enable=no"])
    #expect(answer.status == 1)
    #expect(answer.error.contains("gives up") && answer.error.contains("stops the program while") && answer.error.contains("second"))
    // One sentence with the place; no backtrace, no registers.
    #expect(answer.error.contains(".swift:") && !answer.error.contains("rax") && answer.error.split(separator: "\n").count == 1)
    let (whole, stopped) = try (pictures("whole"), pictures("stopped"))
    #expect(stopped.count == whole.count - 1 && stopped.allSatisfy { whole[$0.key] == $0.value })
  }

  /// A background thread that crashes while nothing is drawn belongs to no picture: all are drawn, and a sentence says so.
  @Test func aCrashOfABackgroundThreadLosesNoPicture() throws {
    let answer = try run("render", "--out", "aside", with: ["BUNDLE_STOP_ASIDE": "yes"])
    #expect(answer.status == 0 && answer.error.contains("a task gives up"), "\(answer)")
    #expect(answer.error.contains("A background thread of the app's own code stopped outside of pictures (signal "), "\(answer)")
    for state in ["first", "second", "third"] { #expect(exists("aside/Ride/\(state)/view@3x.png")) }
    // It is said once, also if the program has started again since.
    #expect(answer.error.ranges(of: "A background thread of the app's own code").count == 1, "\(answer)")
    let again = try run("render", "--out", "asides", with: ["BUNDLE_STOP_ASIDE": "yes", "SKERRY_THREAD_WAITS": "1"])
    #expect(again.status == 0 && !again.error.contains("A background thread of the app's own code"), "\(again)")
  }

  /// What the code printed just before is written, and its last lines are in the message; what others printed is not.
  @Test func theLastWordsBeforeACrashAreRepeated() throws {
    let stop = ["BUNDLE_STOP": "second", "BUNDLE_PRINT": "loaded", "SWIFT_BACKTRACE": "enable=no"]
    let answer = try run("render", "--out", "spoken", with: stop.merging(["BUNDLE_LAST_WORDS": "one\ntwo\n\nthree\nrider 17"]) { $1 })
    let lines = answer.error.split(separator: "\n")
    #expect(answer.status == 1 && answer.out.isEmpty == false && lines.contains("one") && lines.contains("rider 17"), "\(answer)")
    #expect(lines.last?.hasSuffix("that picture is left out. It last printed \"two\", \"three\", \"rider 17\".") == true, "\(answer)")
    let quiet = try run("render", "--out", "unspoken", with: stop)
    #expect(!quiet.error.contains("It last printed"), "\(quiet)")
  }

  /// A view that calls `exit` does not end the command, which would be a success without pictures.
  @Test func anExitLosesOnePicture() throws {
    let answer = try run("render", "--out", "ended", with: ["BUNDLE_EXIT": "second"])
    #expect(answer.status == 1 && answer.error.contains("a call of exit") && answer.error.contains("second"), "\(answer)")
    #expect(!answer.error.contains("at static"), "\(answer)")
    #expect(exists("ended/Ride/first/view@3x.png") && exists("ended/Ride/third/view@3x.png") && !exists("ended/Ride/second/view@3x.png"))
  }

  /// A view that never ends is left out after the time limit, which is measured for each picture.
  @Test func aLoopLosesOnePicture() throws {
    let answer = try run("render", "--out", "looped", "--time-limit", "1", with: ["BUNDLE_LOOP": "second"])
    #expect(answer.status == 1 && answer.error.contains("it does not finish within a second"), "\(answer)")
    #expect(answer.error.contains("while Ride/second/view@3x.png is drawn"), "\(answer)")
    #expect(exists("looped/Ride/first/view@3x.png") && exists("looped/Ride/third/view@3x.png") && !exists("looped/Ride/second/view@3x.png"))
    for wrong in ["-1", "1.5", "soon", "86401"] {
      let refused = try run("render", "--out", "looped", "--time-limit=\(wrong)")
      #expect(refused.status == 1 && refused.error.contains("--time-limit \(wrong) is not a time"), "\(refused)")
    }
    #expect(try run("render", "--out", "looped", "--time-limit", "0").status == 0)
    #expect(try run("render", "--out", "looped", "--time-limit", "86400").status == 0)
  }

  /// The same in `test`: one result in every report, and no message twice.
  @Test func aCrashLosesOneResult() throws {
    #expect(try run("test", "--record", "all", "--goldens", "StoppedGoldens").status == 0)
    let answer = try run(
      "test", "--goldens", "StoppedGoldens", "--reporter", "list", "--reporter", "junit=stopped.xml", "--reporter", "json=stopped.json",
      with: ["BUNDLE_STOP": "second", "BUNDLE_COUNT": "40"])
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
    ("BUNDLE_STOP_WIDGET", "FragileWidget", "the widget gives up"), ("BUNDLE_STOP_PREVIEW", "Fragile_Previews", "the provider gives up"),
  ])
  func aCrashWhileFindingLosesOneItem(_ variable: String, _ name: String, _ words: String) throws {
    let whole = try run("list", "--json")
    let answer = try run("list", "--json", with: [variable: "1"])
    #expect(answer.status == 0 && answer.error.contains(name) && answer.error.contains(words))
    #expect(answer.out.contains("\"leftOut\"") && answer.out.contains("first") && !whole.out.contains("\"leftOut\""))
    #expect(try run("render", "--out", "left-\(variable)", with: [variable: "1"]).status == 1)
    let manifest = String(decoding: data("left-\(variable)/manifest.json") ?? Data(), as: UTF8.self)
    #expect(manifest.contains(words) && manifest.contains("third"))
    let row = try #require(manifest.range(of: "\"name\": \"\(name)\"").map { manifest[$0.upperBound...].prefix(60) })
    #expect(row.contains("\"kind\": \"\(name == "FragileWidget" ? "widget" : "view")\""), "\(row)")
  }

  @Test func aCrashLosesOneMeasurement() throws {
    let answer = try run("bench", "--iterations", "1", "--json", with: ["BUNDLE_STOP": "second"])
    #expect(answer.status == 1 && answer.error.contains("gives up"))
    #expect(answer.out.contains("first") && answer.out.contains("third") && answer.out.contains("\"leftOut\""))
  }
}
