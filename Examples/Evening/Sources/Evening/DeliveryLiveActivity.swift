import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        enum Stage: String, Codable, CaseIterable { case kitchen, onTheWay, delivered }

        var stage: Stage
        var arrival: Date
    }

    var restaurant: String
}

struct DeliveryLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            VStack(alignment: .leading, spacing: 10) {
                HStack {
                    Image(systemName: context.state.stage.symbol).foregroundStyle(.orange)
                    Text(context.isStale ? "Waiting for news" : context.state.stage.headline).font(.headline)
                    Spacer()
                    if context.state.stage != .delivered {
                        Text(context.state.arrival, style: .time).font(.headline.monospacedDigit()).foregroundStyle(.orange)
                    }
                }
                HStack(spacing: 4) {
                    ForEach(DeliveryAttributes.ContentState.Stage.allCases, id: \.self) { stage in
                        Capsule()
                            .fill(stage.index <= context.state.stage.index ? Color.orange : Color.white.opacity(0.2))
                            .frame(height: 5)
                    }
                }
                Text(context.attributes.restaurant).font(.footnote).foregroundStyle(.white.opacity(0.6))
            }
            .padding(16)
            .foregroundStyle(.white)
            .activityBackgroundTint(Color(red: 0.16, green: 0.1, blue: 0.05))
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Image(systemName: context.state.stage.symbol).font(.title2).foregroundStyle(.orange)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text(context.state.arrival, style: .time).font(.headline.monospacedDigit())
                }
                DynamicIslandExpandedRegion(.bottom) {
                    Text(context.state.stage.headline).font(.headline)
                }
            } compactLeading: {
                Image(systemName: context.state.stage.symbol).foregroundStyle(.orange)
            } compactTrailing: {
                Text(context.state.arrival, format: .dateTime.hour(.defaultDigits(amPM: .omitted)).minute())
                    .font(.caption.monospacedDigit())
                    .dynamicTypeSize(...DynamicTypeSize.large)
            } minimal: {
                Image(systemName: context.state.stage.symbol).foregroundStyle(.orange)
            }
            .keylineTint(.orange)
        }
    }
}

extension DeliveryAttributes.ContentState.Stage {
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    var symbol: String {
        switch self {
        case .kitchen: "fork.knife"
        case .onTheWay: "figure.outdoor.cycle"
        case .delivered: "checkmark.circle.fill"
        }
    }

    var headline: String {
        switch self {
        case .kitchen: "In the kitchen"
        case .onTheWay: "On the way"
        case .delivered: "Enjoy your meal"
        }
    }
}

extension DeliveryAttributes.ContentState {
    fileprivate static var kitchen: Self { Self(stage: .kitchen, arrival: .now.addingTimeInterval(1800)) }
    fileprivate static var onTheWay: Self { Self(stage: .onTheWay, arrival: .now.addingTimeInterval(600)) }
}

#Preview("Delivery", as: .dynamicIsland(.compact), using: DeliveryAttributes(restaurant: "Noodle Bar")) {
    DeliveryLiveActivity()
} contentStates: {
    DeliveryAttributes.ContentState.kitchen
    DeliveryAttributes.ContentState.onTheWay
}
