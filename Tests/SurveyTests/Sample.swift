import Foundation
import SwiftUI

/// Values as in the state of an activity.
struct Sample {
  let title = "Rowing"
  let part: Substring = "Row"
  let rate: Double = 0.4
  let width: CGFloat = 60
  let laps = 3
  let isLate = true
  let note: String? = "ashore"
  let start = Date(timeIntervalSinceReferenceDate: 789_000_000)
  let end = Date(timeIntervalSinceReferenceDate: 789_000_600)
  let accent: Color? = nil
  var span: ClosedRange<Date> { start...end }
  var boats: [Boat] { [Boat(id: 1, name: "Heron"), Boat(id: 2, name: "Eider")] }

  struct Boat: Identifiable, Hashable {
    let id: Int
    let name: String
  }
}

// Declarations of projects themselves under the names that the survey counted.
extension Color {
  init(hex: String) { self.init(hex6: UInt32(hex.dropFirst(hex.hasPrefix("#") ? 1 : 0), radix: 16) ?? 0) }
  init(hex6 number: UInt32) {
    self.init(
      .sRGB, red: Double((number >> 16) & 0xFF) / 255, green: Double((number >> 8) & 0xFF) / 255, blue: Double(number & 0xFF) / 255,
      opacity: 1)
  }
  init(hexAccent: String) { self.init(hex: hexAccent) }
  static let harbor = Color(red: 0.1, green: 0.4, blue: 0.5)
}
extension Font {
  static var expandedBold: Font { .system(.title3, design: .rounded, weight: .bold).width(.expanded) }
}
extension View {
  func foregroundColor(textColor: Color, onBackground background: Color) -> some View { foregroundColor(textColor).background(background) }
  func backgroundStyle(routeColor: Color, contrast: Bool) -> some View { background(contrast ? routeColor : routeColor.opacity(0.5)) }
  func aspectRatio() -> some View { aspectRatio(1, contentMode: .fit) }
  @ViewBuilder func frame(in size: CGSize) -> some View { frame(width: size.width, height: size.height) }
}
extension EnvironmentValues {
  @Entry var isWatchOS: Bool = false
}
struct GlucoseStyle: FormatStyle {
  let unit: String
  func format(_ value: Double) -> String { "\(Int(value)) \(unit)" }
}
extension FormatStyle where Self == GlucoseStyle {
  static func glucose(_ unit: String) -> Self { GlucoseStyle(unit: unit) }
}
struct BiggestUnits: FormatStyle {
  let units: Int
  func format(_ date: Date) -> String { "\(units)" }
}
extension FormatStyle where Self == BiggestUnits {
  static func biggestUnitRelative(units: Int) -> Self { BiggestUnits(units: units) }
}
struct PlateButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(6).background(.quaternary, in: Capsule()).opacity(configuration.isPressed ? 0.5 : 1)
  }
}
extension ButtonStyle where Self == PlateButtonStyle {
  static var liveActivity: PlateButtonStyle { PlateButtonStyle() }
}
