import Charts
import Foundation
import SkerryUI
import SwiftUI

/// Views that draw by themselves, or that cache values from Foundation and the process.
@MainActor
enum SampleDrawings {
  static let views: [SampleViews.Kind] = [
    (
      "canvas",
      {
        Canvas { context, size in
          context.draw(Text("Arriving").foregroundStyle(.primary), at: CGPoint(x: size.width / 2, y: 8))
          context.draw(Image("pic"), in: CGRect(x: 0, y: 14, width: 12, height: 12))
          context.fill(Path(ellipseIn: CGRect(x: 20, y: 14, width: 12, height: 12)), with: .color(.primary))
        }.frame(width: 80, height: 30)
      }
    ),
    (
      "canvas-symbols",
      {
        Canvas { context, size in
          if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2)) }
        } symbols: {
          Text("Hello").tag(1)
        }.frame(width: 80, height: 20)
      }
    ),
    ("chart", { chart(.orange) }), ("chart-primary", { chart(.primary) }),
    ("renderer", { rendered(Text("Hello").foregroundStyle(.red)) }),
    ("renderer-dark", { rendered(Text("Hello").foregroundStyle(.primary).environment(\.colorScheme, .dark)) }),
    ("attributed", { Text(attributed(.red)) }), ("attributed-blue", { Text(attributed(.blue)) }),
    ("markdown", { Text("**Hello** _\(3)_ [there](https://example.com)") }),
    ("date-formatter", { Text(verbatim: formatted()) }),
    ("format-style", { Text(Date(timeIntervalSince1970: 1_767_951_660), format: .dateTime.weekday(.wide).day().month(.wide)) }),
    ("measurement", { Text(Measurement(value: 5.2, unit: UnitLength.kilometers), format: .measurement(width: .wide)) }),
    ("calendar", { Text(verbatim: "\(Calendar.current.firstWeekday) \(Calendar.current.component(.hour, from: Date()))") }),
    ("stored", { Stored() }), ("namespace", { Nested(depth: 6) }),
    ("material", { Text("Arriving").padding(4).background(.ultraThinMaterial).background(Color.orange) }),
    ("gradient-of-colour", { Circle().fill(Color.red.gradient).frame(width: 20, height: 20) }),
    ("gradient-of-primary", { Circle().fill(Color.primary.gradient).frame(width: 20, height: 20) }),
    (
      "mesh",
      {
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .primary, .blue, .green]
        ).frame(width: 20, height: 20)
      }
    ),
    ("custom-font", { Text("Arriving").font(.custom("Inter", size: 15, relativeTo: .body)) }),
    ("design", { Text("Arriving 12:45").font(.system(.body, design: .rounded)).monospacedDigit() }),
    ("condensed", { Text("Arriving 12:45").fontWidth(.condensed) }),
  ]

  private static func chart(_ color: Color) -> some View {
    Chart {
      ForEach(0..<4, id: \.self) { index in
        BarMark(
          x: .value("Day", Date(timeIntervalSince1970: 1_767_951_660 + Double(index) * 86_400), unit: .day), y: .value("km", index * 1500))
      }
    }.foregroundStyle(color).frame(width: 160, height: 80)
  }

  private static func rendered(_ view: some View) -> some View {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    return Group { if let image = renderer.uiImage { Image(uiImage: image) } }
  }

  private static func attributed(_ color: Color) -> AttributedString {
    var text = AttributedString("Arriving soon")
    text.foregroundColor = color
    if let range = text.range(of: "soon") { text[range].backgroundColor = .yellow }
    return text
  }

  /// Formatters that are made while drawing follow the picture's own language and time zone.
  private static func formatted() -> String {
    let date = Date(timeIntervalSince1970: 1_767_951_660)
    let dates = DateFormatter(), numbers = NumberFormatter()
    dates.dateStyle = .long
    dates.timeStyle = .short
    numbers.numberStyle = .currency
    return dates.string(from: date) + " " + (numbers.string(from: 1234.5) ?? "")
  }
}

private struct Stored: View {
  @AppStorage("samples") private var count = 3
  @State private var text = "a"
  var body: some View { Text(verbatim: "\(count) \(text)") }
}

private struct Nested: View {
  let depth: Int
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size
  var body: some View {
    if depth == 0 { Text(verbatim: "\(scheme) \(size)") } else { HStack { AnyView(Nested(depth: depth - 1)) } }
  }
}
