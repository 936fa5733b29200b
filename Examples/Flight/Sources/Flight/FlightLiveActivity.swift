import ActivityKit
import SwiftUI
import WidgetKit

struct FlightLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: FlightAttributes.self) { context in
            FlightCard(attributes: context.attributes, state: context.state, isStale: context.isStale)
                .activityBackgroundTint(Color("CardBackground"))
                .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    AirportColumn(code: context.attributes.from, city: context.attributes.fromCity, date: context.state.departure, alignment: .leading)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    AirportColumn(code: context.attributes.to, city: context.attributes.toCity, date: context.state.arrival, alignment: .trailing)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(spacing: 8) {
                        FlightPath(progress: context.state.progress)
                        HStack {
                            Image(decorative: "AirlineMark").resizable().scaledToFit().frame(width: 18, height: 18)
                            Text(context.attributes.flight).fontWeight(.medium)
                            Spacer()
                            Text("Gate \(context.state.gate)").foregroundStyle(.yellow)
                        }
                        .font(.caption)
                        // The island's round corners cut what stands further out.
                        .padding(.horizontal, 12)
                    }
                    .dynamicTypeSize(...DynamicTypeSize.large)
                }
            } compactLeading: {
                Image(decorative: "AirlineMark").resizable().scaledToFit().frame(width: 20, height: 20)
            } compactTrailing: {
                Text(context.state.gate).font(.subheadline.bold()).foregroundStyle(.yellow)
            } minimal: {
                Image(decorative: "AirlineMark").resizable().scaledToFit().frame(width: 20, height: 20)
            }
            .keylineTint(.yellow)
            .contentMargins(.bottom, 14, for: .expanded)
        }
    }
}

struct FlightCard: View {
    let attributes: FlightAttributes
    let state: FlightAttributes.ContentState
    var isStale = false
    @Environment(\.isActivityFullscreen) private var isActivityFullscreen

    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 8) {
                // The bitmap has too few pixels for StandBy, which shows the card at twice its size.
                if isActivityFullscreen {
                    Image(systemName: "airplane.circle.fill").font(.title2)
                } else {
                    Image(decorative: "AirlineMark").resizable().frame(width: 24, height: 24)
                }
                Text(attributes.flight).font(.headline)
                Spacer()
                Text(isStale ? "Not updated" : state.status)
                    .font(.caption.weight(.semibold))
                    .padding(.horizontal, 10)
                    .padding(.vertical, 4)
                    .background(.green.opacity(0.25), in: .capsule)
                    .foregroundStyle(.green)
            }
            HStack(alignment: .center, spacing: 12) {
                AirportColumn(code: attributes.from, city: attributes.fromCity, date: state.departure, alignment: .leading)
                FlightPath(progress: state.progress)
                AirportColumn(code: attributes.to, city: attributes.toCity, date: state.arrival, alignment: .trailing)
            }
            HStack {
                Label("Gate \(state.gate)", systemImage: "door.right.hand.open")
                Spacer()
                Text("Boards in \(Text(state.departure, style: .timer).monospacedDigit())")
                    .multilineTextAlignment(.trailing)
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        .padding(14)
        .foregroundStyle(.white)
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}

struct AirportColumn: View {
    let code: String
    let city: String
    let date: Date
    let alignment: HorizontalAlignment

    var body: some View {
        VStack(alignment: alignment, spacing: 0) {
            Text(code).font(.title2.bold())
            Text(city).font(.caption2).foregroundStyle(.secondary)
            Text(date, style: .time).font(.caption.monospacedDigit())
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

struct FlightPath: View {
    let progress: Double

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(.white.opacity(0.2)).frame(height: 3)
                Capsule().fill(.yellow).frame(width: proxy.size.width * progress, height: 3)
                Image(systemName: "airplane")
                    .font(.footnote)
                    .foregroundStyle(.yellow)
                    .offset(x: max(0, proxy.size.width * progress - 8))
            }
            .frame(maxHeight: .infinity)
        }
        .frame(height: 20)
    }
}

extension FlightAttributes {
    fileprivate static var preview: FlightAttributes {
        FlightAttributes(flight: "SK 417", from: "CPH", fromCity: "Copenhagen", to: "REY", toCity: "Reykjavik")
    }
}

extension FlightAttributes.ContentState {
    fileprivate static var boarding: Self {
        Self(status: "Boarding", gate: "B12", departure: .now.addingTimeInterval(23 * 60), arrival: .now.addingTimeInterval(3.4 * 3600), progress: 0)
    }

    fileprivate static var cruising: Self {
        Self(status: "On time", gate: "B12", departure: .now.addingTimeInterval(-5400), arrival: .now.addingTimeInterval(6200), progress: 0.46)
    }
}

#Preview("Flight", as: .content, using: FlightAttributes.preview) {
    FlightLiveActivity()
} contentStates: {
    FlightAttributes.ContentState.boarding
    FlightAttributes.ContentState.cruising
}

#Preview("Path", traits: .fixedLayout(width: 240, height: 44)) {
    FlightPath(progress: 0.6).padding(12).background(.black)
}
