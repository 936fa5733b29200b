import Foundation
import SkerryDiagnostics
import SkerryPipeline
import SwiftUI
import Testing

@testable import SkerryUI

@Suite struct TextContentTests {
  @Test func marksAreRead() {
    let spans = InlineMarkdown.spans(of: "a **b** *c* ~~d~~ `e*` [f](g) 2 * 3 snake_case_name \\*")
    #expect(spans.map(\.text) == ["a ", "b", " ", "c", " ", "d", " ", "e*", " ", "f", " 2 * 3 snake_case_name *"])
    #expect(spans[1].isStrong && spans[3].isEmphasized && spans[5].isStruck && spans[7].isCode && spans[9].link == "g")
  }

  /// Addresses without brackets, and what is none. "norbert@example.com" is recorded (R65).
  @Test func bareAddressesAreLinks() {
    func links(_ source: String) -> [String: String] {
      Dictionary(uniqueKeysWithValues: InlineMarkdown.spans(of: source).compactMap { span in span.link.map { (span.text, $0) } })
    }
    let spans = InlineMarkdown.spans(of: "request for **norbert@example.com**.")
    #expect(spans.map(\.text) == ["request for ", "norbert@example.com", "."] && spans[1].isStrong)
    #expect(spans[1].link == "mailto:norbert@example.com")
    #expect(
      links("See https://a.example/b_c?d=1, or www.b.example.") == [
        "https://a.example/b_c?d=1": "https://a.example/b_c?d=1", "www.b.example": "http://www.b.example",
      ])
    #expect(
      links("(http://a.example) or http://b.example/(c)") == [
        "http://a.example": "http://a.example", "http://b.example/(c)": "http://b.example/(c)",
      ])
    for plain in ["a@b", "@a.example", "%@ at %1$@.", "xhttps://a.example", "https://", "www.a", "9:41", "a@b-", "wwww.a.b"] {
      #expect(links(plain).isEmpty, "\(plain)")
    }
    #expect(links("a_b@c_d.example") == ["a_b@c_d.example": "mailto:a_b@c_d.example"])
    #expect(links("`a@b.example` [c@d.example](e)") == ["c@d.example": "e"])
  }

  @Test func literalsAreKeysAndVariablesAreNot() {
    let literal = Text("**x**")
    let variable = "**x**"
    if case .localized(let key, _) = literal.pieces[0].content { #expect(key.key == "**x**") } else { Issue.record("a literal is a key") }
    if case .plain(let text) = Text(variable).pieces[0].content { #expect(text == "**x**") } else { Issue.record("a variable is plain") }
  }

  @Test func keysHaveApplesFormat() {
    let (name, count, share) = ("Al", 3, 0.5)
    let key: LocalizedStringKey = "\(name) has \(count) of \(share, specifier: "%.1f") 100%"
    #expect(key.key == "%@ has %lld of %.1f 100%%")
    #expect(key.arguments[0] == .string("Al") && key.arguments[1].operand == "3" && key.arguments[2].operand == "0.5")
  }

  @Test func timersCountInTheirInterval() {
    let start = Date(timeIntervalSince1970: 1_000_000)
    let timer = DateContent.timer(start...start.addingTimeInterval(3700), pause: nil, countsDown: true, showsHours: true)
    let environment = EnvironmentValues()
    #expect(timer.text(at: start, in: environment) == "1:01:40")
    #expect(timer.text(at: start.addingTimeInterval(3695), in: environment) == "0:05")
    #expect(timer.text(at: start.addingTimeInterval(9999), in: environment) == "0:00")
    #expect(timer.text(at: start.addingTimeInterval(-50), in: environment) == "1:01:40")
    #expect(timer.widest(at: start, in: environment) == "0:00:00")
    let noHours = DateContent.timer(start...start.addingTimeInterval(3700), pause: nil, countsDown: false, showsHours: false)
    #expect(noHours.text(at: start.addingTimeInterval(3660), in: environment) == "61:00")
  }

  @Test func datesAreWrittenAsOnAPhone() {
    let date = Date(timeIntervalSince1970: 1_767_951_660)
    let environment = EnvironmentValues()
    #expect(DateContent.style(date, .time).text(at: date, in: environment).replacingOccurrences(of: "\u{202F}", with: " ") == "9:41 AM")
    #expect(DateContent.style(date, .date).text(at: date, in: environment) == "January 9, 2026")
    #expect(DateContent.style(date, .relative).text(at: date.addingTimeInterval(133), in: environment) == "2 min, 13 sec")
    #expect(DateContent.style(date, .offset).text(at: date.addingTimeInterval(120), in: environment) == "+2 minutes")
  }

  @Test func otherLocalesHaveTheirOwnStrings() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    let date = Date(timeIntervalSince1970: 1_767_951_660)
    #expect(DateContent.style(date, .date).text(at: date, in: environment) == "9. Januar 2026")
    #expect(DateContent.style(date, .relative).text(at: date.addingTimeInterval(133), in: environment) == "2 Min., 13 Sek.")
    #expect(DateContent.style(date, .offset).text(at: date.addingTimeInterval(-120), in: environment) == "\u{2212}2 Minuten")
    environment.locale = Locale(identifier: "ar_EG")
    #expect(DateContent.style(date, .timer).text(at: date.addingTimeInterval(65), in: environment) == "\u{661}:\u{660}\u{665}")
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    #expect(DateContent.style(date, .time).text(at: date, in: environment).hasPrefix("10:41"))
    let interval = DateContent.range(date...date.addingTimeInterval(3600)).text(at: date, in: environment)
    #expect(interval.hasPrefix("10:41") && interval.contains("11:41") && !interval.contains("2026"))
  }

  /// 08:00 where the locale's short times have two digits, as in "08:00" on P76; 8:00 elsewhere.
  @Test(arguments: [("en_GB", "08:00"), ("de_DE", "08:00"), ("es_ES", "8:00"), ("ja_JP", "8:00"), ("en_US", "8:00\u{202F}AM")])
  func timesBeforeTen(_ locale: String, _ text: String) {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = .gmt
    let eight = Date(timeIntervalSince1970: 1_767_945_600)
    let found = DateContent.style(eight, .time).text(at: eight, in: environment)
    #expect(found.replacing("\u{202F}", with: " ") == text.replacing("\u{202F}", with: " "))
  }

  @Test func formatStylesFollowTheEnvironment() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    environment.timeZone = TimeZone(secondsFromGMT: 7200) ?? .gmt
    let date = Date(timeIntervalSince1970: 1_767_951_660)
    func text<F: FormatStyle>(_ input: F.FormatInput, _ format: F) -> String where F.FormatInput: Equatable, F.FormatOutput == String {
      String(FormattedValue(input, format).text(in: environment, at: date).characters)
    }
    #expect(text(date, .dateTime.hour().minute()) == "11:41")
    #expect(text(1234.5, .number) == "1.234,5")
    #expect(text(0.25, .percent) == "25\u{A0}%")
    #expect(text(["a", "b", "c"], .list(type: .and)) == "a, b und c")
    #expect(text(Duration.seconds(3725), .time(pattern: .hourMinuteSecond)) == "1:02:05")
    #expect(text(Measurement(value: 12.5, unit: UnitLength.kilometers), .measurement(width: .abbreviated, usage: .asProvided)) == "12,5 km")
    #expect(text(Measurement(value: 21, unit: UnitTemperature.celsius), .measurement(width: .narrow, usage: .weather)).hasPrefix("21"))
    environment.locale = Locale(identifier: "en_US")
    #expect(text(Measurement(value: 5, unit: UnitLength.kilometers), .measurement(width: .wide, usage: .road)) == "3.1 miles")
    #expect(text(date, .timer(countingDownIn: date.addingTimeInterval(-60)..<date.addingTimeInterval(65))) == "1:05")
    let source = FormattedValue(TimeDataSource<Date>.currentDate, .stopwatch(startingAt: date.addingTimeInterval(-65.5)))
    #expect(String(source.text(in: environment, at: date).characters) == "1:05.50")
  }

  @Test func formattersMissingOnLinux() {
    let components = DateComponentsFormatter()
    components.allowedUnits = [.hour, .minute, .second]
    #expect(components.string(from: 3725) == "1:02:05")
    #expect(components.string(from: 0) == "0:00")
    #expect(components.string(from: -65) == "-1:05")
    components.zeroFormattingBehavior = .pad
    #expect(components.string(from: 65) == "00:01:05")
    components.zeroFormattingBehavior = .default
    components.unitsStyle = .abbreviated
    #expect(components.string(from: 3900) == "1h 5m")
    components.unitsStyle = .full
    #expect(components.string(from: 3600) == "1 hour")
    #expect(RelativeDateTimeFormatter().localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
    let measurements = MeasurementFormatter()
    measurements.unitOptions = .providedUnit
    #expect(measurements.string(from: Measurement(value: 3.5, unit: UnitMass.kilograms)) == "3.5 kg")
    #expect(Locale.current.identifier == "en_US")
  }

  @Test func lengthsOfTimeInWords() throws {
    func written(_ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle, _ change: (DateComponentsFormatter) -> Void = { _ in })
      -> String?
    {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = style
      change(formatter)
      return formatter.string(from: seconds)
    }
    #expect(written(34_890, .abbreviated) == "9h 41m 30s" && written(34_890, .short) == "9 hr, 41 min, 30 sec")
    #expect(written(34_890, .brief) == "9hr 41min 30sec" && written(34_890, .full) == "9 hours, 41 minutes, 30 seconds")
    #expect(written(34_890, .spellOut) == "nine hours, forty-one minutes, thirty seconds")
    #expect(written(300, .full) { $0.includesTimeRemainingPhrase = true } == "5 minutes remaining")
    let both = written(300, .full) { ($0.includesApproximationPhrase, $0.includesTimeRemainingPhrase) = (true, true) }
    #expect(both == "About 5 minutes remaining")
    #expect(written(34_890, .full) { $0.maximumUnitCount = 1 } == "9 hours" && written(300, .full) { $0.allowedUnits = [] } == nil)
  }

  /// Months and years have the calendar's lengths: 59 days from 1 January are two months, but not in a leap year.
  @Test func monthsFollowTheCalendar() throws {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    (formatter.calendar, formatter.unitsStyle, formatter.allowedUnits) = (calendar, .full, [.year, .month, .day])
    func days(_ count: Double, from year: Int) throws -> String? {
      let start = try #require(calendar.date(from: DateComponents(year: year, month: 1, day: 1)))
      return formatter.string(from: start, to: start.addingTimeInterval(count * 86_400))
    }
    #expect(try days(59, from: 2025) == "2 months" && days(59, from: 2024) == "1 month, 28 days")
    #expect(try days(365, from: 2025) == "1 year" && days(-1, from: 2025) == "-1 day")
    #expect(formatter.string(from: 40 * 86_400) == "1 month, 9 days")
    #expect(formatter.string(from: DateComponents(month: 14)) == "1 year, 2 months")
    formatter.allowedUnits = .month
    #expect(formatter.string(from: 40 * 86_400) == "1 month")
    #expect(formatter.string(from: DateComponents(month: 2_000_000_000)) == nil && formatter.string(from: .infinity) == nil)
  }

  @Test func hoursOfATimerBeginAtSixtyMinutes() {
    let words = TimeWords(Locale(identifier: "en_US"))
    #expect([3599, 3600, 3601].map { words.counter($0, showsHours: true) } == ["59:59", "1:00:00", "1:00:01"])
    #expect([3599, 3600].map { words.counter($0, showsHours: false) } == ["59:59", "60:00"])
    #expect([3599.9, -5, .infinity].map { words.counter($0, showsHours: true) } == ["59:59", "0:00", "0:00"])
  }

  /// Apps store these numbers, so they are Apple's.
  @Test func optionsOfFormattersHaveApplesNumbers() {
    typealias Behaviour = DateComponentsFormatter.ZeroFormattingBehavior
    typealias Options = MeasurementFormatter.UnitOptions
    #expect([Behaviour.default, .dropLeading, .dropMiddle, .dropTrailing, .dropAll, .pad].map(\.rawValue) == [1, 2, 4, 8, 14, 1 << 16])
    #expect([Options.providedUnit, .naturalScale, .temperatureWithoutUnit].map(\.rawValue) == [1, 2, 4])
  }

  /// A part's own font and colour stay when the whole text is given others, as with text that is joined with `+`.
  @MainActor @Test func textInsideTextKeepsItsOwnStyle() {
    let context = ResolveContext(
      environment: EnvironmentValues(), services: Engine.shared.services(now: Date(timeIntervalSince1970: 0)), log: DiagnosticLog())
    let part = Text("own").font(.system(size: 20)).foregroundStyle(.white)
    let plain = Text("plain")
    for text in [Text("a \(part) \(plain)"), Text("a ") + part + Text(" ") + plain] {
      let runs = text.font(.system(size: 10)).foregroundStyle(.black).resolved(in: context).runs
      #expect(runs.first { $0.string == "own" }?.font.size == 20)
      #expect(runs.first { $0.string == "own" }?.paint == Text("x").foregroundStyle(.white).resolved(in: context).runs[0].paint)
      #expect(runs.first { $0.string.hasSuffix("plain") }?.font.size == 10)
      #expect(runs.first { $0.string.hasSuffix("plain") }?.paint == Text("x").foregroundStyle(.black).resolved(in: context).runs[0].paint)
    }
    let twice = Text("x").font(.system(size: 30)).font(.system(size: 10)).resolved(in: context).runs[0]
    #expect(twice.font.size == 30)
  }

  @MainActor @Test func literalsAreWrittenWithTheLocalesNumbers() {
    let context = ResolveContext(
      environment: EnvironmentValues(), services: Engine.shared.services(now: Date(timeIntervalSince1970: 0)), log: DiagnosticLog())
    #expect(Text("50% off").plainString(in: context) == "50% off")
    #expect(Text("Year \(2026) at 5%").plainString(in: context) == "Year 2,026 at 5%")
    #expect(Text("\(0.5, specifier: "%.1f") of \("100%")").plainString(in: context) == "0.5 of 100%")
    #expect(Text("^[\(3) delivery](inflect: true)").plainString(in: context) == "3 deliveries")
    var pseudo = context
    pseudo.environment.system.pseudoLocale = .accented
    #expect(Text("Done \("x%")").plainString(in: pseudo).hasPrefix("[Ðöñé x%"))
    #expect(Text(verbatim: "Done").plainString(in: pseudo) == "Done")
  }

  @Test func markdownBecomesAttributes() throws {
    let text = try AttributedString(markdown: "# Head\n\n**bold** and [a *link*](https://a.example) <https://b.example>\nnext\n- item")
    #expect(String(text.characters) == "Headbold and a link https://b.example nextitem")
    let runs = text.runs.map {
      (String(text[$0.range].characters), $0[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self], $0.link)
    }
    #expect(runs.contains { $0.0 == "bold" && $0.1 == .stronglyEmphasized })
    #expect(runs.contains { $0.0 == "link" && $0.1 == .emphasized && $0.2?.absoluteString == "https://a.example" })
    let lines = try AttributedString(markdown: "a\n\nb", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(lines.characters) == "a\n\nb")
    var own = AttributedString("x")
    own.inlinePresentationIntent = .code
    own.backgroundColor = .yellow
    #expect(own.inlinePresentationIntent == .code)
  }

  /// UIKit's types are told from SwiftUI's by the value, and are drawn where a text has none of SwiftUI's.
  @Test func attributesOfUIKit() {
    var text = AttributedString("x")
    text.font = .systemFont(ofSize: 14)
    text.foregroundColor = UIColor.systemRed
    text.backgroundColor = UIColor.systemBlue
    #expect(text.runs.first?.skerryFont == Font(UIFont.systemFont(ofSize: 14)))
    #expect(text.runs.first?.skerryForegroundColor == Color(UIColor.systemRed))
    #expect(text.runs.first?.skerryBackgroundColor == Color(UIColor.systemBlue))
    text.font = .headline
    text.foregroundColor = .green
    text.backgroundColor = .yellow
    #expect(text.runs.first?.skerryFont == .headline && text.runs.first?.skerryForegroundColor == .green)
    #expect(text.runs.first?.skerryBackgroundColor == .yellow)
    text.uiKit.font = .systemFont(ofSize: 20)
    #expect(text.uiKit.font == .systemFont(ofSize: 20) && text.uiKit.font != .systemFont(ofSize: 21))
  }

  @Test func coloursFollowPaletteSchemeAndContrast() {
    var environment = EnvironmentValues()
    func bytes(_ color: Color) -> [Int] {
      let c = color.resolve(in: environment)
      return [c.red, c.green, c.blue].map { Int(($0 * 255).rounded()) }
    }
    #expect(bytes(.red) == [255, 56, 60])
    environment.system.colorScheme = .dark
    #expect(bytes(.red) == [255, 66, 69])
    environment.system.palette = .iOS18
    #expect(bytes(.blue) == [10, 132, 255])
    environment.system.colorSchemeContrast = .increased
    #expect(bytes(.blue) == [64, 156, 255])
    #expect(bytes(Color(.displayP3, red: 1, green: 0, blue: 0))[0] >= 255)
  }

  @Test func textStylesAreApples() {
    var environment = EnvironmentValues()
    #expect(Font.resolved(in: environment, font: .headline).size == 17)
    #expect(Font.resolved(in: environment, font: .headline).weight == 600)
    #expect(abs(Font.resolved(in: environment, font: .title3).styleLeading - 1.133) < 0.001)
    environment.system.dynamicTypeSize = .accessibility5
    #expect(Font.resolved(in: environment, font: .body).size == 53)
    #expect(Font.resolved(in: environment, font: .system(size: 20)).size == 20)
  }
}
