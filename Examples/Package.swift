// swift-tools-version: 6.2
import PackageDescription

// Every example in one package, so that Skerry is built once for all of them; scripts and CI use it. Each folder is a
// package of its own as well, as a customer's would be.

let apple: [Target.Dependency] = ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"].map { .product(name: $0, package: "Skerry") }

func example(_ name: String, _ mode: SwiftLanguageMode, resources: [Resource] = []) -> Target {
  .executableTarget(
    name: name, dependencies: apple, path: "\(name)/Sources/\(name)", resources: resources, swiftSettings: [.swiftLanguageMode(mode)])
}

func snapshots(of name: String) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [
      .target(name: name), .product(name: "SkerryTesting", package: "Skerry"), .product(name: "SwiftUI", package: "Skerry"),
      .product(name: "ActivityKit", package: "Skerry"),
    ],
    path: "\(name)/Tests/\(name)Tests", exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)])
}

let package = Package(
  name: "Examples",
  defaultLocalization: "en",
  dependencies: [.package(name: "Skerry", path: "..")],
  targets: [
    example("Brew", .v5),
    example("Delivery", .v5),
    example("Evening", .v6),
    example("Flight", .v6, resources: [.process("Assets.xcassets")]),
    example("Football", .v5),
    example("Typography", .v6, resources: [.process("Localizable.xcstrings")]),
    example("Workout", .v6),
    snapshots(of: "Delivery"),
    snapshots(of: "Football"),
  ]
)
