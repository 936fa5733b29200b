import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

/// An empty bundle. Building it compiles the library with all its modules; a repository's files later replace this one.
@main struct BlankBundle: WidgetBundle {
  var body: some Widget {}
}
