import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SwiftUI
import Testing
import WidgetKit

/// Frames of the island against screenshots. Sources and confidence: Documentation/Figures.md, sections 8.2 to 8.4.
@Suite @MainActor struct IslandFigureTests {
  /// Exact (P1, P4, P5): phones do not show the guidelines' 371 and 408.
  @Test(arguments: [("iphone-15-pro", 370.33, 43.67, 125), ("iphone-16-pro", 374, 48, 125.33)])
  func expandedFrames(device: String, width: CGFloat, radius: CGFloat, sensor: CGFloat) throws {
    let island = try #require(Devices.named(device)?.island)
    #expect(abs(island.expanded.value.width - width) < 0.01)
    #expect(abs(island.expandedRadius.value - radius) < 0.01)
    #expect(island.sensor.value == CGSize(width: sensor, height: 36.67))
    let scene = try ScreenshotScene(device: device).expanded { DynamicIslandExpandedRegion(.leading) { Color.red.frame(height: 54.67) } }
    #expect(abs(scene.plate.width - width) < 0.01 && abs(scene.plate.height - 90.67) < 0.01)
  }

  /// 412 wide on 440 points (exact, P119), and 84 high around a line, a space of 4 and a bar in the center.
  @Test func theExpandedIslandOn440() throws {
    let scene = try ScreenshotScene(device: "iphone-16-pro-max").expanded {
      DynamicIslandExpandedRegion(.leading) { Text("On").font(.caption) }
      DynamicIslandExpandedRegion(.center) {
        VStack(spacing: 4) {
          Text("Now").font(.caption.weight(.semibold))
          ProgressView(value: 0.0255).frame(maxWidth: 80)
        }
      }
      DynamicIslandExpandedRegion(.trailing) { Text("2%").font(.caption.weight(.semibold)).accessibilityIdentifier("share") }
    }
    #expect(abs(scene.plate.width - 412) < 0.01 && abs(scene.plate.height - 84) < 0.34, "\(scene.plate)")
    // "2%" stays in one line beside the camera, at the outer margin.
    let share = try scene.frame("share")
    #expect(share.height < 20 && abs(scene.plate.maxX - share.maxX - 18) < 0.34)
  }

