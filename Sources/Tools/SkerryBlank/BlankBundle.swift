import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

/// An empty bundle. Building it compiles the library with all its modules; the files of a repository are later compiled
/// in its place.
@main struct BlankBundle: WidgetBundle {
  var body: some Widget {}
}
