import ActivityKit
import SwiftUI
import WidgetKit

struct TrolleyAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var phase: Phase
    var colour: Colour
  }
  enum Phase: String, Codable { case waiting, riding, arrived }
  enum Colour: Codable { case c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13 }
}

/// An activity that no preview shows. Besides the sampled case, the enumerations of its state have two and twelve others.
struct TrolleyActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TrolleyAttributes.self) { context in
      Text(context.state.phase.rawValue)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.state.phase.rawValue) }
      } compactLeading: {
        Text("T")
      } compactTrailing: {
        Text(context.state.phase.rawValue.prefix(1))
      } minimal: {
        Text("T")
      }
    }
  }
}
