import Foundation
import SkerryDiagnostics
import SkerryLocalization
import Testing

@testable import SkerryAssets

/// Strings of tables in folders of languages, and of catalogues.
@Suite struct StringTableTests {
  private func text(_ tables: StringTables, _ key: String, _ language: String, table: String = "Localizable", _ numbers: String...)
    -> String?
  {
    tables.format(forKey: key, table: table, language: language)?.resolved { numbers.indices.contains($0) ? numbers[$0] : nil }
  }

  private func tables(_ files: [(String, String)]) throws -> StringTables {
    let scratch = try Scratch()
    for (path, text) in files { try scratch.write(path, text) }
    return StringTables(folders: [scratch.folder])
  }

  private static func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }

  /// A bundle finds resources that are not localized first; deeper folders are not a bundle's own.
  @Test func tablesBesideTheFoldersOfLanguagesCountFirst() throws {
    let tables = try tables([
      ("Localizable.strings", #""a" = "plain";"#), ("en.lproj/Localizable.strings", #""a" = "english"; "b" = "only english";"#),
      ("Localizable.stringsdict", Self.cups), ("deep/Localizable.strings", #""d" = "deep";"#),
    ])
    #expect(text(tables, "a", "en") == "plain" && text(tables, "a", "ja") == "plain" && text(tables, "b", "en") == "only english")
    #expect(text(tables, "n", "de", "1")?.hasSuffix("cup") == true && text(tables, "n", "de", "2")?.hasSuffix("cups") == true)
    #expect(text(tables, "d", "en") == nil)
    #expect(tables.languages == ["en"])
  }

  private static let cups =
    "<plist version=\"1.0\"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@c@</string><key>c</key>"
    + "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
    + "<string>lld</string><key>one</key><string>%lld cup</string><key>other</key><string>%lld cups</string></dict></dict></dict></plist>"

  @Test func theNearestLanguageIsTaken() throws {
    let tables = try tables([
      ("zh-Hant.lproj/Localizable.strings", #""a" = "traditional";"#), ("zh-Hans.lproj/Localizable.strings", #""a" = "simplified";"#),
      ("pt-BR.lproj/Localizable.strings", #""a" = "brazil";"#), ("no.lproj/Localizable.strings", #""a" = "norway";"#),
      ("en.lproj/Localizable.strings", #""a" = "english"; "b" = "only english";"#), ("Base.lproj/Localizable.strings", #""c" = "base";"#),
      ("de.lproj/Other.strings", #""a" = "another table";"#), ("de.lproj/Localizable.strings", #""a" = "german";"#),
      ("deep/de.lproj/Deep.strings", #""a" = "in a folder";"#),
    ])
    #expect(
      text(tables, "a", "zh_TW") == "traditional" && text(tables, "a", "zh_CN") == "simplified"
        && text(tables, "a", "zh-Hant-HK") == "traditional")
    #expect(text(tables, "a", "pt_PT") == "brazil" && text(tables, "a", "nb_NO") == "norway" && text(tables, "a", "de_AT") == "german")
    #expect(text(tables, "a", "fr_FR") == "english" && text(tables, "b", "de_DE") == "only english" && text(tables, "c", "de_DE") == "base")
    #expect(text(tables, "a", "de_DE", table: "Other") == "another table" && text(tables, "a", "de_DE", table: "Deep") == "in a folder")
    #expect(text(tables, "z", "de_DE") == nil && text(tables, "a", "de_DE", table: "None") == nil)
    #expect(tables.languages == ["base", "de", "en", "no", "pt-br", "zh-hans", "zh-hant"] && tables.diagnostics.isEmpty)
  }

  @Test func foldersAreEnteredFourDeep() throws {
    let tables = try tables([("1/2/3/de.lproj/A.strings", #""a" = "b";"#), ("1/2/3/4/de.lproj/B.strings", #""a" = "b";"#)])
    #expect(text(tables, "a", "de", table: "A") == "b" && text(tables, "a", "de", table: "B") == nil)
  }

  /// Numbers of a catalogue's substitutions count from 1; the form is chosen by the number of that argument, which the result names.
  @Test func substitutionsTakeTheirArgument() throws {
    func variable(_ argument: String, _ word: String) -> String {
      #"{\#(argument)"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"%arg \#(word)"}},"other":{"stringUnit":{"value":"%arg \#(word)s"}}}}}"#
    }
    let entry =
      #"{"stringUnit":{"value":"%#@cups@ and %#@cakes@"},"substitutions":{"cups":\#(variable(#""argNum":2,"#, "cup")),"cakes":\#(variable(#""argNum":1,"#, "cake"))}}"#
    let tables = try tables([
      ("Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":\#(entry)}}},"version":"1.0"}"#)
    ])
    #expect(text(tables, "k", "en_US", "1", "5") == "%2$lld cups and %1$lld cake")
  }

  @Test func cataloguesHaveVariations() throws {
    let plural = #"{"variations":{"plural":{"one":\#(Self.unit("one cup")),"other":\#(Self.unit("%lld cups"))}}}"#
    let device = #"{"variations":{"device":{"mac":\#(Self.unit("click")),"iphone":\#(Self.unit("tap")),"other":\#(Self.unit("press"))}}}"#
    let other = #"{"variations":{"device":{"mac":\#(Self.unit("click")),"other":\#(Self.unit("press"))}}}"#
    let tables = try tables([
      (
        "Localizable.xcstrings",
        #"{"sourceLanguage":"en","strings":{"p":{"localizations":{"en":\#(plural)}},"d":{"localizations":{"en":\#(device)}},"o":{"localizations":{"en":\#(other)}},"k":{"localizations":{"de":\#(Self.unit("Schlüssel"))}}}}"#
      )
    ])
    #expect(text(tables, "p", "en", "1") == "one cup" && text(tables, "p", "en", "3")?.hasSuffix("lld cups") == true)
    #expect(text(tables, "d", "en") == "tap" && text(tables, "o", "en") == "press")
    // In the language of the keys, a key is its own string: a related language's translation is not taken.
    #expect(text(tables, "k", "de_AT") == "Schlüssel" && text(tables, "k", "en_US") == nil)
  }

  @Test func pluralTablesComeBeforePlainOnes() throws {
    func rules(_ forms: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@!</string><key>v</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string>\(forms)</dict>
      </dict></dict></plist>
      """
    }
    let good = try tables([
      ("en.lproj/Localizable.strings", #""n" = "plain";"#),
      ("en.lproj/Localizable.stringsdict", rules("<key>one</key><string>%lld cup</string><key>other</key><string>%lld cups</string>")),
    ])
    #expect(text(good, "n", "en", "1")?.hasSuffix("lld cup!") == true && text(good, "n", "en", "2")?.hasSuffix("lld cups!") == true)
    let bad = try tables([("en.lproj/Localizable.stringsdict", rules("<key>one</key><string>a</string>"))])
    #expect(bad.diagnostics.count == 1)
    #expect(
      bad.diagnostics.first?.message.hasSuffix(
        "en.lproj/Localizable.stringsdict has no NSStringLocalizedFormatKey, or no plural forms, for \"n\"; that string is left out.")
        == true)
    let wide = try tables([
      (
        "en.lproj/Localizable.stringsdict",
        "<plist version=\"1.0\"><dict><key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>short</string><key>20</key><string>long</string></dict></dict></dict></plist>"
      )
    ])
    #expect(text(wide, "w", "en") == "long")
  }

  @Test func brokenFilesAreNamed() throws {
    let tables = try tables([("en.lproj/Localizable.strings", "\"a\" = "), ("Localizable.xcstrings", "[]")])
    #expect(tables.diagnostics.map(\.rule) == ["malformed-strings", "malformed-strings"])
    #expect(tables.diagnostics.map(\.message).contains { $0.contains("en.lproj/Localizable.strings is damaged in line 1;") })
    #expect(tables.diagnostics.map(\.message).contains { $0.contains("Localizable.xcstrings has no object \"strings\"") })
    let cut = try self.tables([("Localizable.xcstrings", "{\n \"strings\": {\n  \"a\"")])
    #expect(cut.diagnostics.first?.message.contains("Localizable.xcstrings is not valid JSON at line 3") == true)
    #expect(cut.diagnostics.first?.site?.line == 3)
  }

  /// A localization without a usable string is named; one with variations for other devices only is meant to have none here.
  @Test func brokenLocalizationsAreNamed() throws {
    func messages(_ localization: String) throws -> [String] {
      try tables([("Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":\#(localization)}}}}"#)])
        .diagnostics
        .map(\.message)
    }
    #expect(
      try messages(#"{"stringUnit":{"value":7}}"#).first?.contains("has no string as the value of \"a\" in de; that string is") == true)
    #expect(try messages(#"{"variations":{"plural":[]}}"#).first?.contains("has no plural forms for \"a\" in de") == true)
    #expect(try messages(#"{"variations":{"plural":{"other":{}}}}"#).first?.contains("has no string in the plural forms of") == true)
    #expect(try messages(#"{"stringUnit":{"value":""}}"#).isEmpty)
    #expect(try messages(#"{"variations":{"device":{"applewatch":{"stringUnit":{"value":"x"}}}}}"#).isEmpty)
  }
}
