import SwiftUI
import WidgetKit

#Preview("environment, transformEnvironment, environmentObject, defaultAppStorage", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Text("From the environment")
    Named()
  }
  .environment(\.font, .headline)
  .transformEnvironment(\.font) { $0 = .caption }
  .environmentObject(Trip())
  .defaultAppStorage(.standard)
}

private final class Trip: ObservableObject { let name = "Trip to Oslo" }

private struct Named: View {
  @EnvironmentObject var trip: Trip
  var body: some View { Text(trip.name) }
}

#Preview("colorScheme, preferredColorScheme", traits: .sizeThatFitsLayout) {
  HStack {
    Text("Dark").padding(6).background(.background).colorScheme(.dark)
    Text("Preferred").padding(6).background(.background).preferredColorScheme(.light)
  }
}

#Preview("modifier, equatable", traits: .sizeThatFitsLayout) {
  HStack {
    Text("Modified").modifier(Framed())
    Same(number: 3).equatable()
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding(6).border(.orange) }
}

private struct Same: View, Equatable {
  var number: Int
  var body: some View { Text("Equal \(number)") }
}

#Preview("preference, transformPreference, overlayPreferenceValue, backgroundPreferenceValue", traits: .sizeThatFitsLayout) {
  HStack {
    Text("Three").preference(key: Count.self, value: 3).overlayPreferenceValue(Count.self, alignment: .topTrailing) {
      Text("\($0)").font(.caption2)
    }
    Text("Four").preference(key: Count.self, value: 3).transformPreference(Count.self) { $0 += 1 }
      .backgroundPreferenceValue(Count.self) { Color.yellow.opacity(Double($0) / 8) }
  }
}

private struct Count: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

#Preview("anchorPreference, transformAnchorPreference", traits: .sizeThatFitsLayout) {
  HStack {
    Text("From").anchorPreference(key: Places.self, value: .bounds) { [$0] }
    Text("here").fixedSize().padding(4).transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
  }
  .overlayPreferenceValue(Places.self) { places in
    GeometryReader { proxy in
      ForEach(places.indices, id: \.self) { index in
        let frame = proxy[places[index]]
        Rectangle().stroke(.orange).frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
      }
    }
  }
}

private struct Places: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

#Preview("onPreferenceChange, onGeometryChange, onAppear, onChange", traits: .sizeThatFitsLayout) { Underlined() }

/// The line is as wide as the text.
private struct Underlined: View {
  @State private var width: CGFloat = 0
  @State private var side: CGFloat = 0
  @State private var hasAppeared = false
  @State private var color = Color.red
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("As wide as this")
        .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
        .onPreferenceChange(Width.self) { width = $0 }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          side = $0
        }
      color.frame(width: width, height: 2)
      color.frame(width: side, height: side)
    }
    .onAppear { hasAppeared = true }
    .onChange(of: hasAppeared) { color = .blue }
  }
}

private struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

#Preview("animation", traits: .sizeThatFitsLayout) {
  Text("Still: a picture has no movement").animation(.easeInOut, value: 3).animation(.smooth) { $0.opacity(0.6) }
}

#Preview("accessibilityLabel, accessibilityHidden, accessibilityIdentifier, accessibility", traits: .sizeThatFitsLayout) {
  HStack {
    Image(systemName: "airplane").accessibilityLabel("Flight").accessibilityIdentifier("flight")
    Text("•").accessibilityHidden(true)
    Text("Old spelling").accessibility(label: Text("Label"))
  }
}

#Preview("previewContext, previewDevice, previewDisplayName, previewLayout", traits: .sizeThatFitsLayout) {
  Text("For preview providers").previewContext(WidgetPreviewContext(family: .systemSmall)).previewDevice("iPhone 15 Pro")
    .previewDisplayName("Name").previewLayout(.sizeThatFits)
}

#Preview(
  "activityBackgroundTint, activitySystemActionForegroundColor, containerBackground, widgetURL, widgetAccentable, dynamicIsland",
  traits: .sizeThatFitsLayout
) {
  Text("They speak to the surface around the view; see the presentations.")
    .activityBackgroundTint(.orange).activitySystemActionForegroundColor(.white)
    .containerBackground(.orange, for: .widget)
    .dynamicIsland(verticalPlacement: .belowIfTooWide)
    .widgetURL(URL(string: "gate://22")).widgetAccentable()
    .frame(width: 240)
}

#Preview("AccessoryWidgetGroup, accessoryWidgetGroupStyle", traits: .sizeThatFitsLayout) {
  AccessoryWidgetGroup("Weather", systemImage: "cloud.sun") {
    Text("21°")
    Image(systemName: "wind")
    Image(systemName: "drop")
  }
  .accessoryWidgetGroupStyle(.roundedSquare).frame(width: 170, height: 76)
}

#Preview("AccessoryWidgetBackground", traits: .sizeThatFitsLayout) { AccessoryWidgetBackground().frame(width: 60, height: 60) }
