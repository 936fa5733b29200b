import SkerryDrawing
import SkerryImage
import SkerryPipeline
import SkerryPresentation
import SwiftUI
import Testing
import WidgetKit

/// Tinted cards of iOS 26 over plain wallpapers, and dimmed ones. Sources and confidence: Documentation/Figures.md, §8.5 and §9.75.
@Suite @MainActor struct TintedGlassTests {
  /// What a card with a tint shows in its middle over a wallpaper of one colour.
  private func card(_ tint: Color, over wallpaper: [UInt8]) throws -> (shot: ScreenshotScene, scene: LaidOutScene) {
    var shot = ScreenshotScene()
    shot.settings.version = .iOS26
    shot.settings.wallpaper = .picture(
      PixelImage(identity: "\(wallpaper)", size: PixelSize(width: 1, height: 1), pixels: wallpaper + [255]))
    return (shot, try shot.card { Color.clear.frame(height: 90).activityBackgroundTint(tint) })
  }

  nonisolated struct Reading: Sendable {
    let white: Double, opacity: Double, wallpaper: [UInt8], expected: [Int]
    init(_ white: Double, _ opacity: Double, _ wallpaper: [UInt8], _ expected: [Int]) {
      (self.white, self.opacity, self.wallpaper, self.expected) = (white, opacity, wallpaper, expected)
    }
  }

  /// Readings on P42, P55, P24 and P7.
  nonisolated static let readings = [
    Reading(0, 1, [62, 130, 123], [0, 29, 22]), Reading(0, 1, [121, 143, 161], [0, 20, 35]), Reading(0, 1, [14, 101, 134], [0, 28, 56]),
    Reading(0.0588, 1, [73, 136, 128], [0, 42, 34]), Reading(0.0588, 1, [131, 145, 156], [17, 33, 44]),
    Reading(0, 0.8, [61, 129, 122], [17, 54, 47]), Reading(0, 0.8, [113, 140, 161], [29, 49, 67]),
    Reading(1, 1, [0, 0, 0], [244, 244, 244]),
  ]

  /// Each within 6 of 255.
  @Test(arguments: readings) func readings(_ reading: Reading) throws {
    let (shot, scene) = try card(Color(white: reading.white, opacity: reading.opacity), over: reading.wallpaper)
    let found = shot.color(scene, at: CGPoint(x: scene.plate.midX, y: scene.plate.midY))
    #expect(zip(found, reading.expected).allSatisfy { abs($0 - $1) <= 6 }, "\(found) for \(reading.expected)")
  }

  /// A white tint is lighter the more opaque it is, over any wallpaper.
  @Test func aWhiteTintGrowsLighter() throws {
    let lumas = try stride(from: 0.0, through: 1, by: 0.1).map { opacity in
      let (shot, scene) = try card(Color.white.opacity(opacity), over: [90, 120, 200])
      return shot.color(scene, at: CGPoint(x: scene.plate.midX, y: scene.plate.midY)).reduce(0, +)
    }
    #expect(zip(lumas, lumas.dropFirst()).allSatisfy { $0 <= $1 }, "\(lumas)")
  }

  /// An app's own background covers the rim of light (exact, P56); without one the rim is seen (P42).
  @Test func viewsCoverTheRim() throws {
    let (shot, bare) = try card(.black, over: [60, 130, 120])
    func edge(_ scene: LaidOutScene) -> [Int] { shot.color(scene, at: CGPoint(x: scene.plate.midX, y: scene.plate.minY + 0.2)) }
    #expect(edge(bare)[0] > 50)
    let covered = try shot.card { Color.black.frame(height: 90).activityBackgroundTint(.black) }
    #expect(edge(covered) == [0, 0, 0])
  }

  /// White stays white on iOS 18 (exact, P58), and is (240, 240, 240) on iOS 26 (exact, P15).
  @Test(arguments: [(SystemVersion.iOS18, 255), (.iOS26, 240)]) func dimming(version: SystemVersion, white: Int) throws {
    var shot = ScreenshotScene()
    shot.settings.version = version
    let scene = try shot.card(.alwaysOn) { Color.white.frame(height: 90) }
    #expect(shot.color(scene, at: CGPoint(x: scene.plate.midX, y: scene.plate.midY)) == [white, white, white])
  }

  /// Cards of an always-on display are nearer to the screen's middle: two of iOS 18 (exact, P58) and one of iOS 26 (P59).
  @Test(arguments: [(CGFloat(852), SystemVersion.iOS18, CGFloat(79.7), CGFloat(684)), (852, .iOS18, 160, 645.17), (874, .iOS26, 64, 705.5)])
  func middlesOfDimmedCards(screen: CGFloat, version: SystemVersion, height: CGFloat, recorded: CGFloat) {
    let middle = screen - LockScreenCard.gapBelow(version).value - height / 2
    #expect(abs(LockScreenCard.alwaysOnMiddle(middle, screen: screen, version) - recorded) < 0.67)
  }
}
