// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Football",
  dependencies: [.package(name: "Skerry", path: "../..")],
  targets: [
    .executableTarget(
      name: "Football",
      dependencies: [
        .product(name: "SwiftUI", package: "Skerry"), .product(name: "WidgetKit", package: "Skerry"),
        .product(name: "ActivityKit", package: "Skerry"), .product(name: "AppIntents", package: "Skerry"),
      ]),
    .testTarget(
      name: "FootballTests",
      dependencies: [
        "Football", .product(name: "SkerryTesting", package: "Skerry"), .product(name: "SwiftUI", package: "Skerry"),
        .product(name: "ActivityKit", package: "Skerry"),
      ],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v5]
)
