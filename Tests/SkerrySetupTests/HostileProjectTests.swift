import Foundation
import SkerryFormats
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// Files of a repository that are small and ask for much: each is read in bounded time and memory.
@Suite struct HostileProjectTests {
  let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  // MARK: Settings

  private func settings(_ widget: String, project: String = "") throws -> [String: String] {
    try repository.makeSynchronized()
    try repository.write("ios/Config/Widget.xcconfig", widget)
    let path = "ios/App.xcodeproj/project.pbxproj"
    let list = "{isa = XCBuildConfiguration; name = Debug; buildSettings = {\(project)}; };"
    try repository.write(
      path,
      try repository.text(path).replacing("D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };", with: "D = \(list)"))
    let project = try XcodeProject(repository.root.appendingPathComponent("ios/App.xcodeproj"))
    let target = try #require(project.targets.first { $0.object["name"] as? String == "RideWidget" })
    return project.settings(of: target.object)
  }

  /// As in Xcode: the last line of a file counts, and it inherits from the outer level and not from the lines above it.
  @Test func aLineInheritsFromTheOuterLevel() throws {
    let found = try settings("X = a\nX = $(inherited) b $(X)\nY = c\n", project: "X = outer; Y = d; ")
    #expect(found["X"] == "outer b outer")
    #expect(found["Y"] == "c")
  }

  /// As Xcode 16 refers to files of synchronized folders.
  @Test func aFileOfASynchronizedFolderIsTheBaseConfiguration() throws {
    try repository.makeSynchronized()
    let path = "ios/App.xcodeproj/project.pbxproj"
    let text = try repository.text(path)
      .replacing(
        "baseConfigurationReference = X;",
        with: "baseConfigurationReferenceAnchor = GC; baseConfigurationReferenceRelativePath = Widget.xcconfig;"
      )
      .replacing("children = (GA,", with: "children = (GC, GA,")
      .replacing(
        "  GA = {", with: "  GC = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = \"<group>\"; };\n  GA = {")
    try repository.write(path, text)
    let project = try XcodeProject(repository.root.appendingPathComponent("ios/App.xcodeproj"))
    let target = try #require(project.targets.first { $0.object["name"] as? String == "RideWidget" })
    #expect(project.settings(of: target.object)["SWIFT_VERSION"] == "6.0")
  }

  @Test func aSemicolonMayEndALine() throws {
    #expect(try settings("X = iphoneos;\n")["X"] == "iphoneos")
  }

  @Test func aSettingThatDoublesItselfStaysShort() throws {
    let line = "X = " + String(repeating: "$(X)", count: 32_768) + "\n"
    #expect(try settings(line, project: "X = ab; ")["X"]?.utf8.count == 65_536)
    #expect(try settings(line + "\n", project: "X = abc; ")["X"] == "abc")
  }

  @Test func settingsThatNameManyOthersEnd() throws {
    var settings = ["INFOPLIST_KEY_Long": "$(A0)", "A14": "x"]
    for level in 0..<14 { settings["A\(level)"] = String(repeating: "$(A\(level + 1))", count: 50) }
    let text = try #require(ExtensionInfo(name: "W", settings: settings, file: nil).text)
    #expect(text.utf8.count < 3_000_000)
    settings["A14"] = ""
    #expect(ExtensionInfo(name: "W", settings: settings, file: nil).text != nil)
  }

  @Test(arguments: [
    ("$(N:rfc1034identifier)", "My-App-2"), ("$(N:c99extidentifier)", "My_App_2"), ("$(N:lower)", "my app 2"), ("$(N:upper)", "MY APP 2"),
    ("$(NONE:default=x.y)", "x.y"), ("$(N:default=x)", "My App 2"), ("${N:lower:rfc1034identifier}", "my-app-2"),
    ("$(N:other)", "My App 2"),
  ])
  func operatorsAreApplied(_ text: String, _ expected: String) throws {
    let settings = ["INFOPLIST_KEY_X": text, "N": "My App 2"]
    let list = try #require(ExtensionInfo(name: "W", settings: settings, file: nil).text)
    let found = try PropertyListSerialization.propertyList(from: Data(list.utf8), format: nil) as? [String: Any]
    #expect(found?["X"] as? String == expected)
  }

  // MARK: Manifests and specifications

  private func constants(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let tokens = SwiftOutline(text).tokens
    guard let start = tokens.lastIndex(where: \.startsLine) else { return nil }
    return ManifestConstants(bytes: bytes, tokens: tokens).text(at: start)
  }

