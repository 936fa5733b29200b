import ActivityKit
import AppIntents
import Foundation
import SwiftUI
import UIKit
import WidgetKit

/// Calls deprecated forms through a requirement that is not deprecated, so that they cause no warning here.
@MainActor
protocol OldFormsHolding {
  func addOldForms()
}
extension CallSites: OldFormsHolding {
  @available(*, deprecated)
  func addOldForms() {
    suspends(
      "Activity.request(attributes:contentState:pushType:) [deprecated]", "activity.update(using:) [deprecated]",
      "activity.end(using:dismissalPolicy:) [deprecated]", "activity.contentState [deprecated]"
    ) {
      let activity = try Activity.request(attributes: Rowing(boat: "Heron"), contentState: RowingState(laps: 2), pushType: nil)
      await activity.update(using: RowingState(laps: activity.contentState.laps + 1))
      await activity.update(using: RowingState(laps: 4), alertConfiguration: .init(title: "Row", body: "Now", sound: .default))
      await activity.end(using: RowingState(laps: 5), dismissalPolicy: .immediate)
      await activity.end(using: nil, dismissalPolicy: .default)
    }
  }
}

extension CallSites {
  func addActivities() {
    declared("struct X: ActivityAttributes", "ContentState: Codable, Hashable", by: Rowing.self)
    declared("typealias … = ContentState", by: RowingState.self)
    declared("typealias ContentState = …", by: Tidal.self)
    suspends(
      "Activity<A>.request(attributes:content:pushType:)", "ActivityContent(state:staleDate:)", "ActivityContent(… relevanceScore:)",
      "pushType: nil", "pushType: .token", "pushType: .channel(_)",
      "request(… start:) / alertConfiguration [scheduled]", "request(… style:)", "AlertConfiguration(title:body:sound:)"
    ) {
      let boat = Rowing(boat: "Heron")
      let content = ActivityContent(state: RowingState(laps: 1), staleDate: nil)
      _ = try Activity<Rowing>.request(attributes: boat, content: content, pushType: nil)
      _ = try Activity.request(
        attributes: boat, content: .init(state: .init(laps: 1), staleDate: .now, relevanceScore: 3), pushType: .token)
      _ = try Activity.request(attributes: boat, content: content, pushType: .channel("race"))
      _ = try Activity.request(attributes: boat, content: content, pushType: nil, style: .transient)
      let alert = AlertConfiguration(title: "Row", body: "Now \(3)", sound: .default)
      _ = try Activity.request(
        attributes: boat, content: content, pushType: nil, style: .standard, alertConfiguration: alert, start: Date.now)
    }
    suspends(
      "activity.update(_ content)", "update(… alertConfiguration:)",
      "activity.end(_ content, dismissalPolicy:)", "activity.end(dismissalPolicy:)",
      "dismissalPolicy .immediate", "dismissalPolicy .after(_)", "dismissalPolicy .default", "Activity<A>.activities"
    ) {
      for activity in Activity<Rowing>.activities {
        let state = RowingState(laps: 3)
        await activity.update(ActivityContent(state: state, staleDate: nil))
        await activity.update(
          .init(state: state, staleDate: nil), alertConfiguration: AlertConfiguration(title: "Row", body: "Now", sound: .named("horn")))
        await activity.end(ActivityContent(state: state, staleDate: nil), dismissalPolicy: .after(.now.addingTimeInterval(60)))
        await activity.end(dismissalPolicy: .immediate)
        await activity.end(nil, dismissalPolicy: .default)
      }
    }
    suspends(
      "activity.id", "activity.attributes", "activity.activityState", "activity.content.state", "activity.content.staleDate",
      "activity.pushToken", "activity.pushTokenUpdates", "activity.activityStateUpdates",
      "activity.contentUpdates", "Activity<A>.activityUpdates", "Activity<A>.pushToStartTokenUpdates", "Activity<A>.pushToStartToken",
      "ActivityState cases (.active/.ended/.dismissed/.stale/.pending)"
    ) {
      guard let activity = Activity<Rowing>.activities.first(where: { $0.attributes.boat == "Heron" }) else { return }
      print(activity.id, activity.content.state.laps, activity.content.staleDate ?? .now)
      for await token in activity.pushTokenUpdates { print(token.map { String(format: "%02x", $0) }.joined(), activity.pushToken ?? token) }
      for await state in activity.activityStateUpdates {
        switch state {
        case .active, .pending: continue
        case .ended, .dismissed, .stale: return
        @unknown default: return
        }
      }
      for await content in activity.contentUpdates { print(content.state.laps, activity.activityState == .active) }
      for await other in Activity<Rowing>.activityUpdates { print(other.id) }
      for await token in Activity<Rowing>.pushToStartTokenUpdates { print(token, Activity<Rowing>.pushToStartToken ?? token) }
    }
    suspends("ActivityAuthorizationInfo()", "areActivitiesEnabled", "frequentPushesEnabled", "activityEnablementUpdates") {
      let info = ActivityAuthorizationInfo()
      guard info.areActivitiesEnabled, info.frequentPushesEnabled else { return }
      for await isEnabled in info.activityEnablementUpdates { print(isEnabled) }
    }
    compiles("WidgetCenter.shared.reloadTimelines / reloadAllTimelines") {
      WidgetCenter.shared.reloadTimelines(ofKind: "tide")
      WidgetCenter.shared.reloadAllTimelines()
    }
  }

