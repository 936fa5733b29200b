import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryFormats
@testable import SkerrySourceTools

struct AssetSymbolTests {
  @Test(arguments: [
    ("Logo", "logo"), ("my-icon", "myIcon"), ("ic_home", "icHome"), ("Main Yellow", "mainYellow"), ("QRCode", "qrCode"), ("UAM", "uam"),
    ("LoopGreen", "loopGreen"),
    ("24hours", "_24hours"), ("icon1", "icon1"), ("ProfileImage", "profile"), ("Image", "image"), ("vpn-off-compact", "vpnOffCompact"),
    ("é", "é"), ("---", "_"),
  ]) func namesAreXcodes(_ asset: String, _ expected: String) {
    #expect(AssetSymbol(.image, path: [asset]).name == expected)
  }

  @Test func kindSuffixesAreRemoved() {
    #expect(AssetSymbol(.color, path: ["AccentColor"]).name == "accent")
    #expect(AssetSymbol(.image, path: ["AccentColor"]).name == "accentColor")
    let both = AssetSymbols([(.color, ["Background"]), (.color, ["BackgroundColor"]), (.color, ["background"])])
    #expect(both.symbols.map(\.name) == ["background", "backgroundColor"])
  }

  @Test(arguments: [("default", "`default`"), ("Any", "`Any`"), ("Type", "`Type`"), ("types", "types")])
  func reservedNamesAreInBackticks(_ name: String, _ expected: String) {
    #expect(SwiftName.escaped(name) == expected)
    let symbols = AssetSymbols([(.image, [name, "logo"])])
    let namespace = symbols.symbols[0].namespaces[0]
    #expect(AssetSymbolsText(symbols, sources: []).text.contains("enum \(SwiftName.escaped(namespace)) {"))
  }

  @Test func cataloguesAreRead() throws {
    let root = TemporaryFolder.root.appendingPathComponent("skerry-symbols-\(UUID().uuidString).xcassets")
    func folder(_ path: String, _ contents: String = "{}") throws {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: url.appendingPathComponent("Contents.json"))
    }
    try folder("Logo.imageset")
    try folder("Plain/brand.colorset")
    try folder("Icons", "{\"properties\": {\"provides-namespace\": true}}")
    try folder("Icons/default.imageset")
    try folder("AppIcon.appiconset")
    let symbols = AssetSymbols(catalogues: [root])
    #expect(symbols.symbols.map(\.assetName) == ["Icons/default", "Logo", "brand"])
    let text = AssetSymbolsText(symbols, sources: []).text
    #expect(
      text.contains(
        "enum Icons {\n    nonisolated static var `default`: ImageResource { ImageResource(name: \"Icons/default\", bundle: .main) }"))
    #expect(text.contains("nonisolated static var brand: SwiftUI.Color { .init(ColorResource.brand) }"))
    // A colour that the team declares itself keeps its declaration.
    let own = "extension Color { static let brand = Color(\"brand\") }"
    let style = "extension ShapeStyle where Self == Color { static var brand: Color { .red } }"
    #expect(!AssetSymbolsText(symbols, sources: [own]).text.contains("extension SwiftUI.Color {"))
    // As a style it has no other.
    #expect(AssetSymbolsText(symbols, sources: [own]).text.contains("extension SwiftUI.ShapeStyle"))
    #expect(!AssetSymbolsText(symbols, sources: [own, style]).text.contains("SwiftUI.Color"))
  }

  /// Only members of the types that get assets count: not those of other types, of functions, in comments or in strings.
  @Test(arguments: [
    ("extension SwiftUI.Color: Sendable { public static var `brand`: Color { .red } }", ["brand"]),
    ("extension ShapeStyle where Self == Color { static let a = Color.red, b = 1 }\nextension UIImage { static let c = 1 }", ["a", "c"]),
    ("enum Theme { static let brand = 1 }", []), ("extension Theme { static let brand = 1 }", []),
    ("extension Color { enum Theme { static let brand = 1 }; func f() { struct S { static var x = 1 } } }", []),
    ("// extension Color { static let brand = 1 }\nlet text = \"extension Color { static let brand = 1 }\"", []),
    ("extension Color { static let brand", ["brand"]), ("extension", []),
  ]) func declaredMembers(_ source: String, _ expected: [String]) {
    #expect(AssetMembers.names(in: source, of: AssetMembers.types).sorted() == expected)
  }

  @Test func systemColoursKeepTheirMeaning() {
    let text = AssetSymbolsText(AssetSymbols([(.color, ["Red"]), (.color, ["Tint"])]), sources: []).text
    #expect(text.contains("static var red: ColorResource") && !text.contains("static var red: SwiftUI.Color"))
    #expect(text.components(separatedBy: "static var tint: SwiftUI.Color").count == 2)
  }
}
