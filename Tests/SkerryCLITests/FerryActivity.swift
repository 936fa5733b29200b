import ActivityKit
import SwiftUI
import WidgetKit

struct FerryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var message: String
    var departure: Date
    var arrival: Date
    var progress: Double
  }
  var pierName: String
}

/// An activity that no preview shows.
struct FerryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FerryAttributes.self) { context in
      VStack {
        Text(context.attributes.pierName)
        Text(context.state.message).lineLimit(1)
        ProgressView(value: context.state.progress)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.pierName) }
      } compactLeading: {
        Text("F")
      } compactTrailing: {
        Text("\(Int(context.state.progress * 100))")
      } minimal: {
        Text("F")
      }
    }
  }
}

/// Another widget of the same attributes.
struct FerryPoster: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FerryAttributes.self) { context in
      Text(context.attributes.pierName)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {}
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}
