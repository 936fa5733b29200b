import ActivityKit
import SwiftUI
import WidgetKit

struct MatchAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var home: Int
        var away: Int
        var minute: Int
        var event: String?
    }

    var homeTeam: String
    var awayTeam: String
}

struct MatchLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: MatchAttributes.self) { context in
            MatchCard(context: context)
                .activityBackgroundTint(Color(red: 0.04, green: 0.2, blue: 0.13))
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    TeamName(name: context.attributes.homeTeam, color: .red)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    TeamName(name: context.attributes.awayTeam, color: .cyan)
                }
                DynamicIslandExpandedRegion(.center) {
                    Score(state: context.state, size: 28)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    Text(context.state.event ?? "\(context.state.minute)′")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .frame(maxWidth: .infinity)
                }
            } compactLeading: {
                HStack(spacing: 3) {
                    Circle().fill(.red).frame(width: 8, height: 8)
                    Text("\(context.state.home)").monospacedDigit()
                }
            } compactTrailing: {
                HStack(spacing: 3) {
                    Text("\(context.state.away)").monospacedDigit()
                    Circle().fill(.cyan).frame(width: 8, height: 8)
                }
            } minimal: {
                Text("\(context.state.home):\(context.state.away)")
                    .font(.caption.bold().monospacedDigit())
            }
            .keylineTint(.green)
        }
        .supplementalActivityFamilies([.small])
    }
}

private struct MatchCard: View {
    @Environment(\.activityFamily) private var family
    let context: ActivityViewContext<MatchAttributes>

    var body: some View {
        VStack(spacing: family == .small ? 4 : 10) {
            HStack(spacing: 0) {
                TeamName(name: context.attributes.homeTeam, color: .red)
                Spacer(minLength: 4)
                Score(state: context.state, size: family == .small ? 22 : 34)
                Spacer(minLength: 4)
                TeamName(name: context.attributes.awayTeam, color: .cyan)
            }
            HStack(spacing: 6) {
                Circle().fill(context.isStale ? .gray : .green).frame(width: 7, height: 7)
                Text(context.isStale ? "Waiting for news" : "\(context.state.minute)′")
                    .monospacedDigit()
                if let event = context.state.event {
                    Text(event).lineLimit(1)
                }
            }
            .font(.footnote)
            .foregroundStyle(.white.opacity(0.75))
        }
        .dynamicTypeSize(...(family == .small ? DynamicTypeSize.large : .xxxLarge))
        .padding(family == .small ? 10 : 16)
        .foregroundStyle(.white)
    }
}

private struct TeamName: View {
    let name: String
    let color: Color

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: "shield.fill").foregroundStyle(color).font(.title3)
            Text(name).font(.caption.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.7)
        }
    }
}

private struct Score: View {
    let state: MatchAttributes.ContentState
    let size: CGFloat

    var body: some View {
        Text("\(state.home) – \(state.away)")
            .font(.system(size: size, weight: .bold, design: .rounded))
            .monospacedDigit()
            .lineLimit(1)
            .minimumScaleFactor(0.6)
    }
}

extension MatchAttributes.ContentState {
    fileprivate static var kickoff: Self { Self(home: 0, away: 0, minute: 1) }
    fileprivate static var lateGoal: Self { Self(home: 2, away: 1, minute: 78, event: "Goal! Keller, 78′") }
}

#Preview("Match", as: .content, using: MatchAttributes(homeTeam: "Harbour", awayTeam: "Beacon")) {
    MatchLiveActivity()
} contentStates: {
    MatchAttributes.ContentState.kickoff
    MatchAttributes.ContentState.lateGoal
}
