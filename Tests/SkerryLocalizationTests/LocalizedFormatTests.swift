import Foundation
import SkerryDiagnostics
import SkerryTestSupport
import Testing

@testable import SkerryAssets
@testable import SkerryLocalization

@Suite struct LocalizedFormatTests {
  @Test(arguments: [
    ("en", ["0": "other", "1": "one", "1.0": "other", "2": "other"]),
    ("pl", ["1": "one", "2": "few", "5": "many", "12": "many", "22": "few", "1.5": "other"]),
    ("ar", ["0": "zero", "1": "one", "2": "two", "3": "few", "11": "many", "100": "other"]),
    ("ja", ["1": "other"]), ("fr", ["0": "one", "1": "one", "2": "other"]), ("ru", ["21": "one", "3": "few", "11": "many"]),
  ])
  func categoriesAreCLDRs(_ language: String, _ wanted: [String: String]) {
    for (number, category) in wanted { #expect(PluralRules.category(of: number, language: language) == category, "\(language) \(number)") }
  }

  /// A conversion of something else writes the number, and does not read it as an address.
  @Test(arguments: ["%s", "%S", "%p", "%n", "%lls", "%"]) func otherConversionsWriteNumbers(_ specifier: String) {
    let locale = Locale(identifier: "en_US_POSIX")
    #expect(_LocalizedNumber(.integer(1234), specifier).written(in: locale) == "1234")
    #expect(_LocalizedNumber(.real(12.75), specifier).written(in: locale) == "12")
  }

  /// The byte-by-byte reader gives the same as the character-by-character one, for any text.
  @Test func plainFormatsHaveTheSameTokens() {
    let parts = [
      "%", "%", "@", "l", "ll", "d", "f", "lld", "lf", "1$", "arg", " ", "a", "\r", "\n", "#@x@", "é", "\u{301}", ".2", "%@", "%lld",
    ]
    var (state, plain): (UInt64, Int) = (7, 0)
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<20_000 {
      let format = (0..<next(7)).map { _ in parts[next(parts.count)] }.joined()
      guard let tokens = PlainFormat(format).tokens else { continue }
      plain += 1
      #expect(tokens == FormatToken.general(of: format), "\(format.debugDescription)")
    }
    #expect(plain > 5000)
    #expect(PlainFormat("%@ of %lld").tokens == [.argument(nil, "@"), .literal(" of "), .argument(nil, "lld")])
    #expect(PlainFormat("%1$@").tokens == nil && PlainFormat("5%%").tokens == nil && PlainFormat("é %@").tokens == nil)
  }

  @Test func tokens() {
    #expect(
      FormatToken.tokens(of: "%2$@ and %1$lld, 5%%") == [.argument(1, "@"), .literal(" and "), .argument(0, "lld"), .literal(", 5%")])
    #expect(
      FormatToken.tokens(of: "%#@files@ %1$#@x@ %arg") == [.variable("files", nil), .literal(" "), .variable("x", 0), .literal(" "), .own])
    #expect(FormatToken.tokens(of: "100% and %") == [.literal("100"), .argument(nil, " a"), .literal("nd %")])
    #expect(FormatToken.tokens(of: "%.1f%") == [.argument(nil, ".1f"), .literal("%")])
  }

  @Test func numbersAreWrittenAsTheLocaleDoes() {
    func written(_ value: _LocalizedNumber.Value, _ specifier: String, _ locale: String) -> String {
      _LocalizedNumber(value, specifier).written(in: Locale(identifier: locale))
    }
    #expect(written(.integer(1_234_567), "%lld", "en_US") == "1,234,567")
    #expect(written(.integer(1_234_567), "%d", "de_DE") == "1.234.567")
    #expect(written(.integer(7), "%02d", "en_US") == "07")
    #expect(written(.real(0.5), "%lf", "en_US") == "0.500000")
    // Equal numbers that are written differently, in both orders.
    #expect(written(.real(-0.0), "%.2f", "en_US") == "-0.00" && written(.real(0), "%.2f", "en_US") == "0.00")
    #expect(written(.real(0), "%.3f", "en_US") == "0.000" && written(.real(-0.0), "%.3f", "en_US") == "-0.000")
    #expect(written(.real(1234.56), "%.1f", "de_DE") == "1.234,6")
    #expect(written(.real(1234.56), "%d", "en_US") == "1,234")
    #expect(written(.integer(3), "%@", "en_US") == "3")
    #expect(written(.integer(255), "%x", "en_US") == "ff")
  }

  @Test func variablesTakeTheirForms() {
    let format = LocalizedFormat(
      "%#@files@ in %#@folders@ of %@",
      variables: [
        "files": .init(argument: nil, specifier: "lld", forms: ["one": "%lld file", "other": "%lld files"]),
        "folders": .init(argument: nil, specifier: "lld", forms: ["zero": "no folder", "one": "one folder", "other": "%arg folders"]),
      ], language: "en")
    func resolved(_ files: String, _ folders: String) -> String { format.resolved { [files, folders, nil][$0] } }
    #expect(resolved("1", "1") == "%1$lld file in one folder of %3$@")
    #expect(resolved("2", "0") == "%1$lld files in no folder of %3$@")
    #expect(resolved("2", "5") == "%1$lld files in %2$lld folders of %3$@")
    let loop = LocalizedFormat("%#@a@", variables: ["a": .init(argument: nil, specifier: "d", forms: ["other": "x%#@a@"])], language: "en")
    #expect(loop.resolved { _ in "2" }.count < 40)
  }

  @Test func pseudoKeepsConversionsAndLinks() {
    let text = PseudoLocale.accented.changed("Arrives in **%lld** min [see](https://a.example/b) 100%%")
    #expect(text.hasPrefix("[Åŕŕîṽ") || text.hasPrefix("[Åŕŕîv"))
    #expect(text.contains("**%lld**") && text.contains("(https://a.example/b)") && text.contains("100%%") && text.hasSuffix("]"))
    let plain = PseudoLocale.accented.changed("Delivered today at noon")
    #expect(Double(plain.count) > 23 * 1.3)
    // A third of 20 letters, rounded up, are 7: two words are not enough.
    #expect(plain.hasSuffix(" one two three]"))
    #expect(PseudoLocale.accented.changed("%@") == "%@")
    #expect(PseudoLocale.mirrored.changed("Done") == "Done")
  }

  @Test func englishNounsAgree() {
    func agreed(_ format: String, _ numbers: [String]) -> String {
      Inflection.applied(format, "en_US") { numbers.indices.contains($0) ? numbers[$0] : nil }
    }
    #expect(agreed("^[%lld item](inflect: true) left", ["2"]) == "%lld items left")
    #expect(agreed("^[%lld item](inflect: true) left", ["1"]) == "%lld item left")
    #expect(agreed("%@ has ^[%lld delivery](inflect: true)", ["x", "3"]) == "%@ has %lld deliveries")
    #expect(agreed("^[broken", []) == "^[broken")
  }
}

