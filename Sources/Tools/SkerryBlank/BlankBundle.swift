import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

/// A bundle of nothing. Building it compiles the library with all its modules; a repository's own files take this one's place then.
@main struct BlankBundle: WidgetBundle {
  var body: some Widget {}
}