  /// At the top, 18 from it and from the ends (exact, P1, P4, P5).
  @Test func sidesAreAtTheTop() throws {
    let scene = try ScreenshotScene().expanded {
      DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 60, height: 50).accessibilityIdentifier("leading") }
      DynamicIslandExpandedRegion(.trailing) { Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("trailing") }
    }
    let (leading, trailing) = (try scene.frame("leading"), try scene.frame("trailing"))
    #expect(leading.minX - scene.plate.minX == 18 && leading.minY - scene.plate.minY == 18)
    #expect(abs(scene.plate.maxX - trailing.maxX - 18) < 0.01 && trailing.minY - scene.plate.minY == 18)
  }

  /// Alone, the bottom region begins under the sensor, at 36.67; an empty one adds nothing (exact, P1).
  @Test func bottomAloneAndEmptyBottom() throws {
    let alone = try ScreenshotScene().expanded {
      DynamicIslandExpandedRegion(.bottom) { Color.blue.frame(height: 54).accessibilityIdentifier("bottom") }
    }
    #expect(try abs(alone.frame("bottom").minY - alone.plate.minY - 36.67) < 0.01)
    #expect(abs(alone.plate.height - 108.67) < 0.01)
    let empty = try ScreenshotScene().expanded {
      DynamicIslandExpandedRegion(.leading) { Color.red.frame(height: 54.67) }
      DynamicIslandExpandedRegion(.bottom) {}
    }
    #expect(abs(empty.plate.height - 90.67) < 0.01)
  }

  /// Content is clipped to the shape inset by 13 (exact, P4); the camera is invisible unless it is requested.
  @Test func contentIsCutThirteenInside() throws {
    var shot = ScreenshotScene()
    let scene = try shot.expanded { DynamicIslandExpandedRegion(.bottom) { Color.red.frame(width: 400, height: 200) } }
    func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
      shot.color(scene, at: CGPoint(x: scene.plate.minX + x, y: scene.plate.minY + y))
    }
    #expect(color(180, 147.3 - 0.8)[0] > 200)
    #expect(color(180, 147.3 + 0.4) == [0, 0, 0])
    #expect(color(12.3, 100) == [0, 0, 0])
    #expect(color(13.7, 100)[0] > 200)
    let plain = try shot.expanded { DynamicIslandExpandedRegion(.leading) { Text("x") } }
    let lens = CGPoint(x: plain.plate.midX + 62.67 - 19.8, y: plain.plate.minY + 18.3)
    #expect(shot.color(plain, at: lens) == [0, 0, 0])
    shot.settings.showsCamera = true
    let seen = try shot.expanded { DynamicIslandExpandedRegion(.leading) { Text("x") } }
    #expect(shot.color(seen, at: lens) != [0, 0, 0])
  }

  /// On iOS 16 content is whole at 9 from the bottom (exact, P12).
  @Test func contentIsWholeOnSixteen() throws {
    var shot = ScreenshotScene(device: "iphone-15-pro")
    shot.settings.version = .iOS16
    let scene = try shot.expanded { DynamicIslandExpandedRegion(.bottom) { Color.red.frame(width: 300, height: 200) } }
    #expect(shot.color(scene, at: CGPoint(x: scene.plate.midX, y: scene.plate.minY + 150.5))[0] > 200)
  }

  /// Neutral without a tint, and only over a dark backdrop (P4, P8).
  @Test func theKeylineIsNeutral() throws {
    #expect(abs(Keyline.opacity(over: 0).value * 255 - 35) < 0.5)
    #expect(abs(Keyline.opacity(over: 0.085).value * 255 - 9) < 0.5)
    #expect(Keyline.opacity(over: 0.2).value == 0)
    var shot = ScreenshotScene()
    shot.settings.wallpaper = .light
    let light = try shot.expanded { DynamicIslandExpandedRegion(.leading) { Text("x") } }
    let edge = shot.color(light, at: CGPoint(x: light.plate.midX, y: light.plate.minY - 0.8))
    let further = shot.color(light, at: CGPoint(x: light.plate.midX, y: light.plate.minY - 2.6))
    #expect(zip(edge, further).allSatisfy { abs($0 - $1) < 6 })
  }

  /// Over black it is (35, 35, 35), and with a tint a quarter of it, as on phones: orange is within 10 of (61, 33, 6) (P53). Over a light backdrop
  /// there is none.
  @Test func aTintColoursTheKeyline() throws {
    var shot = ScreenshotScene()
    func edge() throws -> [Int] {
      let scene = try shot.expanded { DynamicIslandExpandedRegion(.leading) { Text("x") } }
      return shot.color(scene, at: CGPoint(x: scene.plate.midX, y: scene.plate.minY - 0.8))
    }
    shot.settings.wallpaper = .picture(PixelImage(identity: "black", size: PixelSize(width: 1, height: 1), pixels: [0, 0, 0, 255]))
    #expect(try edge() == [35, 35, 35])
    shot.keylineTint = .orange
    #expect(zip(try edge(), [61, 33, 6]).allSatisfy { abs($0 - $1) < 10 })
    shot.keylineTint = .blue.opacity(0)
    #expect(try edge() == [0, 0, 0])
    #expect(abs(Keyline.tintOpacity(over: 0).value - 0.24) < 0.001 && Keyline.tintOpacity(over: 0.2).value == 0)
  }

  /// Black, fading with the distance from the island (fitted, P1 against P3): alpha .23, .20, .16 at 0, 4, 8 points.
  @Test func theShadowFades() throws {
    var shot = ScreenshotScene()
    shot.settings.wallpaper = .light
    let scene = try shot.expanded { DynamicIslandExpandedRegion(.leading) { Color.red.frame(height: 120) } }
    let bare = WallpaperProbe(settings: shot.settings).color(y: 14 + scene.plate.height)
    for (distance, alpha) in [(CGFloat(0.5), 0.23), (4, 0.20), (8, 0.16)] {
      let found = shot.color(scene, at: CGPoint(x: scene.plate.midX, y: scene.plate.maxY + distance))
      #expect(abs(1 - Double(found[1]) / bare - alpha) < 0.025, "\(distance) away: \(1 - Double(found[1]) / bare)")
    }
  }

  /// Without an island nothing is drawn, in an area of its largest width and smallest height.
  @Test(arguments: [Presentation.compact, .minimal, .expanded]) func aMissingIslandLeavesItsPlace(_ presentation: Presentation) throws {
    let scene = try ScreenshotScene().withoutIsland(presentation)
    let device = try #require(Devices.named("iphone-16-pro"))
    let spec = try #require(PresentationSpec(presentation, on: device))
    #expect(scene.size == CGSize(width: spec.maximum.value.width, height: spec.minimum.value.height))
    #expect(scene.size.width > scene.size.height && scene.slots.isEmpty)
    #expect(scene.diagnostics.map(\.rule) == ["empty-presentation"] && scene.lacksIsland)
  }

  // MARK: Compact

  /// The narrower side is widened to three quarters of the wider (exact, P3, P4, P8), and nothing else is forced.
  @Test(arguments: [
    (CGFloat(52), CGFloat(22.67), CGFloat(59), CGFloat(44.33)), (64.33, 52, 71.33, 59), (43, 20, 50, 37.67), (46, 20, 53, 39.67),
  ])
  func sidesOfDifferentWidth(wide: CGFloat, narrow: CGFloat, wideSide: CGFloat, narrowSide: CGFloat) throws {
    let scene = try ScreenshotScene().compact(
      leading: { Color.blue.frame(width: narrow, height: 20).accessibilityIdentifier("narrow") },
      trailing: { Color.red.frame(width: wide, height: 20).accessibilityIdentifier("wide") })
    #expect(abs(scene.plate.width - (wideSide + 125.33 + narrowSide)) < 0.01, "\(scene.plate.width)")
    let outer = wideSide - wide
    // Content is aligned to the outer margin; the added space is next to the sensor.
    #expect(try abs(scene.frame("narrow").minX - scene.plate.minX - outer) < 0.01)
    #expect(try abs(scene.plate.maxX - scene.frame("wide").maxX - outer) < 0.01)
  }

  /// The outer margin is 7 at every width (exact: P43 with 45, P62 with 39.33, P90 with 24 and 20, P93 with 32, P53 with 19.33; Figures §9.114).
  @Test(arguments: [(CGFloat(16), CGFloat(45)), (24, 39.33), (24, 20), (17.33, 32), (15.33, 19.33), (44, 22.67)], SystemVersion.allCases)
  func outerMargins(contents: (CGFloat, CGFloat), version: SystemVersion) throws {
    let (leading, trailing) = contents
    var shot = ScreenshotScene()
    shot.settings.version = version
    let scene = try shot.compact(
      leading: { Color.blue.frame(width: leading, height: 20).accessibilityIdentifier("leading") },
      trailing: { Color.red.frame(width: trailing, height: 20).accessibilityIdentifier("trailing") })
    #expect(CompactIsland.outerMargin(.standard).value == 7)
    #expect(try abs(scene.frame("leading").minX - scene.plate.minX - 7) < 0.01)
    #expect(try abs(scene.plate.maxX - scene.frame("trailing").maxX - 7) < 0.01)
  }

  /// A symbol and five monospaced characters, 45 wide, are in an island of 216.33 (exact, P43).
  @Test func aSymbolAndFiveCharacters() throws {
    let scene = try ScreenshotScene().compact(
      leading: { Image(systemName: "briefcase") },
      trailing: {
        HStack(spacing: 0) {
          Text("02"); Text(":"); Text("49")
        }
        .bold().monospaced()
      })
    #expect(abs(scene.plate.width - 216.33) < 0.34, "\(scene.plate.width)")
  }

  /// The widest side of a screen of 402 is 101.67 (exact).
  @Test func theWidestSide() throws {
    let scene = try ScreenshotScene().compact(
      leading: { Color.red.frame(width: 200, height: 20) }, trailing: { Color.blue.frame(width: 200, height: 20) })
    #expect(abs(scene.plate.width - 328.67) < 0.02)
  }

  /// A text that is cut ends before the side does, and the side is as wide as it can be (exact, P17).
  @Test func cutTextTakesTheWholeSide() throws {
    let scene = try ScreenshotScene().compact(
      leading: { Text("Write quarterly report").font(.caption2).lineLimit(1).accessibilityIdentifier("text") },
      trailing: { Text("0:12").font(.caption) })
    let text = try scene.frame("text")
    #expect(abs(text.minX - scene.plate.minX - 7) < 0.01)
    // The other side has three quarters of the width that the text would have, 146, and so the maximum, too.
    #expect(abs(scene.plate.width - 328.67) < 0.02, "\(scene.plate.width)")
  }

  /// The narrower side has three quarters of what the wider one would take without a maximum: beside a running timer, which takes any width, it is as
  /// wide as it can be (exact, P68, a ring, and a ring and a name, both of which stay at the outer margin; Figures §9.86).
  @Test(arguments: [CGFloat(24), 72]) func besideATimerASideIsAsWideAsItCanBe(_ width: CGFloat) throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let scene = try ScreenshotScene().compact(
      leading: { Color.orange.frame(width: width, height: 22).accessibilityIdentifier("ring") },
      trailing: { Text(timerInterval: start...start.addingTimeInterval(1500), countsDown: false).monospacedDigit() })
    #expect(abs(scene.plate.width - 328.67) < 0.02, "\(scene.plate.width)")
    #expect(try abs(scene.frame("ring").minX - scene.plate.minX - 7) < 0.01)
  }

  /// Views that are too wide count with the width that they would have, so that the maximum is reached at a third more than it: 135.56.
  @Test(arguments: [(CGFloat(110), 87.75), (128, 101.25), (129, 101.67), (300, 101.67)]) func sidesBesideTooWideViews(
    _ width: CGFloat, _ side: Double
  )
    throws
  {
    let scene = try ScreenshotScene().compact(
      leading: { Color.orange.frame(width: 24, height: 22) }, trailing: { Color.red.frame(width: width, height: 20) })
    #expect(abs(scene.plate.width - 101.67 - 125.33 - side) < 0.2, "\(scene.plate.width)")
  }

  /// A ring of 22 that is drawn 1.5 beyond its frame is cut at the frame's end toward the camera, 31 from the island's, and is whole at the other
  /// three sides; an attached minimal's views are cut at the camera (exact, P68, and P116 within 1.4; Figures §9.115).
  @Test func viewsAreCutTowardTheCamera() throws {
    let shot = ScreenshotScene()
    let scene = try shot.compact(
      leading: { Color.red.frame(width: 24, height: 22).overlay { Color.red.frame(width: 27, height: 25) } },
      trailing: { Color.red.frame(width: 24, height: 22).overlay { Color.red.frame(width: 27, height: 25) } })
    func isRed(_ scene: LaidOutScene, _ x: CGFloat, _ y: CGFloat) -> Bool {
      shot.color(scene, at: CGPoint(x: scene.plate.minX + x, y: scene.plate.midY + y))[0] > 200
    }
    for y in [0, -11.8, 11.8] as [CGFloat] { #expect(isRed(scene, 30.8, y) && !isRed(scene, 31.2, y)) }
    #expect(isRed(scene, 5.8, 0) && !isRed(scene, 5.2, 0))
    let width = scene.plate.width
    #expect(isRed(scene, width - 30.5, 0))
    #expect(!isRed(scene, width - 31.5, 0))
    #expect(isRed(scene, width - 5.8, 0))
    let minimal = try shot.minimal(isAttached: true) { Color.red.frame(width: 60, height: 20) }
    let end = minimal.plate.width
    #expect(isRed(minimal, end - 0.4, 0) && !isRed(minimal, end + 0.4, 0))
  }

  /// Resizable content fills 22.67 of the 36.67, in the middle (exact, P3, P4).
  @Test func resizableContentFillsTheSpace() throws {
    let scene = try ScreenshotScene().compact(
      leading: { Circle().accessibilityIdentifier("ring").frame(width: 22.67) }, trailing: { Color.blue.frame(width: 60, height: 20) })
    let ring = try scene.frame("ring")
    #expect(abs(ring.height - 22.67) < 0.01 && abs(ring.midY - scene.plate.midY) < 0.01)
  }

  /// Body is 14.5 medium (exact, P3, P4, P13, P20), caption and caption2 13 medium (fitted, P10); an explicit size is kept.
  @Test func textStyles() throws {
    func height(_ font: Font?) throws -> CGFloat {
      let scene = try ScreenshotScene().compact(
        leading: { Text("17").font(font).accessibilityIdentifier("text") }, trailing: { Color.blue.frame(width: 60, height: 20) })
      return try scene.frame("text").height
    }
    #expect(try abs(height(nil) - 17.333) < 0.01)
    #expect(try abs(height(.caption) - 15.667) < 0.01)
    #expect(try abs(height(.caption2) - 15.667) < 0.01)
    #expect(try abs(height(.system(size: 11)) - 13.333) < 0.01)
  }

  /// A symbol that fills its side, and a string of 42.67: 14 narrower than on iOS 17.0, where the margins are 15 (exact, P4; Figures §9.114).
  @Test func widthOfASymbolAndAString() throws {
    var shot = ScreenshotScene(device: "iphone-15-pro")
    shot.settings.version = .iOS17
    let scene = try shot.compact(
      leading: { Image(systemName: "tennisball.fill").resizable().aspectRatio(contentMode: .fit) }, trailing: { Text("Match") })
    #expect(abs(scene.plate.width - 212) < 0.7, "\(scene.plate.width)")
  }

  /// Subheadline is 13 (exact, P18); callout is 14.5 and footnote 13, all medium (assumed); titles keep their sizes, title3 20 (exact in minimal,
  /// P11).
  @Test func otherTextStyles() throws {
    func height(_ font: Font) throws -> CGFloat {
      try ScreenshotScene().minimal(isAttached: false) { Text("17").font(font).accessibilityIdentifier("text") }.frame("text").height
    }
    for font in [Font.body, .callout] { #expect(try abs(height(font) - 17.333) < 0.01) }
    #expect(try abs(height(.subheadline) - 15.667) < 0.01)
    #expect(try abs(height(.footnote) - 15.667) < 0.01)
    #expect(try height(.title3) == 24)
  }

  /// In right-to-left layouts the sides are swapped.
  @Test func rightToLeftIsMirrored() throws {
    var shot = ScreenshotScene()
    shot.settings.layoutDirection = .rightToLeft
    let scene = try shot.compact(
      leading: { Color.red.frame(width: 64, height: 20).accessibilityIdentifier("leading") },
      trailing: { Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("trailing") })
    #expect(try abs(scene.plate.maxX - scene.frame("leading").maxX - 7) < 0.01)
    #expect(try abs(scene.frame("trailing").minX - scene.plate.minX - 7) < 0.01)
    let expanded = try shot.expanded {
      DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 60, height: 20).accessibilityIdentifier("first") }
      DynamicIslandExpandedRegion(.bottom) { Text("x") }
    }
    #expect(try abs(expanded.plate.maxX - expanded.frame("first").maxX - 18) < 0.01)
  }
}
