// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Delivery",
  dependencies: [.package(name: "Skerry", path: "../..")],
  targets: [
    .executableTarget(
      name: "Delivery",
      dependencies: [
        .product(name: "SwiftUI", package: "Skerry"), .product(name: "WidgetKit", package: "Skerry"),
        .product(name: "ActivityKit", package: "Skerry"), .product(name: "AppIntents", package: "Skerry"),
      ]),
    .testTarget(
      name: "DeliveryTests",
      dependencies: [
        "Delivery", .product(name: "SkerryTesting", package: "Skerry"), .product(name: "SwiftUI", package: "Skerry"),
        .product(name: "ActivityKit", package: "Skerry"),
      ],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v5]
)
