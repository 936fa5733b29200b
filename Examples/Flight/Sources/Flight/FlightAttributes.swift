import ActivityKit
import Foundation

struct FlightAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var status: String
        var gate: String
        var departure: Date
        var arrival: Date
        var progress: Double
    }

    var flight: String
    var from: String
    var fromCity: String
    var to: String
    var toCity: String
}