@Suite struct StringTableTests {
  /// A folder of tables that is removed when the test ends.
  final class Folder {
    let url = TemporaryFolder.root.appendingPathComponent("skerry-strings-\(UUID().uuidString)")
    func write(_ path: String, _ text: String, _ encoding: String.Encoding = .utf8) throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try #require(text.data(using: encoding)).write(to: file)
    }
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  @Test func tablesAndLanguages() throws {
    let folder = Folder()
    try folder.write("de.lproj/Localizable.strings", "/* note */\n\"Hello\" = \"Hallo\";\n\"%@ left\" = \"Noch %@\";\n")
    try folder.write("pt-BR.lproj/Localizable.strings", "\"Hello\" = \"Olá\";", .utf16)
    try folder.write("zh-Hant.lproj/Localizable.strings", "\"Hello\" = \"你好\";")
    try folder.write("en.lproj/Localizable.strings", "\"Only\" = \"Only in English\";")
    try folder.write("de.lproj/Other.strings", "\"Hello\" = \"Servus\";")
    let tables = StringTables(folders: [folder.url])
    func text(_ key: String, _ language: String, _ table: String = "Localizable") -> String? {
      tables.format(forKey: key, table: table, language: language)?.text
    }
    #expect(text("Hello", "de_AT") == "Hallo")
    #expect(text("Hello", "de", "Other") == "Servus")
    #expect(text("Hello", "pt_PT") == "Olá")
    #expect(text("Hello", "zh_TW") == "你好" && text("Hello", "zh-HK") == "你好")
    #expect(text("Hello", "fr") == nil)
    #expect(text("Only", "de") == "Only in English")
    #expect(tables.diagnostics.isEmpty)
  }

