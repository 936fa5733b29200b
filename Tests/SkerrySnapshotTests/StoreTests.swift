import SkerryFormats
import Foundation
import SkerryGeometry
import SkerryImage
import Synchronization
import SkerryTestSupport
import Testing

@testable import SkerrySnapshot

@Suite struct StoreTests {
  let folder: URL
  let store: GoldenStore

  init() throws {
    folder = try TemporaryFolder.make()
    store = GoldenStore(folder)
  }

  static func bitmap(_ width: Int = 3, _ value: UInt8 = 255) -> Bitmap {
    Bitmap(size: PixelSize(width: width, height: 2), pixels: Array(repeating: value, count: width * 8))
  }

  func entry(_ name: String, _ bitmap: Bitmap, owner: String = "Me", set: String = "@3x", png: Data?) -> GoldenManifest.Entry {
    GoldenManifest.Entry(
      case: name, file: png.map { ContentHash(of: $0) }, owner: owner, pixels: ContentHash(of: bitmap), set: set, size: bitmap.size)
  }

  func write(_ path: String, case name: String, owner: String = "Me", set: String = "@3x") throws {
    let png = try ImageCodecs.encodePNG(Self.bitmap())
    try store.commit([
      .write(
        path: path, png: png, layout: LayoutOutline.mark + "\nA 0 0 1 1\n",
        entry: entry(name, Self.bitmap(), owner: owner, set: set, png: png))
    ])
  }

  @Test func manifestsSurviveARoundTrip() throws {
    var manifest = GoldenManifest()
    manifest.entries["A/b \"x\"/c@3x.png"] = entry("A/b \"x\"", Self.bitmap(), png: Data([1]))
    manifest.entries["A/ü\u{1}/d@3x.png"] = entry("A/ü\u{1}", Self.bitmap(), png: nil)
    #expect(try GoldenManifest(manifest.data, name: "m") == manifest)
    #expect(String(decoding: manifest.data, as: UTF8.self).split(separator: "\n").count == 4)
    manifest.libraries = ["ICU": "72.1", "FreeType": "2.12.1"]
    #expect(try GoldenManifest(manifest.data, name: "m") == manifest)
    // More entries than are decoded at once; a merge may leave the lines in another order.
    for number in 0..<500 { manifest.entries["B/\(number)/c@3x.png"] = entry("B/\(number)", Self.bitmap(), png: Data([1])) }
    #expect(manifest.data.count > 1 << 16)
    #expect(try GoldenManifest(manifest.data, name: "m") == manifest)
    let text = String(decoding: manifest.data, as: UTF8.self)
    let moved = text.replacingOccurrences(of: "\"B/7/c@3x.png\"", with: "\n\"B/7/c@3x.png\"")
    #expect(try moved != text && GoldenManifest(Data(moved.utf8), name: "m") == manifest)
    let cut = text.replacingOccurrences(of: "\"B/7/c@3x.png\": {", with: "\"B/7/c@3x.png\": ")
    #expect(throws: StoreError.self) { try GoldenManifest(Data(cut.utf8), name: "m") }
    #expect(String(decoding: manifest.data, as: UTF8.self).contains("\"libraries\": {\"FreeType\": \"2.12.1\", \"ICU\": \"72.1\"},"))
  }

  @Test func theManifestNamesTheLastLibraries() throws {
    try write("A/b/c@3x.png", case: "A/b")
    #expect(try store.manifest().libraries.isEmpty)
    var other = store
    other.libraries = ["ICU": "72.1"]
    try other.commit([.remove(path: "A/b/none@3x.png")])
    #expect(try store.manifest().libraries.isEmpty)
    let png = try ImageCodecs.encodePNG(Self.bitmap())
    let change = GoldenStore.Change.write(
      path: "A/b/c@3x.png", png: png, layout: nil, entry: entry("A/b", Self.bitmap(), png: png))
    try other.commit([change])
    #expect(try store.manifest().libraries == ["ICU": "72.1"])
    // A writer without library versions keeps the existing entry.
    try store.commit([change])
    #expect(try store.manifest().libraries == ["ICU": "72.1"])
  }

