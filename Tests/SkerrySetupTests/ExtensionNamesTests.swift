import SkerryTestSupport
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

  /// The name that a message prints is the one that `--product` takes.
  @MainActor @Test func theNameThatIsShownIsTheOneToChoose() throws {
    let repository = try FixtureRepository()
    for place in ["one", "two"] {
      try repository.write("\(place)/widget/Bundle.swift", FixtureRepository.bundle.replacing("RideBundle", with: place))
      try repository.write("\(place)/widget/Activity.swift", FixtureRepository.activity)
    }
    func names(_ wanted: String?) throws -> [String] {
      try ExtensionFinder(root: repository.root, target: wanted).findAll().found.map(\.name)
    }
    let all = try names(nil)
    #expect(all == ["widget", "widget-two"])
    for name in all { #expect(try names(name) == [name]) }
    #expect { try names("widget-three") } throws: { "\($0)".contains("choose one of widget, widget-two") }
  }
}
