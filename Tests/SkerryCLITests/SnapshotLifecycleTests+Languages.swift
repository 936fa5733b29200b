import Foundation
import SkerryGeometry
import SkerryImage
import Testing

/// A bundle whose static variables keep the language, region, calendar and time zone of their first use: in a run with several languages each picture
/// is as in a run with its language alone.
extension SnapshotLifecycleTests {
  private static let kept = ["BUNDLE_KEPT": "none", "BUNDLE_WIDTH": "300", "SWIFT_BACKTRACE": "enable=no"]

  private func pictures(_ path: String) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent(path).path)
    return Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".png") }.compactMap { name in data("\(path)/\(name)").map { (name, $0) } })
  }

  @Test func eachLanguageIsDrawnAsIfAlone() throws {
    var alone: [String: Data] = [:]
    for language in ["en_US", "de", "ar_EG"] {
      #expect(try run("render", "--out", language, "--locale", language, with: Self.kept).status == 0)
      alone.merge(try pictures(language)) { $1 }
    }
    let words = Set(alone.filter { $0.key.hasPrefix("Ride/first/") }.values)
    #expect(words.count == 3)
    for (index, order) in ["en_US,de,ar_EG", "ar_EG,en_US,de"].enumerated() {
      for jobs in ["1", "4"] {
        let out = "together\(index)\(jobs)"
        let answer = try run("render", "--out", out, "--tree", "--locale", order, "--jobs", jobs, with: Self.kept)
        #expect(answer.status == 0 && answer.error.isEmpty, "\(answer)")
        #expect(try pictures(out) == alone)
        #expect(exists("\(out)/Ride/first/view.de@3x.tree.json"))
        // The order is that of the call.
        let manifest = String(decoding: data("\(out)/manifest.json") ?? Data(), as: UTF8.self)
        let places = order.split(separator: ",").compactMap { locale in
          manifest.range(of: "Ride/first/view.\(locale.replacing("_", with: "-"))@3x")?.lowerBound
        }
        #expect(places.count == 3 && places == places.sorted())
      }
    }
  }

  @Test func eachLanguageIsComparedAsIfAlone() throws {
    #expect(try run("test", "-u", "--locale", "en_US,de", "--color-scheme", "light,dark", with: Self.kept).status == 0)
    for language in ["en_US", "de"] {
      let answer = try run("test", "--locale", language, "--color-scheme", "dark,light", with: Self.kept)
      #expect(answer.status == 0 && answer.out.contains(" passed"), "\(answer)")
    }
    // Both orders, the looks of a language not next to each other, and all reports.
    let answer = try run(
      "test", "--locale", "de,en_US", "--color-scheme", "dark,light", "--reporter", "list", "--reporter", "junit=all.xml",
      "--reporter", "json=all.json", with: Self.kept)
    #expect(answer.status == 0 && answer.error.isEmpty, "\(answer)")
    let report = String(decoding: data("all.xml") ?? Data(), as: UTF8.self)
    let count = report.ranges(of: "<testcase ").count
    #expect(count > 12 && answer.out.contains("\(count) passed"), "\(answer)")
    // Masks and shards count in all languages together.
    let wrong = try run("test", "--locale", "de,en_US", "--mask", "sate", with: Self.kept)
    #expect(wrong.status == 1 && wrong.error.contains("did you mean state?"), "\(wrong)")
    #expect(try run("test", "--locale", "de,en_US", "--mask", "state", with: Self.kept).status == 0)
    let shards = try (1...3).map { try run("test", "--locale", "de,en_US", "--shard", "\($0)/3", with: Self.kept) }
    let counts = shards.compactMap { $0.out.split(separator: " ").first.flatMap { Int($0) } }
    #expect(counts.reduce(0, +) == count / 2 && counts.allSatisfy { $0 > 0 }, "\(shards)")
    // A picture in another process fails like one in this process.
    let changed = Self.kept.merging(["BUNDLE_TEXT": "13 min"]) { $1 }
    let failed = try run("test", "--locale", "en_US,de", with: changed)
    #expect(failed.status == 22 && failed.out.contains("✗ Ride/third/view.de@3x"), "\(failed)")
    #expect(failed.out.contains("6 differ") || failed.out.ranges(of: "✗").count == 6, "\(failed)")
    let first = try run("test", "--locale", "en_US,de", "--fail-fast", with: changed)
    #expect(first.status == 22 && first.out.ranges(of: "✗").count == 1 && first.error.contains("not compared: "), "\(first)")
    let removed = try run("test", "--locale", "en_US,de", with: Self.kept.merging(["BUNDLE_STATES": "first,second"]) { $1 })
    #expect(removed.out.ranges(of: "unreferenced: there is no preview Ride/third").count == 4, "\(removed)")
  }

  /// Each cell of a table has the pixels of the only cell of a table in its language.
  @Test func eachCellOfATableIsDrawnAsIfAlone() throws {
    func cells(_ languages: [String]) throws -> [[UInt8]] {
      let out = "table-" + languages.joined(separator: "-")
      let answer = try run(
        "render", "Ride/first", "--out", out, "--matrix", "locale", "--locale", languages.joined(separator: ","), with: Self.kept)
      #expect(answer.status == 0 && answer.error.isEmpty, "\(answer)")
      let table = try ImageCodecs.decode(try #require(data("\(out)/Ride/first/view.matrix@3x.png")))
      // Cells of 300 by 24 points at the bottom, 20 points apart, in a margin of 24 points.
      let rows = (table.size.height - 48 * 3)..<(table.size.height - 24 * 3)
      return languages.indices.map { index in
        let left = (24 + index * 320) * 3
        return rows.flatMap { y in
          let start = (y * table.size.width + left) * 4
          return table.pixels[start..<(start + 300 * 3 * 4)]
        }
      }
    }
    let languages = ["en_US", "de", "ar_EG"]
    let alone = try languages.map { try cells([$0])[0] }
    #expect(Set(alone).count == 3)
    #expect(try cells(languages) == alone)
    #expect(try cells(languages.reversed()) == alone.reversed())
    let stopped = try run(
      "render", "Ride/first", "--out", "stopped", "--matrix", "locale", "--locale", "en_US,de",
      with: Self.kept.merging(["BUNDLE_KEPT": "de"]) { $1 })
    #expect(stopped.status == 1 && stopped.error.contains("this language gives up"), "\(stopped)")
    #expect(stopped.error.contains("that picture is left out") && !exists("stopped/Ride/first/view.matrix@3x.png"))
  }

  @Test func aCrashInOneLanguageLosesItsPictures() throws {
    let answer = try run(
      "render", "--out", "stopped", "--locale", "en_US,de,ar", with: Self.kept.merging(["BUNDLE_KEPT": "de"]) { $1 })
    #expect(answer.status == 1 && answer.error.split(separator: "\n").count == 1, "\(answer)")
    #expect(answer.error.contains("this language gives up") && answer.error.contains("3 pictures are left out"), "\(answer)")
    #expect(exists("stopped/Ride/first/view.ar@3x.png") && !exists("stopped/Ride/first/view.de@3x.png"))
    let wrong = try run("render", "--out", "no", "--locale", "en_US,de", "--part", "x", with: Self.kept)
    #expect(wrong.status == 1 && wrong.error.contains("not the number of a part"), "\(wrong)")
  }

  @Test func lintFindsInEachLanguageWhatItFindsAlone() throws {
    func pictures(_ locale: String) throws -> Set<String> {
      let answer = try run(
        "lint", "--format", "json", "--exit-zero", "--locale", locale, "--presentation", "compact", "--color-scheme", "light",
        "--dynamic-type", "large", with: Self.kept)
      let root = try #require(try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any], "\(answer)")
      let found = try #require(root["findings"] as? [[String: Any]])
      return Set(
        found.filter { $0["rule"] as? String == "island-overflow" }.flatMap { finding in
          [finding["picture"] as? String ?? ""] + (finding["alsoIn"] as? [String] ?? [])
        })
    }
    #expect(try pictures("en_US").isEmpty)
    let german = try pictures("de")
    #expect(german == ["Attributes/sample compact (de)"])
    for order in ["en_US,de", "de,en_US", "ar,de,en_US"] { #expect(try pictures(order) == german, "\(order)") }
  }
}
