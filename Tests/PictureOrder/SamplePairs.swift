import Charts
import Foundation
import SkerryUI
import SwiftUI

/// Pairs of the same view that differ only in their environment: what is cached for one must not be drawn for the other.
@MainActor
enum SamplePairs {
  static let views: [SampleViews.Kind] =
    [
      pair("material", \.colorScheme, .dark) { Text("Arriving").padding(4).background(.regularMaterial) },
      pair("inline-asset", \.colorScheme, .dark) { Text("a \(Image("pic")) b") },
      pair("asset", \.colorScheme, .dark) { Image("pic") },
      pair("gradient", \.colorScheme, .dark) { Capsule().fill(Color.primary.gradient).frame(width: 30, height: 12) },
      pair("attributed-text", \.colorScheme, .dark) { Text(colored) },
      pair("renderer-in-body", \.colorScheme, .dark) { RendererInBody() },
      pair("stored-in-body", \.colorScheme, .dark) { StoredInBody() },
      pair("canvas-in-body", \.colorScheme, .dark) {
        Canvas { context, size in
          context.draw(Image(systemName: "star.fill"), at: CGPoint(x: 10, y: 10))
          context.fill(Path(CGRect(x: 20, y: 0, width: 10, height: size.height)), with: .style(.primary))
        }.frame(width: 40, height: 20)
      },
      pair("uneven-corners", \.layoutDirection, .rightToLeft) {
        UnevenRoundedRectangle(topLeadingRadius: 14).fill(.teal).frame(width: 40, height: 20)
      },
      pair("mask-gradient", \.layoutDirection, .rightToLeft) {
        Color.primary.frame(width: 40, height: 20).mask(
          LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing))
      },
      pair("clipped", \.layoutDirection, .rightToLeft) {
        Text("Arriving").offset(x: 12).frame(width: 40, alignment: .leading).clipShape(.rect(bottomTrailingRadius: 9))
      },
      pair("layout-cache", \.layoutDirection, .rightToLeft) {
        Cascade {
          Text("One").layoutValue(key: Step.self, value: 7)
          Text("Two")
        }
      },
      pair("turned", \.dynamicTypeSize, .accessibility2) { Text("Turned").rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)) },
      pair("custom-font", \.dynamicTypeSize, .accessibility2) { Text("Arriving").font(.custom("Inter", size: 15, relativeTo: .body)) },
      pair("scaled-metric", \.dynamicTypeSize, .accessibility2) { ScaledSquare() },
      pair("symbol-by-type", \.dynamicTypeSize, .accessibility2) { Label("Rider", systemImage: "bicycle").labelStyle(.iconOnly) },
      pair("symbol-weight", \.font, .system(size: 24, weight: .black)) { Image(systemName: "bell") },
      pair("symbol-scale", \.imageScale, .large) { Image(systemName: "bell.fill") },
      pair("symbol-variant", \.symbolVariants, .fill) { Image(systemName: "bell") },
      pair("symbol-rendering", \.symbolRenderingMode, .palette) { Image(systemName: "bell.badge.fill").foregroundStyle(.red, .green) },
      pair("uppercase", \.locale, Locale(identifier: "tr")) { Text(verbatim: "istanbul i").textCase(.uppercase) },
      pair("string-table", \.locale, Locale(identifier: "de")) { Text("Hello") },
      pair("plural-number", \.locale, Locale(identifier: "de")) { Text("Hello \(3) of \(1234.5)") },
      pair("list-of-words", \.locale, Locale(identifier: "de")) { Text(["One", "Two", "Three"], format: .list(type: .and)) },
      pair("date-words", \.locale, Locale(identifier: "ja")) { Text(moment, format: .dateTime.weekday(.wide).month(.wide)) },
      pair("time-of-day", \.timeZone, zone) { Text(moment, style: .time) },
      pair("timeline", \.timeZone, zone) { TimelineView(.everyMinute) { Text($0.date, style: .time) } },
      pair("timeline-moments", \.timeZone, zone) {
        TimelineView(.explicit([moment, moment + 600])) { Text($0.date, format: .dateTime.hour().minute()) }
      },
      pair("chart-days", \.timeZone, zone) {
        Chart { BarMark(x: .value("Day", moment, unit: .hour), y: .value("km", 4)) }.frame(width: 120, height: 60)
      },
      pair("year", \.calendar, Calendar(identifier: .buddhist)) { Text(moment, format: .dateTime.year()) },
      pair("paused-timer", \.locale, Locale(identifier: "ar_EG")) {
        Text(timerInterval: moment...moment + 600, pauseTime: moment + 90, countsDown: true).frame(width: 60)
      },
      pair("chart-numbers", \.locale, Locale(identifier: "de")) {
        Chart {
          LineMark(x: .value("a", 0), y: .value("km", 1500.5)); LineMark(x: .value("a", 1), y: .value("km", 2500))
        }
        .chartYScale(domain: 1000...3000).frame(width: 120, height: 60)
      },
      pair("redacted-part", \.redactionReasons, .privacy) {
        HStack {
          Text("Balance")
          Text(verbatim: "1234").privacySensitive()
        }
      },
      pair("spacing", \.lineSpacing, 9) { Text(verbatim: "Two\nlines") },
      pair("aligned", \.multilineTextAlignment, .trailing) { Text(verbatim: "Two\nlonger lines") },
      pair("shrinking", \.minimumScaleFactor, 0.4) { Text("A line that is too long").lineLimit(1).frame(width: 80) },
      pair("limited", \.lineLimit, 1) { Text("A line that is too long").frame(width: 60, height: 50) },
    ].flatMap { $0 }

  /// A view, and the same view with one value of its environment changed.
  private static func pair<Value, Content: View>(
    _ name: String, _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
    @ViewBuilder _ view: @escaping @MainActor () -> Content
  ) -> [SampleViews.Kind] {
    nonisolated(unsafe) let (path, value) = (path, value)
    return [("pair-" + name, { view() }), ("pair-" + name + "-changed", { view().environment(path, value) })]
  }

  private static let moment = Date(timeIntervalSince1970: 1_767_951_660)
  private static let zone = TimeZone(identifier: "Asia/Kolkata") ?? .gmt
  private static var colored: AttributedString {
    var text = AttributedString("Arriving")
    text.foregroundColor = .primary
    text.backgroundColor = .secondary
    return text
  }
}

/// Draws another view while it is drawn itself, and a value of the environment beside it.
private struct RendererInBody: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    let renderer = ImageRenderer(content: Text("Inner").foregroundStyle(.primary).environment(\.colorScheme, scheme))
    HStack {
      if let image = renderer.uiImage { Image(uiImage: image) }
      Text(verbatim: "\(scheme)")
    }
  }
}

private struct StoredInBody: View {
  @AppStorage("pairs") private var count = 2
  @State private var values = [3, 1, 2]
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(verbatim: "\(values.sorted()) \(count) \(scheme)") }
}

private struct ScaledSquare: View {
  @ScaledMetric private var side: CGFloat = 12
  var body: some View { Color.orange.frame(width: side, height: side) }
}

private struct Step: LayoutValueKey { static let defaultValue: CGFloat = 3 }

/// Each view a step lower than the one before it; the cache has the sizes.
private struct Cascade: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    CGSize(width: cache.reduce(0) { $0 + $1.width }, height: 40)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    var corner = bounds.origin
    for (view, size) in zip(subviews, cache) {
      view.place(at: corner, proposal: ProposedViewSize(size))
      corner.x += size.width
      corner.y += view[Step.self]
    }
  }
}
