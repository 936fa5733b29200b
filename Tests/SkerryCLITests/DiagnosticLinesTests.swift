import Foundation
import SkerryDiagnostics
import Testing

@testable import SkerryCLI

/// A diagnostic that several pictures share is printed once.
struct DiagnosticLinesTests {
  private func picture(_ state: String, _ presentation: String, _ diagnostics: [Diagnostic]) -> PictureRecord {
    PictureRecord(
      activity: "Ride", state: state, presentation: presentation, path: "\(state)/\(presentation).png", size: .zero, scale: 3,
      diagnostics: diagnostics)
  }

  @Test func sharedDiagnosticsArePrintedOnce() {
    var clipped = Diagnostic("content-clipped", .warning, "The content is 178 pt tall.")
    let image = Diagnostic("image-too-large", .error, "The image is too large.")
    let first = picture("a", "expanded", [clipped, image])
    clipped.area = Diagnostic.Area(x: 1, y: 2, width: 3, height: 4)
    let others = [picture("a", "compact", [image, image]), picture("b", "expanded", [clipped]), picture("c", "small", [])]
    #expect(
      DiagnosticLines([first] + others).lines == [
        "warning: Ride/a expanded and 1 more: The content is 178 pt tall. [content-clipped]",
        "error: Ride/a expanded and 1 more: The image is too large. [image-too-large]",
      ])
    let one = DiagnosticLines([picture("a", "compact", [image])]).lines
    #expect(one == ["error: Ride/a compact: The image is too large. [image-too-large]"])
    #expect(DiagnosticLines([]).lines.isEmpty)
    // `-q` leaves notes out, and only those.
    let note = Diagnostic("stand-in-symbol", .note, "An icon stands in.")
    let noted = [picture("a", "compact", [note, image])]
    #expect(DiagnosticLines(noted).lines.count == 2 && DiagnosticLines(noted, withNotes: false).lines == one)
  }

  /// The same sentence about several lines of the sources is printed at the first.
  @Test func aSentenceAboutSeveralLinesOfTheSourcesIsPrintedOnce() {
    func missing(_ font: String, _ line: Int?) -> Diagnostic {
      Diagnostic("missing-font", .warning, "\(font) is missing.", at: line.map { SourceSite(fileID: "M/A.swift", line: $0) })
    }
    let pictures = [
      picture("a", "expanded", [missing("Inter", 3), missing("Inter", 5), missing("Lato", 7)]),
      picture("a", "compact", [missing("Inter", 9), missing("Inter", 5)]),
    ]
    let lines = DiagnosticLines(pictures).lines
    #expect(lines.count == 2)
    #expect(
      lines.first?.hasSuffix(
        ":3: warning: Ride/a expanded and 1 more: Inter is missing. The same holds at 2 other places. [missing-font]") == true)
    #expect(lines.last?.hasSuffix(":7: warning: Ride/a expanded: Lato is missing. [missing-font]") == true)
    // A sentence without a place has its own line.
    #expect(DiagnosticLines([picture("a", "small", [missing("Inter", nil), missing("Inter", 3)])]).lines.count == 2)
  }

  /// An asset that is too large for several presentations is one line, with the limit of the smallest.
  @Test func anAssetIsOneLineForAllPresentations() {
    func tooLarge(_ asset: String?, for presentation: String) -> Diagnostic {
      var diagnostic = Diagnostic("image-too-large", .error, "Too large for \(presentation).")
      diagnostic.asset = asset
      return diagnostic
    }
    func picture(_ presentation: String, _ width: CGFloat, _ diagnostics: [Diagnostic]) -> PictureRecord {
      PictureRecord(
        activity: "Ride", state: "a", presentation: presentation, path: "", size: CGSize(width: width, height: width), scale: 3,
        diagnostics: diagnostics)
    }
    let all = ["expanded", "minimal", "compact"]
    let pictures = zip(all, [300, 60, 200]).map { picture($0, $1, [tooLarge("Logo", for: $0)]) }
    #expect(
      DiagnosticLines(pictures).lines == [
        "error: Ride/a expanded and 2 more: Too large for minimal. It is too large for expanded and compact as well. [image-too-large]"
      ])
    #expect(
      DiagnosticLines([picture("minimal", 60, [tooLarge("Logo", for: "minimal"), tooLarge("Van", for: "minimal")])]).lines.count == 2)
    #expect(DiagnosticLines([picture("minimal", 60, [tooLarge("Logo", for: "minimal")])]).lines.first?.contains("as well") == false)
    // Without an asset's name nothing says that two images are the same.
    #expect(DiagnosticLines(all.map { picture($0, 60, [tooLarge(nil, for: $0)]) }).lines.count == 3)
  }

  /// Files that could be used once something is done about them are not among those that no widget needs.
  @Test func unusableFilesAreNamedOneByOne() {
    func file(_ name: String, _ reason: String, _ remedy: String = "") -> BuildReport.LeftOut {
      BuildReport.LeftOut(kind: .file, name: name, reason: reason, remedy: remedy)
    }
    let report = BuildReport(
      extension: "W", widgets: [],
      leftOut: [
        file("A.swift", "no widget needs it"), file("Made.swift", "the project lists it, but it is not on disk", "restore it"),
        file("B.swift", "no widget needs it"),
      ])
    #expect(
      report.partLines == [
        "without Made.swift: the project lists it, but it is not on disk; restore it", "2 files not needed: A.swift, B.swift",
      ])
  }

  /// A missing module causes the parts, so it is first; declarations that no widget needs are counted.
  @Test func causesComeFirstAndWhatIsNotNeededLast() {
    func item(_ kind: SubjectKind, _ name: String, _ reason: String) -> BuildReport.LeftOut {
      BuildReport.LeftOut(kind: kind, name: name, reason: reason, remedy: "")
    }
    var report = BuildReport(
      extension: "W", widgets: [],
      leftOut: [
        item(.declaration, "Sticker", "A.swift:1: cannot find type 'Sticker' in scope"),
        item(.part, ".glow", "A.swift:3: value of type 'Text' has no member 'glow'"), item(.module, "Glow", "A.swift imports it"),
      ])
    #expect(
      report.partLines == [
        "without Glow: A.swift imports it", "without .glow: A.swift:3: value of type 'Text' has no member 'glow'",
        "1 declaration not needed: Sticker",
      ])
    report.leftOut = ["A", "B", "C", "D"].map { item(.declaration, $0, "") }
    #expect(report.partLines == ["4 declarations not needed: A, B, C and 1 more"])
    report.leftOut = ["A", "A", "B"].map { item(.declaration, $0, "") }
    #expect(report.partLines == ["2 declarations not needed: A, B"], "extensions of a type are one name")
    report.leftOut = [item(.part, "Ride", BuildReport.unlistedActivity)]
    #expect(report.partLines == ["Ride: no bundle lists it, so a phone does not show it; it is drawn anyway"], "it is not left out")
  }

  /// One cause has one line: parts that need another part are counted at it, parts with the same complaint at the first, and of the rest only so
  /// many have lines as a person reads.
  @Test func oneCauseHasOneLine() {
    func part(_ name: String, _ reason: String) -> BuildReport.LeftOut { BuildReport.LeftOut(kind: .part, name: name, reason: reason) }
    func lines(_ parts: [BuildReport.LeftOut]) -> [String] { BuildReport(extension: "W", widgets: [], leftOut: parts).partLines }
    #expect(
      lines([
        part("Glow", "A.swift:1: cannot find 'Blur' in scope"), part("Ring", "B.swift:2: \(BuildReport.LeftOut.needs("Glow"))"),
        part("Dot", "B.swift:9: \(BuildReport.LeftOut.needs("Glow"))"), part(".tryMap", "C.swift:1: no member 'tryMap'"),
        part(".tryMap", "C.swift:8: no member 'tryMap'"), part(".tryMap", "D.swift:3: no member 'tryMap'"),
      ]) == [
        "without Glow: A.swift:1: cannot find 'Blur' in scope; 2 parts left out with it: Ring, Dot",
        "without .tryMap: C.swift:1: no member 'tryMap', and the same at 2 other places",
      ])
    let missing = (1...4).map { part("P\($0)", "A.swift:\($0): cannot find type 'Ride' in scope") }
    #expect(lines(missing) == ["without P1, P2, P3 and 1 more: A.swift:1: cannot find type 'Ride' in scope"])
    #expect(lines(missing + [part("Q", "B.swift:2: \(BuildReport.LeftOut.needs("P2"))")])[0].hasSuffix("scope; 1 part left out with it: Q"))
    let many = lines((1...14).map { part("P\($0)", "A.swift:\($0): cannot find 'N\($0)' in scope") })
    #expect(many.count == 13)
    #expect(
      many.last == "without 2 more parts: the manifest.json that render writes lists them under leftOut, with the compiler's reasons")
    #expect(lines((1...12).map { part("P\($0)", "A.swift:\($0): cannot find 'N\($0)' in scope") }).count == 12)
    let ring = [part("A", "A.swift:1: \(BuildReport.LeftOut.needs("B"))"), part("B", "B.swift:1: \(BuildReport.LeftOut.needs("A"))")]
    #expect(lines(ring).count == 2, "parts that need each other are still named")
  }

  /// One line names a missing module with the parts that need it; a part that needs none keeps its own.
  @Test func partsAreCountedAtTheModuleThatTheyNeed() {
    func part(_ name: String, _ module: String?) -> BuildReport.LeftOut {
      BuildReport.LeftOut(kind: .part, name: name, reason: "A.swift:1: cannot find '\(name)' in scope", remedy: "", module: module)
    }
    func lines(_ parts: BuildReport.LeftOut...) -> [String] {
      let module = BuildReport.LeftOut(kind: .module, name: "Glow", reason: "A.swift imports it", remedy: "")
      return BuildReport(extension: "W", widgets: [], leftOut: parts + [module]).partLines
    }
    #expect(
      lines(part("A", "Glow"), part("B", nil), part("C", "Glow")) == [
        "without Glow: A.swift imports it; 2 parts left out with it: A, C", "without B: A.swift:1: cannot find 'B' in scope",
      ])
    #expect(lines(part("A", "Glow")) == ["without Glow: A.swift imports it; 1 part left out with it: A"])
    #expect(
      lines(part("A", "Glow"), part("A", "Glow"), part("B", "Glow"), part("C", "Glow"), part("D", "Glow")).first
        == "without Glow: A.swift imports it; 5 parts left out with it: A, B, C and 1 more")
    #expect(lines(part("A", "Other")).count == 2, "a module that is not listed counts nothing")
  }
}
