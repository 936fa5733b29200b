// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Flight",
  dependencies: [.package(name: "Skerry", path: "../..")],
  targets: [
    .executableTarget(
      name: "Flight",
      dependencies: [
        .product(name: "SwiftUI", package: "Skerry"), .product(name: "WidgetKit", package: "Skerry"),
        .product(name: "ActivityKit", package: "Skerry"), .product(name: "AppIntents", package: "Skerry"),
      ], resources: [.process("Assets.xcassets")])
  ],
  swiftLanguageModes: [.v6]
)
