import ActivityKit
import SwiftUI
import WidgetKit

/// An activity with a colour that is resolved when it is first used, in the appearance of that picture.
struct InkActivity: Widget {
  struct InkAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  private struct Card: View {
    @MainActor private static let ink = UIColor.label.cgColor
    var body: some View {
      VStack {
        Text(verbatim: "Ink")
        Rectangle().fill(Color(cgColor: Self.ink)).frame(width: 40, height: 20)
      }.padding()
    }
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: InkAttributes.self) { _ in
      Card()
    } dynamicIsland: { _ in
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
}
