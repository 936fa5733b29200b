import Foundation
import SkerryGeometry
import SkerryImage
import SkerryPipeline
import SkerryPresentation
import SkerryRaster
import SkerryUI
import SkerryWidget
import Testing

@testable import SkerryCLI
@testable import SkerryCases

/// Whole devices: everything is drawn where the device's figures place it.
@Suite(.serialized) @MainActor struct DeviceSceneTests {
  static let engine = Engine(resourceFolders: [])
  /// Points of the dark edge around a screen.
  static let edge = 5

  func picture(
    _ device: Device, dark: Bool = false, scale: CGFloat = 1, _ set: (inout DeviceSceneInput, DeviceSceneInput.Face) -> Void,
    _ part: (DeviceScene) -> DevicePicture?
  ) throws -> Bitmap {
    var settings = RenderSettings()
    settings.scale = 1
    settings.colorScheme = dark ? .dark : .light
    let inventory = WidgetInventory(widget: MatchActivity())
    let configuration = try #require(inventory.entries.first?.activity)
    let surfaces = try #require(
      configuration.surfaces(
        attributes: MatchAttributes(name: "Final"), state: MatchAttributes.ContentState(score: 3, image: ""), activityID: "a",
        isStale: false))
    var situation = DeviceSceneInput(device: device)
    set(&situation, DeviceSceneInput.Face(surfaces: surfaces, supportsSmall: false))
    let drawn = try #require(part(DeviceScene(engine: Self.engine, settings: settings, situation: situation)))
    return Self.engine.rasterizer.rasterize(drawn.list, size: drawn.size, scale: DisplayScale(scale))
  }

  func isBlack(_ bitmap: Bitmap, _ x: CGFloat, _ y: CGFloat) -> Bool {
    let color = bitmap.color(x: Int(x.rounded(.down)) + Self.edge, y: Int(y.rounded(.down)) + Self.edge)
    return color.red + color.green + color.blue < 12 && color.alpha == 255
  }

  /// A case is stale by itself, or because the whole call is.
  @Test(arguments: [(false, false, "fresh"), (true, false, "stale"), (false, true, "stale"), (true, true, "stale")])
  func aCaseOrItsLookIsStale(_ entryIsStale: Bool, _ lookIsStale: Bool, _ expected: String) throws {
    let configuration = ActivityConfiguration(for: MatchAttributes.self) { context in
      Text(verbatim: context.isStale ? "stale" : "fresh")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "a") }
      } compactLeading: {
        Text(verbatim: "b")
      } compactTrailing: {
        Text(verbatim: "c")
      } minimal: {
        Text(verbatim: "d")
      }
    }
    let entry = PreviewCase(
      activity: "Match", state: "a",
      content: .activity(
        configuration, attributes: MatchAttributes(name: "Final"), state: MatchAttributes.ContentState(score: 3, image: ""),
        isStale: entryIsStale, supportsSmall: false), fileID: "", line: 1)
    var settings = RenderSettings()
    settings.isStale = lookIsStale
    let look = PlannedPicture.Look(Devices.standard, scale: 1, settings: settings, mark: "")
    let face = try #require(PlannedPicture(PlannedPicture.Subject(entry), in: look, .presentation(.lockScreen)).face(Self.engine))
    #expect("\(face.surfaces.lockScreen)".contains(expected))
  }

  /// The empty island is the sensor: at its inset, as wide and high as it is, in the middle.
  @Test(arguments: IslandPhones.all.map(\.id)) func theSensorIsAtItsPosition(_ id: String) throws {
    let device = try #require(Devices.named(id))
    let island = try #require(device.island)
    let bitmap = try picture(device) { _, _ in
    } _: {
      $0.home()
    }
    #expect(bitmap.size.width == Int(device.screen.value.width) + 10 && bitmap.size.height == Int(device.screen.value.height) + 10)
    let (middle, inset, sensor) = (device.screen.value.width / 2, island.inset.value, island.sensor.value)
    #expect(!isBlack(bitmap, middle, inset - 2) && isBlack(bitmap, middle, inset + 1.5))
    #expect(isBlack(bitmap, middle, inset + sensor.height - 2) && !isBlack(bitmap, middle, inset + sensor.height + 2))
    let row = inset + sensor.height / 2
    #expect(isBlack(bitmap, middle - sensor.width / 2 + 2, row) && !isBlack(bitmap, middle - sensor.width / 2 - 3, row))
    #expect(isBlack(bitmap, middle + sensor.width / 2 - 3, row) && !isBlack(bitmap, middle + sensor.width / 2 + 3, row))
    // Outside the rounded shape the picture is transparent.
    #expect(bitmap.color(x: 0, y: 0).alpha == 0)
  }

  /// The pill of a pair ends at the camera's end, and the detached plate is beside it.
  @Test func thePairLeavesAGapAfterTheCamera() throws {
    let device = Devices.standard
    let island = try #require(device.island)
    let bitmap = try picture(device) {
      $0.island = .minimal(attached: $1, detached: $1)
    } _: {
      $0.home()
    }
    let end = device.screen.value.width / 2 + island.sensor.value.width / 2
    let row = island.inset.value + 5
    let middle = island.inset.value + 18
    #expect(isBlack(bitmap, end - 3, middle) && !isBlack(bitmap, end + 4, middle))
    #expect(isBlack(bitmap, end + 8 + 18, row))
    #expect(isBlack(bitmap, device.screen.value.width / 2 - island.sensor.value.width / 2 - 8, middle))
  }

  /// Expanded: as wide as the device's figure, from its inset.
  @Test func theExpandedIslandHasItsWidth() throws {
    let device = Devices.standard
    let island = try #require(device.island)
    let bitmap = try picture(device) {
      $0.island = .expanded($1)
    } _: {
      $0.home()
    }
    let left = (device.screen.value.width - island.expanded.value.width) / 2
    let row = island.inset.value + 50
    #expect(!isBlack(bitmap, left - 3, row) && isBlack(bitmap, left + 3, row))
    #expect(!isBlack(bitmap, device.screen.value.width - left + 3, row) && isBlack(bitmap, device.screen.value.width - left - 4, row))
  }

  /// At night nothing is brighter in green or blue than in red.
  @Test func nightIsRed() throws {
    let bitmap = try picture(Devices.standard) {
      $0.standby = .minimal($1)
      $0.isNight = true
    } _: {
      $0.standby()
    }
    var brightest = 0
    for y in stride(from: 20, to: bitmap.size.height - 20, by: 3) {
      for x in stride(from: 70, to: bitmap.size.width - 70, by: 3) {
        let color = bitmap.color(x: x, y: y)
        #expect(color.green * 4 <= color.red + 8 && color.blue * 4 <= color.red + 8)
        brightest = max(brightest, color.red)
      }
    }
    #expect(brightest > 150)
  }

  /// Always-on is dimmer than the Lock Screen, and dark mode than light.
  @Test func dimmedScreensAreDimmer() throws {
    func light(dark: Bool, alwaysOn: Bool) throws -> Int {
      let bitmap = try picture(Devices.standard, dark: dark) {
        $0.lockScreen = [$1]
        $0.isAlwaysOn = alwaysOn
      } _: {
        $0.lockScreen()
      }
      return bitmap.pixels.reduce(0) { $0 + Int($1) }
    }
    let (bright, dark, dimmed) = (
      try light(dark: false, alwaysOn: false), try light(dark: true, alwaysOn: false), try light(dark: false, alwaysOn: true)
    )
    #expect(bright > dark && dark > dimmed)
  }

  /// A tint fills StandBy evenly, also where the content's edge is between two pixels; blending rounds by a level.
  @Test(arguments: [Color.cyan, Color.red.opacity(0.5)]) func aTintFillsStandby(_ tint: Color) throws {
    let bitmap = try picture(Devices.standard, scale: 0.83) { input, _ in
      let surfaces = ActivitySurfaces(lockScreen: Color.clear.frame(height: 90).activityBackgroundTint(tint), island: nil)
      input.standby = .full(DeviceSceneInput.Face(surfaces: surfaces, supportsSmall: false))
    } _: {
      $0.standby()
    }
    let middle = bitmap.color(x: bitmap.size.width / 2, y: bitmap.size.height / 2)
    #expect(middle.red + middle.green + middle.blue > 150)
    var largest = 0
    for y in 20..<(bitmap.size.height - 20) {
      for x in 70..<(bitmap.size.width - 70) {
        let color = bitmap.color(x: x, y: y)
        largest = max(largest, abs(color.red - middle.red), abs(color.green - middle.green), abs(color.blue - middle.blue))
      }
    }
    #expect(largest <= 2)
  }

  @Test func onlyPhonesHaveStandby() throws {
    for device in Devices.all where device.lockScreenCard != nil {
      let scene = DeviceScene(engine: Self.engine, settings: RenderSettings(), situation: DeviceSceneInput(device: device))
      #expect((scene.standby() == nil) == (device.kind == .pad), "\(device.id)")
      #expect(scene.home().size.width == device.screen.value.width + 10)
    }
  }
}
