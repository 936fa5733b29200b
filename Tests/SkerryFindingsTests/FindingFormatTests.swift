import Foundation
import SkerryAssetLint
import SkerryDiagnostics
import Testing

@testable import SkerryFindings

@Suite struct FindingFormatTests {
  private let findings = [
    Finding("b-rule", .error, "Two <words> & \"more\", 100%.", file: "a b.swift", line: 3, column: 4, picture: "Match/<goal> minimal"),
    Finding("a-rule", .warning, "One.", file: "a b.swift", line: 2, column: 1),
  ].merged

  @Test func everyFormatIsStable() throws {
    for format in FindingFormat.allCases {
      #expect(
        try format.write(findings, rules: AssetRules.all) == format.write(findings.reversed().merged, rules: AssetRules.all.reversed()))
    }
  }

  @Test func compilersLinesComeInOrder() throws {
    let text = try FindingFormat.xcode.write(findings, rules: [])
    #expect(
      text == """
        a b.swift:2:1: warning: One. [a-rule]
        a b.swift:3:4: error: Match/<goal> minimal: Two <words> & "more", 100%. [b-rule]

        """)
  }

  @Test func annotationsEscapeTheirDelimiters() throws {
    let text = try FindingFormat.github.write(findings, rules: [])
    #expect(text.contains("::error file=a b.swift,line=3,col=4,title=b-rule::Match/<goal> minimal: Two <words> & \"more\", 100%25."))
  }

  @Test func xmlEscapesNames() throws {
    let text = try FindingFormat.junit.write(findings, rules: [])
    #expect(text.contains("Two &lt;words&gt; &amp; &quot;more&quot;"))
    #expect(text.contains("failures=\"2\""))
  }

  @Test func sarifNamesRulesAndPlaces() throws {
    let text = try FindingFormat.sarif.write(findings, rules: AssetRules.all)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let rules = ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]] ?? []
    for result in run["results"] as? [[String: Any]] ?? [] {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    #expect(text.contains("\"uri\": \"a%20b.swift\""))
  }

  /// A note does not fail a build; GitHub calls it a notice.
  @Test func notesDoNotFail() throws {
    let note = Finding("c-rule", .note, "Three.", file: "/a/b.swift", line: 3, column: 4)
    let xml = try FindingFormat.junit.write([note], rules: [])
    #expect(xml.contains("failures=\"0\"") && xml.contains("name=\"c-rule\"") && !xml.contains("<failure"))
    #expect(try FindingFormat.github.write([note], rules: []) == "::notice file=/a/b.swift,line=3,col=4,title=c-rule::Three.\n")
  }

  /// A finding about a whole file has no line; the schema counts from 1, and has absolute paths as URIs.
  @Test func sarifCountsFromOne() throws {
    let text = try FindingFormat.sarif.write([Finding("c-rule", .note, "Three.", file: "/a:b.swift", line: 0, column: 0)], rules: [])
    #expect(text.contains("\"startLine\": 1") && text.contains("\"startColumn\": 1"))
    #expect(text.contains("\"uri\": \"file:///a%3Ab.swift\""))
  }

  @Test func theTextEndsWithACount() throws {
    func last(_ findings: [Finding]) throws -> String {
      try FindingFormat.text.write(findings, rules: []).split(separator: "\n").last.map(String.init) ?? ""
    }
    let note = Finding("c-rule", .note, "Three.", file: "a.swift")
    #expect(try last([]) == "no findings" && last([note]) == "1 note" && last([note, note]) == "2 notes")
    #expect(try last(findings + [note]) == "1 error, 1 warning, 1 note" && last(findings + findings) == "2 errors, 2 warnings")
  }

  /// Of the findings of one rule at one place the worst is kept, and of equally bad ones the first; it names the others' pictures.
  @Test func thePlaceOfARuleHasOneFinding() {
    func finding(_ severity: Severity, _ picture: String, line: Int = 1) -> Finding {
      Finding("r", severity, "\(severity) in \(picture)", file: "f", line: line, picture: picture)
    }
    let all = [finding(.note, "a"), finding(.warning, "b"), finding(.warning, "c"), finding(.note, "d", line: 2)]
    let joined = all.joinedByPlace(["r"])
    #expect(joined.map(\.message) == ["warning in b", "note in d"] && joined[0].alsoIn == ["a", "c"] && joined[1].alsoIn.isEmpty)
    #expect(all.joinedByPlace(["other"]) == all)
    // One view in two presentations is too tall for each by a measure of its own.
    let tall = [
      "The expanded content is 223 pt tall.", "The Lock Screen content is 168 pt tall.", "The Lock Screen content is 170 pt tall.",
    ]
    let clipped = tall.enumerated().map { Finding("r", .warning, $1, file: "f", picture: "\($0)") }
    #expect(clipped.joinedByPlace(["r"]).map(\.message) == Array(tall.prefix(2)))
  }

  @Test func aBaselineCoversMovedLinesButNotNewFindings() throws {
    let baseline = Baseline(of: findings)
    var moved = findings
    moved[0].line = 99
    #expect(baseline.remaining(of: moved).isEmpty)
    #expect(baseline.remaining(of: moved + [findings[1]]) == [findings[1]])
  }

  @Test func sameDefectInManyPicturesIsOneFinding() {
    let pictures = ["c", "a", "b"].map { Finding("r", .warning, "m", file: "f", picture: $0) }
    #expect(pictures.merged.count == 1)
    #expect(pictures.merged[0].picture == "a" && pictures.merged[0].alsoIn == ["b", "c"])
  }

  /// Two places with one cause in a file are one finding; other files, other causes and findings without a cause are not joined.
  @Test func oneCauseInAFileIsOneFinding() {
    func at(_ line: Int, _ cause: String?, file: String = "f", picture: String = "a") -> Finding {
      Finding("r", line == 3 ? .error : .warning, "m.", file: file, line: line, picture: picture, cause: cause)
    }
    let joined = [at(3, "c", picture: "b"), at(2, "c"), at(1, nil), at(4, nil), at(5, "d"), at(2, "c", file: "g")].joinedByCause
    #expect(joined.map(\.line) == [1, 2, 4, 5, 2] && joined[1].severity == .error && joined[1].alsoIn == ["b"])
    #expect(joined[1].message == "m. The same holds at 1 other place of this file." && joined[3].message == "m.")
    #expect([at(2, "c"), at(2, "c", picture: "b")].joinedByCause.map(\.message) == ["m."])
    #expect([at(2, "c"), at(6, "c"), at(7, "c")].joinedByCause[0].message == "m. The same holds at 2 other places of this file.")
  }

  /// Equal messages about timelines and compact sides have one cause in a file, those of other rules may have several.
  @Test(arguments: [
    ("timeline-missing", 1), ("timeline-shortened", 1), ("missing-color", 1), ("compact-sides-disagree", 1), ("contrast", 2),
  ]) func equalMessagesOfSomeRulesHaveOneCause(_ rule: String, _ count: Int) {
    #expect([1, 2].map { Finding(rule, .note, "m.", file: "f", line: $0, picture: "\($0)") }.joinedByCause.count == count)
  }

  /// What every activity of a bundle lacks is one finding in all its files, which counts as many places for a baseline.
  @Test(arguments: [("small-family-missing", "activities"), ("image-too-small-for-standby", "images")])
  func oneFindingForABundle(_ rule: String, _ noun: String) {
    let joined = ["a", "b", "c"].map { Finding(rule, .note, "m.", file: $0, picture: $0) }.joinedByCause
    #expect(joined.map(\.message) == ["m. The same holds for 2 other \(noun)."] && joined[0].alsoIn == ["b", "c"])
    #expect(joined[0].onePlace.message == "m." && joined[0].onePlace.count == 3)
    #expect([Finding(rule, .note, "m.", file: "a")].joinedByCause.map(\.message) == ["m."])
  }

  /// Images are named, and counted once each, wherever they are shown.
  @Test func joinedImagesAreNamed() {
    func shown(_ asset: String, _ line: Int) -> Finding {
      var finding = Finding("image-too-small-for-standby", .note, "m.", file: "f", line: line, picture: "p")
      finding.asset = asset
      return finding
    }
    let joined = [shown("logo", 1), shown("logo", 2), shown("tram", 3), shown("bus", 4), shown("bus", 5)].joinedByCause
    #expect(joined.map(\.message) == ["m. The same holds for 2 other images: \"bus\", \"tram\"."])
    #expect(joined[0].onePlace.message == "m." && joined[0].onePlace.count == 3)
    #expect([shown("logo", 1), shown("logo", 2)].joinedByCause.map(\.message) == ["m."])
    let many = (1...8).map { shown("image\($0)", $0) }.joinedByCause
    #expect(many[0].message.hasSuffix("7 other images: \"image2\", \"image3\", \"image4\", \"image5\", \"image6\", \"image7\" and 1 more."))
    #expect(many[0].onePlace.message == "m.")
  }
}
