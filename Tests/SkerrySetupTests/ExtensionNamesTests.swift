import Testing

@testable import SkerrySetup

/// Extensions of one name keep programs, caches and pictures of their own.
@Suite struct ExtensionNamesTests {
  @Test func foldersTellEqualNamesApart() {
    var names = ExtensionNames()
    let files = [
      "examples/kitchen/targets/ks/ios/Widget.swift", "examples/kitchen/targets/ks/ios/Widget.swift",
      "examples/trick/targets/t/ios/Widget.swift",
      "examples/widgets/targets/hello/ios/Bundle.swift", "Widget.swift", "Widget.swift",
    ]
    #expect(
      files.map { names.add("ios", at: $0) } == [
        "ios", "ios-examples", "ios-examples-trick", "ios-examples-widgets", "ios-2", "ios-3",
      ])
  }

  /// A program's folder has its module's name, which has no punctuation.
  @Test func namesThatDifferOnlyInPunctuationCollide() {
    var names = ExtensionNames()
    #expect(names.add("RideWidget", at: "A/a.swift") == "RideWidget")
    #expect(names.add("Ride-Widget", at: "B/a.swift") == "Ride-Widget-B")
    #expect(names.add("Ride Widget", at: "B/C/a.swift") == "Ride Widget-B-C")
  }
}
