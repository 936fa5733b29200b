import ActivityKit
import SwiftUI
import WidgetKit

/// The examples of the API's documentation: every view and modifier that a Live Activity can use, each as a preview whose name lists what it
/// shows. `Scripts/docs` draws them; a test fails when a name of `Sources/API.md` has no example here.
@main
struct Catalogue: WidgetBundle {
  var body: some Widget { IslandNames() }
}

struct GateAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var gate: String
}

struct IslandNames: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: GateAttributes.self) { context in
      Text("Boarding in \(context.state.minutes) min").padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.gate).font(.title2.bold()) }
          .contentMargins(.leading, 20)
        DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes) min") }
        DynamicIslandExpandedRegion(.bottom) { Text("Boarding soon") }
      } compactLeading: {
        Text(context.attributes.gate)
      } compactTrailing: {
        Text("\(context.state.minutes) min")
      } minimal: {
        Text(context.attributes.gate)
      }
      .keylineTint(.orange)
      .contentMargins(.trailing, 32, for: .expanded)
      .widgetURL(URL(string: "gate://22"))
    }
  }
}

#Preview(
  "DynamicIsland.keylineTint, DynamicIsland.contentMargins, DynamicIsland.widgetURL, DynamicIslandExpandedRegion.contentMargins, ActivityConfiguration",
  as: .dynamicIsland(.expanded), using: GateAttributes(gate: "B22")
) {
  IslandNames()
} contentStates: {
  GateAttributes.ContentState(minutes: 25)
}
