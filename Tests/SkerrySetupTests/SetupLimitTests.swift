import Foundation
import SkerryFormats
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// Both sides of the limits of what is read from a repository.
@Suite struct SetupLimitTests {
  // MARK: Files of specifications

  /// A list is nested in as many lists as there are brackets around it.
  @Test func yamlIsReadToADepthAndANumberOfValues() throws {
    func lists(_ count: Int) throws -> YAMLValue {
      try YAMLValue(parsing: String(repeating: "[", count: count) + String(repeating: "]", count: count))
    }
    #expect(throws: Never.self) { try lists(100) }
    #expect(throws: YAMLValue.Failure.self) { try lists(101) }
    // The list itself is a value, too.
    func words(_ count: Int) throws -> Int { try YAMLValue(parsing: "[" + String(repeating: "a,", count: count) + "]").list.count }
    #expect(try words(199_998) == 199_998)
    #expect(throws: YAMLValue.Failure.self) { try words(199_999) }
  }

  @Test(arguments: [(15, 15), (16, 15)]) func scriptObjectsAreReadToADepth(_ count: Int, _ depth: Int) throws {
    let text = "{type: 'widget', " + String(repeating: "a: {", count: count) + String(repeating: "}", count: count) + "}"
    var object = ScriptObject(in: text, with: "type")
    var levels = 0
    while let inner = object?.object("a") { (object, levels) = (inner, levels + 1) }
    #expect(levels == depth)
  }

  @Test(arguments: [(7, true), (8, false)]) func includesAreFollowedToADepth(_ count: Int, _ isRead: Bool) throws {
    let repository = try FixtureRepository()
    try repository.write("project.yml", "include: a1.yml\n")
    for number in 1...count { try repository.write("a\(number).yml", number < count ? "include: a\(number + 1).yml\n" : "name: A\n") }
    let path = repository.root.appendingPathComponent("project.yml").path
    if isRead {
      #expect(try XcodeGenSpecification(path, root: repository.root.path).included.count == count)
    } else {
      #expect { try XcodeGenSpecification(path, root: repository.root.path) } throws: { "\($0)".contains("more than 8 deep") }
    }
  }

  @Test func includesOfOneFileAreCounted() throws {
    let repository = try FixtureRepository()
    try repository.write("project.yml", "include: [" + (0..<33).map { "a\($0).yml" }.joined(separator: ", ") + "]\n")
    for number in 0..<33 { try repository.write("a\(number).yml", "name: A\n") }
    let path = repository.root.appendingPathComponent("project.yml").path
    #expect(try XcodeGenSpecification(path, root: repository.root.path).included.count == 32)
  }

  /// `a0` is `a1`, and so on up to a text.
  @Test(arguments: [(7, "Ride"), (8, nil)]) func constantsAreFollowed(_ count: Int, _ expected: String?) throws {
    let constants = (0..<count).map { "let a\($0) = " + ($0 + 1 < count ? "a\($0 + 1)" : "\"Ride\"") + "\n" }.joined()
    #expect(text(constants + "a0") == expected)
  }

  /// A type may have 22 words and marks.
  @Test(arguments: [("any A" + String(repeating: ".A", count: 10), "Ride"), ("A" + String(repeating: ".A", count: 11), nil)])
  func typesOfConstantsArePassedOver(_ type: String, _ expected: String?) throws {
    #expect(text("let a: \(type) = \"Ride\"\na") == expected)
  }

  /// The value of the expression on the last line.
  private func text(_ manifest: String) -> String? {
    let tokens = SwiftOutline(manifest).tokens
    return tokens.lastIndex(where: \.startsLine).flatMap { ManifestConstants(bytes: Array(manifest.utf8), tokens: tokens).text(at: $0) }
  }

  // MARK: Settings and conditions

  @Test(arguments: [(15, "x"), (16, "$(A16)")]) func settingsAreFollowed(_ count: Int, _ expected: String) throws {
    var settings = ["INFOPLIST_KEY_X": "$(A0)", "A\(count)": "x"]
    for level in 0..<count { settings["A\(level)"] = "$(A\(level + 1))" }
    #expect(try list(settings)["X"] as? String == expected)
  }

