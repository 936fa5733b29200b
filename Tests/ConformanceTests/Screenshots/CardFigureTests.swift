import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryImage
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SwiftUI
import Testing
import WidgetKit

/// A wallpaper's colour at a height of the screen, as it is drawn around a surface without a shadow.
@MainActor
struct WallpaperProbe {
  let settings: RenderSettings

  /// The green channel, 0…255.
  func color(y: CGFloat) -> Double {
    var own = settings
    own.wallpaper = settings.wallpaper
    let screen = CGSize(width: 402, height: 874)
    // A compact island casts no shadow; its picture shows the wallpaper from 11 points above it. The gradient is
    // linear, so two rows determine it.
    let shot = ScreenshotScene(settings: own)
    guard
      let scene = try? shot.compact(
        leading: { Color.red.frame(width: 60, height: 20) }, trailing: { Color.red.frame(width: 60, height: 20) })
    else { return 1 }
    let upper = Double(shot.color(scene, at: CGPoint(x: 2, y: 0.2))[1])
    let lower = Double(shot.color(scene, at: CGPoint(x: 2, y: scene.size.height - 0.3))[1])
    let slope = (lower - upper) / Double(scene.size.height - 0.5)
    return upper + slope * Double(y - 3) * (screen.height > 0 ? 1 : 0)
  }
}

/// The Lock Screen's card against screenshots. Sources: Documentation/Figures.md, sections 8.5 to 8.7.
@Suite @MainActor struct CardFigureTests {
  /// 373 (fitted, P6), 365 (exact, P4), 374 (exact, P2, P7).
  @Test(arguments: [
    ("iphone-15-pro", SystemVersion.iOS16, 373), ("iphone-15-pro", .iOS17, 365), ("iphone-16-pro", .iOS18, 374),
    ("iphone-16-pro", .iOS26, 374), ("iphone-16-pro-max", .iOS26, 412),
  ])
  func widths(device: String, version: SystemVersion, width: CGFloat) throws {
    var shot = ScreenshotScene(device: device)
    shot.settings.version = version
    let scene = try shot.card { Color.red.frame(height: 90) }
    #expect(scene.plate.width == width)
  }

