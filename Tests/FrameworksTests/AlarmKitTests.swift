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
    // Colours are not encoded.
    #expect(decoded.tintColor == .appAccent && decoded.presentation.alert.secondaryButton?.textColor == .white)
    #expect(decoded.presentation.alert.stopButton.systemImageName == "stop.circle")
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
