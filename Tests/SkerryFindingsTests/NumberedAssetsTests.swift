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

  /// Many images of a folder are one finding, whatever their names and sizes; a few are named one by one.
  @Test func manyOfAFolderAreOneFinding() {
    let names = ["Ant", "Bee", "Cow", "Dog", "Elk", "Fox"]
    let found = names.map { finding($0, in: "A.xcassets/Flags") }.joinedByFolder
    #expect(found.map(\.message) == ["The image \"Ant\" has 1x only. The same holds for 5 other images of its folder."])
    #expect(found.first?.fingerprint == finding("Ant", in: "A.xcassets/Flags").fingerprint && found.first?.onePlace.count == 6)
    #expect(names.dropLast().map { finding($0) }.joinedByFolder.count == 5)
    let others = names.enumerated().map { finding($1, in: "A.xcassets/\($0 % 2)") }
    #expect(others.joinedByFolder.count == 6)
  }

  /// A colour that only the app has is one finding for each file.
  @Test func colorsAreJoinedByTheirSentence() {
    let found = [3, 9, 12].map { Finding("missing-color", .note, "There is no colour.", file: "A.swift", line: $0) }
    #expect(found.joinedByCause.map(\.message) == ["There is no colour. The same holds at 2 other places of this file."])
  }

  @Test func theOrderIsKept() {
    let found = ([finding("Zebra")] + [1, 2, 3].map { finding("Frame\($0)") } + [finding("Ant")]).joinedByNumber
    #expect(found.map(\.asset) == ["Zebra", "Frame1", "Ant"])
  }
}
