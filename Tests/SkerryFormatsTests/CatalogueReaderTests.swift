import Foundation
import SkerryFormats
import SkerryTestSupport
import Testing

/// The rules shared by drawing, lint and generated names, each from both sides.
@Suite struct CatalogueReaderTests {
  /// A catalogue on disk, removed with the test.
  private final class Folder {
    let url = TemporaryFolder.root.appendingPathComponent("skerry-catalogue-\(UUID().uuidString)/A.xcassets")
    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

    func write(_ path: String, _ text: String = "{}") throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    var read: CatalogueReader { CatalogueReader(url) }
    var names: [String] { read.sets.map { "\($0.kind) \($0.name)" } }
  }

  private let images = #"{"images":[]}"#

  @Test(arguments: [
    (#"{"components":{"red":"nan","green":"0","blue":"0"}}"#, "component red is nan"),
    (#"{"components":{"red":"0xZZ","green":"0","blue":"0"}}"#, "component red is 0xZZ"),
    (#"{"components":{"red":"0.2","green":"0.3"}}"#, "without the component blue"),
    (#"{"components":{"white":"0.2","alpha":"x"}}"#, "component alpha is x"),
    (#"{"components":"red"}"#, "without components"), (#""red""#, "not an object"),
    (#"{"color-space":"cmyk","components":{"red":"0","green":"0","blue":"0"}}"#, "the colour space cmyk"),
  ])
  func unusableColorsAreProblems(_ color: String, _ words: String) throws {
    let folder = Folder()
    try folder.write("brand.colorset/Contents.json", #"{"colors":[{"idiom":"universal","color":\#(color)}]}"#)
    #expect(folder.read.problems.map(\.sentence).filter { $0.contains(words) }.count == 1)
  }

  @Test(arguments: [
    #"{"color-space":"display-p3","components":{"red":"0x1F","green":"255","blue":"0.5","alpha":"1.000"}}"#,
    #"{"components":{"red":0.1,"green":1,"blue":0}}"#, #"{"color-space":"gray-gamma-22","components":{"white":"0.5"}}"#,
    #"{"platform":"ios","reference":"systemRedColor"}"#,
  ])
  func usableColorsAreNot(_ color: String) throws {
    let folder = Folder()
    try folder.write("brand.colorset/Contents.json", #"{"colors":[{"idiom":"universal","color":\#(color)},{"idiom":"universal"}]}"#)
    #expect(folder.read.problems.isEmpty)
  }

  @Test func setsAreNamedByTheirFoldersAndNamespaces() throws {
    let folder = Folder()
    try folder.write("Logo.imageset/Contents.json", images)
    try folder.write("v1.2.imageset/Contents.json", images)
    try folder.write("Plain/brand.colorset/Contents.json", #"{"colors":[]}"#)
    try folder.write("Icons/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    try folder.write("Icons/Map.v2/pin.symbolset/Contents.json", #"{"symbols":[]}"#)
    try folder.write("Icons/off/Contents.json", #"{"properties":{"provides-namespace":false}}"#)
    try folder.write("Icons/off/a.imageset/Contents.json", images)
    try folder.write("AppIcon.appiconset/b.imageset/Contents.json", images)
    // An icon of visionOS has layers, each with an image set that no code can name.
    try folder.write("AppIcon.solidimagestack/Front.solidimagestacklayer/Content.imageset/Contents.json", images)
    try folder.write(".hidden/c.imageset/Contents.json", images)
    #expect(folder.names == ["symbol Icons/pin", "image Icons/a", "image Logo", "color brand", "image v1.2"])
    #expect(folder.read.problems.isEmpty)
  }

  /// The catalogue's own file and those of groups may be missing, but not be damaged: a namespace would be lost without a word.
  @Test(arguments: ["", "Icons/"])
  func damagedFilesOfGroupsAreProblems(_ group: String) throws {
    let folder = Folder()
    try folder.write("\(group)a.imageset/Contents.json", images)
    #expect(folder.read.problems.isEmpty)
    try folder.write("\(group)Contents.json", #"{"properties":{"#)
    let problem = try #require(folder.read.problems.first)
    #expect(folder.read.problems.count == 1 && problem.path.hasSuffix("A.xcassets/\(group)Contents.json"))
    #expect(problem.sentence == "is not valid JSON: it ends too early; close its quotes and brackets" && folder.names == ["image a"])
  }

  @Test func aSingleSetIsRead() throws {
    let folder = Folder()
    try folder.write("a.imageset/Contents.json", images)
    #expect(CatalogueReader(folder.url.appendingPathComponent("a.imageset")).sets.map(\.name) == ["a"])
  }

  @Test(arguments: [("1x", 1), ("2x", 2), ("3x", 3), ("4x", nil), ("2", nil), ("", nil), ("0.5x", nil)] as [(String, Double?)])
  func scalesAreThreeAndOthersAreRefused(_ text: String, _ scale: Double?) throws {
    let folder = Folder()
    try folder.write("a.imageset/a.png")
    try folder.write("a.imageset/Contents.json", #"{"images":[{"filename":"a.png","scale":"\#(text)"}]}"#)
    let file = try #require(folder.read.sets.first?.entries.first?.file)
    #expect(file.scale == scale)
    #expect((file.fault == nil) == (scale != nil))
    #expect(folder.read.problems.count == (scale == nil ? 1 : 0) && folder.read.problems.allSatisfy(\.isAboutFile))
  }

  @Test(arguments: ["", ".", "..", "../a.png", "b/a.png", "/etc/passwd"])
  func filesLieInTheirSet(_ name: String) throws {
    let folder = Folder()
    try folder.write("a.imageset/Contents.json", "{\n \"images\": [\n  {\"filename\": \"\(name)\"}]}")
    let problem = try #require(folder.read.problems.first)
    #expect(problem.sentence.contains("lies outside its set"))
    #expect(problem.line == 3 && problem.column == 16)
  }

  @Test func filesAreThereAndRegular() throws {
    let folder = Folder()
    try folder.write("a.imageset/real.png", "x")
    let set = folder.url.appendingPathComponent("a.imageset")
    try FileManager.default.createSymbolicLink(
      at: set.appendingPathComponent("linked.png"), withDestinationURL: set.appendingPathComponent("real.png"))
    try FileManager.default.createSymbolicLink(
      at: set.appendingPathComponent("device.png"), withDestinationURL: URL(fileURLWithPath: "/dev/zero"))
    try folder.write("a.imageset/folder.png/b", "x")
    let names = ["real.png", "linked.png", "device.png", "folder.png", "gone.png"]
    try folder.write("a.imageset/Contents.json", #"{"images":[\#(names.map { "{\"filename\":\"\($0)\"}" }.joined(separator: ","))]}"#)
    let faults = try #require(folder.read.sets.first).entries.map { $0.file?.fault }
    #expect(faults[0] == nil && faults[1] == nil)
    #expect(faults[2]?.contains("is not a regular file") == true && faults[3]?.contains("is not a regular file") == true)
    #expect(faults[4]?.contains("is not in the set") == true)
  }

  @Test func linkedFoldersAreNotEntered() throws {
    let folder = Folder()
    try folder.write("a.imageset/Contents.json", images)
    try FileManager.default.createSymbolicLink(at: folder.url.appendingPathComponent("loop"), withDestinationURL: folder.url)
    #expect(folder.names == ["image a"])
    #expect(folder.read.problems.map(\.sentence) == ["is a link to a folder, which is not entered; put the folder itself there"])
  }

  @Test(arguments: [15, 16]) func groupsAreReadToADepth(_ depth: Int) throws {
    let folder = Folder()
    try folder.write(Array(repeating: "g", count: depth).joined(separator: "/") + "/a.imageset/Contents.json", images)
    #expect(folder.names == (depth == 15 ? ["image a"] : []))
    #expect(folder.read.problems.count == (depth == 15 ? 0 : 1))
  }

  /// Too many folders are one problem, at the first that is not read.
  @Test(arguments: [(6, []), (5, ["a.imageset"]), (2, ["g"])] as [(Int, [String])])
  func foldersAreReadUpToALimit(_ limit: Int, _ unread: [String]) throws {
    let folder = Folder()
    for set in ["g/a", "h/a", "b", "c"] { try folder.write("\(set).imageset/Contents.json", images) }
    let reader = CatalogueReader(folder.url, folderLimit: limit)
    #expect(reader.problems.map { URL(fileURLWithPath: $0.path).lastPathComponent } == unread)
    #expect(reader.problems.allSatisfy { $0.sentence.contains("more than \(limit) folders") })
  }

  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test(arguments: [
    ("", "is empty"), ("[]", "is not a JSON object"), ("{}", "has no list \"images\""),
    (#"{"images":[7]}"#, "is not an object"), (String(repeating: "[", count: 100_000), "are nested more than 128 deep"),
    (nested(65), "is not a JSON object"), (#"{"":0,"images":\#(nested(64))}"#, "is not a JSON object"),
    (#"{"\"":0,"images":\#(nested(64))}"#, "is not a JSON object"), (#"{"":"[","images":\#(nested(63))}"#, "is not an object"),
    (String(repeating: " ", count: 1 << 20) + "{}", "has more than 1 MB"),
    (#"{"images":[\#(Array(repeating: "{}", count: 1001).joined(separator: ","))]}"#, "lists more than 1000 images"),
  ]) func unusableContentsAreAProblem(_ text: String, _ words: String) throws {
    let folder = Folder()
    try folder.write("a.imageset/Contents.json", text)
    // The set keeps its name: Swift code that uses it still compiles.
    #expect(folder.names == ["image a"])
    #expect(folder.read.problems.map { $0.sentence.contains(words) } == [true], "\(folder.read.problems)")
  }

  /// A damaged file is opened where the damage is.
  @Test(arguments: [
    ("{\n  \"images\": [\n    {\"filename\": \"a.png\" \"scale\": \"3x\"}\n  ]\n}", 3, 26), ("{\n  \"images\" 3\n}", 2, 12),
    ("{\n  \"images\": [\n", 3, 1), ("\u{FEFF}{", 1, 1),
  ]) func damageHasAPlace(_ text: String, _ line: Int, _ column: Int) throws {
    let folder = Folder()
    try folder.write("a.imageset/Contents.json", text)
    let problem = try #require(folder.read.problems.first)
    #expect((problem.line, problem.column) == (line, column) && !problem.sentence.contains("line"), "\(problem)")
  }
}
