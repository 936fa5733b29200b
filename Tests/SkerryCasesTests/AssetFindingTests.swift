import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryTestSupport
import Testing

@testable import SkerryCases

/// One finding for each asset, wherever it is shown and whichever catalogues have it.
@Suite @MainActor struct AssetFindingTests {
  private func finding(_ rule: String, _ message: String, file: String, picture: String = "", asset: String? = "Rider") -> Finding {
    Finding(rule, .error, message, file: file, picture: picture, asset: asset)
  }

  @Test func thePresentationWithTheSmallestLimitIsReported() {
    var assets = DrawnAssets()
    for (place, limit) in [("lock-screen", 58_400.0), ("minimal", 1650), ("compact", 3569)] {
      assets.join(
        finding("image-too-large", "too large for \(place)", file: "A.swift", picture: "Ride \(place)"), of: "Rider", limit: limit,
        in: place)
    }
    assets.join(
      finding("image-too-large", "too large", file: "A.swift", picture: "Ride minimal", asset: "Van"), of: "Van", limit: 1, in: "minimal")
    #expect(
      assets.findings.map(\.message).sorted() == [
        "too large", "too large for minimal It is too large for lock-screen and compact as well.",
      ])
    let rider = assets.findings.first { $0.asset == "Rider" }
    #expect(rider?.picture == "Ride minimal" && rider?.alsoIn.sorted() == ["Ride compact", "Ride lock-screen"])
    // The catalogue adds nothing, except for other assets and other rules.
    #expect(!assets.adds(finding("image-too-large", "m", file: "C")))
    #expect(assets.adds(finding("image-too-large", "m", file: "C", asset: "Bus")))
    #expect(assets.adds(finding("asset-bytes", "m", file: "C")))
    #expect(!assets.adds(finding("asset-missing-scale", "m", file: "C")))
    #expect(assets.adds(finding("asset-missing-scale", "m", file: "C", asset: "Bus")))
  }

  /// An image that StandBy enlarges at two places is one finding, but not if it is too large elsewhere; the catalogue's own findings stay.
  @Test func eachRuleHasOneFindingForAnAsset() {
    var assets = DrawnAssets()
    for line in ["first", "second"] {
      assets.join(finding("image-too-small-for-standby", line, file: "A.swift", picture: "Ride \(line)"), of: "Rider", limit: 9, in: line)
    }
    #expect(assets.findings.map(\.message) == ["first"] && assets.findings[0].alsoIn == ["Ride second"])
    #expect(assets.adds(finding("image-too-large", "m", file: "C")) && assets.adds(finding("asset-missing-scale", "m", file: "C")))
    assets.join(finding("image-too-large", "too large", file: "A.swift", picture: "Ride first"), of: "Rider", limit: 1, in: "minimal")
    #expect(assets.findings.map(\.message) == ["too large"] && !assets.adds(finding("image-too-large", "m", file: "C")))
  }

  /// An app's copy and its extension's are one asset; the extension's is reported.
  @Test func copiesInSeveralCataloguesAreOne() {
    let all = [
      finding("asset-missing-scale", "1x only", file: "App/Assets.xcassets/Rider.imageset/Contents.json"),
      finding("asset-missing-scale", "1x only", file: "Widget/Assets.xcassets/Rider.imageset/Contents.json"),
      finding("asset-missing-scale", "2x only", file: "App/Assets.xcassets/Van.imageset/Contents.json", asset: "Van"),
      finding("contrast", "1x only", file: "Widget/A.swift", asset: nil),
      finding("contrast", "1x only", file: "Widget/B.swift", asset: nil),
    ]
    let kept = all.nearest(to: ["Widget/Ride.swift"])
    #expect(
      kept.map(\.file) == [
        "Widget/Assets.xcassets/Rider.imageset/Contents.json", "App/Assets.xcassets/Van.imageset/Contents.json", "Widget/A.swift",
        "Widget/B.swift",
      ])
  }

  /// Findings in a repository that is linted from elsewhere name its whole path.
  @Test func pathsAreRelativeOnlyInTheCurrentFolder() {
    #expect(SourceLocator.shown("/a/b", here: "/a/b") == "." && SourceLocator.shown("/a/b", here: "/a") == "/a/b")
  }

  /// Where an extension has an image of its own, the app's image of that name is never shown, so it is not checked.
  @Test func theExtensionsOwnImagesHideTheApps() throws {
    let root = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: root) }
    func bundle(_ name: String, _ images: String...) throws -> URL {
      let folder = root.appendingPathComponent(name)
      for image in images {
        let set = folder.appendingPathComponent("Assets.xcassets/\(image).imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data("{\"images\": []}".utf8).write(to: set.appendingPathComponent("Contents.json"))
      }
      return folder
    }
    let bundles = [try bundle("Widgets_W.resources", "Rider", "Own"), try bundle("Widgets_W.app.resources", "Rider", "Van")]
    let empty = root.appendingPathComponent("empty").path
    let found = ShownAssets.catalogues(in: empty, bundles: bundles)
    #expect(found.map(\.hidden) == [["Rider", "Own"], []] && found[0].path.contains(".app.resources"))
    // Without bundles, every catalogue of the folder counts, each for itself.
    let all = ShownAssets.catalogues(in: root.path, bundles: [])
    #expect(all.count == 2 && all.allSatisfy(\.hidden.isEmpty))
  }

  /// A catalogue that a bundle links to is reported where it lies.
  @Test func linkedCataloguesAreReportedAtTheirPlace() throws {
    let root = try TemporaryFolder.make().resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    let (own, bundle) = (root.appendingPathComponent("App/Images.xcassets"), root.appendingPathComponent("Widgets_W.app.resources"))
    for folder in [own, bundle] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    try FileManager.default.createSymbolicLink(at: bundle.appendingPathComponent("Images.xcassets"), withDestinationURL: own)
    let found = ShownAssets.catalogues(in: root.appendingPathComponent("empty").path, bundles: [bundle])
    #expect(found == [ShownAssets.Catalogue(path: own.path, isOfApp: true)])
  }

  /// The output format is unaffected.
  @Test func theAssetIsNotInTheOutput() throws {
    func text(asset: String?) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(finding("contrast", "m", file: "A.swift", asset: asset)), as: UTF8.self)
    }
    #expect(try text(asset: "Rider") == text(asset: nil) && text(asset: nil).contains("contrast"))
  }

  @Test(arguments: [
    ("Activity.request(attributes: a, content: .init(state: s, staleDate: nil), pushType: nil)", false),
    ("Activity.request(attributes: a, content: .init(state: s, staleDate: .now + 60))", true),
    ("Activity.request(attributes: a, content: .init(state: s, staleDate:\n nil), pushType: .token)", true),
    ("Activity.request(attributes: a, contentState: s)", false), ("struct Card: View {}", true),
  ])
  func onlyAStaleDateOrAPushMakesStale(_ code: String, _ expected: Bool) throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Start.swift")
    try "import ActivityKit\n\(code)\n".write(to: file, atomically: true, encoding: .utf8)
    let other = folder.appendingPathComponent("Other.swift")
    try "import Foundation\nlet staleDate: Date = .now\nlist.request(1)\n".write(to: other, atomically: true, encoding: .utf8)
    #expect(StaleDates.canBePassed(in: [other.path, file.path]) == expected)
  }

  /// The assets that a bundle with one source file can show.
  private func shown(_ code: String, asked: Set<String> = []) throws -> ShownAssets {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Widget.swift")
    try Data(code.utf8).write(to: file)
    return ShownAssets(asked: asked, sources: [file.path])
  }

  /// Images that only the code of home-screen widgets or controls names are not shown by an activity; those that any other file names may be.
  @Test(arguments: [
    ("struct P: TimelineProvider { }", false), ("StaticConfiguration(kind: \"\", provider: P()) { _ in }", false),
    ("AppIntentConfiguration(kind: \"\")", false), ("StaticControlConfiguration(kind: \"\")", false),
    ("StaticConfiguration(kind: \"\") { } ; ActivityConfiguration(for: A.self) { _ in }", true), ("struct Badge: View { }", true),
  ]) func imagesOfOtherWidgetsAreNotShown(_ code: String, _ isShown: Bool) throws {
    let assets = try shown("\(code)\nlet logo = Image(\"Logo\")", asked: ["Drawn"])
    #expect(assets.contains("Logo") == isShown && assets.contains("Drawn"))
  }

  /// A generated member has exactly the asset's name, and the words of a text view name no asset.
  @Test(arguments: [
    ("Image(.l)", true), ("Image(.l).resizable()", true), ("HStack(alignment: .leading)", false),
    ("Text(\"\").l(1)", false), ("Text(\"\").l { }", false), ("Color(.l)", true), ("[.l, .m]", true),
    ("let a: ImageResource = .l\n", true), ("x.l_2", false), ("x.l2", false),
    ("Text(\"L\")", false), ("Image(\"L\")", true), ("Text(\"L\"); icon(\"L\")", true),
  ]) func namesInCode(_ code: String, _ isShown: Bool) throws {
    #expect(try shown("struct Badge: View { var body: some View { \(code) } }").contains("L") == isShown)
  }

  /// The beginning of a name is enough where the rest is a value, but only for images.
  @Test(arguments: [
    (#"Image("crest_\(team)")"#, true), (#"UIImage(named: "crest_\(team)_small")"#, true), (#"Image("crest_Lisbon\(size)")"#, true),
    (#"Image("crest_L\(size)x").resizable(); Text("b")"#, true), (#"Image("crests_\(team)")"#, false), (#"Image("\(team)")"#, false),
    (#"Text("crest_\(team)")"#, false), (#"Image("crest_"); Text("\(team)")"#, false),
  ]) func composedNames(_ code: String, _ isShown: Bool) throws {
    #expect(try shown("struct Badge: View { var body: some View { \(code) } }").contains("crest_Lisbon") == isShown)
  }

  /// An image that is too large somewhere is not asked for in a larger size for StandBy.
  @Test func imagesTooLargeAreNotTooSmall() {
    var assets = DrawnAssets()
    assets.join(finding("image-too-small-for-standby", "small", file: "A.swift"), of: "Rider", limit: 9, in: "standby")
    assets.join(finding("image-too-small-for-standby", "small", file: "A.swift", asset: "Van"), of: "Van", limit: 9, in: "standby")
    assets.join(finding("image-too-large", "large", file: "A.swift"), of: "Rider", limit: 9, in: "minimal")
    #expect(assets.findings.map(\.asset).count == 2 && assets.findings.map(\.message) == ["large", "small"])
  }
}