  /// Continuous corners of 23.5: how far the card is cut off at distances from its top (exact, P2 and P11, which
  /// agree).
  @Test(arguments: [(CGFloat(0.5), CGFloat(23.3)), (0.83, 20), (1.5, 16.7), (3.17, 12.3), (5.17, 9), (8.17, 6), (12.17, 3.3), (18.17, 1)])
  func cornersOfTheCard(depth: CGFloat, cut: CGFloat) throws {
    let shot = shot(.iOS18, dark: true, wallpaper: [255, 255, 255])
    let scene = try shot.card { Color.clear.frame(height: 90).activityBackgroundTint(.black) }
    // The screenshots were read at the first pixel that is fully part of the card.
    let pixels = (0..<120).map {
      shot.color(scene, at: CGPoint(x: scene.plate.minX + (CGFloat($0) + 0.5) / 3, y: scene.plate.minY + depth))[0]
    }
    let found = CGFloat(try #require(pixels.firstIndex { $0 < 8 })) / 3
    #expect(abs(found - cut) < 1, "\(found) for \(cut)")
  }

  /// Cards of 74 and 76.67 keep their heights (exact, P4).
  @Test(arguments: [CGFloat(74), 76.67, 84, 160]) func heights(height: CGFloat) throws {
    let scene = try ScreenshotScene().card { Color.red.frame(height: height).accessibilityIdentifier("content") }
    #expect(abs(scene.plate.height - height) < 0.01)
    #expect(try abs(scene.frame("content").minY - scene.plate.minY) < 0.01)
  }

  private func shot(_ version: SystemVersion, dark: Bool = false, wallpaper: [UInt8]? = nil) -> ScreenshotScene {
    var shot = ScreenshotScene()
    shot.settings.version = version
    shot.settings.colorScheme = dark ? .dark : .light
    if let wallpaper {
      let pixels = Array(repeating: wallpaper + [255], count: 16).flatMap(\.self)
      shot.settings.wallpaper = .picture(
        PixelImage(identity: "plain \(wallpaper)", size: PixelSize(width: 4, height: 4), pixels: pixels))
    }
    return shot
  }

  private func plate(_ shot: ScreenshotScene, _ tint: Color? = nil) throws -> [Int] {
    let scene = try shot.card {
      Color.clear.frame(height: 100).activityBackgroundTint(tint)
    }
    return shot.color(scene, at: CGPoint(x: scene.plate.midX, y: scene.plate.midY))
  }

  /// Untinted: black in dark iOS 17 (exact, P4), a light material on iOS 16 (fitted, P6).
  @Test func untintedCards() throws {
    #expect(try plate(shot(.iOS17, dark: true, wallpaper: [250, 60, 200])) == [0, 0, 0])
    #expect(try plate(shot(.iOS17, wallpaper: [250, 60, 200])) == [255, 255, 255])
    #expect(try plate(shot(.iOS18, wallpaper: [250, 60, 200])) == [255, 255, 255])
    let bright = try plate(shot(.iOS16, wallpaper: [100, 100, 100]))
    #expect(bright.allSatisfy { abs($0 - 184) < 4 }, "\(bright)")
  }

  /// A card of iOS 16 without a tint, dark: 0.64 of the brightness less 0.04, and 0.69 of the colour (fitted, P128; readings of its card without the
  /// app's own gradient, and of the wallpaper above and below them).
  @Test(arguments: [([60, 108, 88], [21, 62, 42]), ([102, 130, 50], [51, 73, 13]), ([137, 144, 30], [77, 82, 4])])
  func untintedDarkCardsOfSixteen(wallpaper: [UInt8], seen: [Int]) throws {
    let found = try plate(shot(.iOS16, dark: true, wallpaper: wallpaper))
    #expect(zip(found, seen).allSatisfy { abs($0 - $1) <= 7 }, "\(found) for \(seen)")
  }

  /// A card of iOS 26 without a tint is as one with an opaque black one, in both appearances (exact, four readings of P118, in the light one), and a
  /// clear tint adds 20 of 255 to each channel (exact, P36, in the dark one).
  @Test(arguments: untinted, [false, true]) func untintedCardsOfTwentySix(reading: (wallpaper: [UInt8], seen: [Int]), isDark: Bool) throws {
    let found = try plate(shot(.iOS26, dark: isDark, wallpaper: reading.wallpaper))
    #expect(zip(found, reading.seen).allSatisfy { abs($0 - $1) <= 5 }, "\(found) for \(reading.seen)")
  }

  @Test(arguments: clear) func clearTintsOfTwentySix(wallpaper: [UInt8], seen: [Int]) throws {
    let found = try plate(shot(.iOS26, dark: true, wallpaper: wallpaper), .clear)
    #expect(zip(found, seen).allSatisfy { abs($0 - $1) <= 4 }, "\(found) for \(seen)")
  }

  /// Readings of P118 and of P36: the wallpaper beside a card, and the card.
  private nonisolated static let untinted: [(wallpaper: [UInt8], seen: [Int])] = [
    ([62, 129, 124], [0, 29, 23]), ([113, 140, 161], [0, 20, 39]), ([14, 94, 125], [0, 28, 56]), ([103, 147, 141], [0, 27, 20]),
  ]
  private nonisolated static let clear: [([UInt8], [Int])] = [
    ([0, 27, 31], [19, 48, 53]), ([72, 134, 163], [91, 155, 187]), ([0, 0, 25], [19, 19, 44]), ([0, 36, 46], [19, 55, 65]),
  ]

  /// The colour of iOS 18, as opaque as it is (exact, P2).
  @Test func tintsToEighteenAreOpaque() throws {
    #expect(try plate(shot(.iOS18, wallpaper: [255, 0, 0]), .cyan) == [50, 173, 230])
    #expect(try plate(shot(.iOS17, wallpaper: [255, 0, 0]), .black) == [0, 0, 0])
  }

  /// Behind a translucent tint of iOS 17 the wallpaper is 1.8 times as saturated and as bright as it is: white at 0.45 over three places of the
  /// wallpaper of P29 (fitted to 100 columns within 4 of 255 on average; these within 9).
  @Test(
    arguments: [([236, 56, 227], [255, 126, 255]), ([195, 80, 232], [249, 146, 255]), ([192, 249, 255], [208, 246, 255])]
      as [([UInt8], [Int])])
  func translucentTintsSaturate(wallpaper: [UInt8], seen: [Int]) throws {
    let drawn = try plate(shot(.iOS17, wallpaper: wallpaper), .white.opacity(0.45))
    #expect(zip(drawn, seen).allSatisfy { abs($0 - $1) <= 9 }, "\(drawn)")
  }

  /// A card's views have the user's appearance on iOS 17 (exact, P45: text without a colour is dark on a tinted card in the light appearance; P25's
  /// button has the light appearance's background), as on iOS 16 and 18.
  @Test(arguments: [SystemVersion.iOS16, .iOS17, .iOS18], [false, true])
  func viewsHaveTheUsersAppearance(version: SystemVersion, isDark: Bool) throws {
    for tint in [nil, Color.white.opacity(0.45), .white] {
      let shot = shot(version, dark: isDark, wallpaper: [236, 61, 225])
      let scene = try shot.card { Rectangle().fill(.primary).frame(height: 100).activityBackgroundTint(tint) }
      #expect(shot.color(scene, at: CGPoint(x: scene.plate.midX, y: scene.plate.midY)) == (isDark ? [255, 255, 255] : [0, 0, 0]))
    }
  }

  /// On the dimmed display nothing shows through an opaque tint, and everything on the card is 0.94 of itself (exact, P15).
  @Test func tintsOfADimmedCard() throws {
    let shot = shot(.iOS26, wallpaper: [63, 130, 123])
    func middle(_ view: Color, tint: Color) throws -> [Int] {
      let scene = try shot.card(.alwaysOn) { view.frame(height: 100).activityBackgroundTint(tint) }
      return shot.color(scene, at: CGPoint(x: scene.plate.midX, y: scene.plate.midY))
    }
    let tint = Color(red: 0.02, green: 0.03, blue: 0.04)
    let plate = try middle(.clear, tint: tint)
    #expect(zip(plate, [5, 7, 10]).allSatisfy { abs($0 - $1) <= 1 }, "\(plate)")
    #expect(try middle(.white, tint: tint) == [240, 240, 240])
    let orange = try middle(Color(red: 1, green: 0.3, blue: 0.17), tint: tint)
    #expect(zip(orange, [240, 72, 40]).allSatisfy { abs($0 - $1) <= 1 }, "\(orange)")
  }

  /// Tints of iOS 26 let the wallpaper through (readings of P7; our curve is fitted to within 9, one channel to 19).
  @Test(
    arguments: [
      ([63, 130, 123], 0.8, [17, 54, 47]), ([119, 142, 162], 0.8, [31, 50, 65]), ([63, 130, 123], 1.0, [0, 43, 36]),
    ] as [([UInt8], Double, [Int])])
  func tintsOfTwentySixAreGlass(wallpaper: [UInt8], opacity: Double, seen: [Int]) throws {
    let tint = opacity < 1 ? Color.black.opacity(opacity) : Color(red: 15 / 255, green: 15 / 255, blue: 15 / 255)
    let found = try plate(shot(.iOS26, wallpaper: wallpaper), tint)
    for (own, theirs) in zip(found, seen) { #expect(abs(own - theirs) <= (theirs == 0 ? 19 : 9), "\(found) for \(seen)") }
  }

  /// The rim of a card of iOS 26 adds 63, 46 and 30 of 255 to a dark card along a straight edge, from the outside in, up to 98 in its second ring at
  /// the upper left and lower right corners, and nothing at the other two (exact, P42; P30 within 8).
  @Test func theRimOfTwentySix() throws {
    let shot = shot(.iOS26, wallpaper: [92, 144, 137])
    let scene = try shot.card { Color.clear.frame(height: 107).activityBackgroundTint(.black) }
    let plate = scene.plate
    func added(_ x: CGFloat, _ y: CGFloat) -> Double {
      let (own, inner) = (shot.color(scene, at: CGPoint(x: x, y: y)), shot.color(scene, at: CGPoint(x: plate.midX, y: plate.midY)))
      return Double(zip(own, inner).map { $0 - $1 }.reduce(0, +)) / 3
    }
    for (ring, seen) in [63.0, 46, 30].enumerated() {
      let depth = (CGFloat(ring) + 0.5) / 3
      for found in [
        added(plate.midX, plate.minY + depth), added(plate.midX, plate.maxY - depth), added(plate.minX + depth, plate.midY),
        added(plate.maxX - depth, plate.midY),
      ] { #expect(abs(found - seen) < 8, "ring \(ring): \(found)") }
    }
    /// The brightest pixel on the diagonal of a corner.
    func corner(_ x: CGFloat, _ y: CGFloat) -> Double {
      stride(from: 7.2, to: 8.6, by: 0.1).map { depth in
        added(x < plate.midX ? x + depth : x - depth, y < plate.midY ? y + depth : y - depth)
      }.max() ?? 0
    }
    #expect(abs(corner(plate.minX, plate.minY) - 98) < 16 && abs(corner(plate.maxX, plate.maxY) - 98) < 16)
    #expect(corner(plate.maxX, plate.minY) < 8 && corner(plate.minX, plate.maxY) < 8)
  }

  @Test func whiteTintOverBlack() throws {
    let found = try plate(shot(.iOS26, wallpaper: [0, 0, 0]), .white)
    #expect(found.allSatisfy { abs($0 - 244) < 3 }, "\(found)")
  }

  /// A faint blue tint lets nearly all of the wallpaper through (P9, without the 0.94 by which its display is dimmed).
  @Test func aFaintTint() throws {
    let tint = Color(red: 0, green: 145 / 255, blue: 1).opacity(0.18)
    let found = try plate(shot(.iOS26, wallpaper: [40, 45, 62]), tint)
    for (own, theirs) in zip(found, [49, 71, 102]) { #expect(abs(own - theirs) <= 12, "\(found)") }
  }

  /// The system's text follows the plate of iOS 26: white on a dark one, black on a light one.
  @Test func textFollowsThePlate() throws {
    func scheme(_ tint: Color?, dark: Bool) throws -> ColorScheme {
      var seen = ColorScheme.light
      _ = try shot(.iOS26, dark: dark).card { SchemeReader { seen = $0 }.frame(height: 90).activityBackgroundTint(tint) }
      return seen
    }
    #expect(try scheme(nil, dark: false) == .dark)
    #expect(try scheme(.black.opacity(0.8), dark: false) == .dark)
    #expect(try scheme(.white, dark: true) == .light)
  }

  /// The backdrop of a material is blurred: an edge behind it is not an edge in it.
  @Test func materialsBlurTheBackdrop() throws {
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color.black
        Color.white
      }.frame(width: 120, height: 60).overlay { Rectangle().fill(.ultraThinMaterial).frame(width: 120, height: 30) })
    let bitmap = try ImageCodecs.decode(renderer.pngData())
    func gray(_ x: Int, _ y: Int) -> Int { Int(bitmap.pixels[(y * bitmap.size.width + x) * 4]) }
    #expect(gray(58, 5) == 0 && gray(61, 5) == 255)
    // Over black 88.7, over white 245 (reported figures); in the middle between them, without a step.
    #expect(gray(2, 30) < 110 && gray(117, 30) > 220)
    #expect((20..<100).allSatisfy { abs(gray($0, 30) - gray($0 + 1, 30)) < 8 })
    #expect(abs(gray(59, 30) - 167) < 14, "\(gray(59, 30))")
  }

  /// While the display is always on: × 0.97 on iOS 18 and 26 (exact, P58, P9), and dashes for seconds (exact, P9).
  @Test func alwaysOn() throws {
    #expect(LockScreenCard.alwaysOnScale(.iOS26).value == 0.97 && LockScreenCard.alwaysOnScale(.iOS17).value == 1)
    #expect(abs(365 * LockScreenCard.alwaysOnScale(.iOS18).value - 353.8) < 0.34)
    #expect(abs(374 * LockScreenCard.alwaysOnScale(.iOS26).value - 362.67) < 0.2)
    var texts: [String] = []
    let end = RenderSettings.standardNow.addingTimeInterval(3 * 3600 + 30 * 60 + 12)
    let scene = try ScreenshotScene().card(.alwaysOn) {
      Text(timerInterval: RenderSettings.standardNow...end)
    }
    scene.tree.walk { node in
      if case .text(let text, _) = node.content { texts.append(text.string) }
    }
    #expect(texts == ["3:30:\u{2013}\u{2013}"])
  }
}

private struct SchemeReader: View {
  let report: (ColorScheme) -> Void
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    report(scheme)
    return Color.clear
  }
}
