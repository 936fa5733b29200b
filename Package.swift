// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// The dependency table of the project: a module may import only the modules in its line.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Inner loops over pixels live in C and are optimized even in a debug build,
/// because customers run the engine inside `swift test`.
let optimized: [CSetting] = [.unsafeFlags(["-O2", "-ffp-contract=off", "-fno-fast-math"])]

/// The layers of the project, from the bottom up: folders under `Sources`. A module may import modules of its own layer
/// and of the layers below it.
let layers = ["System", "Vocabulary", "Native", "StandIns", "Authoring", "Frameworks", "Engine", "Clients", "Shims", "Tools"]

/// Puts targets into a layer: a target without a path of its own is in `Sources/<layer>/<name>`, and its README is
/// excluded from the build.
func layer(_ name: String, _ targets: [Target]) -> [Target] {
  precondition(layers.contains(name), "There is no layer \(name); layers lists them.")
  for target in targets where target.path == nil {
    let path = "Sources/\(name)/\(target.name)"
    target.path = path
    if FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)/README.md") { target.exclude.append("README.md") }
  }
  return targets
}

/// The authoring modules show nearly everything they import to customers, and lint rules use every stage: their imports
/// are public by default.
let authoringSettings: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]

func authoring(_ name: String, _ dependencies: [Target.Dependency], _ more: [SwiftSetting] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: authoringSettings + more)
}

