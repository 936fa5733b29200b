import ActivityKit
import SwiftUI
import WidgetKit

struct MatchAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var score: Int
    var image: String
  }
  var name: String
}

/// An activity whose minimal presentation shows an image of the state's choice.
struct MatchActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MatchAttributes.self) { context in
      Text("\(context.attributes.name) \(context.state.score)").padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name) }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("\(context.state.score)")
      } minimal: {
        if let image = UIImage(contentsOfFile: context.state.image) {
          Image(uiImage: image).resizable().frame(width: 10, height: 10)
        } else {
          Text("\(context.state.score)")
        }
      }
    }
  }
}

#Preview("Match", as: .content, using: MatchAttributes(name: "Final")) {
  MatchActivity()
} contentStates: {
  MatchAttributes.ContentState(score: 3, image: "")
}
