import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct PauseWorkoutIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Pause Workout"

    func perform() async throws -> some IntentResult {
        .result()
    }
}

struct WorkoutLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: WorkoutAttributes.self) { context in
            HStack(spacing: 16) {
                MoveRing(progress: context.state.progress, lineWidth: 10) {
                    Image(systemName: context.attributes.symbol)
                        .font(.title2)
                        .foregroundStyle(.mint)
                }
                .frame(width: 84, height: 84)
                VStack(alignment: .leading, spacing: 6) {
                    HStack(alignment: .firstTextBaseline) {
                        Text(context.attributes.name).font(.headline)
                        Spacer()
                        Text(context.state.startedAt, style: .timer)
                            .font(.title3.weight(.semibold).monospacedDigit())
                            .foregroundStyle(.yellow)
                            .multilineTextAlignment(.trailing)
                    }
                    Divider().overlay(.white.opacity(0.3))
                    HStack {
                        Metric(value: "\(context.state.heartRate)", unit: "BPM", symbol: "heart.fill", color: .red)
                        Spacer()
                        Metric(value: "\(context.state.calories)", unit: "KCAL", symbol: "flame.fill", color: .orange)
                        Spacer()
                        Metric(value: String(format: "%.2f", context.state.distance), unit: "KM", symbol: "location.fill", color: .cyan)
                    }
                }
            }
            .padding(16)
            .foregroundStyle(.white)
            .opacity(context.isStale ? 0.6 : 1)
            .activityBackgroundTint(.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    MoveRing(progress: context.state.progress, lineWidth: 6) {
                        Image(systemName: context.attributes.symbol).font(.footnote)
                    }
                    .frame(width: 48, height: 48)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Metric(value: "\(context.state.heartRate)", unit: "BPM", symbol: "heart.fill", color: .red)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    HStack {
                        Text(context.state.startedAt, style: .timer)
                            .font(.system(.title, design: .rounded).weight(.semibold))
                            .monospacedDigit()
                            .foregroundStyle(.yellow)
                        Button(intent: PauseWorkoutIntent()) {
                            Image(systemName: context.state.isPaused ? "play.fill" : "pause.fill")
                                .frame(width: 24, height: 30)
                        }
                        .accessibilityLabel(context.state.isPaused ? "Resume" : "Pause")
                        .buttonStyle(.bordered)
                        .tint(.yellow)
                    }
                }
            } compactLeading: {
                MoveRing(progress: context.state.progress, lineWidth: 3.5) { EmptyView() }
                    .frame(width: 22, height: 22)
            } compactTrailing: {
                HStack(spacing: 2) {
                    Image(systemName: "heart.fill").foregroundStyle(.red)
                    Text("\(context.state.heartRate)").monospacedDigit()
                }
                .font(.caption.bold())
                .dynamicTypeSize(...DynamicTypeSize.large)
            } minimal: {
                ProgressView(value: context.state.progress)
                    .progressViewStyle(.circular)
                    .tint(.mint)
            }
            .keylineTint(.mint)
        }
    }
}

struct MoveRing<Content: View>: View {
    let progress: Double
    let lineWidth: CGFloat
    @ViewBuilder let content: Content

    var body: some View {
        ZStack {
            Circle().stroke(.mint.opacity(0.25), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(
                    AngularGradient(colors: [.green, .mint, .cyan], center: .center, startAngle: .zero, endAngle: .degrees(360)),
                    style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
            content
        }
        .padding(lineWidth / 2)
    }
}

struct Metric: View {
    let value: String
    let unit: String
    let symbol: String
    let color: Color

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 3) {
                Image(systemName: symbol).imageScale(.small).foregroundStyle(color)
                Text(value).font(.headline).monospacedDigit()
            }
            Text(unit).font(.caption2).foregroundStyle(.secondary)
        }
    }
}

extension WorkoutAttributes.ContentState {
    var progress: Double { min(1, Double(calories) / Double(goal)) }

    fileprivate static var running: Self {
        Self(heartRate: 142, calories: 286, goal: 500, distance: 4.73, startedAt: .now.addingTimeInterval(-1834), isPaused: false)
    }

    fileprivate static var goalReached: Self {
        Self(heartRate: 128, calories: 512, goal: 500, distance: 8.05, startedAt: .now.addingTimeInterval(-3725), isPaused: true)
    }
}

extension WorkoutAttributes {
    fileprivate static var preview: WorkoutAttributes { WorkoutAttributes(name: "Outdoor Run", symbol: "figure.run") }
}

#Preview("Workout", as: .dynamicIsland(.compact), using: WorkoutAttributes.preview) {
    WorkoutLiveActivity()
} contentStates: {
    WorkoutAttributes.ContentState.running
    WorkoutAttributes.ContentState.goalReached
}
