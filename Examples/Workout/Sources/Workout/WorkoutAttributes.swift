import ActivityKit
import Foundation

struct WorkoutAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var heartRate: Int
        var calories: Int
        var goal: Int
        var distance: Double
        var startedAt: Date
        var isPaused: Bool
    }

    var name: String
    var symbol: String
}