  @Test func pluralTables() throws {
    let folder = Folder()
    try folder.write(
      "pl.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld stops</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@ przed Tobą</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld przystanek</string><key>few</key><string>%lld przystanki</string><key>many</key><string>%lld przystanków</string>
      <key>other</key><string>%lld przystanku</string></dict></dict></dict></plist>
      """)
    let tables = StringTables(folders: [folder.url])
    let format = try #require(tables.format(forKey: "%lld stops", table: "Localizable", language: "pl"))
    #expect(format.resolved { _ in "1" } == "%1$lld przystanek przed Tobą")
    #expect(format.resolved { _ in "3" } == "%1$lld przystanki przed Tobą")
    #expect(format.resolved { _ in "5" } == "%1$lld przystanków przed Tobą")
  }

  @Test func catalogues() throws {
    let folder = Folder()
    try folder.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{
        "Plain":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Schlicht"}}}},
        "%@ has %lld items":{"localizations":{
          "en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%@ has %lld item"}},"other":{"stringUnit":{"value":"%@ has %lld items"}}}}},
          "de":{"variations":{"device":{"mac":{"stringUnit":{"value":"falsch"}},"other":{"variations":{"plural":{
            "one":{"stringUnit":{"value":"%2$lld Stück für %1$@"}},"other":{"stringUnit":{"value":"%2$lld Stücke für %1$@"}}}}}}}}}},
        "%lld birds %lld nests":{"localizations":{"en":{"stringUnit":{"value":"%#@birds@ in %#@nests@"},"substitutions":{
          "birds":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"%arg bird"}},"other":{"stringUnit":{"value":"%arg birds"}}}}},
          "nests":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"a nest"}},"other":{"stringUnit":{"value":"%arg nests"}}}}}}}}},
        "Broken":{"localizations":{"de":7}}, "Empty":{}
      }}
      """)
    try folder.write("Bad.xcstrings", "{ not json")
    try folder.write("de.lproj/Bad.strings", "\"a\" = ;;")
    let tables = StringTables(folders: [folder.url])
    func format(_ key: String, _ language: String) -> LocalizedFormat? {
      tables.format(forKey: key, table: "Localizable", language: language)
    }
    #expect(format("Plain", "de")?.text == "Schlicht")
    #expect(format("Plain", "en") == nil && format("Plain", "fr") == nil && format("Broken", "de") == nil)
    #expect(format("%@ has %lld items", "en")?.resolved { [nil, "1"][$0] } == "%1$@ has %2$lld item")
    #expect(format("%@ has %lld items", "de")?.resolved { [nil, "4"][$0] } == "%2$lld Stücke für %1$@")
    #expect(format("%lld birds %lld nests", "en")?.resolved { ["2", "1"][$0] } == "%1$lld birds in a nest")
    #expect(tables.diagnostics.map(\.rule) == ["malformed-strings", "malformed-strings"])
    #expect(tables.diagnostics.allSatisfy { $0.message.contains("Bad.") })
  }

  @Test func stringsUseTheSameTables() {
    let german = LocalizationSource(locale: Locale(identifier: "de_DE"), pseudo: nil) { key, table, _ in
      key == "%@ in %lld"
        ? LocalizedFormat("%2$lld vor %1$@", language: "de")
        : key == "Hello" && table == nil ? LocalizedFormat("Hallo", language: "de") : nil
    }
    LocalizationSource.$bound.withValue(german) {
      #expect(String(localized: "\("x") in \(1234)") == "1.234 vor x")
      #expect(String(localized: "Hello") == "Hallo" && String(localized: "50% off") == "50% off")
      #expect(String(localized: LocalizedStringResource("key", defaultValue: "Default \(2)")) == "Default 2")
      #expect(NSLocalizedString("Hello", comment: "") == "Hallo")
      #expect(NSLocalizedString("Nothing", value: "V", comment: "") == "V")
    }
    #expect(NSLocalizedString("Hello", comment: "") == "Hello")
  }

  /// A resource has a language of its own once it is set; a locale given with a key writes numbers only.
  @Test func stringsOfAnotherLocale() throws {
    let source = LocalizationSource(locale: Locale(identifier: "en_US"), pseudo: nil) { key, _, language in
      key == "Hello %lld" && language.hasPrefix("de") ? LocalizedFormat("Hallo %lld", language: "de") : nil
    }
    let german = Locale(identifier: "de_DE")
    try LocalizationSource.$bound.withValue(source) { () throws -> Void in
      var resource: LocalizedStringResource = "Hello \(1234)"
      #expect(String(localized: resource) == "Hello 1,234")
      #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource)) == resource)
      resource.locale = german
      #expect(resource.locale == german && String(localized: resource) == "Hallo 1.234")
      #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource)).locale == german)
      #expect(String(localized: "Hello \(1234)", locale: german) == "Hello 1.234")
      #expect(String(localized: LocalizedStringResource("Hello \(1234)", locale: german)) == "Hallo 1.234")
    }
  }