  @Test func damagedManifestsAreNamedByPlaceAndRemedy() {
    func message(_ text: String) -> String {
      do throws(StoreError) {
        _ = try GoldenManifest(Data(text.utf8), name: "G/skerry.lock.json")
        return ""
      } catch { return "\(error)" }
    }
    #expect(message("{\n<<<<<<< ours\n").hasPrefix("G/skerry.lock.json:2 has a merge conflict"))
    #expect(message("{").contains("not JSON"))
    #expect(message("{\"format\": 9, \"goldens\": {}}").contains("format is 9"))
    let line = "{\"case\":\"a\",\"height\":1,\"owner\":\"o\",\"pixels\":\"00000000000000000000000000000000\",\"set\":\"\",\"width\":1}"
    for path in ["../x.png", "/x.png", "a/../../x.png", "a//b.png", "a/b.txt", ""] {
      #expect(message("{\"format\": 1, \"goldens\": {\"\(path)\": \(line)}}").contains("outside its folder"), "\(path)")
    }
  }

  @Test func unreferencedGoldensAreFoundByTheirOwners() throws {
    try write("A/old/compact@3x.png", case: "A/old")
    try write("A/new/compact@3x.png", case: "A/new")
    try write("A/new/gone@3x.png", case: "A/new")
    try write("A/new/compact.dark@3x.png", case: "A/new", set: ".dark@3x")
    try write("B/x/compact@3x.png", case: "B/x", owner: "Other")
    // Beside them a picture of another tool, and one of ours that the manifest has lost.
    try ImageCodecs.encodePNG(Self.bitmap()).write(to: folder.appendingPathComponent("A/new/logo.png"))
    try write("A/lost/compact@3x.png", case: "A/lost")
    var manifest = try store.manifest()
    manifest.entries["A/lost/compact@3x.png"] = nil
    let search = UnreferencedGoldens(
      owner: "Me", drawn: [ContentHash(of: "A/new/compact@3x.png")], sets: ["@3x"], cases: [ContentHash(of: "A/new")])
    let found = search.all(in: store, manifest)
    #expect(found.map(\.path) == ["A/lost/compact@3x.png", "A/new/gone@3x.png", "A/new/logo.png", "A/old/compact@3x.png"])
    #expect(found.map(\.isOurs) == [true, true, false, true])
  }

