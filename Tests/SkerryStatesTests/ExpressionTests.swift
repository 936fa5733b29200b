import Foundation
import Testing

@testable import SkerryStates

/// The evaluator of Swift expressions.
@Suite struct ExpressionTests {
  private func value(_ text: String, _ names: [String: SourceValue] = [:]) -> SourceValue {
    var expression = SourceExpression(Array((text + ")").utf8)[...]) { names[$0] }
    return expression.whole()
  }

  @Test func placesOfAWord() {
    func places(_ text: String, _ word: String) -> [Int] { Array(text.utf8).places(of: word) }
    #expect(places("ab", "ab") == [0] && places("a", "ab").isEmpty && places("ab", "").isEmpty)
    #expect(places("xabab", "ab") == [1, 3] && places("aaa", "aa") == [0])
  }

  @Test(arguments: [
    ("\"Zenit\"", SourceValue.text("Zenit")), ("\"a \\\"b\\\"\\n\"", .text("a \"b\"\n")), ("#\"raw \\(x)\"#", .text("raw \\(x)")),
    ("\"\\u{1F6B2}\"", .text("🚲")), ("\"\"\"\n  two\n  lines\n  \"\"\"", .text("two\nlines")), ("\"\\(x) km\"", .unknown),
    ("12", .number(12)), ("-3.5", .number(-3.5)), ("1_000", .number(1000)), ("0xFF", .number(255)), ("15 * 60", .number(900)),
    ("true", .bool(true)),
    ("nil", SourceValue.none), (".preparing", .member("preparing")), ("Status.onTheWay", .member("onTheWay")),
    ("[1, 2]", .list([.number(1), .number(2)])),
    ("Date()", .moment(0)), (".now", .moment(0)), ("Date.now.addingTimeInterval(60)", .moment(60)),
    ("Date().addingTimeInterval(15 * 60)", .moment(900)),
    ("Date().addingTimeInterval(60, 90)", .moment(60)), ("Date.now.advanced(by: 120)", .moment(120)), ("8 / 2 - 1", .number(3)),
    ("8 / 0", .unknown),
    ("\"a\" + \"b\"", .text("ab")), ("Date() - 60", .moment(-60)), ("Int(7)", .number(7)),
    ("Date(timeIntervalSinceNow: -30)", .moment(-30)), (".now + 45", .moment(45)),
    ("Date.now...Date().addingTimeInterval(90)", .list([.moment(0), .moment(90)])),
    ("Calendar.current.date(byAdding: .minute, value: 12, to: Date())!", .moment(720)), ("name", .text("Mike")),
    ("Calendar.current.date(byAdding: .second, value: 5, to: .now)", .moment(5)),
    ("Calendar.current.date(byAdding: .hour, value: 2, to: Date(timeIntervalSinceNow: 60))", .moment(7260)),
    ("Calendar.current.date(byAdding: .day, value: 1, to: Date())", .moment(86_400)),
    ("Calendar.current.date(byAdding: .weekOfYear, value: -1, to: Date())", .moment(-604_800)),
    ("Date(timeInterval: 60, since: Date(timeIntervalSinceNow: 600))", .moment(660)),
    ("self.name", .text("Mike")),
    ("Date.now + 15 * 60", .moment(900)), ("30 + 5 * 60", .number(330)), ("2 * 3 + 4 * 5", .number(26)), ("10 - 2 - 3", .number(5)),
    ("100 / 5 / 2", .number(10)), ("missing ?? 1 + 2", .number(3)), ("1 ... 2 + 3", .list([.number(1), .number(5)])),
    ("9 - 8 / 2", .number(5)),
    ("String(localized: \"ride.title\")", .unknown), ("String(localized: \"ride_title\", bundle: .main)", .unknown),
    ("String(localized: \"On the way.\", comment: \"x\")", .text("On the way.")), ("String(localized: \"Ready\")", .text("Ready")),
    ("order.title", .unknown), ("other", .unknown), ("a ? 1 : 2", .unknown), ("missing ?? \"x\"", .text("x")),
    ("URL(string: \"https://a.b\")!", .text("https://a.b")), ("[\"a\": 1]", .unknown),
  ])
  func literalsAreRead(_ text: String, _ expected: SourceValue) {
    #expect(value(text, ["name": .text("Mike")]) == expected)
  }

