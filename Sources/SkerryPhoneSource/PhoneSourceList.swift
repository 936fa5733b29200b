import Foundation

/// The files of a package that are compiled in the original's place, because `#if os(iOS)` cuts through their declarations.
///
/// They are named, one a line and relative to the package, in a file beside `Package.swift`, and left out of their target with `exclude`.
package enum PhoneSourceList {
  /// The list's own name.
  package static let fileName = "skerry-phone-sources.txt"

  /// The list's text for some files.
  package static func text(_ files: [String]) -> String {
    "# Files that #if os(iOS) cuts through: the plug-in SkerryPhoneSource compiles them as on a phone; Package.swift leaves them out.\n"
      + files.sorted().map { $0 + "\n" }.joined()
  }
}

/// Whether a Swift file asks for nothing of Apple's but Foundation, which has more on a phone than on Linux.
package enum FoundationOnly {
  /// Modules that bring those additions along.
  private static let bringers: Set<Substring> = [
    "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Charts", "Combine", "UIKit", "UserNotifications", "CoreLocation", "os", "OSLog",
    "Intents",
  ]

  package static func matches(_ text: String) -> Bool {
    var importsFoundation = false
    for line in text.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "." }
      guard let at = words.firstIndex(of: "import"), at + 1 < words.count else { continue }
      if bringers.contains(words[at + 1]) { return false }
      if words[at + 1] == "Foundation" { importsFoundation = true }
    }
    return importsFoundation
  }

  /// A file of the same module that gives them to all its files.
  package static let exports = """
    // What Foundation has on a phone and lacks on Linux, for files of this module that import Foundation alone.
    @_exported public import SkerryCombine
    @_exported public import SkerryFoundation
    @_exported public import SkerryLocalization

    """
}
