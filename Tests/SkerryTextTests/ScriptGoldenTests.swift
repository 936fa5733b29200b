import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryTestSupport
import Testing

@testable import SkerryText

/// The position of every glyph of a line in sixteen scripts. Written with SKERRY_RECORD_TEXT=1, compared otherwise.
@Suite struct ScriptGoldenTests {
  static let specimens: [(name: String, text: String, width: CGFloat?)] = [
    ("Latin", "Łódź AVATAR naïve fjord office", nil), ("Latin wrapped", "Your order is well on its way to you", 120),
    ("Greek", "Η παραγγελία έρχεται", nil),
    ("Cyrillic", "Ваш заказ уже в пути", nil), ("Arabic", "طلبك في الطريق ١٢:٤٥", nil),
    ("Arabic wrapped", "طلبك في الطريق إليك الآن مع السائق", 110),
    ("Hebrew", "המשלוח בדרך 12:45", nil), ("Devanagari", "क्षत्रिय ज्ञान विद्यार्थी", nil), ("Bengali", "ক্ষমা স্ত্রী বিজ্ঞান", nil), ("Tamil", "ஸ்ரீ கொடு மௌனம்", nil),
    ("Thai", "คำสั่งซื้อกำลังมาถึง", nil), ("Thai wrapped", "คำสั่งซื้อของคุณกำลังเดินทางมาถึง", 110), ("Khmer", "ភ្នំពេញ ស្ត្រី", nil),
    ("Myanmar", "မင်္ဂလာပါ ကြောင်", nil),
    ("Chinese", "您的订单正在配送中", nil), ("Japanese wrapped", "ご注文の品を「配達中」です。", 100), ("Korean", "주문하신 상품이 배달 중", nil),
    ("Georgian", "თქვენი შეკვეთა", nil),
    ("Armenian", "Ձեր պատվերը", nil), ("Ethiopic", "ትዕዛዝዎ በመንገድ", nil), ("Emoji", "👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈🇳🇴1️⃣❤️👍🏿", nil), ("Mixed", "Gate שער 12 بوابة 東口 1", nil),
  ]

  private static let lines: [String] = specimens.flatMap { specimen -> [String] in
    let layout = Fixture.layout(specimen.text, width: specimen.width)
    let number = RecordedText.number
    let missing = layout.missing.isEmpty ? "" : " missing \(layout.missing)"
    return ["\(specimen.name): \(number(layout.size.width)) x \(number(layout.size.height))\(missing)"]
      + layout.lines.map { "  line \(number($0.frame.minX)) \(number($0.baseline)) \($0.string)" }
      + layout.runs.map { run in
        let glyphs = run.glyphs.map { "\($0.id)@\(RecordedText.text($0.origin))" }.joined(separator: " ")
        return "  \(Fixture.plain.fileName(ofFace: run.font.face)) \(glyphs)"
      }
  }

  @Test func glyphPositionsAreUnchanged() throws {
    try RecordedText.check("scripts", Self.lines)
    #expect(!Self.lines.contains { $0.contains("missing") })
  }

  @Test func cachesDoNotChangeAnything() {
    // The limits of the caches: a new engine, and one that has laid out more text than it caches.
    let engine = TextEngine()
    let before = Fixture.layout("Order 7 شكرا 東", engine: engine)
    var maximum = 0
    for number in 0..<(TextEngine.cacheLimit + 10) {
      _ = Fixture.layout("\(number)", engine: engine)
      maximum = max(maximum, engine.cachedClusterCount)
    }
    // The cache is used, and never larger than its limit.
    #expect(maximum > TextEngine.clusterLimit / 2 && maximum <= TextEngine.clusterLimit)
    let after = Fixture.layout("Order 7 شكرا 東", engine: engine)
    #expect(before.size == after.size && before.runs == after.runs)
    #expect(TextEngine.cacheLimit == 4096 && TextEngine.clusterLimit == 8192)
  }
}
