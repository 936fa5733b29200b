import SwiftUI
import WidgetKit

@main
struct EveningBundle: WidgetBundle {
    var body: some Widget {
        MatchLiveActivity()
        DeliveryLiveActivity()
        AdventureLiveActivity()
        MoodLiveActivity()
    }
}
