import Foundation

/// Files that import only Foundation, which has more API on iOS than on Linux.
package enum FoundationOnly {
  /// Modules that re-export those additions.
  private static let exporters: Set<Substring> = [
    "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Charts", "Combine", "UIKit", "UserNotifications", "CoreLocation", "os", "OSLog",
    "Intents",
  ]

  /// Whether a file imports Foundation and no other framework of Apple's.
  package static func matches(_ text: String) -> Bool {
    var importsFoundation = false
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "." }
      guard let at = words.firstIndex(of: "import"), at + 1 < words.count else { continue }
      if exporters.contains(words[at + 1]) { return false }
      if words[at + 1] == "Foundation" { importsFoundation = true }
    }
    return importsFoundation
  }

  /// A file of the same module that exports them to all its files.
  package static let exports = """
    // API that Foundation has on iOS and lacks on Linux, for files of this module that only import Foundation.
    @_exported public import SkerryFoundation
    @_exported public import SkerryLocalization

    """
}
