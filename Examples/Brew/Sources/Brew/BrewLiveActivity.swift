import ActivityKit
import SwiftUI
import WidgetKit

struct BrewAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var step: String
    var ends: Date
  }
  var recipe: String
}

struct BrewLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BrewAttributes.self) { context in
      HStack {
        VStack(alignment: .leading) {
          Text(context.attributes.recipe).font(.headline)
          Text(context.isStale ? "Is it done?" : context.state.step).foregroundStyle(.secondary)
        }
        Spacer()
        Text(context.state.ends, style: .timer).font(.title2.monospacedDigit()).multilineTextAlignment(.trailing).frame(width: 80)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "cup.and.saucer.fill") }
        DynamicIslandExpandedRegion(.trailing) { Text(context.state.ends, style: .timer).frame(width: 60) }
        DynamicIslandExpandedRegion(.bottom) { Text(context.state.step) }
      } compactLeading: {
        Image(systemName: "cup.and.saucer.fill")
      } compactTrailing: {
        Text(context.state.ends, style: .timer).font(.subheadline.monospacedDigit()).frame(width: 44).dynamicTypeSize(...DynamicTypeSize.large)
      } minimal: {
        Image(systemName: "cup.and.saucer.fill")
      }
    }
  }
}

extension BrewAttributes.ContentState {
  fileprivate static var blooming: Self { Self(step: "Blooming", ends: .now.addingTimeInterval(45)) }
}

#Preview("Brewing", as: .content, using: BrewAttributes(recipe: "Flat white")) {
  BrewLiveActivity()
} contentStates: {
  BrewAttributes.ContentState.blooming
}
