import SwiftUI

/// Lines of text in sixteen scripts and in emoji.
struct ScriptSpecimen: View {
    private let lines: [(String, String)] = [
        ("Latin", "Łódź, Ærø, naïve L’été – AVATAR"), ("Greek", "Η παραγγελία έρχεται"), ("Cyrillic", "Ваш заказ уже в пути"),
        ("Arabic", "طلبك في الطريق ١٢:٤٥"), ("Hebrew", "המשלוח בדרך 12:45"), ("Devanagari", "आपका ऑर्डर रास्ते में है"),
        ("Bengali", "আপনার অর্ডার আসছে"), ("Tamil", "உங்கள் ஆர்டர் வருகிறது"), ("Thai", "คำสั่งซื้อกำลังมาถึง"),
        ("Khmer", "ការបញ្ជាទិញរបស់អ្នក"), ("Chinese", "您的订单正在配送中"), ("Japanese", "ご注文の品を配達中です"), ("Korean", "주문하신 상품이 배달 중"),
        ("Georgian", "თქვენი შეკვეთა გზაშია"), ("Armenian", "Ձեր պատվերը ճանապարհին է"), ("Ethiopic", "ትዕዛዝዎ በመንገድ ላይ ነው"),
        ("Emoji", "👩🏽‍🚀 👨‍👩‍👧‍👦 🏳️‍🌈 🇳🇴 1️⃣ ❤️ 👍🏿"), ("Mixed", "Gate שער 12 بوابة 東口"),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 7) {
            ForEach(lines, id: \.0) { line in
                HStack(alignment: .firstTextBaseline) {
                    Text(verbatim: line.0).font(.caption2).foregroundStyle(.secondary).frame(width: 76, alignment: .leading)
                    Text(verbatim: line.1)
                    Spacer(minLength: 16)
                    Text(verbatim: line.1).bold().font(.footnote).lineLimit(1)
                }
            }
        }
        .padding(16)
    }
}

/// The four designs in their weights, and text modifiers.
struct StyleSpecimen: View {
    private let weights: [Font.Weight] = [.thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach([Font.Design.default, .rounded, .serif, .monospaced], id: \.self) { design in
                HStack(alignment: .firstTextBaseline, spacing: 6) {
                    ForEach(weights.indices, id: \.self) { index in
                        Text("Ag19").font(.system(size: 17, weight: weights[index], design: design))
                    }
                }
            }
            HStack(alignment: .firstTextBaseline, spacing: 10) {
                Text("italic").italic()
                Text("underline").underline()
                Text("strike").strikethrough(color: .red)
                Text("dotted").underline(pattern: .dot, color: .blue)
                Text("dashed").underline(pattern: .dash)
                Text("dash dot").underline(pattern: .dashDot)
            }
            HStack(alignment: .firstTextBaseline, spacing: 10) {
                Text("Small Caps").font(.body.smallCaps())
                Text("Upper").textCase(.uppercase)
                Text("track").tracking(3)
                Text("kern").kerning(-1)
                Text("x") + Text("2").font(.caption2).baselineOffset(7)
                Text("wide").fontWidth(.expanded)
                Text("narrow").fontWidth(.compressed)
            }
            HStack(alignment: .firstTextBaseline, spacing: 10) {
                VStack(alignment: .trailing) {
                    Text("1111")
                    Text("0000")
                }
                VStack(alignment: .trailing) {
                    Text("1111")
                    Text("0000")
                }
                .monospacedDigit()
                VStack(alignment: .trailing) {
                    Text("1111")
                    Text("0000")
                }
                .fontDesign(.rounded).monospacedDigit()
                Text("**bold** *italic* ~~gone~~ `code` [link](https://example.com)")
            }
            Text("Largest 56").font(.system(size: 56, weight: .bold))
            Text("A \(Image(systemName: "bolt.fill")) in a line, ") + Text("coloured").foregroundStyle(.orange) + Text(" and ") + Text("big").font(.title2.bold())
        }
        .padding(16)
    }
}

#Preview("Scripts", traits: .fixedLayout(width: 420, height: 540)) { ScriptSpecimen() }
#Preview("Styles", traits: .fixedLayout(width: 420, height: 460)) { StyleSpecimen() }
