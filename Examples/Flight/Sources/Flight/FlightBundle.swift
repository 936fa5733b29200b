import SwiftUI
import WidgetKit

@main
struct FlightBundle: WidgetBundle {
    var body: some Widget {
        FlightLiveActivity()
    }
}
