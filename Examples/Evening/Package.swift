// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Evening",
  dependencies: [.package(name: "Skerry", path: "../..")],
  targets: [
    .executableTarget(
      name: "Evening",
      dependencies: [
        .product(name: "SwiftUI", package: "Skerry"), .product(name: "WidgetKit", package: "Skerry"),
        .product(name: "ActivityKit", package: "Skerry"), .product(name: "AppIntents", package: "Skerry"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
