import Foundation
import SkerryGraph
import SkerryPipeline
import SkerryTestSupport
import SwiftUI
import Testing

@testable import SkerryUI

/// Lines that are high enough for the scripts of the user's languages (Figures §9.83).
@Suite @MainActor struct ScriptHeightTests {
  private func frames(_ view: some View) throws -> [String: [Double]] {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    return try LayoutFrames.identified(in: renderer.layoutTree())
  }
  private func height(_ view: some View) throws -> Double {
    try #require(frames(VStack { view.accessibilityIdentifier("view") })["view"]?.last)
  }
  private func grown(_ size: CGFloat, _ language: String) throws -> Double {
    let text = Text(verbatim: "Deep Work").font(.system(size: size))
    return try height(text.users(language)) - height(text)
  }

  /// P42's lines of 12 and 20 points are 3.0 and 4.0 higher, P18's of 15 about 2.7.
  @Test func linesAreAsHighAsOnTheScreenshots() throws {
    for (size, expected) in [(12.0, 3.0), (15, 2.75), (20, 4)] {
      #expect(abs(try grown(size, "hi_IN") - expected) < 0.4, "\(size)")
    }
    // P24: 12, 20 and 34 points, 26.5 together.
    #expect(abs(try grown(12, "ur") + grown(20, "ur") + grown(34, "ur") - 26.5) < 0.6)
    // Reported: 2.0 at 13 points.
    #expect(abs(try grown(13, "th") - 2) < 0.1)
    for language in ["de", "ja", "ko", "zh-Hans", "he", "vi", "ru"] { #expect(try grown(17, language) == 0, "\(language)") }
  }

  @Test func lettersMoveDownWithinTheirLine() throws {
    func baseline(_ language: String) throws -> Double {
      let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "x").font(.system(size: 20)).users(language)
        Color.red.frame(width: 1, height: 1).accessibilityIdentifier("mark")
      }
      return try #require(frames(view)["mark"]?[1])
    }
    #expect(abs(try baseline("hi") - baseline("en") - 2) < 0.4)
  }

  @Test func aViewsOwnLanguageCounts() throws {
    let text = Text(verbatim: "Deep Work")
    let hindi = Locale.Language(languageCode: .hindi), english = Locale.Language(languageCode: .english)
    let usual = try height(text), high = try height(text.users("hi"))
    #expect(high > usual + 3)
    #expect(try height(text.typesettingLanguage(hindi)) == high && height(AnyView(text).typesettingLanguage(hindi)) == high)
    #expect(try height(text.typesettingLanguage(hindi, isEnabled: false)) == usual)
    #expect(try height(AnyView(text).typesettingLanguage(hindi, isEnabled: false)) == usual)
    #expect(try height(AnyView(text).typesettingLanguage(english).users("hi")) == usual)
    // Its locale does not: the language is the user's.
    #expect(try height(text.environment(\.locale, Locale(identifier: "hi"))) == usual)
    // Fonts of the app keep their lines.
    let own = text.font(.custom("Helvetica", size: 17))
    #expect(try height(own.typesettingLanguage(hindi)) == height(own))
  }

  /// The highest script of all languages counts, whatever its place in the list.
  @Test func theHighestOfTheUsersLanguagesCounts() {
    var system = EnvironmentValues().system
    #expect(system.lineScript == .usual)
    system.userScript = .highest(of: ["de", "hi", "th"])
    #expect(system.lineScript == .indic)
    system.userScript = .highest(of: ["ur_PK", "hi"])
    #expect(system.lineScript == .nastaliq)
    system.version = .iOS17
    #expect(system.lineScript == .nastaliq)
    system.version = .iOS16
    #expect(system.lineScript == .usual)
    #expect(ScriptHeight(language: "pa-Guru-IN") == .indic && ScriptHeight(language: "ku_TR") == .marked)
    #expect(ScriptHeight(language: "") == .usual && ScriptHeight(language: "HI") == .indic)
    // Longer codes that begin with one of them are other languages.
    #expect(ScriptHeight(language: "tel") == .usual && ScriptHeight(language: "hiri") == .usual)
    #expect(ScriptHeight(language: "ckb-IQ") == .marked)
  }
}

extension View {
  /// The view for a user of a language.
  fileprivate func users(_ language: String) -> some View { settingEnvironment { $0.system.userScript = ScriptHeight(language: language) } }
}
