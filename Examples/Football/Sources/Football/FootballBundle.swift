import SwiftUI
import WidgetKit

@main
struct FootballBundle: WidgetBundle {
    var body: some Widget {
        FootballLiveActivity()
    }
}
