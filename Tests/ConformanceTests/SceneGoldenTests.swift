import Foundation
import SkerryTestSupport
import Testing

/// The documentation's activity on every device, in every release and look, on sheets and in a simulated life.
@Suite struct SceneGoldenTests {
  private static let calls: [(name: String, arguments: [String])] = [
    ("devices", ["--device", "iphone-15-pro,iphone-16-pro-max,iphone-air,iphone-14-plus,iphone-se", "--color-scheme", "light,dark"]),
    ("releases", ["--os", "16,17,18,26", "--sheet"]), ("dimmed", ["--luminance-reduced", "--stale", "--sheet"]),
    ("night", ["--night", "--wallpaper", "dark", "--camera", "--sheet"]),
    ("light wallpaper", ["--wallpaper", "light", "--increased-contrast"]),
    (
      "table",
      [
        "--matrix", "locale,dynamic-type,color-scheme", "--presentation", "lock-screen,compact", "--locale", "en,ar", "--dynamic-type",
        "large,accessibility2", "--color-scheme", "light,dark",
      ]
    ),
    ("placeholders", ["--redact", "placeholder", "--locale", "pseudo,pseudo-rtl"]), ("small scale", ["--scale", "1,1.5", "--sheet"]),
  ]

  @Test func scenesAreUnchanged() throws {
    var lines: [String] = []
    for call in Self.calls {
      let out = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: out) }
      try CatalogueRecord.run(["render", "Gate/*", "--out", out.path, "--quiet"] + call.arguments)
      lines += ["# \(call.name)"] + (try RecordedText.pictures(in: out))
    }
    #expect(lines.count > 150)
    try RecordedText.check("scenes", lines)
  }

  private static let life = """
    {
      "title": "Two flights", "device": "iphone-15-pro", "start": "2026-05-01T13:30:00Z", "appearance": "dark",
      "apps": [ { "id": "air.one", "name": "One" }, { "id": "air.two", "name": "Two" } ],
      "steps": [
        { "do": "request", "app": "air.one", "activity": "one", "type": "GateAttributes", "attributes": { "gate": "A1" },
          "state": { "minutes": 40 }, "relevance": 10, "stale": "+30m", "caption": "The first gate" },
        { "at": "13:40", "do": "request", "app": "air.two", "activity": "two", "type": "GateAttributes", "push": "token",
          "attributes": { "gate": "B22" }, "state": { "minutes": 25 }, "relevance": 50 },
        { "after": "5m", "do": "update", "activity": "one", "change": { "minutes": 30 }, "alert": { "title": "Gate A1", "body": "Boarding" } },
        { "after": "10s", "do": "push", "activity": "two",
          "payload": { "aps": { "event": "update", "timestamp": { "$unix": "+0s" }, "content-state": { "minutes": 20 } } } },
        { "at": "14:05", "do": "push", "activity": "two", "payload": { "aps": { "event": "end", "timestamp": { "$unix": "+0s" },
          "content-state": { "minutes": 0 }, "dismissal-date": { "$unix": "+10m" } } } },
        { "at": "14:20", "do": "end", "activity": "one", "dismissal": "immediate" }
      ]
    }
    """

  /// The log, the device's screens after every change, and the animation.
  @Test func aLifeIsUnchanged() throws {
    let out = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: out) }
    let script = out.appendingPathComponent("life.json")
    try Data(Self.life.utf8).write(to: script)
    try CatalogueRecord.run(["simulate", script.path, "--out", out.appendingPathComponent("out").path, "--quiet"])
    let log = try String(contentsOf: out.appendingPathComponent("out/log.jsonl"), encoding: .utf8)
    let lines = log.split(separator: "\n").map(String.init) + (try RecordedText.pictures(in: out))
    try RecordedText.check("life", lines)
  }
}
