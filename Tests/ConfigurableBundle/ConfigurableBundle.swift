import ActivityKit
import SwiftUI
import WidgetKit

/// A bundle whose previews come from the environment, so that a test can rename a state or change a string between two
/// runs.
///
/// BUNDLE_STATES names the states, BUNDLE_TEXT is the text in all of them, BUNDLE_COUNT adds that many more, BUNDLE_PRINT is printed by the bundle's
/// own code. BUNDLE_STOP names the state whose view crashes the program, BUNDLE_STOP_LATER the one whose view does so half an hour after the standard
/// time; BUNDLE_STOP_WIDGET crashes it in a widget's configuration, BUNDLE_STOP_PREVIEW in a preview provider, BUNDLE_STOP_ASIDE in two
/// background threads when all is drawn. BUNDLE_EXIT names the state whose view ends the program, BUNDLE_LOOP the one whose view never ends.
/// BUNDLE_KEPT shows values that static variables keep from their first use, and ends the program in the language of that name, if it is one.
/// BUNDLE_WALK names the states of a second activity, which otherwise has none. BUNDLE_LEFT adds two activities, one of which shows what the other
/// leaves behind. BUNDLE_INK adds one with a colour that a static variable resolves once.
@main
struct ConfigurableBundle: WidgetBundle {
  init() {
    guard Ride_Previews.setting("BUNDLE_STOP_ASIDE") != nil else { return }
    atexit {
      for _ in 0..<2 { Thread.detachNewThread { fatalError("a task gives up") } }
      usleep(300_000)
    }
  }

  var body: some Widget {
    RideWidget()
    FragileWidget()
    if Ride_Previews.setting("BUNDLE_KEPT") != nil { KeptActivity() }
    if Ride_Previews.setting("BUNDLE_LEFT") != nil {
      LeftActivity()
      LeftActivity.Arrival()
    }
    if Ride_Previews.setting("BUNDLE_INK") != nil { InkActivity() }
  }
}

struct FragileWidget: Widget {
  var body: some WidgetConfiguration {
    if Ride_Previews.setting("BUNDLE_STOP_WIDGET") != nil { fatalError("the widget gives up") }
    return EmptyWidgetConfiguration()
  }
}

struct Fragile_Previews: PreviewProvider {
  static var previews: some View {
    if Ride_Previews.setting("BUNDLE_STOP_PREVIEW") != nil { stop() }
    return EmptyView()
  }

  private static func stop() { fatalError("the provider gives up") }
}

struct Walk_Previews: PreviewProvider {
  static var previews: some View {
    ForEach((Ride_Previews.setting("BUNDLE_WALK") ?? "").split(separator: ",").map(String.init), id: \.self) { state in
      Text(verbatim: state).font(.system(size: 6)).frame(width: 80, height: 24).previewLayout(.sizeThatFits).previewDisplayName(state)
    }
  }
}

struct RideWidget: Widget {
  var body: some WidgetConfiguration {
    EmptyWidgetConfiguration()
  }
}

struct Ride_Previews: PreviewProvider {
  /// `ProcessInfo` copies all variables at every reading.
  private static let settings = ProcessInfo.processInfo.environment
  static func setting(_ name: String) -> String? { settings[name] }

  static var states: States {
    if let words = setting("BUNDLE_PRINT") { print(words) }
    let named = (setting("BUNDLE_STATES") ?? "first,second,third").split(separator: ",").map(String.init)
    return States(named: named, numbered: setting("BUNDLE_COUNT").flatMap { Int($0) } ?? 0)
  }

  /// The names of the states. Those with a number are made when they are asked for, so that they take no memory.
  struct States: RandomAccessCollection {
    let named: [String]
    let numbered: Int
    var startIndex: Int { 0 }
    var endIndex: Int { named.count + numbered }
    subscript(index: Int) -> String { index < named.count ? named[index] : "number\(index - named.count)" }
  }

