import SwiftUI
import WidgetKit

@main
struct TypographyBundle: WidgetBundle {
    var body: some Widget {
        ArrivalLiveActivity()
    }
}
