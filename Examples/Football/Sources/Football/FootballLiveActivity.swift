import ActivityKit
import SwiftUI
import WidgetKit

struct FootballLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: FootballAttributes.self) { context in
            ScoreCard(context: context)
                .activityBackgroundTint(Color(red: 0.05, green: 0.16, blue: 0.11))
                .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    TeamColumn(code: context.attributes.homeCode, name: context.attributes.home, color: .homeRed)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    TeamColumn(code: context.attributes.awayCode, name: context.attributes.away, color: .awayBlue)
                }
                DynamicIslandExpandedRegion(.center) {
                    Text("\(context.state.homeGoals) – \(context.state.awayGoals)")
                        .font(.system(size: 32, weight: .bold, design: .rounded))
                        .monospacedDigit()
                        .contentTransition(.numericText())
                }
                DynamicIslandExpandedRegion(.bottom) {
                    HStack(spacing: 6) {
                        Image(systemName: "timer")
                        Text("\(context.state.minute)′ · \(context.state.period)")
                        Spacer()
                        if let event = context.state.lastEvent {
                            Label(event, systemImage: "soccerball")
                                .lineLimit(1)
                        }
                    }
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .padding(.horizontal, 8)
                }
            } compactLeading: {
                HStack(spacing: 3) {
                    Badge(code: context.attributes.homeCode, color: .homeRed, size: 18)
                    Text("\(context.state.homeGoals)").fontWeight(.semibold)
                }
                .font(.subheadline)
            } compactTrailing: {
                HStack(spacing: 3) {
                    Text("\(context.state.awayGoals)").fontWeight(.semibold)
                    Badge(code: context.attributes.awayCode, color: .awayBlue, size: 18)
                }
                .font(.subheadline)
            } minimal: {
                Text("\(context.state.homeGoals)–\(context.state.awayGoals)")
                    .font(.caption2.bold())
                    .minimumScaleFactor(0.7)
            }
            .keylineTint(.green)
            .widgetURL(URL(string: "football://match/42"))
        }
        .supplementalActivityFamilies([.small])
    }
}

private struct ScoreCard: View {
    let context: ActivityViewContext<FootballAttributes>
    @Environment(\.activityFamily) private var family

    var body: some View {
        if family == .small {
            HStack {
                Badge(code: context.attributes.homeCode, color: .homeRed, size: 30)
                Spacer()
                VStack(spacing: 0) {
                    Text("\(context.state.homeGoals) – \(context.state.awayGoals)")
                        .font(.title2.bold())
                        .monospacedDigit()
                    Text("\(context.state.minute)′").font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Badge(code: context.attributes.awayCode, color: .awayBlue, size: 30)
            }
            .padding(.horizontal, 14)
            .foregroundStyle(.white)
        } else {
            VStack(spacing: 10) {
                HStack {
                    Text(context.attributes.competition)
                        .font(.caption)
                        .fontWeight(.medium)
                        .opacity(0.7)
                    Spacer()
                    Text(context.isStale ? "Delayed" : "Live")
                        .font(.caption2.weight(.bold))
                        .padding(.horizontal, 8)
                        .padding(.vertical, 3)
                        .background(context.isStale ? Color(white: 0.35) : Color.homeRed, in: Capsule())
                }
                HStack(alignment: .center) {
                    TeamColumn(code: context.attributes.homeCode, name: context.attributes.home, color: .homeRed)
                        .frame(maxWidth: .infinity)
                    VStack(spacing: 2) {
                        Text("\(context.state.homeGoals) – \(context.state.awayGoals)")
                            .font(.system(size: 36, weight: .bold, design: .rounded))
                            .monospacedDigit()
                        Text("\(context.state.minute)′ · \(context.state.period)")
                            .font(.caption)
                            .opacity(0.7)
                    }
                    TeamColumn(code: context.attributes.awayCode, name: context.attributes.away, color: .awayBlue)
                        .frame(maxWidth: .infinity)
                }
                .layoutPriority(1)  // The teams' names, which may shrink, get their height before the other rows.
                if let event = context.state.lastEvent {
                    Label(event, systemImage: "soccerball")
                        .font(.footnote)
                        .lineLimit(1)
                }
            }
            .foregroundStyle(.white)
            .padding(14)
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
    }
}

private struct TeamColumn: View {
    let code: String
    let name: String
    let color: Color

    var body: some View {
        VStack(spacing: 4) {
            Badge(code: code, color: color, size: 34)
            Text(name)
                .font(.caption)
                .fontWeight(.medium)
                .lineLimit(1)
                .minimumScaleFactor(0.8)
        }
    }
}

private struct Badge: View {
    let code: String
    let color: Color
    let size: CGFloat

    var body: some View {
        Text(size < 24 ? String(code.prefix(1)) : code)
            .font(.system(size: max(11, size * 0.36), weight: .heavy))
            .foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(color.gradient, in: Circle())
            .overlay(Circle().strokeBorder(.white.opacity(0.35), lineWidth: 1))
    }
}

extension Color {
    fileprivate static let homeRed = Color(red: 0.68, green: 0.07, blue: 0.1)
    fileprivate static let awayBlue = Color(red: 0.1, green: 0.3, blue: 0.72)
}

extension FootballAttributes {
    fileprivate static var preview: FootballAttributes {
        FootballAttributes(
            home: "Harbour", away: "Lighthouse", homeCode: "HAR", awayCode: "LIG", competition: "Coast League · Round 12")
    }
}

extension FootballAttributes.ContentState {
    fileprivate static var kickoff: FootballAttributes.ContentState {
        FootballAttributes.ContentState(homeGoals: 0, awayGoals: 0, minute: 1, period: "1st half", lastEvent: nil)
    }

    fileprivate static var goal: FootballAttributes.ContentState {
        FootballAttributes.ContentState(homeGoals: 2, awayGoals: 1, minute: 67, period: "2nd half", lastEvent: "Goal! M. Keller, 67′")
    }
}

#Preview("Lock Screen", as: .content, using: FootballAttributes.preview) {
    FootballLiveActivity()
} contentStates: {
    FootballAttributes.ContentState.kickoff
    FootballAttributes.ContentState.goal
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: FootballAttributes.preview) {
    FootballLiveActivity()
} contentStates: {
    FootballAttributes.ContentState.kickoff
    FootballAttributes.ContentState.goal
}
