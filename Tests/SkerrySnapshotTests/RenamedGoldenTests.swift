import SkerryFormats
import SkerryGeometry
import Testing

@testable import SkerrySnapshot

/// A golden whose preview has another name now is reported with that name.
@Suite struct RenamedGoldenTests {
  private var manifest = GoldenManifest()
  private var record = RunRecord(owner: "Me", goldens: "G", record: .never, shard: nil, unreferencedMode: .warn)

  private mutating func golden(_ path: String, _ pixels: String) {
    manifest.entries[path] = GoldenManifest.Entry(
      case: "A/old", file: nil, owner: "Me", pixels: ContentHash(of: pixels), set: "@3x", size: PixelSize(width: 1, height: 1))
    record.unreferenced.append(UnreferencedGolden(path: path, reason: "there is no preview A/old", isOurs: true))
  }

  private mutating func drawn(_ path: String, _ pixels: String, _ verdict: Verdict) {
    let name = path.split(separator: "/").dropLast().joined(separator: "/")
    var result = CaseResult(path: path, case: name, presentation: "compact", set: "@3x", verdict: verdict, file: "", line: 0)
    result.actual = ContentHash(of: pixels)
    record.results.append(result)
  }

  private mutating func reasons() -> [String] {
    record.nameRenamed(in: manifest)
    return record.unreferenced.map(\.reason)
  }

  private let told = "there is no preview A/old; A/new, which had no golden, draws the same picture and may be its new name"

  @Test(arguments: [Verdict.missing, .recorded]) mutating func theNewNameIsSaid(_ verdict: Verdict) {
    golden("A/old/compact@3x.png", "x")
    drawn("A/new/compact@3x.png", "x", verdict)
    #expect(reasons() == [told])
  }

  @Test mutating func anotherPictureSetOrVerdictIsNot() {
    golden("A/old/compact@3x.png", "x")
    drawn("A/new/compact@3x.png", "y", .missing)
    drawn("A/new/compact.dark@3x.png", "x", .missing)
    drawn("A/other/compact@3x.png", "x", .passed)
    #expect(reasons() == ["there is no preview A/old"])
  }

  @Test mutating func severalEqualPicturesDecideNothing() {
    golden("A/old/compact@3x.png", "x")
    drawn("A/new/compact@3x.png", "x", .missing)
    drawn("A/newer/compact@3x.png", "x", .missing)
    #expect(reasons() == ["there is no preview A/old"])
  }

  @Test mutating func severalEqualGoldensDecideNothing() {
    golden("A/old/compact@3x.png", "x")
    golden("A/older/compact@3x.png", "x")
    drawn("A/new/compact@3x.png", "x", .missing)
    #expect(reasons() == ["there is no preview A/old", "there is no preview A/old"])
  }
}
