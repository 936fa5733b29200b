import Foundation
import SkerryTestSupport
import Testing

/// What the verbs print: results and sentences as a whole, long pages as a hash. Their exit status is in front.
@Suite struct CommandOutputTests {
  private static let payloads = [
    "good":
      #"{"aps":{"timestamp":1767951660,"event":"update","content-state":{"minutes":7},"stale-date":1767955260,"relevance-score":50}}"#,
    "fraction": #"{"aps":{"timestamp":1767951660,"event":"update","content-state":{"minutes":7.5}}}"#,
    "key": #"{"aps":{"timestamp":1767951660,"event":"update","content-state":{"minute":7,"more":"x"}}}"#,
    "event": #"{"aps":{"timestamp":0,"event":"updated","content-state":{"minutes":7}}}"#,
    "start":
      #"{"aps":{"timestamp":1767951660,"event":"start","attributes-type":"GateAttributes","attributes":{"gate":"A1"},"content-state":{"minutes":7}}}"#,
    "end": #"{"aps":{"timestamp":1767951660,"event":"end","dismissal-date":1767951600}}"#, "broken": #"{"aps":{"timestamp":1767951660,}}"#,
    "list": "[1]",
    "large":
      #"{"aps":{"timestamp":1767951660,"event":"update","content-state":{"minutes":7}},"pad":"\#(String(repeating: "x", count: 4100))"}"#,
  ]
  /// Printed as they are.
  private static let short = [
    ["list"], ["states", "Gate"], ["states", "Gate", "--states", "all"], ["lint", "Gate/*", "--presentation", "compact,minimal"],
    ["lint", "Gate/*", "--format", "github"], ["lint", "Stacks/*", "--format", "json"], ["lint", "Texts/*", "Controls/*"], ["frobnicate"],
    ["rendr"],
    ["render"], ["render", "--out", "o", "--presentatoin", "minimal"], ["render", "Nothing/*", "--out", "o"],
    ["render", "Gaet/minutes-25", "--out", "o"],
    ["render", "Gate/*", "--out", "-"], ["render", "Gate/minutes-25", "--presentation", "compact", "--out", "-", "--tree"],
    ["simulate", "life.json", "--out", "-"], ["diff", "--help"], ["--color", "always", "list"], ["push"], ["push", "chekc"],
    ["specs", "--os", "9"],
    ["diff", "none.png", "none.png", "o.png"], ["diff", "broken.json", "broken.json"], ["lint", "--explain", "contrast"],
    ["lint", "--explain", "contrst"],
    ["test", "--reporter", "xml"],
  ]
  /// Printed as a hash.
  private static let long = [
    ["specs"], ["specs", "--json"], ["specs", "--os", "16"], ["list", "--json"], ["lint", "Paints/*", "--format", "sarif"],
    ["lint", "Values/*", "--format", "junit"],
  ]

  @Test func onePictureGoesToStandardOutput() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let call = ["render", "Gate/minutes-25", "--presentation", "compact", "--out"]
    let picture = try CatalogueRecord.output(call + ["-"], in: folder)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    _ = try CatalogueRecord.run(call + ["o"], in: folder)
    #expect(try picture == Data(contentsOf: folder.appendingPathComponent("o/Gate/minutes-25/compact@3x.png")))
  }

  /// `push check - --out DIR` reads its input twice.
  @Test func standardInputIsReadTwice() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let payload = Pipe()
    payload.fileHandleForWriting.write(Data(try #require(Self.payloads["good"]).utf8))
    try payload.fileHandleForWriting.close()
    let (status, text) = try CatalogueRecord.run(["push", "check", "-", "--out", "o"], in: folder, input: payload)
    #expect(status == 0, "\(text)")
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("o/index.html").path))
  }

  @Test func outputsAreUnchanged() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    var lines: [String] = []
    func add(_ arguments: [String], isLong: Bool) throws {
      let (status, text) = try CatalogueRecord.run(arguments + ["--color", "never"], in: folder)
      lines.append("$ \(arguments.joined(separator: " ")): \(status)")
      lines.append(isLong ? "  \(text.split(separator: "\n").count) lines, \(RecordedText.hash(of: text))" : text)
    }
    for (name, payload) in Self.payloads.sorted(by: { $0.key < $1.key }) {
      try Data(payload.utf8).write(to: folder.appendingPathComponent("\(name).json"))
      try add(["push", "check", "\(name).json"], isLong: false)
      try add(["push", "check", "\(name).json", "--json"], isLong: false)
    }
    // Two pictures that differ in size, and two that differ in a part.
    for (name, words) in [("light", []), ("dark", ["--color-scheme", "dark"]), ("small", ["--scale", "1"])] {
      try CatalogueRecord.run(["render", "Gate/*", "--presentation", "expanded", "--out", name, "--quiet"] + words, in: folder)
    }
    let (light, dark) = ("light/Gate/minutes-25/expanded@3x.png", "dark/Gate/minutes-25/expanded.dark@3x.png")
    for other in [light, dark, "small/Gate/minutes-25/expanded@1x.png"] {
      for words in [[], ["--json"], ["--parsable-stdout"], ["--ignore", "0:0-1110:520"], ["--ignore", "5:5-4:9"]] {
        try add(["diff", light, other, "difference.png"] + words, isLong: false)
      }
    }
    for call in Self.short { try add(call, isLong: false) }
    for call in Self.long { try add(call, isLong: true) }
    // The folder of the checkout is in some sentences.
    let text = lines.joined(separator: "\n").replacingOccurrences(of: Checkout.root.path, with: "ROOT")
      .replacingOccurrences(of: folder.path, with: "FOLDER")
    try RecordedText.check("commands", [text])
  }
}
