import Foundation
import Testing

/// Compares the table of the API with the sources, and both with the names that real Live Activities use.
@Suite struct APITableTests {
  static let file = ProjectTests.root.appendingPathComponent("Sources/API.md")

  @Test func theAPITableIsUpToDate() throws {
    let old = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? ""
    let new = try APITable.shared.get().text(keeping: old)
    if ProcessInfo.processInfo.environment["SKERRY_WRITE_API_TABLE"] == "1" {
      try new.write(to: Self.file, atomically: true, encoding: .utf8)
      return
    }
    if ProcessInfo.processInfo.environment["SKERRY_CHECK_API_TABLE"] == "1" {
      #expect(new == old, "Sources/API.md differs from the sources; run Scripts/api-table and commit what it writes")
    }
    let gone = APITable.facts(of: old).subtracting(APITable.facts(of: new)).sorted()
    #expect(gone.isEmpty, "Sources/API.md says these of the sources, and they are not so; run Scripts/api-table and commit what it writes")
    #expect(APITable.facts(of: old).count > 2000)
  }

  /// A modifier that returns its view unchanged is a no-op, whatever its comment says.
  @Test func noOpsAreMarked() throws {
    let silent = try APITable.shared.get().silent
    #expect(silent.isEmpty, "these return their view unchanged; their comment must not say that they are approximated")
  }

  /// Every name of the survey of real files is in the table, or is one of Foundation's or of the projects' own.
  @Test func survey() throws {
    let names = Set(try APITable.shared.get().entries.flatMap { [$0.title, $0.name] })
    let survey = try String(contentsOf: ProjectTests.root.appendingPathComponent("Tests/Fixtures/api-survey.txt"), encoding: .utf8)
    let wanted = survey.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    #expect(wanted.count > 180)
    let missing = wanted.filter { !names.contains($0) }
    #expect(missing.isEmpty, "real Live Activities use these names, which the stand-ins lack")
  }
}

/// Types that only modifiers without an effect take are without effect themselves.
@Suite struct APITypesWithoutEffectTests {
  private func statuses(_ source: String) -> [String: APIEntry.Status] {
    var scanner = APIScanner(module: "M")
    scanner.scan(source, file: "a.swift")
    var found = scanner.found
    found.markTypesWithoutEffect()
    return Dictionary(found.map { ($0.entry.title, $0.entry.status) }) { first, _ in first }
  }

  private let types = """
    public struct Pitch {
      public static let high = Pitch()
    }
    public struct Voice {
      public init(_ pitch: Pitch) {}
    }
    extension View {
      /// No-op: nothing is spoken.
      public func spoken(_ voice: Voice) -> some View { self }
    }
    """

  @Test func typesThatOnlyNoOpsTakeAreNoOps() {
    let found = statuses(types)
    #expect(found["Voice"] == .noOp && found["Voice.init"] == .noOp)
    #expect(found["Pitch"] == .noOp && found["Pitch.high"] == .noOp, "a voice without effect is all that takes it")
  }

  @Test func typesThatDrawnDeclarationsTakeAreDrawn() {
    let found = statuses(types + "\nextension Text {\n  public init(_ pitch: Pitch) { draw() }\n}\npublic struct Alone {}")
    #expect(found["Voice"] == .noOp)
    #expect(found["Pitch"] == .drawn && found["Pitch.high"] == .drawn)
    #expect(found["Alone"] == .drawn, "nothing is known of what nothing takes")
  }
}
