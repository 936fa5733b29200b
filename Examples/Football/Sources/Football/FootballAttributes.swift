import ActivityKit
import Foundation

struct FootballAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var homeGoals: Int
        var awayGoals: Int
        var minute: Int
        var period: String
        var lastEvent: String?
    }

    var home: String
    var away: String
    var homeCode: String
    var awayCode: String
    var competition: String
}
