import ActivityKit
import SwiftUI
import WidgetKit

struct AdventureAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var health: Double
        var place: String
    }

    var hero: String
}

struct AdventureLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: AdventureAttributes.self) { context in
            HStack(spacing: 14) {
                HealthRing(health: context.state.health, lineWidth: 7) {
                    Image(systemName: "figure.walk").font(.title3)
                }
                .frame(width: 60, height: 60)
                VStack(alignment: .leading, spacing: 3) {
                    Text(context.attributes.hero).font(.headline)
                    Text(context.state.place).font(.subheadline).foregroundStyle(.white.opacity(0.7)).lineLimit(1)
                    if context.isStale {
                        Text("Resting").font(.caption).foregroundStyle(.yellow)
                    }
                }
                Spacer()
                Text(context.state.health, format: .percent)
                    .font(.title2.bold().monospacedDigit())
            }
            .padding(14)
            .foregroundStyle(.white)
            .activityBackgroundTint(Color(red: 0.13, green: 0.08, blue: 0.24))
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    HealthRing(health: context.state.health, lineWidth: 5) { EmptyView() }.frame(width: 40, height: 40)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text(context.state.health, format: .percent).font(.title3.bold())
                }
                DynamicIslandExpandedRegion(.bottom) {
                    Text("\(context.attributes.hero) is in \(context.state.place)").font(.subheadline)
                }
            } compactLeading: {
                HealthRing(health: context.state.health, lineWidth: 3) { EmptyView() }.frame(width: 20, height: 20)
            } compactTrailing: {
                Text(context.state.health, format: .percent).font(.caption.monospacedDigit())
            } minimal: {
                HealthRing(health: context.state.health, lineWidth: 3) { EmptyView() }.frame(width: 22, height: 22)
            }
            .keylineTint(.purple)
        }
    }
}

struct HealthRing<Content: View>: View {
    let health: Double
    let lineWidth: CGFloat
    @ViewBuilder let content: Content

    var body: some View {
        ZStack {
            Circle().stroke(.white.opacity(0.2), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: health)
                .stroke(health > 0.3 ? Color.green : .red, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
            content
        }
        .padding(lineWidth / 2)
    }
}

extension AdventureAttributes.ContentState {
    fileprivate static var meadow: Self { Self(health: 0.95, place: "the meadow") }
    fileprivate static var dragonsDen: Self { Self(health: 0.2, place: "the dragon's den") }
}

#Preview("Adventure", as: .content, using: AdventureAttributes(hero: "Egg")) {
    AdventureLiveActivity()
} contentStates: {
    AdventureAttributes.ContentState.meadow
    AdventureAttributes.ContentState.dragonsDen
}