  static var previews: some View {
    ForEach(states, id: \.self) { state in
      HStack {
        Text(setting("BUNDLE_TEXT") ?? "12 min")
        StateName(state: state).accessibilityIdentifier("state")
        if let language = setting("BUNDLE_KEPT") { KeptValues(stopsIn: language) }
      }
      .frame(width: setting("BUNDLE_WIDTH").flatMap { Double($0) } ?? 120, height: 24)
      .previewLayout(.sizeThatFits)
      .previewDisplayName(state)
    }
  }
}

/// The name of a state; a trap in the customer's code for one of them.
struct StateName: View {
  let state: String
  var body: some View {
    if state == Ride_Previews.setting("BUNDLE_STOP") {
      Ride_Previews.setting("BUNDLE_LAST_WORDS").map { print($0) }
      precondition(state.isEmpty, "a view of the customer's gives up")
    }
    if state == Ride_Previews.setting("BUNDLE_STOP_LATER") {
      // 2026-01-09 10:11 UTC.
      precondition(Date.now.timeIntervalSince1970 < 1_767_953_460, "it is too late")
    }
    if state == Ride_Previews.setting("BUNDLE_EXIT") { exit(0) }
    if state == Ride_Previews.setting("BUNDLE_LOOP") { while !state.isEmpty { usleep(100) } }
    return Text(state)
  }
}

/// An activity whose compact content is too wide in German, as a static variable has it.
struct KeptActivity: Widget {
  struct Attributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Attributes.self) { _ in
      Text(verbatim: "Lock Screen").padding()
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(verbatim: "Center") }
      } compactLeading: {
        Text(verbatim: "1")
      } compactTrailing: {
        Capsule().fill(.white).frame(width: KeptValues.isGerman ? 300 : 20, height: 10)
      } minimal: {
        Text(verbatim: "1")
      }
    }
  }
}

/// Two activities, one of which shows what the other leaves behind if it was drawn before.
struct LeftActivity: Widget {
  struct DepartureAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }
  struct ArrivalAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  @MainActor private static var title = "No title"

  @MainActor private static func depart() -> String {
    title = "Departing"
    return "Departure"
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DepartureAttributes.self) { _ in
      Text(verbatim: Self.depart()).padding()
    } dynamicIsland: { _ in
      Self.island
    }
  }

  struct Arrival: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: ArrivalAttributes.self) { _ in
        Text(verbatim: LeftActivity.title).padding()
      } dynamicIsland: { _ in
        LeftActivity.island
      }
    }
  }

  private static var island: DynamicIsland {
    DynamicIsland {
      DynamicIslandExpandedRegion(.center) { Text(verbatim: "Center") }
    } compactLeading: {
      Text(verbatim: "1")
    } compactTrailing: {
      Text(verbatim: "2")
    } minimal: {
      Text(verbatim: "1")
    }
  }
}

/// What an app keeps in static variables: language, region, calendar and time zone of their first use.
struct KeptValues: View {
  let stopsIn: String

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .full
    formatter.timeStyle = .short
    return formatter
  }()
  private static let calendar = Calendar.current
  static let isGerman = Locale.current.identifier.hasPrefix("de")
  private static let store = Store()
  /// Filled by the first picture that shows a number.
  @MainActor private static var texts: [Int: String] = [:]

  private final class Store: Sendable {
    let region = Locale.current.identifier + TimeZone.current.identifier
  }

  @MainActor private static func text(of number: Int) -> String {
    if let known = texts[number] { return known }
    let text = number.formatted(.number.precision(.fractionLength(1)))
    texts[number] = text
    return text
  }

  var body: some View {
    if Locale.current.identifier == stopsIn { preconditionFailure("this language gives up") }
    return Text(verbatim: words).font(.system(size: 4))
  }

  private var words: String {
    [
      Self.formatter.string(from: Date(timeIntervalSince1970: 1_767_953_460)), "\(Self.calendar.firstWeekday)", Self.store.region,
      Self.text(of: 12_345),
    ].joined(separator: " ")
  }
}
