import Foundation
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// The names of resources that Tuist generates.
struct TuistAccessorsTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  @Test(
    arguments: [
      ("Gray50", "Gray50", "gray50"), ("20_rest", "_20Rest", "_20Rest"), ("ic_arrow left", "IcArrowLeft", "icArrowLeft"),
      ("URLChooser", "URLChooser", "urlChooser"), ("img-onboarding_1", "ImgOnboarding1", "imgOnboarding1"), ("SOS", "Sos", "sos"),
      ("IMG_LOGO", "ImgLogo", "imgLogo"), ("SemiBold", "SemiBold", "semiBold"), ("a", "A", "a"), ("X2Y", "X2Y", "x2Y"), ("", "_", "_"),
    ])
  func namesAreThoseOfTheTemplates(_ text: String, _ type: String, _ member: String) {
    #expect(AccessorName.type(text) == type && AccessorName.member(text) == member)
  }

  private func path(_ path: String) -> String { repository.root.appendingPathComponent(path).path }
  private func names(_ text: String) -> SwiftNames { SwiftNames(SwiftOutline(text)) }

  private func catalogue(_ place: String, _ sets: [String]) throws {
    try repository.write("\(place)/Contents.json", "{}")
    for set in sets {
      let key = set.hasSuffix("colorset") ? "colors" : "images"
      try repository.write("\(place)/\(set)/Contents.json", "{\"\(key)\": []}")
    }
  }

  @Test func assetsAreMembersOfTheirCataloguesAndGroups() throws {
    try catalogue("Kit/Resources/Color.xcassets", ["Gray50.colorset"])
    try catalogue("Kit/Resources/Image.xcassets", ["20/20_rest.imageset", "dark/moon.imageset"])
    try repository.write("Kit/Resources/Image.xcassets/dark/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
    let resources = [path("Kit/Resources/Color.xcassets"), path("Kit/Resources/Image.xcassets")]
    let view = names("let a = DesignKitAsset.Color.gray50.swiftUIColor")
    let text = try #require(TuistAccessors.text([("Design_Kit", resources)], view))
    #expect(text.contains("enum DesignKitAsset: Sendable {\n  enum Color: Sendable {\n    static var gray50: DesignKitColors"))
    #expect(text.contains("  enum Image: Sendable {\n    static var _20Rest: DesignKitImages { DesignKitImages(name: \"20_rest\") }\n"))
    #expect(text.contains("    enum Dark: Sendable {\n      static var moon: DesignKitImages { DesignKitImages(name: \"dark/moon\") }\n"))
    let single = try #require(TuistAccessors.text([("DesignKit", [resources[0]])], view))
    #expect(single.contains("enum DesignKitAsset: Sendable {\n  static var gray50: DesignKitColors"))
  }

  /// Groups whose names are one in Swift are one enum, whose members each have one declaration.
  @Test func groupsThatDifferInSpellingAreOne() throws {
    try catalogue("Kit/Image.xcassets", ["my icons/sun.imageset", "my_icons/moon.imageset", "my_icons/sun.imageset"])
    for group in ["my icons", "my_icons"] {
      try repository.write("Kit/Image.xcassets/\(group)/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
    }
    let text = try #require(TuistAccessors.text([("Kit", [path("Kit/Image.xcassets")])], names("KitAsset.MyIcons.sun")))
    #expect(text.components(separatedBy: "enum MyIcons").count == 2)
    #expect(text.components(separatedBy: "static var sun:").count == 2 && text.contains("\"my icons/sun\""))
    #expect(text.contains("static var moon: KitImages { KitImages(name: \"my_icons/moon\") }"))
  }

  @Test func onlyWhatFilesNameAndDoNotDeclareIsMade() throws {
    try catalogue("Kit/Colors.xcassets", ["Gray50.colorset"])
    let modules = [(name: "Kit", resources: [path("Kit/Colors.xcassets")])]
    #expect(TuistAccessors.text(modules, names("let a = KitColors.self"))?.contains("struct KitColors") == true)
    #expect(TuistAccessors.text(modules, names("let a = OtherAsset.gray50")) == nil)
    #expect(TuistAccessors.text(modules, names("enum KitAsset {}\nlet a = KitAsset.gray50")) == nil)
    #expect(TuistAccessors.text([(name: "Kit", resources: [])], names("let a = KitAsset.gray50")) == nil)
    let fonts = TuistAccessors.text(modules, names("let a = KitFontFamily.Inter.bold"))
    #expect(fonts == nil)
  }

  @Test func stringsAreMembersOfTheirTablesAndKeys() throws {
    try repository.write(
      "Kit/en.lproj/Localizable.strings",
      "\"ride.title\" = \"Ride\";\n\"ride.left\" = \"%1$@ in %2$d min\";\n\"100%%\" = \"100%%\";\n\"%@\" = \"%@\";\n\"…%@\" = \"…\";\n")
    try repository.write("Kit/de.lproj/Localizable.strings", "\"ride.title\" = \"Fahrt\";\n")
    try repository.write("Kit/de.lproj/InfoPlist.strings", "\"CFBundleName\" = \"Fahrt\";\n")
    let files = ["Kit/de.lproj/Localizable.strings", "Kit/en.lproj/Localizable.strings", "Kit/de.lproj/InfoPlist.strings"].map(path)
    let text = try #require(TuistAccessors.text([("Kit", files)], names("KitStrings.Ride.title")))
    #expect(text.contains("enum KitStrings: Sendable {\n  static var _100: String"))
    // Keys without a letter or digit have no name in Swift.
    #expect(!text.contains("static func _(") && !text.contains("static var _:"))
    #expect(text.contains("  enum Ride: Sendable {\n    static func left(_ p1: Any, _ p2: Int) -> String {"))
    #expect(text.contains("    static var title: String { NSLocalizedString(\"ride.title\", tableName: \"Localizable\", comment: \"\") }"))
    try repository.write(
      "Kit/Ride.xcstrings",
      "{\"sourceLanguage\": \"ko\", \"strings\": {\"gate\": {\"localizations\": {\"ko\": {\"stringUnit\": {\"value\": \"%@ 번\"}}}}}}")
    let both = try #require(TuistAccessors.text([("Kit", files + [path("Kit/Ride.xcstrings")])], names("KitStrings.Ride.title")))
    #expect(both.contains("  enum Localizable: Sendable {\n") && both.contains("  enum Ride: Sendable {\n    static func gate(_ p1: Any)"))
  }

  @Test(arguments: [
    ("plain", []), ("%@ of %d", ["String", "Int"]), ("%2$@ %1$lld", ["Int", "String"]), ("%.1f %%", ["Double"]), ("%%d", []),
    ("50% off", ["Int"]), ("%3$@", ["String", "String", "String"]), ("%65$@", []), ("%999999999$@", []), ("%99999999999999999999$@", []),
    ("%64$d", Array(repeating: "String", count: 63) + ["Int"]),
  ])
  func placeholdersHaveTypes(_ format: String, _ types: [String]) {
    #expect(StringAccessors.placeholders(in: format) == types)
  }

  @Test func fontsAreMembersOfTheirFamilies() throws {
    let folder = Checkout.root
    let files = ["Bold", "Regular"].map { folder.appendingPathComponent("Fonts/Faces/Quicksand/Quicksand-\($0).ttf").path }
    let text = try #require(TuistAccessors.text([("Kit", files)], names("KitFontFamily.Quicksand.bold.swiftUIFont(size: 12)")))
    #expect(
      text.contains(
        "  enum Quicksand: Sendable {\n    static var bold: KitFontConvertible { KitFontConvertible(name: \"Quicksand-Bold\", family: \"Quicksand\", path: \"Quicksand-Bold.ttf\") }"
      ))
    #expect(text.contains("static var all: [KitFontConvertible] { [bold, regular] }"))
    #expect(text.contains("static var allCustomFonts: [KitFontConvertible] { Quicksand.all }"))
  }

  @Test func aProjectWithoutTuistHasNone() throws {
    try repository.makeSynchronized()
    #expect(!ExtensionFinder(root: repository.root, target: nil).usesTuist)
    try repository.write("Project.swift", "import Foundation\nlet project = 1\n")
    #expect(!ExtensionFinder(root: repository.root, target: nil).usesTuist)
    try repository.write("Kit/Project.swift", "import ProjectDescription\nlet project = Project(name: \"Kit\")\n")
    #expect(ExtensionFinder(root: repository.root, target: nil).usesTuist)
  }
}
