import SkerryDiagnostics
import SkerryFindings
import SkerryPresentation
import Testing

@testable import SkerryCases

/// Generated states of which no part of the island is drawn.
@Suite @MainActor struct GeneratedBlanksTests {
  private func found(_ presentations: [Presentation], _ severity: Severity = .error, rule: String = "empty-presentation") -> [Finding] {
    var blanks = GeneratedBlanks()
    var rest: [Finding] = []
    for presentation in presentations {
      let finding = Finding(rule, severity, "m", file: "A.swift", picture: presentation.rawValue)
      if !blanks.take(finding, in: .activity(presentation)) { rest.append(finding) }
    }
    return rest + blanks.findings.map(\.finding)
  }

  @Test func anEmptyIslandIsOneWarning() {
    let all = found([.compact, .minimalAttached, .expanded, .small])
    #expect(all.map(\.severity) == [.warning] && all[0].picture == "compact")
    #expect(all[0].alsoIn == ["minimal-attached", "expanded", "small"])
  }

  @Test(arguments: [[Presentation.minimalAttached], [.compact, .expanded], [.compact, .minimal], [.expanded, .minimal, .small]])
  func partsOfItAreErrors(_ presentations: [Presentation]) {
    #expect(found(presentations).map(\.severity) == presentations.map { _ in .error })
  }

  /// Its pictures were not made by the team; a state of a preview or a file was.
  @Test(arguments: [(CaseOrigin.made(sources: []), true), (.made(sources: ["A.swift"]), true), (.preview, false), (.file("a.json"), false)])
  func theSizeOfAGeneratedStateIsAWarning(_ origin: CaseOrigin, _ isLess: Bool) {
    let size = CaseLinter.judged(Diagnostic("payload-size", .error, "It has 90981 bytes."), of: origin)
    #expect(size.severity == (isLess ? .warning : .error) && size.message.contains("generated") == isLess)
    #expect(size.message.hasPrefix("It has 90981 bytes."))
    #expect(CaseLinter.judged(Diagnostic("small-family-missing", .error, "m"), of: origin).severity == .error)
  }

  @Test(arguments: [
    ("missing-image", "", true), ("missing-image", "logo", false), ("image-too-small-for-standby", "UIImage(data:)", true),
    ("image-too-large", "UIImage(data:)", true), ("image-too-large", "logo", false), ("value-out-of-range", "logo", true),
    ("duplicate-id", "logo", true),
    ("missing-accessibility-label", "UIImage(data:)", false),
  ]) func generatedNamesAndPicturesAreNotJudged(_ rule: String, _ name: String, _ isLeftOut: Bool) {
    // What the message says does not matter.
    var diagnostic = Diagnostic(rule, .warning, "The image \"\" or \"UIImage(data:)\" is wrong.")
    if rule == "missing-image" { diagnostic.image = name } else { diagnostic.asset = name }
    #expect(CaseLinter.judgesGenerated(diagnostic, of: .made(sources: [])) == isLeftOut)
    #expect(!CaseLinter.judgesGenerated(diagnostic, of: .preview) && !CaseLinter.judgesGenerated(diagnostic, of: .file("a.json")))
  }

  /// The system starts and ends the activities of alarms; a type of the app with that name is the app's.
  @Test func alarmsAreNeverStale() {
    #expect(
      CaseLinter.isAlarm(named: "AlarmKit.AlarmAttributes<Kitchen.Timer>") && !CaseLinter.isAlarm(named: "Kitchen.AlarmAttributes<Int>"))
  }

  @Test func otherFindingsStay() {
    #expect(found([.compact, .minimal, .expanded], .warning).count == 3)
    #expect(found([.compact, .minimal, .expanded], rule: "contrast").count == 3)
  }
}
