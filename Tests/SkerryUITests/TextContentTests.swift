import Foundation
import SwiftUI
import Testing

@testable import SkerryUI

@Suite struct TextContentTests {
  @Test func marksAreRead() {
    let spans = InlineMarkdown.spans(of: "a **b** *c* ~~d~~ `e*` [f](g) 2 * 3 snake_case_name \\*")
    #expect(spans.map(\.text) == ["a ", "b", " ", "c", " ", "d", " ", "e*", " ", "f", " 2 * 3 snake_case_name *"])
    #expect(spans[1].isStrong && spans[3].isEmphasized && spans[5].isStruck && spans[7].isCode && spans[9].link == "g")
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
    #expect(timer.widest(at: start) == "0:00:00")
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
