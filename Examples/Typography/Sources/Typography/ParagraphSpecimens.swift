import SwiftUI

private let sentence = "The courier has left the depot and is on the way to you"

/// Every way in which text that does not fit is truncated.
struct TruncationSpecimen: View {
    private let modes: [(String, Text.TruncationMode)] = [("tail", .tail), ("middle", .middle), ("head", .head)]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(modes, id: \.0) { mode in
                row("\(mode.0), 1 line") { Text(sentence).lineLimit(1).truncationMode(mode.1) }
                row("\(mode.0), 2 lines") { Text(sentence).lineLimit(2).truncationMode(mode.1) }
                row("\(mode.0), Arabic") {
                    Text(verbatim: "الطلب في الطريق إليك الآن مع السائق الجديد").lineLimit(1).truncationMode(mode.1)
                        .environment(\.layoutDirection, .rightToLeft)
                }
            }
            row("Thai") { Text(verbatim: "คำสั่งซื้อของคุณกำลังเดินทางมาถึงในอีกไม่ช้า").lineLimit(1) }
            row("Chinese") { Text(verbatim: "您的订单正在配送中预计今天下午三点送达").lineLimit(1) }
            row("emoji") { Text(verbatim: "👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈👨‍👩‍👧‍👦").lineLimit(1) }
            row("long word") { Text(verbatim: "Donaudampfschifffahrtsgesellschaft").lineLimit(2) }
            row("height") { Text(sentence).frame(height: 30) }
        }
        .padding(16)
    }

    private func row(_ name: String, @ViewBuilder content: () -> some View) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Text(verbatim: name).font(.caption2).foregroundStyle(.secondary).frame(width: 84, alignment: .leading)
            content().frame(width: 170, alignment: .leading).border(.tertiary)
        }
    }
}

/// Shrinking, tightening, alignment, spacing, hyphens, reserved lines.
struct ParagraphSpecimen: View {
    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            VStack(alignment: .leading, spacing: 8) {
                block("scale 0.5") { Text("Arriving in twelve minutes").lineLimit(1).minimumScaleFactor(0.5) }
                block("scale 0.9") { Text("Arriving in twelve minutes").lineLimit(1).minimumScaleFactor(0.9) }
                block("tightened") { Text("Arriving in twelve m").lineLimit(1).allowsTightening(true) }
                block("soft hyphen") { Text(verbatim: "Liefer\u{AD}verfolgungs\u{AD}nummer der Sendung") }
                block("reserves 3") { Text("Short").lineLimit(3, reservesSpace: true) }
                block("range 2...3") { Text("Short").lineLimit(2...3) }
            }
            VStack(alignment: .leading, spacing: 8) {
                block("leading") { Text(sentence).multilineTextAlignment(.leading) }
                block("center") { Text(sentence).multilineTextAlignment(.center) }
                block("trailing") { Text(sentence).multilineTextAlignment(.trailing) }
                block("spacing 8") { Text(sentence).lineSpacing(8).lineLimit(2) }
            }
        }
        .font(.subheadline)
        .padding(16)
    }

    private func block(_ name: String, @ViewBuilder content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: name).font(.caption2).foregroundStyle(.secondary)
            content().frame(width: 150, alignment: .leading).border(.tertiary)
        }
    }
}

/// Dates, timers, numbers, and redaction.
struct ValueSpecimen: View {
    private let start = Date.now.addingTimeInterval(-133)

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Group {
                Text(start, style: .time)
                Text(start, style: .date)
                Text(start, style: .relative)
                Text(start, style: .offset)
                Text(start, style: .timer).border(.red)
                Text(timerInterval: start...start.addingTimeInterval(7200)).border(.red).fixedSize()
                Text(start...start.addingTimeInterval(5400))
            }
            Group {
                Text(start, format: .dateTime.weekday(.wide).day().month().hour().minute())
                Text(1_234_567.891, format: .number)
                Text(12.5, format: .currency(code: "EUR"))
                Text(0.256, format: .percent.precision(.fractionLength(1)))
                Text(Measurement(value: 12.5, unit: UnitLength.kilometers), format: .measurement(width: .wide, usage: .asProvided))
                Text(Duration.seconds(3725), format: .units(width: .wide))
                Text(["Oslo", "Bergen", "Bodø"], format: .list(type: .and))
            }
            Text("Placeholder text").redacted(reason: .placeholder)
            HStack {
                Label("Balance", systemImage: "creditcard")
                Text("1,204.50").privacySensitive()
            }
            .redacted(reason: .privacy)
            Text("Waiting for news").invalidatableContent().redacted(reason: .invalidated)
        }
        .padding(16)
    }
}

#Preview("Truncation", traits: .fixedLayout(width: 320, height: 500)) { TruncationSpecimen() }
#Preview("Paragraphs", traits: .fixedLayout(width: 350, height: 440)) { ParagraphSpecimen() }
#Preview("Values", traits: .fixedLayout(width: 340, height: 520)) { ValueSpecimen() }
