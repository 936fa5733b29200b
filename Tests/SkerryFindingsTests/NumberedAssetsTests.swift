import SkerryDiagnostics
import Testing

@testable import SkerryFindings

/// Findings about the frames of an animation.
@Suite struct NumberedAssetsTests {
  private func finding(_ name: String, in folder: String = "A.xcassets/Frames", rule: String = "asset-missing-scale") -> Finding {
    Finding(
      rule, .warning, "The image \"\(name)\" has 1x only.", file: "\(folder)/\(name).imageset/Contents.json", line: 3, asset: name)
  }

  @Test func aSeriesIsOneFinding() {
    let found = [10, 1, 2, 9].map { finding("Frame\($0)") }.joinedByNumber
    #expect(found.count == 1 && found.first?.asset == "Frame1")
    #expect(
      found.first?.message
        == "The image \"Frame1\" has 1x only. The same holds for 3 other numbered images of its folder, up to \"Frame10\".")
    // The number of images is not part of the defect's identity.
    #expect(found.first?.fingerprint == finding("Frame1").fingerprint)
    #expect(found.first?.onePlace.count == 4)
  }

  @Test func othersStayApart() {
    #expect([1, 2].map { finding("Frame\($0)") }.joinedByNumber.count == 2)
    #expect([finding("Ride"), finding("Walk"), finding("Bus")].joinedByNumber.count == 3)
    #expect([finding("A1"), finding("B1"), finding("C1")].joinedByNumber.count == 3)
    #expect([1, 2, 3].map { finding("Frame\($0)", in: "A.xcassets/Folder\($0)") }.joinedByNumber.count == 3)
    #expect([1, 2, 3].map { finding("Frame\($0)", rule: "asset-bytes\($0)") }.joinedByNumber.count == 3)
    var files = [1, 2, 3].map { finding("Frame\($0)") }
    for index in files.indices { files[index].asset = nil }
    #expect(files.joinedByNumber.count == 3)
  }

  @Test func theOrderIsKept() {
    let found = ([finding("Zebra")] + [1, 2, 3].map { finding("Frame\($0)") } + [finding("Ant")]).joinedByNumber
    #expect(found.map(\.asset) == ["Zebra", "Frame1", "Ant"])
  }
}
