/// Modules that a widget extension may import on Linux.
enum ProvidedModules {
  /// Products of Skerry with Apple's names; a test holds the list to `Package.swift`.
  static let skerry = [
    "ActivityKit", "AppIntents", "Charts", "Combine", "CoreGraphics", "CoreLocation", "Intents", "OSLog", "QuartzCore", "SwiftUI", "UIKit",
    "UserNotifications", "WidgetKit", "os",
  ]
  /// What every generated target gets, imported by name or not: the four re-export what widget files lean on.
  static let always = ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"]
  /// What the toolchain itself brings.
  static let toolchain: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Observation", "Swift", "Synchronization", "RegexBuilder",
    "Testing",
    "_Concurrency", "_StringProcessing", "Distributed", "Glibc",
  ]

  static func contains(_ module: String) -> Bool { skerry.contains(module) || toolchain.contains(module) }
}
