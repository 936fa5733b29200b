import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            DeliveryCard(context: context)
                .activityBackgroundTint(Color.black.opacity(0.85))
                .activitySystemActionForegroundColor(Color.orange)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Label("\(context.attributes.items) items", systemImage: "bag.fill")
                        .font(.subheadline)
                        .foregroundColor(.orange)
                        .dynamicTypeSize(...DynamicTypeSize.large)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Label {
                        Text(timerInterval: context.state.window, countsDown: true)
                            .multilineTextAlignment(.trailing)
                            .frame(width: 52)
                            .monospacedDigit()
                    } icon: {
                        Image(systemName: "timer")
                    }
                    .font(.subheadline)
                    .foregroundColor(.orange)
                    .dynamicTypeSize(...DynamicTypeSize.large)
                }
                DynamicIslandExpandedRegion(.center) {
                    Text(context.state.headline)
                        .font(.caption)
                        .lineLimit(1)
                        .minimumScaleFactor(0.7)
                        .dynamicTypeSize(...DynamicTypeSize.large)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(spacing: 6) {
                        StageTrack(stage: context.state.stage)
                        HStack {
                            Link(destination: URL(string: "delivery://call")!) {
                                Label("Call \(context.state.courier)", systemImage: "phone.fill")
                                    .font(.footnote.weight(.semibold))
                                    .padding(.horizontal, 12)
                                    .frame(minHeight: 44)
                                    .background(Color.orange.opacity(0.25), in: Capsule())
                            }
                            .tint(.orange)
                            Spacer()
                            Text("Order \(context.attributes.orderNumber)")
                                .font(.caption2)
                                .foregroundStyle(.secondary)
                        }
                    }
                    .dynamicTypeSize(...DynamicTypeSize.large)
                }
            } compactLeading: {
                Image(systemName: context.state.stage.symbol)
                    .foregroundColor(.orange)
            } compactTrailing: {
                Text(timerInterval: context.state.window, countsDown: true)
                    .multilineTextAlignment(.trailing)
                    .frame(width: 42)
                    .font(.caption2)
                    .monospacedDigit()
                    .minimumScaleFactor(0.7)
            } minimal: {
                Image(systemName: context.state.stage.symbol)
                    .foregroundColor(.orange)
            }
            .keylineTint(.orange)
        }
    }
}

private struct DeliveryCard: View {
    let context: ActivityViewContext<DeliveryAttributes>

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .top) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(context.isStale ? "Waiting for news" : context.state.headline)
                        .font(.headline)
                    Text("\(context.attributes.restaurant) · \(context.attributes.items) items")
                        .font(.subheadline)
                        .opacity(0.65)
                }
                Spacer(minLength: 12)
                Text(timerInterval: context.state.window, countsDown: true)
                    .font(.system(size: 24, weight: .semibold, design: .rounded))
                    .monospacedDigit()
                    .multilineTextAlignment(.trailing)
                    .frame(width: 84)
                    .foregroundColor(.orange)
            }
            ProgressView(timerInterval: context.state.window, countsDown: false, label: { EmptyView() }, currentValueLabel: { EmptyView() })
                .tint(.orange)
            StageTrack(stage: context.state.stage)
        }
        .foregroundColor(.white)
        .padding(16)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

private struct StageTrack: View {
    let stage: DeliveryAttributes.ContentState.Stage

    var body: some View {
        HStack(spacing: 8) {
            ForEach(DeliveryAttributes.ContentState.Stage.allCases, id: \.self) { step in
                Image(systemName: step.symbol)
                    .font(.footnote)
                    .foregroundColor(step.isReached(by: stage) ? .orange : .gray)
                if step != .delivered {
                    Capsule()
                        .fill(step.isReached(by: stage) ? Color.orange : Color.gray.opacity(0.4))
                        .frame(height: 3)
                }
            }
        }
    }
}

extension DeliveryAttributes.ContentState {
    var headline: String {
        switch stage {
        case .preparing: return "Your food is being prepared"
        case .onTheWay: return "\(courier) is on the way"
        case .delivered: return "Enjoy your meal"
        }
    }
}

extension DeliveryAttributes.ContentState.Stage {
    var symbol: String {
        switch self {
        case .preparing: return "takeoutbag.and.cup.and.straw.fill"
        case .onTheWay: return "figure.walk"
        case .delivered: return "house.fill"
        }
    }

    func isReached(by other: Self) -> Bool {
        Self.allCases.firstIndex(of: self)! <= Self.allCases.firstIndex(of: other)!
    }
}

struct DeliveryLiveActivity_Previews: PreviewProvider {
    static let attributes = DeliveryAttributes(orderNumber: "#1024", items: 3, restaurant: "Noodle Bar")
    static let preparing = DeliveryAttributes.ContentState(
        stage: .preparing, courier: "Aiko", window: Date.now...Date.now.addingTimeInterval(25 * 60))
    static let onTheWay = DeliveryAttributes.ContentState(
        stage: .onTheWay, courier: "Aiko", window: Date.now.addingTimeInterval(-15 * 60)...Date.now.addingTimeInterval(9 * 60 + 41))

    static var previews: some View {
        attributes
            .previewContext(preparing, viewKind: .content)
            .previewDisplayName("Preparing")
        attributes
            .previewContext(onTheWay, viewKind: .dynamicIsland(.expanded))
            .previewDisplayName("On the way")
    }
}
