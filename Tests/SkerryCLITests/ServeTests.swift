import Foundation
import SkerryTestSupport
import Testing

/// The program that `watch` and `mcp` ask, as a separate process.
@Suite struct ServeTests {
  /// The lines of the answer to each request, asked one after another.
  /// - Parameter inspect: receives the program's arguments after the last answer.
  private func answers(
    to requests: [[String: Any]], with environment: [String: String] = [:], inspect: ([String]) -> Void = { _ in }
  ) throws -> [[[String: Any]]] {
    let process = Process()
    process.executableURL = SnapshotLifecycleTests.program
    process.arguments = ["serve"]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = try TemporaryFolder.make()
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, FileHandle.nullDevice)
    try process.run()
    defer {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
    }
    var rest = Data()
    func next() throws -> [String: Any]? {
      while true {
        if let end = rest.firstIndex(of: 10) {
          let line = Data(rest[..<end])
          rest = Data(rest[(end + 1)...])
          return try JSONSerialization.jsonObject(with: line) as? [String: Any]
        }
        let more = output.fileHandleForReading.availableData
        guard !more.isEmpty else { return nil }
        rest += more
      }
    }
    guard try next()?["event"] as? String == "ready" else { return [] }
    defer {
      let line = FileManager.default.contents(atPath: "/proc/\(process.processIdentifier)/cmdline") ?? Data()
      inspect(line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }
    return try requests.map { request in
      func ask() throws { try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: request) + [10]) }
      try ask()
      var lines: [[String: Any]] = []
      while let line = try next() {
        // A program that was restarted after a crash is asked again.
        if line["event"] as? String == "ready" {
          lines = []
          try ask()
          continue
        }
        lines.append(line)
        if ["done", "error"].contains(line["event"] as? String) { break }
      }
      return lines
    }
  }

  /// The name of a picture does not say everything about its look, so a crash in one request does not count in the next.
  @Test func aPictureThatCrashedInOneLookIsDrawnInAnother() throws {
    let ask: [String: Any] = ["verb": "render", "wants": [String]()]
    let looks = [["--later=1h"], [], ["--later=29m"], ["--later=1h"], []]
    let requests = looks.enumerated().map { number, look in ask.merging(["id": number, "arguments": look]) { $1 } }
    var words: [String] = []
    let all = try answers(to: requests, with: ["BUNDLE_STOP_LATER": "second", "SWIFT_BACKTRACE": "enable=no"]) { words = $0 }
    // Of earlier requests nothing is handed on, so that the arguments do not grow.
    #expect(words.count { $0 == "--stopped" } == 1 && words.count { $0 == "--stopped-output" } == 1, "\(words)")
    func count(_ lines: [[String: Any]], _ event: String) -> Int { lines.count { $0["event"] as? String == event } }
    #expect(all.map { count($0, "picture") } == [2, 3, 3, 2, 3])
    #expect(all.map { count($0, "left") } == [1, 0, 0, 1, 0])
    let left = all[0].first { $0["event"] as? String == "left" }
    #expect((left?["message"] as? String)?.contains("it is too late") == true && (left?["place"] as? String)?.contains(".swift:") == true)
  }

  /// After an edit most pictures are as before: those whose hash the client names come without their pixels, and with everything else.
  @Test func storedPicturesAreNotSentAgain() throws {
    let ask: [String: Any] = ["verb": "render", "arguments": [String](), "wants": ["lint"]]
    let first = try #require(try answers(to: [ask.merging(["id": 1]) { $1 }]).first).filter { $0["event"] as? String == "picture" }
    let hashes = first.compactMap { $0["hash"] as? String }
    #expect(first.count >= 3 && Set(hashes).count == first.count && first.allSatisfy { $0["png"] is String })

    let stored = Array(hashes.dropFirst())
    let again = try answers(to: [ask.merging(["id": 1, "stored": stored]) { $1 }, ask.merging(["id": 2]) { $1 }])
    let second = try #require(again.first).filter { $0["event"] as? String == "picture" }
    #expect(second.map { $0["png"] is String } == hashes.map { $0 == hashes[0] })
    func plain(_ event: [String: Any]) -> NSDictionary { event.filter { $0.key != "png" } as NSDictionary }
    #expect(second.map(plain) == first.map(plain))
    // The next request says for itself what it has.
    #expect(again.last?.filter { $0["event"] as? String == "picture" }.allSatisfy { $0["png"] is String } == true)
  }

  /// A look without pictures is announced as such before the error, so that the page can say it in its own words; views have no presentations.
  @Test func aLookWithoutPicturesIsAnnounced() throws {
    let looks = [[], ["--presentation=banner"]]
    let requests = looks.enumerated().map { ["verb": "render", "id": $0, "arguments": $1, "wants": [String]()] as [String: Any] }
    let all = try answers(to: requests)
    let plans = all.map { lines in lines.first { $0["event"] as? String == "plan" } }
    #expect(plans.map { $0?["count"] as? Int == 0 } == [false, true])
    #expect(plans.map { $0?["presentations"] as? [String] } == [[], []])
    #expect(all.map { $0.last?["event"] as? String } == ["done", "error"])
  }
}
