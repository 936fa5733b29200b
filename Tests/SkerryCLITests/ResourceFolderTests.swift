import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryPipeline

/// Which folders beside a program are searched for images and strings, and in which order.
struct ResourceFolderTests {
  @Test func theExtensionsOwnComeBeforeTheApps() throws {
    let place = try TemporaryFolder.make()
    let names = [
      "Ride", "Other", "Widgets_Ride.app.resources", "Widgets_Ride.resources", "Widgets_Other.resources", "Skerry_SkerryFonts.resources",
      "Package_Models.resources",
    ]
    for name in names {
      try FileManager.default.createDirectory(at: place.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let found = Engine.resourceFolders(of: "Ride", in: [place, place]).map(\.lastPathComponent)
    #expect(found == ["Package_Models.resources", "Widgets_Ride.resources", "Widgets_Ride.app.resources"])
  }
}
