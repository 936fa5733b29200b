import Foundation
import SkerryFormats
import SkerryGeometry
import Testing

@testable import SkerrySnapshot

/// The goldens of a manifest, which stay in a file.
@Suite struct GoldenEntriesTests {
  private func entry(_ number: Int) -> GoldenManifest.Entry {
    GoldenManifest.Entry(
      case: "Ride/s\(number)", file: ContentHash(of: "\(number)"), owner: "Ride", pixels: ContentHash(of: "p\(number)"), set: "@3x",
      size: PixelSize(width: number + 1, height: 2))
  }
  private func path(_ number: Int) -> String { "Ride/s\(number)/view@3x.png" }

  private func manifest(_ count: Int) throws -> GoldenManifest {
    var manifest = GoldenManifest()
    for number in 0..<count { manifest.entries[path(number)] = entry(number) }
    return try GoldenManifest(manifest.data, name: "m")
  }

  @Test func everyGoldenIsFoundInTheFile() throws {
    let read = try manifest(3000)
    #expect(read.entries.count == 3000 && read.entries.memoryCount == 0)
    for number in 0..<3000 { #expect(read.entries[path(number)] == entry(number)) }
    for name in ["", "A", "Ride/s1", "Ride/s10000/view@3x.png", "Z"] { #expect(read.entries[name] == nil) }
    let paths = read.entries.map(\.path)
    #expect(paths == paths.sorted() && paths.count == 3000)
  }

  @Test func changesComeBetweenTheLines() throws {
    var read = try manifest(1000)
    read.entries[path(7)] = entry(8)
    read.entries[path(8)] = nil
    read.entries[path(5000)] = entry(5000)
    read.entries["A"] = nil
    #expect(read.entries.count == 1000 && read.entries.memoryCount == 4)
    #expect(read.entries[path(7)] == entry(8) && read.entries[path(8)] == nil && read.entries[path(5000)] == entry(5000))
    let again = try GoldenManifest(read.data, name: "m")
    #expect(again == read && again.entries.map(\.path) == again.entries.map(\.path).sorted())
    #expect(again.entries[path(7)]?.case == "Ride/s8" && again.entries[path(8)] == nil)
  }

  /// Manifests whose lines are reordered, repeated or spaced differently are read as before.
  @Test func editedManifestsAreRead() throws {
    let text = String(decoding: try manifest(500).data, as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.swapAt(3, 400)
    #expect(try GoldenManifest(Data(lines.joined(separator: "\n").utf8), name: "m") == manifest(500))
    let spaced = text.replacingOccurrences(of: "view@3x.png\": {\"case\"", with: "view@3x.png\"  : { \"case\"")
    #expect(try spaced != text && GoldenManifest(Data(spaced.utf8), name: "m")[500 - 1, self] == entry(499))
    let repeated = text.replacingOccurrences(of: "\"\(path(9))\":", with: "\"\(path(8))\":")
    #expect(try GoldenManifest(Data(repeated.utf8), name: "m").entries.count == 499)
    let pretty = try JSONSerialization.data(
      withJSONObject: JSONSerialization.jsonObject(with: Data(text.utf8)), options: [.prettyPrinted, .sortedKeys])
    #expect(try GoldenManifest(pretty, name: "m") == manifest(500))
  }

  @Test func faultsFarDownAreNamed() throws {
    let text = String(decoding: try manifest(2000).data, as: UTF8.self)
    func message(_ text: String) -> String {
      do throws(StoreError) {
        _ = try GoldenManifest(Data(text.utf8), name: "m")
        return ""
      } catch { return "\(error)" }
    }
    let place = try #require(text.range(of: "\"\(path(1500))\""))
    let line = text[..<place.lowerBound].filter { $0 == "\n" }.count + 1
    #expect(message(text.replacingCharacters(in: place, with: "<<<<<<< ours\n\"x\"")).hasPrefix("m:\(line) has a merge conflict"))
    #expect(message(text.replacingCharacters(in: place, with: "\"Ride/../../x.png\"")).contains("names Ride/../../x.png"))
    #expect(message(text.replacingOccurrences(of: "\"format\": 1", with: "\"format\": 2")).contains("format is 2"))
    #expect(message(text.replacingOccurrences(of: "\"width\":1501}", with: "\"width\":true}")).contains("width is of the wrong kind"))
  }
}

extension GoldenManifest {
  fileprivate subscript(number: Int, _: GoldenEntriesTests) -> Entry? { entries["Ride/s\(number)/view@3x.png"] }
}
