import Foundation
import SkerryTestSupport
import SkerryWidget
import Testing

@testable import SkerryCLI

/// The pictures of an activity and of two widgets, single, on sheets and in tables, in many looks.
@Suite(.serialized) @MainActor struct OutputGoldenTests {
  private func lines(_ name: String, _ inventory: @escaping @MainActor () -> WidgetInventory, _ words: [String]) throws -> [String] {
    let out = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: out) }
    // An image that is too large for its presentation is marked, and the status says so.
    let status = CommandLineTool(inventory: inventory, name: "test").run(["render", name, "--out", out.path, "--quiet"] + words)
    return ["# \(name) \(words.joined(separator: " ")): \(status)"] + (try RecordedText.pictures(in: out))
  }

  @Test func picturesAreUnchanged() throws {
    let match = { @MainActor in WidgetInventory(widget: MatchActivity()) }
    let cup = { @MainActor in WidgetInventory(widget: CupWidget()) }
    var all: [String] = []
    for words in [
      ["--sheet", "--scale", "2"], ["--oversized", "draw", "--scale", "1"], ["--oversized", "omit", "--scale", "1"],
      ["--matrix", "device,os", "--device", "iphone-15-pro,iphone-air", "--os", "18,26", "--presentation", "expanded", "--scale", "1"],
      ["--later", "15m", "--stale", "--scale", "1"],
    ] { all += try lines("Match", match, words) }
    for words in [
      ["--sheet", "--scale", "2"], ["--rendering-mode", "full-color,accented,vibrant", "--scale", "2"],
      ["--color-scheme", "dark", "--device", "iphone-se", "--scale", "1"], ["--os", "17", "--luminance-reduced", "--scale", "1"],
      ["--redact", "placeholder", "--scale", "1"], ["--device", "ipad-1194", "--scale", "1"],
    ] { all += try lines("CupWidget", cup, words) }
    #expect(all.count > 60)
    try RecordedText.check("outputs", all)
  }
}
