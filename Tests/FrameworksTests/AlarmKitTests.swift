import ActivityKit
import AlarmKit
import Foundation
import SwiftUI
import Testing
import WidgetKit

struct Cooking: AlarmMetadata { var dish: String }
struct CookingWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: AlarmAttributes<Cooking>.self) { context in
      VStack {
        Text(context.attributes.presentation.alert.title)
        if case .countdown(let countdown) = context.state.mode { Text(countdown.fireDate, style: .timer) }
        Text(context.attributes.metadata?.dish ?? "").foregroundStyle(context.attributes.tintColor)
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.presentation.alert.title) }
      } compactLeading: {
        Image(systemName: context.attributes.presentation.alert.secondaryButton?.systemImageName ?? "alarm")
      } compactTrailing: {
        Text(context.state.alarmID.uuidString.prefix(2))
      } minimal: {
        Image(systemName: "alarm")
      }
    }
  }
}

@Suite struct AlarmKitTests {
  private static let presentation = AlarmPresentation(
    alert: .init(title: "Eggs", secondaryButton: AlarmButton(text: "Again", textColor: .black, systemImageName: "repeat")),
    countdown: .init(title: "Cooking"))

  @Test func attributesAreCoded() throws {
    let attributes = AlarmAttributes(presentation: Self.presentation, metadata: Cooking(dish: "Eggs"), tintColor: .orange)
    let decoded = try JSONDecoder().decode(AlarmAttributes<Cooking>.self, from: JSONEncoder().encode(attributes))
    #expect(decoded.metadata == attributes.metadata)
    #expect(decoded.presentation.alert.title == attributes.presentation.alert.title)
    #expect(decoded.presentation.alert.secondaryButton?.systemImageName == "repeat")
    #expect(decoded.presentation.paused == nil)
    #expect(decoded.tintColor == .orange && decoded.presentation.alert.secondaryButton?.textColor == .black)
    #expect(decoded.presentation.alert.stopButton.textColor == .white)
    #expect(decoded.presentation.alert.stopButton.systemImageName == "stop.circle")
  }
  /// A colour with components keeps them to a 255th; one of an asset, or none, is the accent colour of the app.
  @Test func coloursAreCoded() throws {
    func coded(_ color: Color) throws -> Color {
      let attributes = AlarmAttributes<Cooking>(presentation: Self.presentation, tintColor: color)
      return try JSONDecoder().decode(AlarmAttributes<Cooking>.self, from: JSONEncoder().encode(attributes)).tintColor
    }
    for color in [Color.red, .white, .clear, .primary, .mint, Color(red: 1, green: 0.2, blue: 0)] { #expect(try coded(color) == color) }
    for color in [Color("Brand"), .accentColor, .red.opacity(0.5)] { #expect(try coded(color) == .appAccent) }
    let red = try JSONEncoder().encode(AlarmAttributes<Cooking>(presentation: Self.presentation, tintColor: .red))
    var text = String(decoding: red, as: UTF8.self)
    text.replace("\"tintColor\":\"red\"", with: "\"tintColor\":\"#12\"")
    #expect(try JSONDecoder().decode(AlarmAttributes<Cooking>.self, from: Data(text.utf8)).tintColor == .appAccent)
  }
  @Test func statesAreCoded() throws {
    let state = AlarmPresentationState(
      alarmID: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
      mode: .countdown(
        .init(
          totalCountdownDuration: 60, previouslyElapsedDuration: 5, startDate: Date(timeIntervalSince1970: 0),
          fireDate: Date(timeIntervalSince1970: 55))))
    #expect(try JSONDecoder().decode(AlarmPresentationState.self, from: JSONEncoder().encode(state)) == state)
  }
  @Test func permissionsAreNotRequested() async throws {
    #expect(try await AlarmManager.shared.requestAuthorization() == .denied)
    #expect(try AlarmManager.shared.alarms.isEmpty)
  }
}