  @Test func callsKeepTheirLabels() {
    let found = value("Team(title: \"A\", scores: [1], inner: .init(x: 2), 7)")
    #expect(
      found
        == .call(
          type: "Team",
          [
            .init(label: "title", value: .text("A")), .init(label: "scores", value: .list([.number(1)])),
            .init(label: "inner", value: .call(type: "", [.init(label: "x", value: .number(2))])), .init(label: "", value: .number(7)),
          ]))
  }

  /// Reading ends for any text.
  @Test(arguments: [
    "(", "((((", "a(}", "a(;", "a(b:", "a(b: :", "a(]", "a(b c)", "[a(}]", "a(x: b: c)", "[[[[", "\"", "\"\"\"", ".a(.b(.c(", "a.b.c.",
    "{ { {", "#", "##\"", "-", "- - -", "\\", "a<b<c<d", "Date(", "1...", "...",
    "\u{0}",
  ])
  func brokenTextEnds(_ text: String) {
    _ = value(text)
    var expression = SourceExpression(Array(text.utf8)[...]) { _ in nil }
    _ = expression.arguments()
  }

  @Test func depthIsBounded() {
    for (text, closing) in [("A(", ")"), ("[", "]"), ("-", "")] {
      func nested(_ count: Int) -> Int {
        let whole = value(String(repeating: text, count: count) + "1" + String(repeating: closing, count: count))
        // Lists count themselves.
        return text == "[" ? whole.knownCount - min(count, 24) : whole.knownCount
      }
      #expect(nested(3) == 1 && nested(100_000) <= 0, "\(text) \(nested(3)) \(nested(100_000))")
    }
  }
}

/// Values from a repository's sources.
@Suite struct SourceCallTests {
  private func given(_ type: String, _ sources: String...) -> [String: SourceValue]? {
    let folder = SourceFolder(sources: sources.enumerated().map { ("File\($0.offset).swift", $0.element) })
    return SourceCalls(folder).given(to: type)?.values
  }

  /// A call with the type's own argument, or without one, but not with another.
  @Test func aGenericTypeIsFoundWithItsArgument() {
    let app = """
      let a = AlarmAttributes<Tea>(presentation: shown, metadata: .init(), tintColor: .orange)
      let b = AlarmAttributes<Kitchen.Cooking>.init(tintColor: Color.purple)
      """
    #expect(given("AlarmAttributes<Tea>", app)?["tintColor"] == .member("orange"))
    #expect(given("AlarmAttributes<Kitchen.Cooking>", app)?["tintColor"] == .member("purple"))
    #expect(given("AlarmAttributes<Cooking>", app)?["tintColor"] == .member("purple"))
    #expect(given("AlarmAttributes<Coffee>", app) == nil && given("Attributes<Tea>", app) == nil)
    #expect(given("AlarmAttributes<Coffee>", "let c = AlarmAttributes(tintColor: .red)")?["tintColor"] == .member("red"))
    // A comparison is not a generic type.
    #expect(given("AlarmAttributes<Tea>", "if AlarmAttributes<Tea, b > (c) {}") == nil)
  }

  @Test func aStateIsFoundByItsName() {
    let app = """
      let courier = "Mike"
      let state = Delivery.ContentState(status: .preparing, courier: courier, end: Date().addingTimeInterval(900), total: total)
      """
    #expect(given("Delivery.ContentState", app) == ["status": .member("preparing"), "courier": .text("Mike"), "end": .moment(900)])
  }

  /// A label says what its number is, unless initializers of every kind have it.
  @Test func labelsOfOtherCallsGiveValues() {
    let controller = "let state = Ride.ContentState(seats: seats, riders: count)"
    #expect(given("Ride.ContentState", controller, "Train(seats: 48)")?["seats"] == .number(48))
    #expect(given("Ride.ContentState", controller, "Train(seats: 48); [UInt8](repeating: 0, count: 8192)")?["riders"] == nil)
  }

  @Test func anAliasIsTheSameState() {
    let types = "struct Ride: ActivityAttributes { public typealias Stage = ContentState; struct ContentState { } }"
    #expect(given("Ride.ContentState", types, "Ride.Stage(name: \"Hill\")") == ["name": .text("Hill")])
  }

