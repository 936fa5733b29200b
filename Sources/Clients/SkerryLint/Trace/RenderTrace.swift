import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryImage
import SkerryLayout
import SkerryPipeline
import SkerryPresentation

/// One picture for the rules: its layout, and its pixels on demand.
@MainActor
package struct RenderTrace {
  package var device: Device
  /// The presentation, laid out.
  package let scene: LaidOutScene
  /// Everything that the views draw, with the settings of their ancestors.
  package let visits: [VisitedItem]
  /// The look in which the views are laid out.
  package var settings: RenderSettings
  private let engine: Engine
  private let measured = MeasuredContrast()

  package init(scene: LaidOutScene, device: Device, settings: RenderSettings, engine: Engine) {
    self.scene = scene
    visits = scene.slots.flatMap { VisitedItem.all(in: $0) }
    self.device = device
    self.settings = settings
    self.engine = engine
  }

  /// Where contrasts are measured: on glass in the views alone, in a widget on its background, otherwise in the whole picture. `shown` converts the
  /// slots' points to it. `backdrops` are the colours behind what the app has not painted over; on glass, those of a black and of a white wallpaper.
  var contrastGround: (tree: PlacedNode, shown: CGAffineTransform, backdrops: [OpaqueColor]) {
    let views = scene.slots.first
    let glass = scene.backdrops.isEmpty ? nil : views?.content
    let onBackground = views.flatMap { views in
      views.background.map { PlacedNode.group(views.plate, [picture(of: $0), views.content]) }
    }
    let alone = glass ?? onBackground
    let behind = glass == nil ? [.black] : scene.backdrops
    return (
      alone ?? scene.tree, alone == nil ? scene.contentTransform : .identity,
      behind.map { OpaqueColor(red: $0.red, green: $0.green, blue: $0.blue) }
    )
  }

  /// The contrasts of the letters, drawn once for all rules.
  ///
  /// - Parameter isCovered: whether something is drawn over text.
  func textContrast(isCovered: Bool) -> TextContrast {
    if let known = measured.ofTexts, known.knowsCovers || !isCovered { return known }
    let contrast = TextContrast(self, isCovered: isCovered)
    measured.ofTexts = contrast
    return contrast
  }

  /// Pixels per point of the pictures in which contrasts are measured: letters, symbols and bars need no more.
  nonisolated static let contrastScale: CGFloat = 2

  /// What lies behind the views, drawn once for all measurements: it may be much slower to draw than they are.
  private func picture(of background: PlacedNode) -> PlacedNode {
    if let known = measured.background { return known }
    let scale = Self.contrastScale
    let bitmap = pixels(of: background, scale: scale)
    let size = CGSize(width: CGFloat(bitmap.size.width) / scale, height: CGFloat(bitmap.size.height) / scale)
    let image = ImageContent(name: "", source: .bitmap(bitmap.pixelImage(identity: "background")), naturalSize: size)
    let drawn = PlacedNode(.leaf(.image(image)), frame: CGRect(origin: .zero, size: size))
    measured.background = drawn
    return drawn
  }

  /// Pixels of a tree of this scene.
  ///
  /// - Parameter size: points from the scene's upper left corner; `nil` for all of it.
  func pixels(of tree: PlacedNode, size: CGSize? = nil, scale: CGFloat) -> Bitmap {
    engine.bitmap(of: tree, size: size ?? scene.size, scale: scale)
  }

  /// The areas where something other than letters is drawn over an item, in the slots' points.
  func itemsAbove(_ index: Int) -> [CGRect] {
    let frame = visits[index].visibleFrame
    return visits[(index + 1)...].filter { $0.isVisible && $0.text == nil && $0.visibleFrame.intersects(frame) }.map(\.visibleFrame)
  }

  /// The picture that contrasts are measured in, drawn once for all rules.
  var drawnGround: Bitmap {
    if let known = measured.drawn { return known }
    let drawn = pixels(of: contrastGround.tree, scale: Self.contrastScale)
    measured.drawn = drawn
    return drawn
  }

  /// Whether text has the default size or a smaller one.
  var isStandardText: Bool { settings.dynamicType == .large }
}

/// What several rules measure in the same picture.
@MainActor
private final class MeasuredContrast {
  var ofTexts: TextContrast?
  var background: PlacedNode?
  /// The picture with everything in it.
  var drawn: Bitmap?
}
