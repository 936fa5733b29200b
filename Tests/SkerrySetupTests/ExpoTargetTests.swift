import Foundation
import SkerryFormats
import Testing

@testable import SkerrySetup

/// What Expo's configuration of a target adds to it.
@MainActor struct ExpoTargetTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  private func target(_ text: String) throws -> ExpoTarget? {
    try repository.write("targets/ride/expo-target.config.js", text)
    return ExpoTarget(folder: repository.root.appendingPathComponent("targets/ride").path)
  }

  private static let colors = """
    colors: {
      $accent: '#6366f1', // an indigo
      "sky": { light: "dodgerblue", dark: `rgb(10, 20, 30)` },
      computed: palette.red, [name]: '#fff', template: `${'a'}`, called: color('#fff'), joined: '#' + 'fff',
      odd: 'no colour',
    },
    """

  /// A configuration is an object, or a function that returns one; what has to be evaluated is passed over.
  @Test(arguments: [
    "module.exports = {\n  type: 'widget', COLORS };", "{ \"type\": \"widget\", COLORS }",
    "/* { type: 'clip' } */ const { a } = require('b'); // { type: 'clip' }\nmodule.exports = (config) => ({ ...a, type: \"widget\",\n COLORS });",
    """
    module.exports = config => {
      const groups = config?.ios?.entitlements?.['groups'] ?? ['group.a'];
      if (groups.length > 1) { throw new Error("it's too many"); }
      return { name: `Ride ${groups}`, type: 'widget', entitlements: { 'groups': groups, key: [{ type: 1 }] }, method(x) { return {} }, COLORS }
    };
    """,
  ])
  func colorsAreReadFromLiterals(text: String) throws {
    let target = try #require(try target(text.replacing("COLORS", with: Self.colors)))
    #expect(target.type == "widget")
    #expect(target.colors.map(\.name) == ["$accent", "sky", "odd"])
    #expect(target.colors.map(\.light) == ["#6366f1", "dodgerblue", "no colour"])
    #expect(target.colors.map(\.dark) == [nil, "rgb(10, 20, 30)", nil])
    #expect(target.settings == ["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "$accent"])
  }

  @Test(arguments: ["", "module.exports = {}", "module.exports = { type: kind }", "{ type: 'widget'", "{ type: 'widget }"])
  func withoutATypeThereIsNoTarget(text: String) throws { #expect(try target(text) == nil) }

  nonisolated private static let writtenColors: [(String, [Int])] = [
    ("#0f8", [0, 255, 136, 255]), ("#0f88", [0, 255, 136, 136]), ("#8CB369", [140, 179, 105, 255]), ("#8cb36980", [140, 179, 105, 128]),
    ("SteelBlue", [70, 130, 180, 255]), ("yellowgreen", [154, 205, 50, 255]), ("transparent", [0, 0, 0, 0]),
    ("rgb(1, 2, 300)", [1, 2, 255, 255]), ("rgba(1 2 3 / 20%)", [1, 2, 3, 51]), ("rgba(100%, 0, 0, 0.2)", [255, 0, 0, 51]),
    ("hsl(120, 100%, 25%)", [0, 128, 0, 255]), ("hsla(-120deg, 100%, 50%, 0.2)", [0, 0, 255, 51]),
    ("hsl(30 100% 50%)", [255, 128, 0, 255]),
  ]

  @Test(arguments: writtenColors) func styleSheetColors(text: String, bytes: [Int]) throws {
    let color = try #require(StyleSheetColor(text))
    let parts: [Double] = [color.red, color.green, color.blue, color.alpha]
    #expect(parts.map { (part: Double) -> Int in Int((part * 255).rounded()) } == bytes)
  }

  @Test(arguments: [
    "", "#", "#ff", "#fffff", "#ggg", "rgb(1, 2)", "rgb(1, 2, x)", "rgb(nan, 0, 0)", "rgb(1, inf, 0)", "hsl(nan, 1%, 1%)",
    "hsl(50%, 1%, 1%)", "hsl(a, 1%, 1%)", "blueish", "#6366f1ff0",
  ])
  func otherTextIsNoColor(text: String) { #expect(StyleSheetColor(text) == nil) }

  /// The catalogue has what the target's own lacks, and files that exist.
  @Test func theCatalogueHasWhatTheTargetsOwnLacks() throws {
    try repository.write("package.json", "{}")
    try repository.write("assets/logo.png", "png")
    try repository.write("targets/ride/sign.svg", "<svg><g id=\"Symbols\"><g id=\"Regular-S\"/></g></svg>")
    try repository.write("targets/ride/plain.svg", "<svg/>")
    try repository.write("targets/ride/Assets.xcassets/kept.colorset/Contents.json", "{\"colors\": []}")
    let target = try #require(
      try target(
        """
        module.exports = { type: 'widget',
          colors: { $accent: '#00f', kept: '#f00', both: { light: '#fff', dark: '#000' }, 'a/b': '#fff',
            documented: { color: '#f00', darkColor: '#00f' } },
          images: {
            logo: { '1x': '../../assets/logo.png', '3x': 'assets/logo.png' }, sign: './sign.svg', plain: './plain.svg',
            missing: './none.png', remote: 'https://example.com/a.png',
          },
        }
        """))
    let place = repository.root.appendingPathComponent("made.xcassets")
    let catalogue = ExpoCatalogue(target, catalogues: [repository.root.appendingPathComponent("targets/ride/Assets.xcassets").path])
    #expect(try catalogue.write(to: place))
    let sets = CatalogueReader(place).sets
    #expect(
      sets.map { "\($0.kind) \($0.name)" }.sorted() == [
        "color $accent", "color both", "color documented", "image logo", "image plain", "symbol sign",
      ])
    let contents = try repository.text("made.xcassets/both.colorset/Contents.json")
    #expect(contents.components(separatedBy: "display-p3").count == 3 && contents.components(separatedBy: "dark").count == 2)
    #expect(try repository.text("made.xcassets/documented.colorset/Contents.json").contains("\"colors\":[]"))
    #expect(try repository.text("made.xcassets/logo.imageset/3x.png") == "png" && repository.exists("made.xcassets/logo.imageset/1x.png"))
    // An earlier catalogue is replaced, and an empty one is none.
    let empty = ExpoCatalogue(try #require(try self.target("module.exports = { type: 'widget', colors: { a: '#12' } }")), catalogues: [])
    #expect(try !empty.write(to: place) && !FileManager.default.fileExists(atPath: place.path))
  }

  /// The sources may also be found in a project that refers to the folder.
  @Test func theTargetIsThatOfTheFiles() throws {
    _ = try target("module.exports = { type: 'widget' }")
    let files = ["App/A.swift", "targets/ride/Info.plist", "targets/ride/B.swift"].map { repository.root.appendingPathComponent($0).path }
    #expect(ExpoTarget.of(files)?.type == "widget")
    #expect(ExpoTarget.of(Array(files.prefix(2))) == nil, "only sources say whose folder it is")
  }

  @Test func theAccentColorsNameIsInTheInfoPlist() throws {
    let settings = ["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "$accent"]
    let text = try #require(ExtensionInfo(name: "Ride", settings: settings, file: nil).text)
    #expect(text.contains("<key>NSAccentColorName</key>\n\t<string>$accent</string>"))
  }
}
