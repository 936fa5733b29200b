// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Typography",
  defaultLocalization: "en",
  dependencies: [.package(name: "Skerry", path: "../..")],
  targets: [
    .executableTarget(
      name: "Typography",
      dependencies: [
        .product(name: "SwiftUI", package: "Skerry"), .product(name: "WidgetKit", package: "Skerry"),
        .product(name: "ActivityKit", package: "Skerry"),
      ], resources: [.process("Localizable.xcstrings")])
  ],
  swiftLanguageModes: [.v6]
)