func module(_ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil) -> Target {
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

/// The stages that every picture passes through are optimized in debug builds, too: customers draw their previews in those. Each is compiled
/// as one piece, which costs a quarter less than file by file and gives faster code. Nothing else is optimized: it costs more than the rest of
/// a module's build together.
func stage(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: settings + [.unsafeFlags(["-O", "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "1"])])
}

/// What no picture passes through, but every bundle's program has: halved by LLVM alone in debug builds, for a third to a half more of the time to
/// compile it. Release builds optimize it as everything else.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize", "-Xfrontend", "-disable-sil-perf-optzns"], .when(configuration: .debug))]

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: ["SkerryTestSupport"] + dependencies, swiftSettings: settings)
}

let package = Package(
  name: "Skerry",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "ActivityKit", targets: ["ActivityKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "Intents", targets: ["Intents"]),
    .library(name: "Skerry", targets: ["Skerry", "SkerrySimulation"]),
    .library(name: "SkerryTesting", targets: ["SkerryTesting"]),
    .executable(name: "skerry", targets: ["skerry"]),
    .executable(name: "skerry-blank", targets: ["skerry-blank"]),
    .executable(name: "skerry-lint-assets", targets: ["skerry-lint-assets"]),
    .plugin(name: "SkerryAssetLint", targets: ["SkerryAssetLintPlugin"]),
    .plugin(name: "SkerryAssetSymbols", targets: ["SkerryAssetSymbolsPlugin"]),
    .plugin(name: "SkerryCommand", targets: ["SkerryCommandPlugin"]),
    .plugin(name: "SkerryIntentDefinitions", targets: ["SkerryIntentDefinitionsPlugin"]),
    .plugin(name: "SkerryPhoneSource", targets: ["SkerryPhoneSourcePlugin"]),
  ],
  cLanguageStandard: .c11
)

// C: the system's libraries and our own inner loops.
package.targets += layer(
  "System",
  [
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(name: "CSkerryICU", dependencies: ["CICU"]),
    .target(name: "CSkerryCodecs", cSettings: optimized, linkerSettings: ["png16", "jpeg", "deflate"].map { .linkedLibrary($0) }),
    .target(name: "CSkerryPixels", cSettings: optimized),
    .target(name: "CSkerryDiff", cSettings: optimized),
    .target(name: "CSkerryHash", cSettings: optimized),
    // Pages are files that editors can highlight; they are compiled into the program, so that it needs no files beside it.
    .target(name: "CSkerryPages", exclude: ["Pages"], cSettings: [.unsafeFlags(["-Wno-c23-extensions"])]),
    .target(name: "CSkerryRuntime"),
    .target(name: "CSkerryTestStart", dependencies: ["CSkerryRuntime"]),
  ])

// Pure values: resolved views and display lists.
package.targets += layer(
  "Vocabulary",
  [
    module("SkerryDiagnostics"),
    stage("SkerryFormats", ["CSkerryHash", "CSkerryPages", "SkerryDiagnostics"]),
    stage("SkerryGeometry"),
    stage("SkerryDrawing", ["SkerryGeometry", "SkerryDiagnostics"]),
    module("SkerryLocalization", ["CSkerryICU"]),
    stage("SkerryGraph", ["SkerryLocalization", "SkerryDrawing", "SkerryGeometry", "SkerryDiagnostics"]),
  ])

// Wrappers that own the handles of the system libraries.
package.targets += layer(
  "Native",
  [
    module("SkerryRuntime", ["CSkerryRuntime", "SkerryDiagnostics"]),
    stage("SkerryGlyphs", ["CFreeType", "CHarfBuzz", "SkerryDrawing", "SkerryGeometry"]),
    stage("SkerryImage", ["SkerryFormats", "CSkerryCodecs", "SkerryDrawing", "SkerryGeometry"]),
  ])

// What Linux lacks of Foundation, Combine, os, CoreLocation and UserNotifications.
package.targets += layer(
  "StandIns",
  [
    module("SkerryFoundation", ["SkerryRuntime"]),
    .target(name: "COSSubmodules"),
  ])

// The modules that customers' files are written with.
package.targets += layer(
  "Authoring",
  [
    .macro(name: "SkerryMacros"),
    stage("SkerryLayout", ["SkerryFormats", "SkerryGraph", "SkerryGeometry", "SkerryDiagnostics"]),
    authoring(
      "SkerryUI",
      [
        "SkerryFormats", "SkerryMacros", "SkerryFoundation", "SkerryLocalization", "SkerryLayout", "SkerryGraph", "SkerryDrawing",
        "SkerryGeometry", "SkerryDiagnostics", "SkerryRuntime",
      ]),
    authoring("SkerryIntents", ["SkerryUI", "SkerryFoundation", "SkerryLocalization"]),
    authoring("SkerryActivity", ["SkerryFormats", "SkerryLocalization"]),
    authoring(
      "SkerryWidget",
      [
        "SkerryIntents", "SkerryLocalization", "SkerryUI", "SkerryActivity", "SkerryGraph", "SkerryDrawing", "SkerryGeometry",
        "SkerryDiagnostics",
      ]),
    authoring(
      "SkerryCharts",
      [
        "SkerryFormats", "SkerryUI", "SkerryLocalization", "SkerryLayout", "SkerryGraph", "SkerryDrawing", "SkerryGeometry",
        "SkerryDiagnostics",
      ]),
  ])

// Apple's frameworks beyond those that widgets are made of, as values: each is a product, compiled only if a file
// imports it.
package.targets += layer(
  "Frameworks",
  [
    authoring("AVFAudio", ["SkerryFoundation"]),
    authoring("AVFoundation", ["AVFAudio", "CoreMedia", "SkerryFoundation"]),
    authoring("AVKit", ["AVFoundation", "SkerryFoundation", "SkerryUI"]),
    authoring(
      "AlarmKit",
      ["SkerryActivity", "SkerryDrawing", "SkerryFormats", "SkerryFoundation", "SkerryIntents", "SkerryLocalization", "SkerryUI"]),
    authoring("AppTrackingTransparency", ["SkerryFoundation"]),
    authoring("AudioToolbox", ["SkerryFoundation"]),
    authoring("AuthenticationServices", ["SkerryFoundation", "SkerryUI"]),
    authoring("BackgroundTasks", ["SkerryFoundation"]),
    authoring("CallKit", ["SkerryFoundation"]),
    authoring("CloudKit", ["SkerryFoundation"]),
    authoring("CommonCrypto", ["CryptoKit", "SkerryFoundation"]),
    authoring("Contacts", ["SkerryFoundation"]),
    authoring("CoreBluetooth", ["SkerryFoundation"]),
    authoring("CoreData", ["SkerryFoundation", "SkerryUI"]),
    authoring("CoreHaptics", ["SkerryFoundation"]),
    authoring("CoreImage", ["SkerryGeometry", "SkerryFoundation", "SkerryUI"]),
    authoring("CoreMedia", ["SkerryFoundation"]),
    authoring("CoreMotion", ["SkerryFoundation"]),
    authoring("CoreSpotlight", ["SkerryFoundation", "UniformTypeIdentifiers"]),
    authoring("CoreTransferable", ["SkerryFoundation"]),
    authoring("CryptoKit", ["SkerryFoundation"]),
    authoring("Defaults", ["SkerryFoundation", "SkerryUI"]),
    authoring("Dependencies", ["SkerryFoundation", "SkerryRuntime"]),
    authoring("DependenciesMacros", ["Dependencies", "SkerryMacros"]),
    authoring("DeviceActivity", ["SkerryFoundation"]),
    authoring("EventKit", ["SkerryFoundation", "SkerryUI"]),
    authoring("FamilyControls", ["ManagedSettings", "SkerryFoundation", "SkerryUI"]),
    authoring("FoundationModels", ["SkerryFoundation", "SkerryMacros"]),
    authoring("HealthKit", ["SkerryFoundation"]),
    authoring("ImageIO", ["SkerryFormats", "SkerryGeometry", "SkerryFoundation", "SkerryUI"]),
    authoring("KeychainAccess", ["SkerryFoundation", "SkerryRuntime"]),
    authoring("LocalAuthentication", ["SkerryFoundation"]),
    authoring("ManagedSettings", ["SkerryFoundation"]),
    authoring("MapKit", ["SkerryGeometry", "SkerryFoundation", "SkerryUI"]),
    authoring("MediaPlayer", ["SkerryFoundation", "SkerryRuntime", "SkerryUI"]),
    authoring("NaturalLanguage", ["SkerryFoundation"]),
    authoring("Network", ["SkerryFoundation"]),
    authoring("NetworkExtension", ["Network", "SkerryFoundation"]),
    authoring("OneSignalLiveActivities", ["SkerryActivity", "SkerryFoundation"]),
    authoring("OrderedCollections", ["SkerryFoundation"]),
    authoring("PassKit", ["SkerryFoundation"]),
    authoring("Photos", ["SkerryFoundation"]),
    authoring("PhotosUI", ["Photos", "SkerryFoundation", "SkerryUI"]),
    authoring("SFSafeSymbols", ["SkerryFoundation", "SkerryUI"]),
    authoring("SQLite3", ["SkerryFoundation"]),
    authoring("SafariServices", ["SkerryFoundation", "SkerryUI"]),
    authoring("Security", ["SkerryFoundation"]),
    authoring("Speech", ["SkerryFoundation"]),
    authoring("StoreKit", ["SkerryFoundation", "SkerryUI"]),
    authoring("SwiftData", ["CoreData", "SkerryFoundation", "SkerryMacros", "SkerryUI"]),
    authoring("CoreText", ["SkerryFoundation", "SkerryGeometry", "SkerryUI"]),
    authoring("SwiftUICore", ["SkerryDrawing", "SkerryFoundation", "SkerryGeometry", "SkerryLocalization", "SkerryUI"]),
    authoring("SystemConfiguration", ["SkerryFoundation"]),
    authoring("TipKit", ["SkerryGeometry", "SkerryFoundation", "SkerryUI"]),
    authoring("UniformTypeIdentifiers", ["SkerryFoundation"]),
    authoring("UserNotificationsUI", ["SkerryFoundation"]),
    authoring("WatchConnectivity", ["SkerryFoundation"]),
    authoring("WatchKit", ["SkerryFoundation", "SkerryUI"]),
    authoring("WeatherKit", ["SkerryFoundation"]),
    authoring("WebKit", ["SkerryFoundation", "SkerryUI"]),
    authoring("simd", []),
  ])
package.products += package.targets.filter { $0.path?.hasPrefix("Sources/Frameworks/") == true }
  .map { .library(name: $0.name, targets: [$0.name]) }

// From placed views to pixels.
package.targets += layer(
  "Engine",
  [
    .target(
      name: "SkerryFonts", path: "Fonts",
      resources: [.copy("Faces")], swiftSettings: settings),
    stage(
      "SkerryText",
      [
        "SkerryFonts", "SkerryFormats", "SkerryGraph", "SkerryDrawing", "SkerryGeometry", "SkerryGlyphs", "SkerryLocalization",
        "SkerryDiagnostics",
      ]),
    module(
      "SkerryAssets",
      ["SkerryFormats", "SkerryLocalization", "SkerryImage", "SkerryGraph", "SkerryDrawing", "SkerryGeometry", "SkerryDiagnostics"]),
    stage("SkerryPaint", ["SkerryLayout", "SkerryGraph", "SkerryDrawing", "SkerryGeometry"]),
    stage("SkerryRaster", ["SkerryGraph", "SkerryDrawing", "SkerryImage", "SkerryGlyphs", "SkerryGeometry", "CSkerryPixels"]),
    module("SkerryPresentation", ["SkerryFormats", "SkerryGeometry"]),
    module(
      "SkerryPipeline",
      [
        "SkerryFormats", "SkerryPresentation", "SkerryRaster", "SkerryPaint", "SkerryAssets", "SkerryText", "SkerryWidget",
        "SkerryUI", "SkerryLocalization", "SkerryLayout", "SkerryImage", "SkerryGraph", "SkerryDrawing", "SkerryGeometry",
        "SkerryDiagnostics", "SkerryRuntime",
      ]),
  ])

// Users of the engine: lint, snapshots, simulation, the command.
package.targets += layer(
  "Clients",
  [
    module("SkerryFindings", ["SkerryFormats", "SkerryDiagnostics"]),
    module("SkerryAssetLint", ["SkerryFormats", "SkerryFindings", "SkerryPresentation", "SkerryGeometry", "SkerryDiagnostics"]),
    authoring(
      "SkerryLint",
      [
        "SkerryAssetLint",
        "SkerryFormats", "SkerryMacros", "SkerryFindings", "SkerryPipeline", "SkerryPresentation", "SkerryWidget", "SkerryActivity",
        "SkerryUI",
        "SkerryImage",
        "SkerryLayout", "SkerryGraph", "SkerryDrawing", "SkerryGeometry", "SkerryDiagnostics",
      ], small),
    module(
      "SkerrySnapshot", ["SkerryFormats", "CSkerryDiff", "SkerryImage", "SkerryGeometry", "SkerryDiagnostics"]),
    .target(
      name: "SkerrySimulation",
      dependencies: ["SkerryFormats", "SkerryActivity", "SkerryPresentation", "SkerryGraph", "SkerryDiagnostics", "SkerryRuntime"],
      exclude: ["README.md", "simulation.schema.json"], swiftSettings: settings + small),
    .target(
      name: "SkerryStates",
      dependencies: ["SkerryActivity", "SkerryFormats", "SkerryRuntime", "SkerryLocalization", "SkerryDrawing", "SkerryDiagnostics"],
      swiftSettings: settings + small),
    module(
      "SkerryCases",
      [
        "SkerryStates", "SkerryFormats", "SkerrySimulation", "SkerryLint", "SkerryAssetLint", "SkerryFindings",
        "SkerrySnapshot", "SkerryPipeline",
        "SkerryPresentation", "SkerryRaster", "SkerryWidget", "SkerryActivity", "SkerryUI", "SkerryAssets", "SkerryText", "SkerryImage",
        "SkerryLayout", "SkerryGraph", "SkerryDrawing", "SkerryGeometry", "SkerryDiagnostics", "SkerryRuntime", "SkerryLocalization",
      ]),
    .target(
      name: "SkerryCLI",
      dependencies: [
        "SkerryFormats",
        "SkerryCases", "SkerryStates",
        "SkerrySimulation",
        "SkerryLint", "SkerryAssetLint", "SkerryFindings",
        "SkerrySnapshot", "SkerryPipeline", "SkerryPresentation", "SkerryRaster", "SkerryWidget", "SkerryActivity", "SkerryUI",
        "SkerryAssets", "SkerryText",
        "SkerryImage", "SkerryLayout", "SkerryDrawing", "SkerryGeometry", "SkerryDiagnostics", "SkerryRuntime",
      ], swiftSettings: settings + small),
    module("Skerry", ["SkerrySimulation", "SkerryUI", "SkerryGraph"]),
    module(
      "SkerryTesting",
      [
        "SkerryFormats",
        "CSkerryTestStart", "SkerryCases", "SkerryPipeline", "SkerryPresentation", "SkerryRaster", "SkerrySnapshot", "SkerryWidget",
        "SkerryActivity",
        "SkerryUI", "SkerryLayout", "SkerryImage", "SkerryGeometry", "SkerryRuntime",
      ]),
  ])

// Apple's module names; re-exports only.
package.targets += layer(
  "Shims",
  [
    module(
      "SwiftUI",
      [
        "Combine", "CoreGraphics", "CoreLocation", "QuartzCore", "UserNotifications", "os", "OSLog", "SkerryFoundation",
        "SkerryCLI", "SkerryPipeline", "SkerryWidget", "SkerryUI",
        "SkerryLocalization", "SkerryLayout", "SkerryGraph",
        "SkerryDrawing", "SkerryGeometry",
      ]),
    module("WidgetKit", ["SwiftUI", "SkerryWidget"]),
    module("ActivityKit", ["SkerryActivity", "SkerryLocalization", "SkerryFoundation"]),
    module("AppIntents", ["SkerryIntents", "SkerryLocalization", "SkerryFoundation"]),
    module("Charts", ["SkerryCharts", "SwiftUI"]),
    module("UIKit", ["SkerryPipeline", "SkerryUI", "SkerryLocalization", "SkerryFoundation"]),
    module("_Testing_UIKit"),
    module("Combine", ["SkerryFoundation"]),
    module("CoreGraphics", ["SkerryUI", "SkerryGeometry", "SkerryFoundation"]),
    module("CoreLocation", ["SkerryFoundation"]),
    module("Intents", ["SkerryIntents", "SkerryFoundation"]),
    module("os", ["SkerryFoundation", "COSSubmodules"]),
    module("OSLog", ["SkerryFoundation"]),
    module("QuartzCore", ["SkerryUI", "SkerryGeometry", "SkerryFoundation"]),
    module("UserNotifications", ["SkerryFoundation"]),
  ])

// Programs, build plug-ins and fuzzers.
package.targets += layer(
  "Tools",
  [
    // The live page and the server for coding agents.
    .target(
      name: "SkerryLive",
      dependencies: [
        "SkerryFormats", "SkerryCLI", "SkerryCases", "SkerryFindings", "SkerryRuntime", "SkerryDiagnostics", "SkerrySnapshot",
      ], swiftSettings: settings),
    // The stand-alone command's work in a repository; customers' programs do not link it.
    .target(
      name: "SkerrySetup",
      dependencies: [
        "SkerryFormats", "SkerryCLI", "SkerryLive", "SkerryCases", "SkerryStates", "SkerryRuntime", "SkerrySourceTools", "SkerryWidget",
        "SkerrySnapshot", "SkerryDiagnostics", "CYAML",
      ],
      // Reading a large repository takes a third of the time.
      swiftSettings: settings + [.unsafeFlags(["-O", "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "1"])]),
    .executableTarget(name: "skerry", dependencies: ["SkerrySetup"], swiftSettings: settings),
    // Apple's modules in one program: repositories' files are compiled against it. Charts are compiled only if a file
    // imports them.
    .executableTarget(
      name: "skerry-blank",
      dependencies: package.targets.filter { $0.path?.hasPrefix("Sources/Shims/") == true && $0.name != "Charts" }
        .map { .byName(name: $0.name) },
      path: "Sources/Tools/SkerryBlank", swiftSettings: settings),
    .executableTarget(
      name: "skerry-lint-assets", dependencies: ["SkerryAssetLint"], path: "Sources/Tools/SkerryAssetLintTool", swiftSettings: settings),
    module("SkerrySourceTools", ["SkerryFormats"]),
    .executableTarget(
      name: "skerry-source-tool", dependencies: ["SkerrySourceTools"], path: "Sources/Tools/SkerrySourceTool", swiftSettings: settings),
    .plugin(name: "SkerryAssetLintPlugin", capability: .buildTool(), dependencies: ["skerry-lint-assets"], path: "Plugins/SkerryAssetLint"),
    .plugin(
      name: "SkerryAssetSymbolsPlugin", capability: .buildTool(), dependencies: ["skerry-source-tool"], path: "Plugins/SkerryAssetSymbols"),
    .plugin(
      name: "SkerryCommandPlugin",
      capability: .command(intent: .custom(verb: "skerry", description: "Render, test and lint the package's previews.")),
      path: "Plugins/SkerryCommand"),
    .plugin(
      name: "SkerryIntentDefinitionsPlugin", capability: .buildTool(), dependencies: ["skerry-source-tool"],
      path: "Plugins/SkerryIntentDefinitions"),
    .plugin(
      name: "SkerryPhoneSourcePlugin", capability: .buildTool(), dependencies: ["skerry-source-tool"], path: "Plugins/SkerryPhoneSource"),
    .target(name: "CSkerryFuzz", path: "Fuzz/Native"),
    module(
      "SkerryFuzz",
      [
        "SkerryFormats", "SkerrySetup", "SkerryLive", "SkerryCLI", "SkerrySourceTools", "SkerryStates", "SkerryFindings",
        "SkerryRuntime", "SkerryAssetLint", "SkerrySnapshot", "SkerrySimulation", "SkerryPipeline", "SkerryRaster", "SkerryAssets",
        "SkerryUI", "SkerryLayout", "SkerryImage", "SkerryGraph", "SkerryGlyphs", "SkerryDrawing", "SkerryGeometry", "SkerryDiagnostics",
      ], path: "Fuzz/Targets"),
    .executableTarget(name: "skerry-fuzz", dependencies: ["SkerryFuzz", "CSkerryFuzz"], path: "Fuzz/Driver", swiftSettings: settings),
  ])

// Tests mirror the modules. The catalogue contains the documentation's examples of the API.
package.targets += [
  .executableTarget(
    name: "Catalogue", dependencies: ["SwiftUI", "WidgetKit", "ActivityKit", "Charts"], path: "Documentation/Catalogue",
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .executableTarget(
    name: "ConfigurableBundle", dependencies: ["SwiftUI", "WidgetKit", "ActivityKit"], path: "Tests/ConfigurableBundle",
    swiftSettings: authoringSettings),
  .target(
    name: "SkerryTestSupport", dependencies: ["SkerryFormats", "SkerryImage", "SkerryDrawing", "SkerryGeometry"], path: "Tests/TestSupport",
    swiftSettings: settings),
  .executableTarget(
    name: "PictureOrder",
    dependencies: [
      "SwiftUI", "WidgetKit", "ActivityKit", "Charts", "SkerryCLI", "SkerrySimulation", "SkerryFormats", "SkerryPipeline",
      "SkerryPresentation", "SkerryRaster", "SkerryUI", "SkerryImage", "SkerryDrawing", "SkerryGeometry", "SkerryRuntime",
      "SkerryTestSupport",
    ], path: "Tests/PictureOrder", swiftSettings: authoringSettings),
  tests(
    "ConformanceTests",
    [
      "SwiftUI", "SkerryPipeline", "SkerryRaster", "SkerryImage", "SkerryLayout", "SkerryGraph", "SkerryDrawing", "SkerryGeometry",
      "SkerryUI", "WidgetKit", "SkerryPresentation", "SkerryText", "SkerryWidget",
      "SkerryDiagnostics",
    ]),
  tests(
    "FrameworksTests",
    [
      "ActivityKit", "AlarmKit", "CloudKit", "CommonCrypto", "CoreData", "CoreImage", "CoreMedia", "CryptoKit", "Defaults", "Dependencies",
      "DependenciesMacros", "FoundationModels", "HealthKit", "ImageIO", "KeychainAccess", "MapKit", "NaturalLanguage", "NetworkExtension",
      "OneSignalLiveActivities", "OrderedCollections", "SQLite3", "SkerryRuntime", "StoreKit", "SwiftData", "SwiftUI",
      "UniformTypeIdentifiers", "WidgetKit", "simd",
    ]),
  tests("ProjectTests", ["SkerryText", "SkerryGraph"]),
  tests(
    "SkerryAssetLintTests",
    ["SkerryAssetLint", "SkerryFindings", "SkerryPresentation", "SkerryDiagnostics"]),
  tests("SkerryActivityTests", ["SkerryFormats", "ActivityKit", "SkerryActivity", "SkerrySimulation"]),
  tests(
    "SkerrySimulationTests",
    ["SkerryFormats", "ActivityKit", "SkerryActivity", "SkerrySimulation", "SkerryPresentation", "SkerryDiagnostics"]),
  tests(
    "SkerryCLITests",
    [
      "SkerryFormats",
      "SkerryRaster", "SkerrySimulation", "SkerryUI",
      "SkerryFindings",
      "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "SkerryCLI", "SkerryCases", "SkerryPipeline", "SkerryPresentation",
      "SkerryWidget",
      "SkerryImage",
      "SkerryDrawing", "SkerryGeometry", "SkerryDiagnostics",
    ]),
  tests(
    "SkerryCasesTests",
    [
      "SkerryFormats", "SkerryDiagnostics", "SkerryFindings", "SkerryCases", "SkerryPipeline", "SkerryPresentation", "SkerrySnapshot",
      "SkerryUI", "SkerryLayout", "SkerryGraph", "SkerryGeometry", "SkerryLocalization", "SkerryRuntime", "SkerryWidget", "SwiftUI",
      "WidgetKit", "ActivityKit",
    ]),
  tests("SkerryLiveTests", ["SkerryLive", "SkerryCLI", "SkerryCases"]),
  tests(
    "SkerrySetupTests", ["SkerryFormats", "SkerryDiagnostics", "SkerryRuntime", "SkerrySetup", "SkerryLive", "SkerryCLI", "SkerryCases"]),
  tests("SkerryRuntimeTests", ["SkerryRuntime", "SkerryImage", "SkerryPipeline", "SkerryPresentation", "SkerryDiagnostics", "SwiftUI"]),
  tests("SkerryFindingsTests", ["SkerryFindings", "SkerryAssetLint", "SkerryDiagnostics"]),
  tests("SkerryDiagnosticsTests", ["SkerryDiagnostics"]),
  tests(
    "SkerryAssetsTests",
    [
      "SkerryAssets", "SkerryUI", "SkerryImage", "SkerryGraph", "SkerryDrawing", "SkerryGeometry", "SkerryLocalization",
      "SkerryDiagnostics",
    ]),
  tests(
    "SkerryChartsTests",
    [
      "SkerryCharts", "Charts", "SwiftUI", "SkerryUI", "SkerryImage", "SkerryGeometry", "SkerryPipeline", "SkerryPresentation",
      "SkerryDiagnostics",
    ]),
  tests("SkerryDrawingTests", ["SkerryDrawing", "SkerryGeometry"]),
  tests("SkerryFormatsTests", ["SkerryFormats"]),
  tests("SkerryFuzzTests", ["SkerryFuzz"]),
  tests("SkerryGeometryTests", ["SkerryGeometry"]),
  tests("SkerryImageTests", ["SkerryImage", "SkerryDrawing", "SkerryGeometry"]),
  tests("SkerryLayoutTests", ["SkerryLayout", "SkerryGraph", "SkerryDrawing", "SkerryGeometry"]),
  tests(
    "SkerryLintTests",
    [
      "Skerry", "SkerryLayout", "SkerryGeometry", "SkerryFormats", "SkerryLint", "SkerryFindings", "SkerryPipeline", "SkerryPresentation",
      "SkerryWidget", "SkerryImage",
      "SkerryActivity", "SkerryUI", "SkerryDiagnostics", "SkerryIntents", "SkerryGraph", "SkerryDrawing", "SkerryLocalization",
      "SkerryFoundation", "SkerryRuntime",
    ]),
  tests("SkerryStatesTests", ["SkerryStates", "SkerryActivity", "SkerryLocalization", "SkerryRuntime"]),
  tests(
    "SkerryRasterTests",
    ["SkerryRaster", "CSkerryPixels", "SkerryGlyphs", "SkerryImage", "SkerryGraph", "SkerryDrawing", "SkerryGeometry"]),
  tests("SkerrySourceToolsTests", ["SkerrySourceTools", "SkerryFormats", "Intents"]),
  .testTarget(
    name: "SurveyTests",
    dependencies: ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "UIKit", "Charts", "Combine", "Intents", "SkerryImage"],
    // The limit of the type checker that customers' files have at first.
    swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=5000"])]),
  tests(
    "SurfaceTests",
    [
      "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "UIKit", "_Testing_UIKit", "Combine", "CoreLocation", "UserNotifications",
      "os", "OSLog", "SkerryPipeline", "SkerryWidget",
      "SkerryUI", "SkerryRuntime",
      "SkerryDiagnostics", "SkerryImage", "SkerryLayout", "SkerryPresentation",
    ]),
  tests(
    "SkerryUITests",
    [
      "SwiftUI", "SkerryUI", "SkerryPipeline", "SkerryRuntime", "SkerryDiagnostics", "SkerryImage", "SkerryLayout", "SkerryGraph",
      "SkerryDrawing", "SkerryGeometry", "SkerryLocalization",
    ]),
  tests("SkerryFoundationTests", ["CoreTransferable", "SwiftUI", "UniformTypeIdentifiers"]),
  tests("SkerryIntentsTests", ["AppIntents", "SkerryImage", "SwiftUI"]),
  tests(
    "SkerryPipelineTests",
    [
      "ActivityKit", "Skerry", "SkerryDiagnostics", "SkerryGeometry", "SkerryLocalization", "SkerryPipeline", "SkerryPresentation",
      "SkerryUI", "SkerryWidget", "SwiftUI", "WidgetKit",
    ]),
  tests("SkerryPresentationTests", ["SkerryGeometry", "SkerryPresentation"]),
  tests("SkerryWidgetTests", ["AppIntents", "SkerryImage", "SkerryWidget", "SwiftUI", "WidgetKit"]),
  tests("SkerrySnapshotTests", ["SkerryFormats", "SkerrySnapshot", "SkerryImage", "SkerryGeometry", "SkerryDiagnostics"]),
  .testTarget(
    name: "SkerryTestingTests", dependencies: ["SkerryTesting", "SwiftUI", "WidgetKit", "ActivityKit", "SkerryPresentation"],
    exclude: ["__Snapshots__"], swiftSettings: settings),
  tests("SkerryTextTests", ["SkerryText", "SkerryDiagnostics", "SkerryGraph", "SkerryGeometry", "SkerryDrawing"]),
  tests("SkerryLocalizationTests", ["SkerryLocalization", "SkerryAssets", "SkerryDiagnostics"]),
]

// Customers' builds contain no debug information of the library: it would be a third of the build time and of the
// program. To debug Skerry itself, remove this line, and the linker's script below.
let ownFolders = ["Sources/", "Fonts"]
for target in package.targets
where [.regular, .executable].contains(target.type) && ownFolders.contains(where: { target.path?.hasPrefix($0) == true }) {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Xfrontend", "-gnone"])]
  // SwiftPM's own -g follows, so that C keeps its lines, and nothing else.
  if target.name.hasPrefix("CSkerry") {
    target.cSettings = (target.cSettings ?? []) + [.unsafeFlags(["-Xclang", "-debug-info-kind=line-tables-only"])]
  }
}

// Nor do they carry its modules, which SwiftPM links in for debuggers: ten of 34 MB. Where the toolchain has LLVM's linker on the path, it
// passes over them; a customer's own modules stay.
let tools = (Context.environment["PATH"] ?? "").split(separator: ":")
if tools.contains(where: { FileManager.default.fileExists(atPath: "\($0)/ld.lld") }) {
  let own = package.targets.filter { target in
    target.type == .regular && ownFolders.contains { target.path?.hasPrefix($0) == true }
  }.map(\.name)
  // The table of symbols is a third of the program, and nothing reads it: places in a customer's code come from debug information, which stays.
  // The same script leaves out the debug information of our C code, and the compiler's checksums of its objects.
  let names = "\(Context.packageDirectory)/Sources/System/symbol-names.ld"
  let passedOver = own.flatMap { ["-Xlinker", "--remap-inputs=*/\($0).swiftmodule.o=/dev/null"] }
  // A seventh of the program is functions that it never calls: each is in a section of its own, so that the linker can leave it out. What is
  // found while the program runs (types, conformances) stays. An eighth is functions with the same instructions, most of them for copying
  // values: one of each is kept, and a backtrace has its name and line for all of them. A twentieth is addresses that the system corrects
  // in a program which it may load at any place; this one has a fixed place.
  for target in package.targets where own.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Xfrontend", "-function-sections"])]
  }
  let smaller = ["--gc-sections", "--icf=all", "-no-pie", "-T\(names)"].flatMap { ["-Xlinker", $0] }
  package.targets.first { $0.name == "SkerryRuntime" }?.linkerSettings = [
    .unsafeFlags(["-use-ld=lld"] + passedOver + smaller, .when(platforms: [.linux]))
  ]
}

// Where every build is made once (`.ci/run`), what draws nothing is not optimized, not even in release builds: optimizing it takes longer than
// running it.
if Context.environment["SKERRY_BUILD_ONCE"] != nil {
  for target in package.targets
  where target.type == .regular && (target.path?.hasPrefix("Sources/Clients/") == true || target.name == "SkerrySetup") {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
  }
}

// An installation contains neither tests nor documentation.
if !FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests") {
  package.targets.removeAll { $0.type == .test || $0.path?.hasPrefix("Tests/") == true || $0.path?.hasPrefix("Documentation/") == true }
}
