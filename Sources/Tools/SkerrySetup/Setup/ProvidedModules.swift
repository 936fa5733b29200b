/// Modules that a widget extension may import on Linux.
enum ProvidedModules {
  /// Products of Skerry with Apple's names; a test compares the list with `Package.swift`.
  static let skerry = [
    "ActivityKit", "AppIntents", "Charts", "Combine", "CoreGraphics", "CoreLocation", "Intents", "OSLog", "QuartzCore", "SwiftUI", "UIKit",
    "UserNotifications", "WidgetKit", "os",
  ]
  /// Apple's other frameworks and six packages of others, each a product that is compiled only if a file imports it; a test compares the list
  /// with `Package.swift`.
  static let frameworks: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "AlarmKit", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
    "CallKit", "CloudKit", "CommonCrypto", "Contacts", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreMedia", "CoreMotion",
    "CoreSpotlight", "CoreText", "CoreTransferable", "CryptoKit", "Defaults", "Dependencies", "DependenciesMacros", "DeviceActivity",
    "EventKit", "FamilyControls", "FoundationModels", "HealthKit", "ImageIO", "KeychainAccess", "LocalAuthentication", "ManagedSettings",
    "MapKit", "MediaPlayer", "NaturalLanguage", "Network", "NetworkExtension", "OneSignalLiveActivities", "OrderedCollections", "PassKit",
    "Photos", "PhotosUI", "SFSafeSymbols", "SQLite3", "SafariServices", "Security", "Speech", "StoreKit", "SwiftData", "SwiftUICore",
    "SystemConfiguration", "TipKit", "UniformTypeIdentifiers", "UserNotificationsUI", "WatchConnectivity", "WatchKit", "WeatherKit",
    "WebKit", "simd",
  ]
  /// Products of every generated target: these four re-export what widget files need.
  static let always = ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"]
  /// Modules of the toolchain.
  static let toolchain: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Observation", "Swift", "Synchronization",
    "RegexBuilder", "Testing", "_Concurrency", "_StringProcessing", "Distributed", "Glibc",
  ]

  static func contains(_ module: String) -> Bool { isProduct(module) || toolchain.contains(module) }
  /// Whether Skerry has a product of a module's name.
  static func isProduct(_ module: String) -> Bool { skerry.contains(module) || frameworks.contains(module) }
}
