import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryLocalization

/// Results of ICU and Foundation: line breaks, plural forms, dates and numbers in 24 locales. The versions that
/// wrote the golden are in its first line. Written with SKERRY_RECORD_TEXT=1 or, to another place, with
/// SKERRY_RECORD_TEXT=FILE; compared otherwise.
@Suite struct LanguageGoldenTests {
  private static let file = Checkout.url("Goldens/Text/languages.txt")

  private static let languages = [
    "ar_EG", "cs_CZ", "da_DK", "de_CH", "de_DE", "en_GB", "en_US", "es_ES", "fa_IR", "fr_FR", "he_IL", "hi_IN", "ja_JP", "ko_KR", "lt_LT",
    "pl_PL", "pt_BR", "ru_RU", "sv_SE", "th_TH", "tr_TR", "uk_UA", "zh_Hans_CN", "zh_Hant_TW",
  ]
  private static let sentences = [
    ("en", "Your order (no. 7/8) is well-being on its way: 12:45–13:00, e.g. now."),
    ("de", "Ankunft in ca. 5 min. – Gleis 7a/b, „pünktlich“."),
    ("fr", "C’est « ici » : 5 km, 12 h 45 !"), ("th", "คำสั่งซื้อของคุณกำลังเดินทางมาถึง"), ("ja", "ご注文の品を「配達中」です。あと５分、ー々っ！"),
    ("zh", "您的订单正在配送中，预计12:45到达（约5分钟）。"), ("ko", "주문하신 상품이 배달 중입니다. 5분"), ("ar", "طلبك في الطريق إليك الآن ١٢:٤٥"),
    ("he", "המשלוח בדרך 12:45 (עוד 5 דקות)"), ("km", "ការបញ្ជាទិញរបស់អ្នក"), ("my", "မင်္ဂလာပါ ကြောင်"),
    ("en", "👨‍👩‍👧 https://example.com/a-b/c?d=e 🇳🇴🇯🇵 a\u{00A0}b\u{200B}c\u{00AD}d"),
  ]
  private static let counts: [Double] = [0, 1, 1.5, 2, 3, 5, 11, 12, 21, 22, 100, 101, 1_000_000]

  private static var versions: String { "# ICU \(TextBoundaries.libraryVersion), Foundation of Swift \(swift)" }
  private static var swift: String {
    #if compiler(>=6.3)
      "6.3 or newer"
    #elseif compiler(>=6.2)
      "6.2"
    #elseif compiler(>=6.1)
      "6.1"
    #else
      "6.0"
    #endif
  }

  static func dump() -> String {
    var lines: [String] = []
    for (language, sentence) in sentences {
      let units = Array(sentence.utf16)
      let breaks = TextBoundaries.lineBreaks(in: units, language: language)
      var pieces: [String] = [], piece: [UInt16] = []
      for (index, unit) in units.enumerated() {
        if breaks[index] != 0, !piece.isEmpty {
          pieces.append(String(decoding: piece, as: UTF16.self))
          piece = []
        }
        piece.append(unit)
      }
      lines.append("breaks \(language): \((pieces + [String(decoding: piece, as: UTF16.self)]).joined(separator: "|"))")
    }
    let moment = Date(timeIntervalSince1970: 1_767_951_660)
    for name in languages {
      let locale = Locale(identifier: name)
      func add(_ what: String, _ text: String) { lines.append("\(name) \(what): \(text)") }
      var style = Date.FormatStyle(date: .complete, time: .standard, locale: locale, timeZone: .gmt)
      add("complete", style.format(moment))
      style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale, timeZone: .gmt)
      add("short", style.format(moment))
      style = Date.FormatStyle(locale: locale, timeZone: .gmt).weekday(.abbreviated).day().month(.wide)
      add("weekday", style.format(moment))
      add("number", (-1_234_567.891).formatted(.number.locale(locale)))
      add("percent", 0.256.formatted(.percent.locale(locale)))
      add("currency", 1234.5.formatted(.currency(code: "EUR").locale(locale)))
      add("compact", 12_345.formatted(.number.notation(.compactName).locale(locale)))
      add("list", ["a", "b", "c"].formatted(.list(type: .and).locale(locale)))
      add(
        "duration",
        Duration.seconds(4_000).formatted(.units(allowed: [.hours, .minutes], width: .abbreviated).locale(locale)))
      add(
        "kilometres",
        Measurement(value: 1.5, unit: UnitLength.kilometers).formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(locale))
      )
      add(
        "plurals",
        counts.map { PluralRules.category(of: $0 == $0.rounded() ? String(Int($0)) : String($0), language: name) }.joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func languageStringsAreUnchanged() throws {
    let now = Self.dump()
    if let path = ProcessInfo.processInfo.environment["SKERRY_RECORD_TEXT"] {
      let file = path.contains("/") ? URL(fileURLWithPath: path) : Self.file
      try (Self.versions + "\n" + now).write(to: file, atomically: true, encoding: .utf8)
      if file != Self.file { return }
    }
    let recorded = try String(contentsOf: Self.file, encoding: .utf8)
    let first = recorded.prefix { $0 != "\n" }
    let old = recorded.dropFirst(first.count + 1).split(separator: "\n"), new = now.split(separator: "\n")
    let different = zip(old, new).first { $0 != $1 }
    let reason = first == Self.versions ? "" : "; recorded with \(first), here is \(Self.versions)"
    #expect(
      old == new,
      "\(different.map { "\($0)  now  \($1)" } ?? "\(old.count) lines, now \(new.count)")\(reason); check the difference, then run with SKERRY_RECORD_TEXT=1"
    )
  }
}
