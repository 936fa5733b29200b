import Foundation
import SkerryDiagnostics
import SkerryTestSupport
import SkerryUI
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

  /// Xcode's template has a set without a colour, which is not a misspelt name.
  @MainActor @Test func aColourSetWithoutAColour() throws {
    let place = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    for (name, colours) in [("Plate", #"{"idiom":"universal"}"#), ("Brand", #"{"color":{"platform":"ios","reference":"systemRedColor"}}"#)]
    {
      let set = place.appendingPathComponent("M.xcassets/\(name).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data("{\"colors\":[\(colours)]}".utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    let log = DiagnosticLog()
    let environment = Engine(resourceFolders: [place]).environment(RenderSettings(), log: log)
    for name in ["Plate", "Brand", "Plane"] { _ = Color(name).resolve(in: environment) }
    #expect(
      log.all.map(\.message) == [
        #"The colour set "Plate" has no colour; choose one in Xcode."#,
        #"There is no colour "Plane" in the target's asset catalogues; did you mean "Plate"?"#,
      ])
  }

  /// The build setting of Xcode's templates is `AccentColor`; another name is in the Info.plist.
  @MainActor @Test(arguments: [(nil, "#0000FFFF"), ("$accent", "#FF0000FF"), ("Missing", "#0088FFFF")])
  func theAccentColourHasTheNameOfTheInfoPlist(name: String?, hex: String) throws {
    let place = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    for (name, red, blue) in [("AccentColor", 0, 1), ("$accent", 1, 0)] {
      let set = place.appendingPathComponent("M.xcassets/\(name).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let color = #"{"color-space":"srgb","components":{"red":"\#(red)","green":"0","blue":"\#(blue)","alpha":"1"}}"#
      try Data("{\"colors\":[{\"idiom\":\"universal\",\"color\":\(color)}]}".utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    let environment = Engine(resourceFolders: [place], accentColorName: name).environment(RenderSettings(), log: DiagnosticLog())
    #expect(Color.accentColor.resolve(in: environment).description == hex)
  }
}
