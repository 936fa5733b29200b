import SwiftUI
import WidgetKit

extension DynamicIsland {
  /// An island with a letter in each place, for tests that are about the card.
  @MainActor static var lettered: DynamicIsland {
    DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { Text("A") }
    } compactLeading: {
      Text("A")
    } compactTrailing: {
      Text("B")
    } minimal: {
      Text("A")
    }
  }
}