  @Test func aTargetsNameIsShort() {
    #expect(constants("let b = \"Kit\"\n\"\\(b)Core\"") == "KitCore")
    // A case without a value of its own is called as it is written.
    #expect(constants("enum Part: String { case core, ui = \"Look\" }\nApp.Part.core.rawValue") == "core")
    #expect(constants("enum Part: String { case core, ui = \"Look\" }\nApp.Part.ui.rawValue") == "Look")
    let long = String(repeating: "k", count: 128)
    #expect(constants("let b = \"\(long)\"\n\"\\(b)\(long.dropLast())\"")?.count == 255)
    #expect(constants("let b = \"\(long)\"\n\"\\(b)\\(b)\"") == nil)
    let levels = (0..<7).map { "let a\($0) = \"" + String(repeating: "\\(a\($0 + 1))", count: 20) + "\"\n" }.joined()
    #expect(constants(levels + "let a7 = \"\"\n\"\\(a0)\"") == nil)
  }

  @Test(arguments: [(15, true), (16, false)]) func includesAreCounted(files: Int, isRead: Bool) throws {
    // Each of 16 files includes as many others: with the first, 16 or 17 times 15 or 16 includes.
    try repository.write("project.yml", "include:\n" + (0..<16).map { "  - a\($0).yml\n" }.joined())
    for number in 0..<16 { try repository.write("a\(number).yml", "include:\n" + (0..<files).map { "  - b\($0).yml\n" }.joined()) }
    for number in 0..<files { try repository.write("b\(number).yml", "name: B\n") }
    let path = repository.root.appendingPathComponent("project.yml").path
    if isRead {
      #expect(try XcodeGenSpecification(path, root: repository.root.path).included.count == 31)
    } else {
      #expect { try XcodeGenSpecification(path, root: repository.root.path) } throws: { "\($0)".contains("more than 256 includes") }
    }
  }

  @Test(.timeLimit(.minutes(1))) func bracketsWithoutEndAreReadAFewTimes() {
    #expect(ScriptObject(in: String(repeating: "{a:", count: 20_000), with: "type") == nil)
    // Up to fifteen of them may precede the object.
    #expect(ScriptObject(in: String(repeating: "{ 'a\n", count: 15) + "{type: 'widget'}", with: "type")?.text("type") == "widget")
    let long = "{type: 'widget'}" + String(repeating: " ", count: 262_144 - 16)
    #expect(ScriptObject(in: long, with: "type") != nil)
    #expect(ScriptObject(in: long + " ", with: "type") == nil)
  }

  // MARK: Sources and groups

  @Test(arguments: [127, 128, 129]) func typesInTypesAreReadToADepth(levels: Int) {
    let text = String(repeating: "enum A {", count: levels) + "struct Deepest {}" + String(repeating: "}", count: levels)
    var (declarations, depth) = (SwiftOutline(text).declarations, 0)
    while let first = declarations.first, first.name == "A" { (declarations, depth) = (first.members, depth + 1) }
    #expect(depth == levels)
    #expect(declarations.map(\.name) == (levels <= 128 ? ["Deepest"] : []))
    let many = String(repeating: "enum A {", count: 20_000)
    #expect(SwiftOutline(many).declarations.first?.name == "A")
  }

  @Test(arguments: [62, 63]) func groupsInGroupsHaveAPlaceToADepth(groups: Int) throws {
    try repository.makeSynchronized()
    let path = "ios/App.xcodeproj/project.pbxproj"
    let list = (0..<groups).map { "N\($0) = {isa = PBXGroup; path = g; sourceTree = \"<group>\"; children = (N\($0 + 1), ); };\n" }.joined()
    let file = "N\(groups) = {isa = PBXFileReference; path = f.swift; sourceTree = \"<group>\"; };\n"
    try repository.write(
      path,
      try repository.text(path).replacing(
        "G = {isa = PBXGroup; sourceTree = \"<group>\"; children = (",
        with: list + file + "G = {isa = PBXGroup; sourceTree = \"<group>\"; children = (N0, "))
    let project = try XcodeProject(repository.root.appendingPathComponent("ios/App.xcodeproj"))
    let place = project.place(of: "N\(groups)")?.path
    let whole = repository.root.path + "/ios/" + String(repeating: "g/", count: groups) + "f.swift"
    #expect(place == (groups < 63 ? whole : nil))
  }

  /// A folder around the project is not a target's own.
  @Test(arguments: ["path = /; sourceTree = \"<absolute>\"", "path = ../..; sourceTree = \"<group>\""])
  func aSynchronizedFolderAroundTheProjectIsNotRead(place: String) throws {
    try repository.makeSynchronized()
    let path = "ios/App.xcodeproj/project.pbxproj"
    try repository.write(path, try repository.text(path).replacing("path = Widget; sourceTree = \"<group>\"", with: place))
    let project = try XcodeProject(repository.root.appendingPathComponent("ios/App.xcodeproj"))
    let found = try #require(project.targets.first { $0.object["name"] as? String == "RideWidget" })
    let target = try #require(XcodeTarget(found.id, found.object, in: project))
    #expect(target.files.allSatisfy { $0.path.hasPrefix(repository.root.path) })
    #expect(!target.files.contains { $0.lastPathComponent == "RideBundle.swift" })
  }
}