  @Test(arguments: [(15, "x"), (16, "$(A)")]) func listsInListsAreFilled(_ count: Int, _ expected: String) throws {
    let file = TemporaryFolder.root.appendingPathComponent("\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    let nested = (0..<count).reduce("$(A)" as Any) { inner, _ in [inner] }
    try PropertyListSerialization.data(fromPropertyList: ["X": nested], format: .xml, options: 0).write(to: file)
    var value = try list(["A": "x"], file: file.path)["X"]
    while let outer = value as? [Any] { value = outer.first }
    #expect(value as? String == expected)
  }

  private func list(_ settings: [String: String], file: String? = nil) throws -> [String: Any] {
    let text = try #require(ExtensionInfo(name: "W", settings: settings, file: file).text)
    return try #require(PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any])
  }

  /// 199 words and marks, and one or two marks more.
  @Test(arguments: [("!", true), ("!!", nil)] as [(String, Bool?)]) func longConditionsAreNotDecided(_ marks: String, _ holds: Bool?) {
    let text = marks + "true" + String(repeating: "||true", count: 66)
    let tokens = SwiftOutline(text).tokens
    #expect(tokens.count == 199 + marks.count)
    #expect(CompilationCondition(tokens[...]) { _ in false }.holds == holds)
  }

  // MARK: Files and folders

  @Test func foldersAreEnteredToADepth() throws {
    let repository = try FixtureRepository()
    let eleven = String(repeating: "d/", count: 11)
    try repository.write(eleven + "a.swift", "")
    try repository.write(eleven + "d/b.swift", "")
    #expect(FileWalk.files(below: repository.root).map { ($0 as NSString).lastPathComponent } == ["a.swift"])
  }

  @Test(arguments: [(3_999_999, true), (4_000_000, false)]) func largeFilesAreNotRead(_ count: Int, _ isRead: Bool) throws {
    let repository = try FixtureRepository()
    let text = "struct Ride {}\n//"
    try repository.write("Ride.swift", text + String(repeating: " ", count: count - text.utf8.count))
    let file = repository.root.appendingPathComponent("Ride.swift")
    #expect(SwiftFileFacts(file).declared.contains("Ride") == isRead)
    #expect(ProjectDescription.text(file.path).isEmpty != isRead)
    #expect((ReachabilityFile.reasonUnused(file.path) == nil) == isRead)
  }

  /// Five names, and how many more there are.
  @Test(arguments: [(5, "e.swift."), (6, "e.swift and 1 more.")]) func unneededFilesAreNamed(_ count: Int, _ end: String) throws {
    let repository = try FixtureRepository()
    try repository.makeSynchronized()
    for name in ["a", "b", "c", "d", "e", "f"].prefix(count) { try repository.write("ios/Widget/\(name).swift", "enum Part\(name) {}\n") }
    let finder = ExtensionFinder(root: repository.root, target: nil)
    let reference = try SkerryReference("https://example.org/skerry.git#1.0.0", root: repository.root)
    let plan = try SetupPlanner(finder: finder, found: finder.find(), root: repository.root, skerry: reference).plan()
    let note = try #require(plan.notes.first { $0.contains("that no widget needs") })
    #expect(note.hasPrefix("\(count) Swift files ") && note.hasSuffix(end), "\(note)")
  }

  /// Forty files are taken from elsewhere, three of them by the repository itself.
  @Test(arguments: [37, 38]) func additionsAreCounted(_ count: Int) throws {
    let repository = try FixtureRepository()
    try repository.makeBare()
    for number in 0..<count { try repository.write("shared/Part\(number).swift", "struct Part\(number) {}\n") }
    let parts = (0..<count).map { "Part\($0).self" }.joined(separator: ", ")
    try repository.write("targets/widget/Parts.swift", "private let all: [Any] = [\(parts)]\n")
    #expect(try ExtensionFinder(root: repository.root, target: nil).find().additions.count == 40)
  }

  /// A change within 50 milliseconds of the first look may not be noticed.
  @Test func filesSettle() throws {
    let repository = try FixtureRepository()
    try repository.write("a.swift", "")
    var state = FolderState()
    state.add(repository.root.path)
    let changed = state.newest
    #expect(changed > 0 && !state.isSettled(at: changed + 50_000_000) && state.isSettled(at: changed + 50_000_001))
  }

  @Test(arguments: [(48, 48), (49, 48)]) func namesInTheCacheAreShort(_ count: Int, _ kept: Int) {
    let name = String(repeating: "n", count: count)
    let place = SkerryCache(environment: ["SKERRY_CACHE": "/cache"]).place(of: URL(fileURLWithPath: "/work/\(name)"))
    #expect(place.lastPathComponent.hasPrefix(String(repeating: "n", count: kept) + "-"))
  }

  // MARK: Catalogues

  /// The twelve catalogues of other targets that are nearest to the extension.
  @MainActor @Test func cataloguesOfOtherTargetsAreCounted() throws {
    let repository = try FixtureRepository()
    try repository.makeSynchronized()
    for number in 10..<23 {
      try repository.write("ios/Other/C\(number).xcassets/tone\(number).colorset/Contents.json", #"{"colors":[]}"#)
    }
    let finder = ExtensionFinder(root: repository.root, target: nil)
    let found = try #require(try finder.findAll().found.first)
    let resources = ExtensionResources(found, finder: finder)
    #expect((10..<23).filter { resources.isAppAsset("tone\($0)") }.count == 12)
  }
}