  func addIntents() {
    declared(
      "import AppIntents", ": LiveActivityIntent", "static var/let title: LocalizedStringResource", "description: IntentDescription",
      "func perform() async throws -> some IntentResult", ".result()", "@Parameter(title:)", "isDiscoverable", "openAppWhenRun",
      by: PauseRowing.self)
    draws("Button(intent:)") { Button(intent: PauseRowing(boat: "Heron")) { Text("Pause") } }
    declared(": AppIntent", "ReturnsValue/OpensIntent", "@AppDependency/@Dependency", by: CountLaps.self)
    declared("AppShortcutsProvider", by: RowingShortcuts.self)
    declared("ForegroundContinuableIntent / WidgetConfigurationIntent / ControlConfigurationIntent", by: TuneTide.self)
    declared("ForegroundContinuableIntent / WidgetConfigurationIntent / ControlConfigurationIntent", by: GoOn.self)
  }

  func addValues() {
    let sample = Sample()
    equals("String(format:)") {
      Text(String(format: "%02d:%02d", 1, 5))
    } as: {
      Text("01:05")
    }
    draws("Calendar") { Text("\(Calendar.current.component(.minute, from: sample.end))") }
    equals("DateFormatter") {
      let formatter = DateFormatter()
      formatter.dateFormat = "HH:mm"
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      return Text(sample.start, formatter: formatter)
    } as: {
      Text(
        "\(sample.start.formatted(Date.VerbatimFormatStyle(format: "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)", timeZone: .gmt, calendar: Calendar(identifier: .gregorian))))"
      )
    }
    compiles("Timer") { _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { $0.invalidate() } }
    compiles("UserDefaults") { _ = UserDefaults(suiteName: "group.rowing")?.integer(forKey: "laps") }
    equals("NumberFormatter") {
      let formatter = NumberFormatter()
      formatter.minimumFractionDigits = 2
      return Text(formatter.string(from: NSNumber(value: 1.5)) ?? "")
    } as: {
      Text("1.50")
    }
    compiles("FileManager") { _ = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.rowing") }
    draws("Locale") { Text(sample.rate, format: .number.locale(Locale(identifier: "de"))) }
    equals("String(localized:)") {
      Text(String(localized: "Lap \(sample.laps)"))
    } as: {
      Text("Lap 3")
    }
    compiles("Task") { Task { @MainActor in print("later") } }
    compiles("Bundle") { _ = Bundle.main.url(forResource: "boat", withExtension: "png") }
    compiles("Data(contentsOf)") { _ = try? Data(contentsOf: URL(fileURLWithPath: "/no-such-file")) }
    equals("Duration") {
      Text(Duration.seconds(65).formatted(.time(pattern: .minuteSecond)))
    } as: {
      Text("1:05")
    }
    equals("NSLocalizedString") {
      Text(NSLocalizedString("Row", comment: "what to do"))
    } as: {
      Text("Row")
    }
    compiles("Scanner") {
      var number: UInt64 = 0
      Scanner(string: "FF").scanHexInt64(&number)
    }
    equals("DateComponentsFormatter") {
      let formatter = DateComponentsFormatter()
      formatter.allowedUnits = [.minute, .second]
      formatter.zeroFormattingBehavior = .pad
      return Text(formatter.string(from: 65) ?? "")
    } as: {
      Text("01:05")
    }
    equals("Measurement") {
      Text(Measurement(value: 3, unit: UnitLength.kilometers).formatted(.measurement(width: .abbreviated, usage: .asProvided)))
    } as: {
      Text("3 km")
    }
    draws("MeasurementFormatter") { Text(MeasurementFormatter().string(from: Measurement(value: 3, unit: UnitLength.meters))) }
    compiles("URLComponents") { _ = URLComponents(string: "row://lap?number=3")?.queryItems?.first?.value }
    compiles("UIScreen", "UIGraphicsEndImageContext") { _ = UIScreen.main.nativeBounds }
  }
}

struct Tidal: ActivityAttributes {
  typealias ContentState = RowingState
}
final class Log: Sendable {}
struct CountLaps: AppIntent {
  static let title: LocalizedStringResource = "Laps"
  @Dependency private var log: Log
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent { .result(value: 3, opensIntent: PauseRowing()) }
}
struct GoOn: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Go on"
  func perform() async throws -> some IntentResult { .result() }
}
struct RowingShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: PauseRowing(), phrases: ["Pause \(.applicationName)"], shortTitle: "Pause", systemImageName: "pause.fill")
  }
}
