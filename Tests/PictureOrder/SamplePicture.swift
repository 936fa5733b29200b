import SkerryFormats
import Foundation
import SkerryFormats
import SkerryGeometry
import SkerryImage
import SkerryDrawing
import SkerryPipeline
import SkerryPresentation
import SkerryRaster
import SkerryUI
import SwiftUI

/// One view under one look.
@MainActor
struct SamplePicture {
  var name: String
  var settings: RenderSettings
  /// Evaluated under the settings, like a configuration's closures.
  var view: @MainActor () -> any View

  /// A hash of its pixels.
  func draw(_ engine: Engine) -> String { paint(layOut(engine), engine) }

  func layOut(_ engine: Engine) -> LaidOutScene {
    let made: any View = engine.evaluating(settings, view)
    return ViewScene(engine: engine, settings: settings, device: Devices.standard).layout(made, .sizeThatFits)
  }

  private func paint(_ scene: LaidOutScene, _ engine: Engine) -> String {
    // Like the commands.
    guard scene.size.width * scene.size.height <= CGFloat(Rasterizer.pixelLimit) else { return "too large" }
    return Self.paint(engine.displayList(of: scene.tree, scale: settings.scale), scene.size, settings.scale, engine.rasterizer)
  }

  nonisolated static func paint(_ list: DisplayList, _ size: CGSize, _ scale: CGFloat, _ rasterizer: Rasterizer) -> String {
    let bitmap = rasterizer.rasterize(list, size: size, scale: DisplayScale(scale))
    return "\(bitmap.size) \(ContentHash(of: Data(bitmap.pixels)))"
  }
}

/// The looks that a picture can have; each differs from the first in one setting.
@MainActor
enum SampleLooks {
  static let all: [(name: String, settings: RenderSettings)] = [
    look("plain") { _ in },
    look("dark") { $0.colorScheme = .dark },
    look("contrast") { $0.contrast = .increased },
    look("large-type") { $0.dynamicType = .xxxLarge },
    look("german") { $0.locale = Locale(identifier: "de_DE") },
    look("arabic") {
      $0.locale = Locale(identifier: "ar_EG")
      $0.layoutDirection = .rightToLeft
    },
    look("mirrored") { $0.layoutDirection = .rightToLeft },
    look("2x") { $0.scale = 2 },
    look("tokyo") { $0.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt },
    look("later") { $0.now += 3700 },
    look("ios18") { $0.version = .iOS18 },
    look("redacted") { $0.redaction = .placeholder },
    look("dimmed") { $0.isLuminanceReduced = true },
  ]

  private static func look(_ name: String, _ change: (inout RenderSettings) -> Void) -> (String, RenderSettings) {
    var settings = RenderSettings()
    settings.scale = 1
    change(&settings)
    return (name, settings)
  }
}