  /// `NSLocalizedString` gives a format whose plural forms `String(format:)` finds, also in the middle of other text.
  @Test func formattedStringsHaveTheirPluralForms() {
    let days = LocalizedFormat(
      "%#@days@ left", variables: ["days": .init(argument: nil, specifier: "d", forms: ["one": "%d day", "other": "%d days"])],
      language: "en")
    let catalogue = LocalizedFormat(
      "%#@plural@",
      variables: ["plural": .init(argument: nil, specifier: "lld", forms: ["one": "%@: one", "other": "%@: %lld"], isWhole: true)],
      language: "en")
    func source(_ pseudo: PseudoLocale?) -> LocalizationSource {
      LocalizationSource(locale: Locale(identifier: "en_US"), pseudo: pseudo) { key, table, _ in
        key == "days@home %d" && table == nil ? days : key == "%@ %lld" && table == "Ride" ? catalogue : nil
      }
    }
    func text(_ format: String, _ arguments: any CVarArg..., locale: Locale? = nil) -> String {
      _FormattedString.text(format, arguments, locale: locale)
    }
    LocalizationSource.$bound.withValue(source(nil)) {
      let format = NSLocalizedString("days@home %d", comment: "")
      #expect(
        text(format, 1) == "1 day left" && text(format, 25) == "25 days left" && text("\u{2026} " + format, 2) == "\u{2026} 2 days left")
      #expect(text(format, 1234) == "1234 days left" && text(format, 1234, locale: Locale(identifier: "en_US")) == "1,234 days left")
      let whole = NSLocalizedString("%@ %lld", tableName: "Ride", comment: "")
      #expect(text(whole, "Oslo" as NSString, 1) == "Oslo: one" && text(whole, "Oslo" as NSString, 3) == "Oslo: 3")
      // Strings without plural forms are left to Foundation.
      #expect(text("%02d:%.1f %@ 50%%", 7, 1.25, "x" as NSString) == "07:1.2 x 50%" && text("a") == "a")
    }
    LocalizationSource.$bound.withValue(source(.accented)) {
      #expect(text(NSLocalizedString("days@home %d", comment: ""), 1).contains("ðåý ļéƒţ"))
    }
  }

  /// Code that calls Foundation's functions by their names gets the plural forms.
  @Test func foundationsNamesHaveThePluralForms() {
    let days = LocalizedFormat(
      "%#@days@ left, %@", variables: ["days": .init(argument: nil, specifier: "d", forms: ["one": "%d day", "other": "%d days"])],
      language: "en")
    let source = LocalizationSource(locale: Locale(identifier: "en_US"), pseudo: nil) { key, _, _ in key == "days" ? days : nil }
    LocalizationSource.$bound.withValue(source) {
      let (format, name, one, two) = (NSLocalizedString("days", comment: ""), "Oslo" as NSString, 1, 2)
      #expect(String.localizedStringWithFormat(format, one) == "1 day left, ")
      #expect(String.localizedStringWithFormat(format, two, name) == "2 days left, Oslo")
      #expect(String.localizedStringWithFormat(format, two, name, one) == "2 days left, Oslo")
      #expect(String(format: format, one) == "1 day left, ")
      #expect(String(format: format, one, name) == "1 day left, Oslo")
      // Other formats are Foundation's.
      #expect(String.localizedStringWithFormat("%d", 5) == "5" && String(format: "%02d:%02d", 7, 8) == "07:08")
      #expect(String(format: "%.1f", 2.25) == "2.2" && [one, two].map { String(format: "%02X", $0) } == ["01", "02"])
    }
  }

  /// A bundle's strings are in the language that is drawn, without a table or a translation the value or the key.
  @Test func bundlesTranslateWithTheSameTables() {
    let german = LocalizationSource(locale: Locale(identifier: "de_DE"), pseudo: nil) { key, table, _ in
      key == "Hello" && table == nil ? LocalizedFormat("Hallo", language: "de") : nil
    }
    func text(_ key: String, _ value: String?, _ table: String?) -> String {
      _FormattedString.translation(of: key, value: value, table: table, in: .main)
    }
    LocalizationSource.$bound.withValue(german) {
      #expect(text("Hello", nil, nil) == "Hallo" && text("Hello", "Hi", "Localizable") == "Hallo" && text("Hello", "Hi", "Other") == "Hi")
      #expect(text("Bye", nil, "") == "Bye" && text("Bye", "", nil) == "Bye" && text("Bye", "So long", nil) == "So long")
    }
  }
}