  @Test func aStateWithoutItsNameIsFoundWhereItIsGiven() {
    #expect(
      given("Ride.ContentState", "Activity<Ride>.request(attributes: a, contentState: .init(name: \"Hill\"))") == ["name": .text("Hill")])
  }

  @Test func aStateOfAnotherTypeIsNotUsed() {
    #expect(given("Ride.ContentState", "struct Ride {}\nlet s = Other.ContentState(name: \"Hill\")") == nil)
    #expect(given("Team", "struct Team { }\nfunc Team(name: String) {}\nlet t = SubTeam(name: \"Hill\")") == nil)
  }

  @Test func zerosAndNilAreNotInformative() {
    #expect(given("Ride", "Ride(done: 0, note: nil, text: \"\")") == nil)
    #expect(given("Ride", "Ride(done: 0, text: \"a\")", "Ride(done: 4)") == ["done": .number(4), "text": .text("a")])
  }

  @Test func usesOfMembersAreFound() {
    let uses = SourceUses(
      SourceFolder(sources: [
        (
          "V.swift",
          """
          import WidgetKit
          Image(systemName: context.state.mark); Image(context.attributes.crest); Color(hex: state.shade); URL(string: item.page)
          if context.state.phase == "riding" { }
          Image(systemName: context.state.gait == "walking" ? "figure.walk" : "figure.stand")
          switch context.state.stage { case "start": a() case "finish", "home": b() default: break }
          let fit = context.attributes.contentFit ?? "cover"
          switch fit { case "contain": a() case "cover": b() default: c() }
          let position = context.attributes.imagePosition ?? "right"
          if position.hasPrefix("left") { }
          let name = context.attributes.riderName ?? "Nobody"
          Text(name)
          """
        ),
        ("Tests/V.swift", "import SwiftUI\nimport XCTest\nXCTAssert(item.phase == \"tested\")"),
        ("Tests/W.swift", "import SwiftUI\nimport Testing\n#expect(item.phase == \"expected\")"),
      ]))
    // What tests expect is no state.
    #expect(
      uses.use(of: "mark") == .symbol && uses.use(of: "crest") == .image && uses.use(of: "shade") == .hex
        && uses.use(of: "page") == .address)
    #expect(uses.use(of: "mar") == nil && uses.use(of: "phase") == nil)
    #expect(uses.strings(comparedWith: "phase") == ["riding"])
    // What is compared is not the symbol's name.
    #expect(uses.use(of: "gait") == nil && uses.strings(comparedWith: "gait") == ["walking"])
    #expect(uses.strings(comparedWith: "stage") == ["start", "finish", "home"])
    // A default before a comparison, and a default that is only shown.
    #expect(uses.strings(comparedWith: "contentFit") == ["cover", "contain"])
    #expect(uses.strings(comparedWith: "imagePosition") == ["right"] && uses.strings(comparedWith: "riderName").isEmpty)
  }

  /// A view or a function takes the member as a parameter of its name; where views compare the member itself, only those strings count.
  @Test func casesOfParametersOfTheSameNameAreFound() {
    let uses = SourceUses(
      SourceFolder(sources: [
        (
          "V.swift",
          """
          import SwiftUI
          let a = tint(context.state.phaseName), b = Dot(level: context.state.level), c = context.state.kind == "bus", d = state.tone
          func tint(_ phaseName: String) -> Color { switch phaseName { case "UP": .green case "DOWN", "LOW": .red default: .gray } }
          struct Dot: View { let level: String; var name: String { switch level.lowercased() { case "high": "a" default: "b" } } }
          func symbol(_ kind: String) -> String { switch kind { case "tram": "tram" default: "bus" } }
          func size(_ tones: Int) -> Int { switch tones { case 1: 2 default: 3 } }
          """
        )
      ]))
    #expect(uses.strings(comparedWith: "phaseName") == ["UP", "DOWN", "LOW"] && uses.strings(comparedWith: "level") == ["high"])
    #expect(uses.strings(comparedWith: "kind") == ["bus"] && uses.strings(comparedWith: "tone").isEmpty)
  }

  @Test func functionsThatEndInATypesNameAreOthers() {
    let uses = SourceUses(
      SourceFolder(sources: [
        (
          "V.swift",
          """
          import WidgetKit
          Text(a).foregroundColor(stateColor(context.state.phase)); getBgColor(data.level); phaseImage(state.kind)
          return Color(state.shade); UIColor(state.tone); SwiftUI.Image(state.crest); Image( state.badge )
          """
        )
      ]))
    #expect(uses.use(of: "phase") == nil && uses.use(of: "level") == nil && uses.use(of: "kind") == nil)
    #expect(uses.use(of: "shade") == .color && uses.use(of: "tone") == .color)
    #expect(uses.use(of: "crest") == .image && uses.use(of: "badge") == .image)
  }

  @Test func membersMultipliedByAHundredAreShares() {
    let uses = SourceUses(
      SourceFolder(sources: [("V.swift", "import WidgetKit\nText(\"\\(Int(context.state.done * 100))%\"); Text(\"\\(state.plain)\")")]))
    #expect(uses.isShare("done") && !uses.isShare("plain"))
  }

  @Test func membersShownAsWholeNumbersAreInPerCent() {
    let views = """
      import WidgetKit
      Text("\\(Int(context.state.pct.rounded()))%"); Text("\\(Int( state.charge ))"); ProgressView(value: state.filled / 100)
      Text("\\(Int(state.done * 100))%"); Text("\\(state.plain)"); Text("\\(Int(state.part.sum))")
      """
    let uses = SourceUses(SourceFolder(sources: [("V.swift", views)]))
    let found = ["pct", "charge", "filled", "done", "plain", "part"].map { uses.isPercent($0) }
    #expect(found == [true, true, true, false, false, false])
  }

  /// `currentStage` is not the name of a symbol if a view shows the symbol of one of its members.
  @Test func aMembersMemberIsNotTheMember() {
    func uses(_ view: String) -> SourceUses { SourceUses(SourceFolder(sources: [(path: "V.swift", text: "import SwiftUI\n" + view)])) }
    #expect(uses("Image(systemName: currentStage.icon)").use(of: "currentStage") == nil)
    #expect(uses("Image(systemName: manager.currentStage.icon)").use(of: "currentStage") == nil)
    #expect(uses("Image(systemName: currentStage)").use(of: "currentStage") == .symbol)
    #expect(uses("Image(systemName: state.mark.isEmpty ? other : state.mark)").use(of: "mark") == .symbol)
    #expect(uses("Image(systemName: state.mark.trimmed())").use(of: "mark") == .symbol)
  }

  /// A view that gets a member as a parameter of the same name; short names are those of other things.
  @Test func usesOfParametersAreSeen() {
    let uses = SourceUses(
      SourceFolder(sources: [
        (
          "V.swift",
          """
          import WidgetKit
          Badge(brandIconName: state.brandIconName, title: state.title, stepName: state.stepName, level: state.levelCode)
          struct Badge: View { var body: some View { Image(brandIconName); Image(title); Image(systemName: stepName); MyImage(levelCode) } }
          """
        )
      ]))
    #expect(uses.use(of: "brandIconName") == .image && uses.use(of: "stepName") == .symbol)
    #expect(uses.use(of: "title") == nil && uses.use(of: "levelCode") == nil)
    // A member that is shown as text is not the name of a picture.
    let written = SourceUses(
      SourceFolder(sources: [
        ("V.swift", "import WidgetKit\nText(context.state.unitSymbol); MyText(state.otherSymbol); Text(verbatim: state.thirdSymbol)")
      ]))
    #expect(written.isWritten("unitSymbol") && !written.isWritten("otherSymbol") && !written.isWritten("thirdSymbol"))
  }

  /// A `Scanner` reads nothing of a colour in another notation than the app's own.
  @Test(arguments: [
    ("Item(categoryHex: \"00D4FF\"); Color(hex: \"FF2D78\")", false), ("Color(hex: \"00D4FF\"); Color(hex: \"#FF2D78\")", true),
    ("Color(hex: state.shade)", true), ("Color(hex: \"accent\")", true), ("Color(hex: \"00D4FF99\")", true),
  ]) func coloursAreWrittenAsInTheSources(_ text: String, _ isMarked: Bool) {
    #expect(SourceUses(SourceFolder(sources: [("V.swift", "import SwiftUI\n\(text)")])).marksColors == isMarked)
  }

  @Test func usesBehindABindingAreSeen() {
    let uses = SourceUses(
      SourceFolder(sources: [
        (
          "V.swift",
          """
          import WidgetKit
          if let mark = context.state.picture { Image(systemName: mark) }
          guard let shade = state.tone, let page = state.link else { return }
          Color(hex: shade)
          view.page; URL(string: page)
          if let mark = context.state.other { Text(mark) }
          """
        )
      ]))
    #expect(uses.use(of: "picture") == .symbol && uses.use(of: "tone") == .hex && uses.use(of: "link") == .address)
    #expect(uses.use(of: "other") == nil)
  }

  @Test func numbersThatBecomeDatesHaveTheirUnit() {
    let uses = SourceUses(
      SourceFolder(sources: [
        (
          "V.swift",
          """
          import WidgetKit
          Text(Date(timeIntervalSince1970: state.due), style: .timer)
          Text(Date(timeIntervalSince1970: Double(state.over) / 1000), style: .timer)
          Text(Date(timeIntervalSinceReferenceDate: state.apple), style: .timer)
          if let moment = context.state.moment { Text(Theme.date(moment), style: .timer); Text(day(of: state.dawn), style: .date) }
          Text("\\(state.plain)")
          static func date(_ epochMs: Double) -> Date { Date(timeIntervalSince1970: epochMs / 1000) }
          func day(of seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
          extension State { var start: Date { Date(timeIntervalSince1970: restStart / 1000.0) } }
          extension State { var sum: Int { plain + Int(restStart) } }
          """
        )
      ]))
    let units = ["due", "over", "apple", "moment", "dawn", "restStart", "plain", "Start"].map { uses.timeUnit(of: $0) }
    #expect(units == [.seconds, .milliseconds, .referenceSeconds, .milliseconds, .seconds, .milliseconds, nil, nil])
  }
}
