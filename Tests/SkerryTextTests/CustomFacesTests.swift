import Foundation
import SkerryDrawing
import SkerryGraph
import Testing

@testable import SkerryText

/// Which face of a customer's folders a name, a weight and an italic select, and how its axes are set.
@Suite struct CustomFacesTests {
  private static let faces = CustomFaces(folders: [Fixture.faces])

  private func match(_ name: String, _ change: (inout FontDescription) -> Void = { _ in }) -> CustomFaces.Match? {
    var font = FontDescription(family: .custom(name), weight: 0)
    change(&font)
    return Self.faces.match(name, font)
  }
  private func file(_ name: String, _ weight: CGFloat = 0) -> String? {
    match(name) { $0.weight = weight }?.source.url.lastPathComponent
  }

  @Test func namesSelectFaces() {
    #expect(file("Quicksand-Bold") == "Quicksand-Bold.ttf" && file(" quicksand-light ") == "Quicksand-Light.ttf")
    #expect(file("Quicksand") == "Quicksand-Regular.ttf")
    #expect(match("No Such Face") == nil)
  }

  /// The nearest weight of the family, even where the name is that of another face.
  @Test(arguments: [
    (300, "Light"), (340, "Light"), (360, "Regular"), (440, "Regular"), (460, "Medium"), (540, "Medium"), (560, "SemiBold"),
    (640, "SemiBold"), (660, "Bold"), (900, "Bold"),
  ])
  func weightsSelectFaces(_ weight: Int, _ style: String) {
    #expect(file("JetBrains Mono", CGFloat(weight)) == "JetBrainsMono-\(style).ttf")
    #expect(file("JetBrainsMono-Light", CGFloat(weight)) == "JetBrainsMono-\(style).ttf")
  }

  /// A variable face has every weight on its axis, so it comes before a static face of its family that is nearer to its own weight.
  @Test func variableFacesReachTheirWeights() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("faces-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(contentsOf: Fixture.faces.appendingPathComponent("Inter/Inter.var.ttf")).write(to: folder.appendingPathComponent("b.ttf"))
    // The bold of another family, with the variable face's family name.
    var bold = try Data(contentsOf: Fixture.faces.appendingPathComponent("Quicksand/Quicksand-Bold.ttf"))
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let (old, new) = ("Quicksand".data(using: encoding) ?? Data(), "Inter    ".data(using: encoding) ?? Data())
      while let range = bold.range(of: old) { bold.replaceSubrange(range, with: new) }
    }
    try bold.write(to: folder.appendingPathComponent("a.ttf"))
    let faces = CustomFaces(folders: [folder])
    func file(_ weight: CGFloat) -> String? {
      faces.match("Inter", FontDescription(family: .custom("Inter"), weight: weight))?.source.url.lastPathComponent
    }
    #expect(faces.sources.count == 2 && file(650) == "b.ttf" && file(100) == "b.ttf" && file(900) == "b.ttf")
    // At the same distance the first file counts, unless an italic is wanted, which only the variable face has: by its slant.
    var italic = FontDescription(family: .custom("Inter"), weight: 700)
    italic.isItalic = true
    #expect(file(700) == "a.ttf" && faces.match("Inter", italic)?.source.url.lastPathComponent == "b.ttf")
  }

  /// A face with a width axis takes the description's width, in per cent of its own; the registry does not stretch it as well.
  @Test func aWidthAxisIsSet() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("faces-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Inter's weight axis, from 100 to 900 and usually 400, under the other name.
    var bytes = try Data(contentsOf: Fixture.faces.appendingPathComponent("Inter/Inter.var.ttf"))
    while let range = bytes.range(of: Data("wght".utf8)) { bytes.replaceSubrange(range, with: Data("wdth".utf8)) }
    try bytes.write(to: folder.appendingPathComponent("wide.ttf"))
    let faces = CustomFaces(folders: [folder])
    for (width, position) in [(100.0, 400), (150, 600), (50, 200), (10, 100), (500, 900)] as [(CGFloat, Float)] {
      var font = FontDescription(family: .custom("wide"), size: 17)
      font.width = width
      let match = try #require(faces.match("wide", font))
      #expect(match.variations.first { $0.tag == "wdth" }?.position == position && match.hasWidth, "\(width)")
    }
  }

  /// The lines of a face are as high as its horizontal header says, also where the file asks for its typographic metrics (Figures §9.122).
  @Test func linesFollowTheHorizontalHeader() throws {
    var bytes = try Data(contentsOf: Fixture.faces.appendingPathComponent("Quicksand/Quicksand-Regular.ttf"))
    let own = try metrics(of: bytes)
    let entry = try #require(bytes.range(of: Data("OS/2".utf8))).lowerBound
    let table = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
    // The bit that asks for them, an ascender of 100, a descender of −50 and a gap of 300 units.
    bytes[table + 63] |= 0x80
    bytes.replaceSubrange(table + 68..<table + 74, with: [0, 100, 255, 206, 1, 44])
    #expect(try metrics(of: bytes) == own && own.ascent > 0.9)
  }
  private func metrics(of bytes: Data) throws -> FontMetrics {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("faces-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try bytes.write(to: folder.appendingPathComponent("Asking.ttf"))
    return TextEngine(fontFolders: [folder]).metrics(of: FontDescription(family: .custom("Asking"), size: 1))
  }

  /// A face without an italic stays as it is; the registry slants it. One with a slant axis leans by it, no further than 12 degrees.
  @Test func axesAreSet() {
    func axes(_ name: String, _ change: (inout FontDescription) -> Void) -> [String: Float] {
      Dictionary(uniqueKeysWithValues: (match(name, change)?.variations ?? []).map { ($0.tag, $0.position) })
    }
    #expect(axes("Quicksand") { $0.isItalic = true }.isEmpty)
    #expect(match("Quicksand") { $0.isItalic = true }?.isItalic == false)
    let plain = axes("Inter.var") { _ in }
    #expect(axes("Inter.var") { $0.weight = 650 }["wght"] == 650)
    #expect(axes("Inter.var") { $0.weight = 1000 }["wght"] == 900)
    #expect(axes("Inter.var") { $0.weight = 20 }["wght"] == 100)
    #expect(plain["wght"] == 400 && plain["slnt"] == 0)
    #expect(axes("Inter.var") { $0.isItalic = true }["slnt"] == -10)
    #expect(match("Inter.var") { $0.isItalic = true }?.isItalic == true && match("Inter.var")?.isItalic == false)
  }
}
