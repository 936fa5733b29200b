import ActivityKit
import Foundation

struct DeliveryAttributes: ActivityAttributes {
    public typealias DeliveryStatus = ContentState

    public struct ContentState: Codable, Hashable {
        enum Stage: String, Codable, CaseIterable {
            case preparing, onTheWay, delivered
        }

        var stage: Stage
        var courier: String
        var window: ClosedRange<Date>
    }

    var orderNumber: String
    var items: Int
    var restaurant: String
}
