import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryPresentation
import Testing

@testable import SkerryAssetLint

@Suite struct AssetLinterTests {
  private func findings(_ catalogue: CatalogueFolder, _ presentations: [Presentation] = [.minimal]) -> [Finding] {
    AssetLinter(presentations: presentations).findings(in: catalogue.url)
  }
  private func rules(_ catalogue: CatalogueFolder, _ presentations: [Presentation] = [.minimal]) -> [String] {
    findings(catalogue, presentations).map { "\($0.severity.rawValue) \($0.rule)" }
  }

  /// 45 × 36.67 points are 135 × 110 pixels at 3x, 90 × 74 at 2x and 45 × 37 at 1x.
  @Test(arguments: [
    (110, 110, "3x", ""), (111, 110, "3x", "note"), (135, 110, "3x", "note"), (136, 110, "3x", "error"), (110, 111, "3x", "error"),
    (300, 300, "3x", "error"), (90, 73, "2x", "note"), (90, 74, "2x", "note"), (91, 73, "2x", "error"), (73, 74, "2x", ""),
    (73, 75, "2x", "error"), (36, 36, "1x", ""), (45, 37, "1x", "note"), (46, 36, "1x", "error"), (36, 38, "1x", "error"),
  ]) func minimalHoldsAtItsBoundary(_ width: Int, _ height: Int, _ scale: String, _ severity: String) throws {
    let catalogue = try CatalogueFolder()
    try catalogue.set("rider", [("rider.png", scale, Sample.png(width, height))])
    #expect(findings(catalogue).filter { $0.rule == "image-too-large" }.map(\.severity.rawValue) == (severity.isEmpty ? [] : [severity]))
  }

  /// An unreadable set in the catalogue of the app that contains the extension matters only if it is shown.
  @Test func faultsOfSetsThatAreNotShown() throws {
    let catalogue = try CatalogueFolder()
    try catalogue.set("splash", [("gone.png", "3x", Data())])
    try FileManager.default.removeItem(at: catalogue.url.appendingPathComponent("splash.imageset/gone.png"))
    func count(shows: Bool, reports: Bool) -> Int {
      AssetLinter(isShown: { $0 == "splash" && shows }, reportsUnshownFaults: reports).findings(in: catalogue.url).count
    }
    #expect(count(shows: true, reports: true) == 1 && count(shows: true, reports: false) == 1)
    #expect(count(shows: false, reports: true) == 1 && count(shows: false, reports: false) == 0)
  }