  @Test func removingTakesTheLayoutAndEmptyFoldersAlong() throws {
    try write("A/old/compact@3x.png", case: "A/old")
    try write("A/new/compact@3x.png", case: "A/new")
    try store.commit([.remove(path: "A/old/compact@3x.png")])
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("A/old").path))
    #expect(try store.manifest().entries.map(\.path) == ["A/new/compact@3x.png"])
    #expect(store.layout("A/new/compact@3x.png") != nil)
  }

  /// Many writers of one folder at once lose no entry.
  @Test func writersWaitForEachOther() throws {
    DispatchQueue.concurrentPerform(iterations: 32) { index in
      try? write("A/s\(index)/compact@3x.png", case: "A/s\(index)")
    }
    #expect(try store.manifest().entries.count == 32)
    #expect(store.pictures().count == 32)
    let leftovers = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(".") }
    #expect(leftovers.isEmpty)
  }

  // MARK: Verdicts

  func verify(_ bitmap: Bitmap, record: RecordMode = .never, tolerance: Tolerance = .exact, references: ReferenceKind = .picture) throws
    -> Verifier.Outcome
  {
    var verifier = Verifier(store: store, manifest: try store.manifest(), record: record, owner: "Me")
    verifier.references = references
    let result = CaseResult(
      path: "A/s/compact@3x.png", case: "A/s", presentation: "compact", set: "@3x", verdict: .missing, file: "F.swift", line: 1)
    let outcome = try verifier.verify(Verifier.Subject(result: result, layout: nil, tolerance: tolerance, masks: []), bitmap)
    if let change = outcome.change { try store.commit([change]) }
    return outcome
  }

  @Test func eachRecordModeWritesWhatItSays() throws {
    #expect(try verify(Self.bitmap()).result.verdict == .missing)
    #expect(store.pictures().isEmpty)
    #expect(try verify(Self.bitmap(), record: .missing).result.verdict == .recorded)
    #expect(try verify(Self.bitmap()).result.verdict == .passed)
    #expect(try verify(Self.bitmap(3, 254)).result.verdict == .pixels)
    #expect(try verify(Self.bitmap(3, 254), record: .missing).result.verdict == .pixels)
    #expect(try verify(Self.bitmap(4)).result.verdict == .size)
    #expect(try verify(Self.bitmap(3, 254), record: .failed).result.verdict == .updated)
    #expect(try verify(Self.bitmap(3, 254)).result.verdict == .passed)
    #expect(try verify(Self.bitmap(4), record: .all).result.verdict == .updated)
  }

  /// A golden that was changed by hand is compared by its pixels, whatever the manifest says.
  @Test func theFileIsAuthoritative() throws {
    _ = try verify(Self.bitmap(), record: .all)
    let file = folder.appendingPathComponent("A/s/compact@3x.png")
    try ImageCodecs.encodePNG(Self.bitmap(3, 7)).write(to: file)
    #expect(try verify(Self.bitmap()).result.verdict == .pixels)
    // The same pixels in another file.
    try (ImageCodecs.encodePNG(Self.bitmap()) + Data([0])).write(to: file)
    #expect(try verify(Self.bitmap()).result.verdict == .passed)
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(to: file)
    #expect(try verify(Self.bitmap()).result.headline.contains("git lfs pull"))
    try Data().write(to: file)
    #expect(try verify(Self.bitmap()).result.verdict == .unreadable)
  }

  /// Making an outline takes as long as comparing a small picture, so it is made only where it is written or shown.
  @Test(arguments: ReferenceKind.allCases) func outlinesAreMadeForChangesOnly(_ references: ReferenceKind) throws {
    final class Outlines: Sendable {
      let count = Mutex(0)
      var next: LayoutOutline {
        count.withLock { $0 += 1 }
        return LayoutOutline(root: LayoutOutline.Node(kind: "Text", x: 0, y: 0, width: 1, height: 1))
      }
    }
    let outlines = Outlines()
    func verify(_ bitmap: Bitmap, _ record: RecordMode) throws -> Verifier.Outcome {
      var verifier = Verifier(store: store, manifest: try store.manifest(), record: record, owner: "Me")
      verifier.references = references
      let result = CaseResult(
        path: "A/s/compact@3x.png", case: "A/s", presentation: "compact", set: "@3x", verdict: .missing, file: "F.swift", line: 1)
      let outcome = try verifier.verify(Verifier.Subject(result: result, layout: outlines.next, tolerance: .exact, masks: []), bitmap)
      if let change = outcome.change { try store.commit([change]) }
      return outcome
    }
    #expect(try verify(Self.bitmap(), .missing).layout != nil && outlines.count.withLock { $0 } == 1)
    #expect(try verify(Self.bitmap(), .missing).result.verdict == .passed && outlines.count.withLock { $0 } == 1)
    #expect(try verify(Self.bitmap(3, 254), .never).layout != nil && outlines.count.withLock { $0 } > 1)
  }

  @Test func referencesByHashNeedNoPicture() throws {
    _ = try verify(Self.bitmap(), record: .missing, references: .hash)
    #expect(store.pictures().isEmpty)
    #expect(try verify(Self.bitmap()).result.verdict == .passed)
    #expect(try verify(Self.bitmap(3, 1)).result.verdict == .pixels)
    #expect(try verify(Self.bitmap(4)).result.verdict == .size)
  }

  @Test func exitCodesAreRanked() {
    func code(_ verdicts: Verdict...) -> Int32 {
      var record = RunRecord(owner: "Me", goldens: "G", record: .never, shard: nil, unreferencedMode: .reject)
      record.results = CaseResults(
        verdicts.map { CaseResult(path: "a.png", case: "a", presentation: "p", set: "", verdict: $0, file: "", line: 0) })
      record.unreferenced = [UnreferencedGolden(path: "x.png", reason: "", isOurs: true)]
      return record.exitCode
    }
    #expect(code(.passed, .tolerated, .recorded, .updated) == 23)
    #expect(code(.missing, .passed) == 20)
    #expect(code(.missing, .size) == 21)
    #expect(code(.missing, .size, .pixels) == 22)
    #expect(code(.unreadable, .pixels) == 1)
  }

  /// A rename would put a file in the place of the device, for every program of the machine.
  @Test func aDeviceOrAPipeIsWrittenToAndStays() throws {
    let folder = try TemporaryFolder.make()
    let pipe = folder.appendingPathComponent("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    // Nobody reads.
    #expect(throws: StoreError.self) { try AtomicFile.write(Data("a".utf8), to: pipe) }
    let reader = open(pipe.path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try AtomicFile.write(Data("answer".utf8), to: pipe)
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "answer")
    var status = stat()
    #expect(stat(pipe.path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pipe"])
  }
}
