import Foundation
package import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryUI

/// The wallpaper behind the surfaces of a screen.
package enum Wallpaper: Sendable {
  /// Light or dark, following the appearance.
  case automatic
  /// Our own neutral ones.
  case light, dark
  /// A picture, made to fill the screen.
  case picture(PixelImage)

  /// The colours from the top of the screen to its bottom, at these shares of its height; a picture has none.
  fileprivate func stops(_ scheme: ColorScheme) -> [GradientStops.Stop] {
    let isDark: Bool
    switch self {
    case .automatic: isDark = scheme == .dark
    case .light: isDark = false
    case .dark: isDark = true
    case .picture: return []
    }
    // Of medium lightness, so that white and black surfaces stand out and white text on glass can be read. Our own.
    let colors =
      isDark
      ? [RGBA(bytes: 46, 56, 78), RGBA(bytes: 30, 36, 52), RGBA(bytes: 40, 34, 44)]
      : [RGBA(bytes: 88, 108, 140), RGBA(bytes: 106, 120, 146), RGBA(bytes: 130, 120, 128)]
    return zip(colors, [0, 0.52, 1]).map { GradientStops.Stop($0, at: $1) }
  }
}

/// The part of a screen's wallpaper that a picture shows.
struct WallpaperView {
  let wallpaper: Wallpaper
  let scheme: ColorScheme
  /// Points.
  let screen: CGSize

  /// The part of the wallpaper in a picture's frame.
  ///
  /// - Parameter origin: the position of the picture's top left corner on the screen.
  func node(_ picture: CGRect, at origin: CGPoint) -> PlacedNode {
    if case .picture(let image) = wallpaper { return pictured(image, picture, origin) }
    let (top, bottom) = (share(origin.y), share(origin.y + picture.height))
    let stops = wallpaper.stops(scheme)
    var own = [GradientStops.Stop(color(at: top), at: 0)]
    for stop in stops where stop.location > top && stop.location < bottom {
      own.append(GradientStops.Stop(stop.color, at: (stop.location - top) / (bottom - top)))
    }
    own.append(GradientStops.Stop(color(at: bottom), at: 1))
    let outline = ShapeOutline(kind: "Wallpaper") { Path($0) }
    let paint = Paint.linear(GradientStops(own, mixing: .device), start: .top, end: .bottom)
    return PlacedNode(.leaf(.shape(ShapeContent(outline: outline, operations: [.fill(paint, evenOdd: false)]))), frame: picture)
  }

  /// The mean colour of a part of the screen, in points.
  func color(in area: CGRect) -> RGBA {
    guard case .picture(let image) = wallpaper else { return color(at: share(area.midY)) }
    let place = filled(image)
    let scale = CGFloat(image.size.width) / place.width
    // Eight samples in each direction are enough for a mean.
    var (red, green, blue) = (0.0, 0.0, 0.0)
    for row in 0..<8 {
      for column in 0..<8 {
        let x = Int(((area.minX + area.width * (CGFloat(column) + 0.5) / 8 - place.minX) * scale).rounded(.down))
        let y = Int(((area.minY + area.height * (CGFloat(row) + 0.5) / 8 - place.minY) * scale).rounded(.down))
        let index = (min(max(y, 0), image.size.height - 1) * image.size.width + min(max(x, 0), image.size.width - 1)) * 4
        red += Double(image.pixels[index])
        green += Double(image.pixels[index + 1])
        blue += Double(image.pixels[index + 2])
      }
    }
    return RGBA(red / 64 / 255, green / 64 / 255, blue / 64 / 255)
  }

  private func share(_ y: CGFloat) -> Double { screen.height > 0 ? min(1, max(0, Double(y / screen.height))) : 0 }

  private func color(at share: Double) -> RGBA {
    let stops = wallpaper.stops(scheme)
    guard var before = stops.first else { return .black }
    for stop in stops.dropFirst() {
      if share <= stop.location {
        let part = (share - before.location) / (stop.location - before.location)
        func mixed(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
        return RGBA(
          mixed(before.color.red, stop.color.red), mixed(before.color.green, stop.color.green),
          mixed(before.color.blue, stop.color.blue))
      }
      before = stop
    }
    return before.color
  }

  /// The frame of a picture that fills the screen, in the screen's points.
  private func filled(_ image: PixelImage) -> CGRect {
    let factor = max(screen.width / CGFloat(image.size.width), screen.height / CGFloat(image.size.height))
    let size = CGSize(width: CGFloat(image.size.width) * factor, height: CGFloat(image.size.height) * factor)
    return CGRect(
      x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2, width: size.width, height: size.height)
  }

  private func pictured(_ image: PixelImage, _ picture: CGRect, _ origin: CGPoint) -> PlacedNode {
    let place = filled(image).offsetBy(dx: picture.minX - origin.x, dy: picture.minY - origin.y)
    let outline = ShapeOutline(kind: "Wallpaper") { Path($0) }
    let scale = CGFloat(image.size.width) / place.width
    let shape = ShapeContent(outline: outline, operations: [.fill(.image(image, scale: scale), evenOdd: false)])
    // The paint begins at the top left corner of the shape, so the shape is the whole wallpaper, cut to the picture.
    let whole = PlacedNode(.leaf(.shape(shape)), frame: place)
    return PlacedNode(.effect(.clip(outline, evenOdd: false)), frame: picture, children: [whole])
  }
}
