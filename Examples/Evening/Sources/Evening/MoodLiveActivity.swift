import ActivityKit
import SwiftUI
import WidgetKit

struct MoodAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var emoji: String
        var word: String
    }

    var name: String
}

struct MoodLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: MoodAttributes.self) { context in
            HStack(spacing: 14) {
                Image(systemName: context.state.emoji).font(.largeTitle).foregroundStyle(.yellow)
                VStack(alignment: .leading) {
                    Text(context.attributes.name).font(.subheadline).foregroundStyle(.secondary)
                    Text(context.state.word).font(.title3.weight(.semibold))
                }
                Spacer()
            }
            .padding(16)
            .opacity(context.isStale ? 0.6 : 1)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Image(systemName: context.state.emoji).font(.title).foregroundStyle(.yellow)
                }
                DynamicIslandExpandedRegion(.trailing) { Text(context.attributes.name).font(.caption) }
                DynamicIslandExpandedRegion(.bottom) { Text(context.state.word).font(.headline) }
            } compactLeading: {
                Image(systemName: context.state.emoji).foregroundStyle(.yellow)
            } compactTrailing: {
                Text(context.state.word).font(.caption).dynamicTypeSize(...DynamicTypeSize.large)
            } minimal: {
                Image(systemName: context.state.emoji).foregroundStyle(.yellow)
            }
        }
    }
}

extension MoodAttributes.ContentState {
    fileprivate static var curious: Self { Self(emoji: "sparkles", word: "Curious") }
    fileprivate static var inLove: Self { Self(emoji: "heart.fill", word: "In love") }
}

#Preview("Mood", as: .content, using: MoodAttributes(name: "Robin")) {
    MoodLiveActivity()
} contentStates: {
    MoodAttributes.ContentState.curious
    MoodAttributes.ContentState.inLove
}