  /// A set is also known by its folders' names, which may be a namespace.
  @Test(arguments: [("Icons/splash", 1), ("splash", 1), ("Deep/Icons/splash", 1), ("Deep/splash", 0), ("Icons", 0)])
  func faultsOfSetsInNamespaces(_ shown: String, _ count: Int) throws {
    let catalogue = try CatalogueFolder()
    let set = catalogue.url.appendingPathComponent("Deep/Icons/splash.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: set.appendingPathComponent("Contents.json"))
    #expect(AssetLinter(isShown: { $0 == shown }, reportsUnshownFaults: false).findings(in: catalogue.url).count == count)
  }

  /// A set that is in no catalogue has no namespace.
  @Test(arguments: [("splash", 1), ("Icons/splash", 0), ("Deep/Icons/splash", 0)])
  func faultsOfSetsInNoCatalogue(_ shown: String, _ count: Int) throws {
    let catalogue = try CatalogueFolder()
    let set = catalogue.url.deletingLastPathComponent().appendingPathComponent("Deep/Icons/splash.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: set.appendingPathComponent("Contents.json"))
    #expect(AssetLinter(isShown: { $0 == shown }, reportsUnshownFaults: false).findings(in: set).count == count)
  }

  @Test func theToolKnowsItsOptions() {
    #expect(AssetLintTool.run(["--stmp", "file"]) == 1 && AssetLintTool.run([]) == 0)
  }

  /// The note names the widths between which the island widens.
  @Test func widthsOfTheMinimalIsland() throws {
    let catalogue = try CatalogueFolder()
    try catalogue.set("rider", [("rider.png", "3x", Sample.png(120, 110))])
    let message = try #require(findings(catalogue).first { $0.severity == .note }).message
    #expect(message.contains("40 pt wide; minimal is 36.67 to 45 pt wide, and above 36.67 pt the island has to widen"))
    // Of several the first is named.
    let forms = findings(catalogue, [.lockScreen, .minimalDetached, .minimal]).filter { $0.severity == .note }
    #expect(forms.count == 1 && forms[0].message.contains("40 pt wide; minimal-detached is "), "\(forms.map(\.message))")
  }

  @Test func aFindingPointsAtTheFilenameInContents() throws {
    let catalogue = try CatalogueFolder()
    try catalogue.set("rider", [("rider.png", "3x", Sample.png(300, 300))])
    let finding = try #require(findings(catalogue).first)
    #expect(finding.file.hasSuffix("rider.imageset/Contents.json"))
    #expect((finding.line, finding.column) == (4, 19))
    #expect(finding.message.contains("300 × 300 px") && finding.message.contains("135 × 110 px (45 × 36.67 pt @3x)"))
  }

  @Test(arguments: [
    ("a.png", Sample.png(300, 300)), ("a.jpg", Sample.jpeg(300, 300)), ("a.webp", Sample.webp(300, 300)), ("a.heic", Sample.heic(300, 300)),
  ]) func everyBitmapFormatIsMeasured(_ name: String, _ data: Data) throws {
    let catalogue = try CatalogueFolder()
    try catalogue.set("a", [(name, "3x", data)])
    #expect(rules(catalogue) == ["error image-too-large"])
    #expect(rules(catalogue, [.lockScreen]) == [])
  }

  @Test(arguments: [
    ("<svg xmlns='http://www.w3.org/2000/svg' width='46' height='20'/>", 1), ("<svg width=\"45\" height=\"36px\"></svg>", 0),
    ("<?xml version='1.0'?><svg viewBox='0 0 100 100'></svg>", 1), ("<svg stroke-width='900' viewBox='0 0 24 24'></svg>", 0),
  ]) func vectorsAreMeasuredInPoints(_ svg: String, _ count: Int) throws {
    let catalogue = try CatalogueFolder()
    try catalogue.set("a", [("a.svg", nil, Data(svg.utf8))])
    #expect(findings(catalogue).filter { $0.severity == .error }.count == count)
  }

  @Test func pdfPagesAreMeasured() throws {
    let catalogue = try CatalogueFolder()
    try catalogue.set("a", [("a.pdf", nil, Data("%PDF-1.4\n1 0 obj << /MediaBox [0 0 46 20] >>".utf8))])
    #expect(rules(catalogue) == ["error image-too-large"])
  }

  @Test func aScaleIsMissing() throws {
    let catalogue = try CatalogueFolder()
    try catalogue.set("a", [("a.png", "1x", Sample.png(20, 20)), ("a@2x.png", "2x", Sample.png(40, 40))])
    #expect(rules(catalogue) == ["warning asset-missing-scale"])
    try catalogue.set("a", [("a@2x.png", "2x", Sample.png(40, 40)), ("a@3x.png", "3x", Sample.png(60, 60))])
    #expect(rules(catalogue) == [])
    try catalogue.set("a", [("a@2x.png", "2x", Sample.png(40, 40))], idiom: "ipad")
    #expect(rules(catalogue, [.lockScreen]) == [])
  }

  /// One MiB is allowed, one byte more is not.
  @Test func heavyFilesAreNamed() throws {
    let catalogue = try CatalogueFolder()
    let frame = Sample.png(60, 60, pixels: 0).count
    try catalogue.set("a", [("a.png", "3x", Sample.png(60, 60, pixels: 1_048_576 - frame))])
    #expect(rules(catalogue) == [])
    try catalogue.set("a", [("a.png", "3x", Sample.png(60, 60, pixels: 1_048_577 - frame))])
    #expect(rules(catalogue) == ["warning asset-bytes"])
    #expect(findings(catalogue).first?.message.contains("has 1025 KB") == true)
  }

  /// A file that is named like an image but is not one gets its diagnosis at once.
  @Test func foldersAndPipesAreNotImages() throws {
    let catalogue = try CatalogueFolder()
    let folder = catalogue.url.deletingLastPathComponent()
    try catalogue.write("../dir.png/a.txt", Data())
    #expect(mkfifo(folder.appendingPathComponent("pipe.png").path, 0o600) == 0)
    try catalogue.write("../a@3x.png", Sample.png(60, 60))
    for (name, kind) in [("dir.png", "a folder"), ("pipe.png", "a pipe")] {
      let found = AssetLinter(presentations: [.minimal]).findings(in: folder.appendingPathComponent(name))
      #expect(
        found.map(\.rule) == ["malformed-asset"]
          && found[0].message == "\(name) is \(kind), not an image; name an image file or a catalogue.")
    }
    #expect(AssetLinter(presentations: [.minimal]).findings(in: folder.appendingPathComponent("a@3x.png")).isEmpty)
  }

  /// A loose file's scale is in its name.
  @Test(arguments: [
    ("a@2x.png", 90, 74, "note"), ("a@3x.png", 135, 110, "note"), ("a.png", 46, 37, "error"), ("a@3x.png", 136, 110, "error"),
  ])
  func looseFilesSayTheirScale(_ name: String, _ width: Int, _ height: Int, _ severity: String) throws {
    let catalogue = try CatalogueFolder()
    try catalogue.write("../\(name)", Sample.png(width, height))
    let file = catalogue.url.deletingLastPathComponent().appendingPathComponent(name)
    let found = AssetLinter(presentations: [.minimal]).findings(in: file)
    #expect(found.map(\.severity.rawValue) == [severity], "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.line == 1 && $0.column == 1 })
  }

  @Test func anAssetForNoPresentationIsTooLarge() throws {
    let catalogue = try CatalogueFolder()
    try catalogue.set("a", [("a.png", "3x", Sample.png(1500, 480))])
    #expect(rules(catalogue, []) == [])
    try catalogue.set("a", [("a.png", "3x", Sample.png(1503, 480))])
    #expect(rules(catalogue, []) == ["error image-too-large"])
  }

  // MARK: Hostile input: one finding each.

  @Test(arguments: [
    ("", "is missing"), ("{", "is not valid JSON"), ("[]", "is not a JSON object"), ("{\"images\": 3}", "has no list"),
    ("{}", "has no list"),
    ("{\"images\": [{\"filename\": \"../../secret.png\"}]}", "lies outside its set"),
    ("{\"images\": [{\"filename\": \"gone.png\"}]}", "is not in the set"),
    ("{\"images\": [7]}", "is not an object"), ("{\"images\": [{\"filename\": \"a.png\", \"scale\": \"9x\"}]}", "is not 1x, 2x or 3x"),
    (String(repeating: "[", count: 100_000), "is not valid JSON"),
  ]) func brokenContentsGiveOneFinding(_ json: String, _ words: String) throws {
    let catalogue = try CatalogueFolder()
    try catalogue.write("a.imageset/a.png", Sample.png(10, 10))
    if !json.isEmpty { try catalogue.write("a.imageset/Contents.json", Data(json.utf8)) }
    let found = findings(catalogue)
    #expect(found.map(\.rule) == ["malformed-asset"])
    #expect(found.first?.message.contains(words) == true, "\(found)")
  }

  @Test func damagedContentsAreReportedWhereTheyAreDamaged() throws {
    let catalogue = try CatalogueFolder()
    try catalogue.write("a.imageset/Contents.json", Data("{\n  \"images\": [,]\n}".utf8))
    let finding = try #require(findings(catalogue).first)
    #expect(finding.line == 2 && finding.column == 14, "\(finding)")
  }

  @Test func hugeContentsAreNotRead() throws {
    let catalogue = try CatalogueFolder()
    try catalogue.write("a.imageset/Contents.json", Data(repeating: 0x20, count: 50 * 1024 * 1024))
    #expect(findings(catalogue).map(\.message).first?.contains("more than 1 MB") == true)
  }

  @Test(arguments: [
    ("a.png", Data()), ("a.png", Sample.png(10, 10).prefix(20)), ("a.png", Sample.png(10, 10, pixels: 500).prefix(100)),
    ("a.png", Sample.png(0, 10)),
    ("a.jpg", Sample.jpeg(10, 10).prefix(8)), ("a.webp", Sample.webp(10, 10).prefix(20)), ("a.heic", Sample.heic(10, 10).prefix(30)),
    ("a.svg", Data("<svg".utf8)), ("a.svg", Data("<svg width='a' height='b'></svg>".utf8)), ("a.pdf", Data("%PDF-1.7 stream".utf8)),
    ("a.gif", Data("GIF89a".utf8)),
  ]) func brokenFilesGiveOneFinding(_ name: String, _ data: Data) throws {
    let catalogue = try CatalogueFolder()
    try catalogue.set("a", [(name, "3x", data)])
    #expect(rules(catalogue) == ["error malformed-asset"])
  }

  @Test func declaredSizesAreUsed() throws {
    let catalogue = try CatalogueFolder()
    try catalogue.set("a", [("a.png", "3x", Sample.png(100_000, 100_000))])
    #expect(rules(catalogue) == ["error image-too-large"])
  }

  @Test func linkedFoldersAreReported() throws {
    let catalogue = try CatalogueFolder()
    try FileManager.default.createSymbolicLink(at: catalogue.url.appendingPathComponent("loop"), withDestinationURL: catalogue.url)
    let found = findings(catalogue)
    #expect(found.count == 1 && found[0].message.contains("is a link to a folder"))
  }
}
