package import Foundation
package import SkerryDrawing
import SkerryGeometry
import SkerryUI

/// One page of a film: all pictures of a device at a moment, with the time and a caption. Every page has one size, whatever the device.
@MainActor
package struct FilmSheet {
  private let engine: Engine
  private let settings: RenderSettings
  /// Points.
  package static let size = CGSize(width: 1120, height: 840)

  package init(engine: Engine, settings: RenderSettings) {
    self.engine = engine
    self.settings = settings
  }

  /// The area of a surface's picture, which is scaled to fit and centred, in points of the page.
  private static func box(_ surface: FilmSurface) -> CGRect {
    switch surface {
    case .home: CGRect(x: 28, y: 60, width: 330, height: 690)
    case .lockScreen: CGRect(x: 376, y: 60, width: 330, height: 690)
    case .standby: CGRect(x: 724, y: 84, width: 368, height: 190)
    case .watch: CGRect(x: 724, y: 330, width: 368, height: 240)
    }
  }

  /// - Parameters:
  ///   - parts: the surfaces that the device has.
  ///   - highlighted: the surface that is visible now.
  ///   - progress: how far the film is, 0…1.
  package func draw(
    _ parts: [(surface: FilmSurface, picture: DevicePicture)], highlighted: FilmSurface, caption: String, clock: String, title: String,
    progress: CGFloat
  ) -> (list: DisplayList, size: CGSize) {
    let page = CGRect(origin: .zero, size: Self.size)
    var canvas = DeviceCanvas(engine: engine, settings: settings)
    let (soft, strong) = (RGBA(bytes: 110, 112, 120), RGBA(bytes: 30, 31, 36))
    canvas.fill(page, .solid(RGBA(bytes: 244, 244, 247)))
    canvas.text(title, at: CGPoint(x: 28, y: 30), .leading, size: 15, weight: .semibold, color: strong, width: page.width - 56)
    for (surface, picture) in parts {
      let box = Self.box(surface)
      let factor = min(box.width / picture.size.width, box.height / picture.size.height)
      let size = CGSize(width: picture.size.width * factor, height: picture.size.height * factor)
      let place = CGRect(x: box.midX - size.width / 2, y: box.minY, width: size.width, height: size.height)
      if surface == highlighted {
        canvas.fill(place.insetBy(dx: -6, dy: -6), radius: picture.cornerRadius * factor + 6, .solid(RGBA(bytes: 255, 149, 0, alpha: 0.5)))
      }
      canvas.place(picture.list, at: place.origin, factor: factor)
      canvas.text(
        surface.label, at: CGPoint(x: place.midX, y: place.maxY + 16), size: 12, weight: surface == highlighted ? .bold : .regular,
        color: soft)
    }
    canvas.text(clock, at: CGPoint(x: 28, y: 800), .leading, size: 28, weight: .bold, design: .rounded, color: strong)
    canvas.text(caption, at: CGPoint(x: 118, y: 801), .leading, size: 17, weight: .medium, color: strong, width: page.width - 146)
    canvas.fill(CGRect(x: 0, y: page.height - 4, width: page.width, height: 4), .solid(RGBA(bytes: 220, 220, 226)))
    canvas.fill(CGRect(x: 0, y: page.height - 4, width: page.width * min(max(progress, 0), 1), height: 4), .solid(RGBA(bytes: 255, 149, 0)))
    return (canvas.list, Self.size)
  }
}
