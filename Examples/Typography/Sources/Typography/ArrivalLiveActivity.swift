import ActivityKit
import SwiftUI
import WidgetKit

struct ArrivalAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
        var arrival: Date
    }

    var driver: String
}

/// Every string of it is in the string catalogue, in English, German, Polish, Arabic and Japanese.
struct ArrivalLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ArrivalAttributes.self) { context in
            VStack(alignment: .leading, spacing: 4) {
                Text("Out for delivery").font(.headline)
                Text("\(context.state.stops) stops before yours").foregroundStyle(.secondary)
                HStack {
                    Text("\(context.attributes.driver) arrives at \(context.state.arrival, style: .time)").font(.footnote)
                    Spacer()
                    Text(timerInterval: Date.now...context.state.arrival)
                        .font(.title2.monospacedDigit())
                        .multilineTextAlignment(.trailing)
                        .frame(width: 80)
                }
            }
            .padding(16)
            .opacity(context.isStale ? 0.6 : 1)
            .dynamicTypeSize(...DynamicTypeSize.large)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("Out for delivery").font(.headline).lineLimit(1).minimumScaleFactor(0.7).dynamicTypeSize(...DynamicTypeSize.large) }
                DynamicIslandExpandedRegion(.trailing) {
                    Text(context.state.arrival, style: .relative).font(.caption).multilineTextAlignment(.trailing)
                }
                DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.stops) stops before yours") }
            } compactLeading: {
                Image(systemName: "shippingbox.fill")
            } compactTrailing: {
                Text("\(context.state.stops)").monospacedDigit()
            } minimal: {
                Text("\(context.state.stops)")
            }
        }
    }
}

extension ArrivalAttributes.ContentState {
    fileprivate static var near: Self { Self(stops: 1, arrival: .now.addingTimeInterval(7 * 60)) }
    fileprivate static var far: Self { Self(stops: 5, arrival: .now.addingTimeInterval(95 * 60)) }
}

#Preview("Arrival", as: .content, using: ArrivalAttributes(driver: "Maja")) {
    ArrivalLiveActivity()
} contentStates: {
    ArrivalAttributes.ContentState.near
    ArrivalAttributes.ContentState.far
}
