import SwiftUI
import WidgetKit

@main
struct BrewBundle: WidgetBundle {
  var body: some Widget {
    BrewTodayWidget()
    FavouriteWidget()
    BrewLiveActivity()
  }
}
