import ProjectDescription

let project = Project(
  name: "Ride",
  targets: [
    .target(
      name: "RideWidget", destinations: .iOS, product: .appExtension, bundleId: "example.ride.widget",
      infoPlist: .extendingDefault(with: ["NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]]),
      sources: ["Ride/**"], resources: ["Ride/Assets/**"], dependencies: [.external(name: "Kit")])
  ])
