import SwiftUI
import WidgetKit

@main
struct WorkoutBundle: WidgetBundle {
    var body: some Widget {
        WorkoutLiveActivity()
    }
}
