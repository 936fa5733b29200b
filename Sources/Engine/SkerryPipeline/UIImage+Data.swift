public import Foundation
import SkerryDrawing
import SkerryGraph
import SkerryImage
public import SkerryUI

extension UIImage {
  /// The picture as a PNG: the pixels of the asset that it names, or its drawing. An image created from bytes returns these, whatever their format.
  ///
  /// `nil` for a picture without pixels, and for assets and drawings outside the main actor.
  public func pngData() -> Data? {
    if let fileData { return fileData }
    guard MainActor.isCurrent else { return nil }
    return MainActor.assumeIsolated { assetData ?? drawnData }
  }

  /// The same bytes as `pngData()`: a lossy picture would differ between releases of a codec.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

  /// The pixels of a bitmap in an asset catalogue, in the appearance that is drawn.
  @MainActor private var assetData: Data? {
    guard let assetName else { return nil }
    let environment = EnvironmentValues.current
    let assets = environment.system.assets ?? Engine.shared.assets
    guard let asset = assets.image(named: assetName, traits: environment.assetTraits) else { return nil }
    return try? ImageCodecs.encodePNG(Bitmap(size: asset.pixels.size, pixels: asset.pixels.pixels))
  }

  /// A drawing in its own pixels; a symbol in those of a phone with three pixels per point.
  @MainActor private var drawnData: Data? {
    let renderer = ImageRenderer(content: Image(uiImage: self))
    renderer.scale = drawingScale ?? 3
    return try? renderer.pngData()
  }
}

extension UIGraphicsImageRenderer {
  /// A new drawing as a PNG; empty outside the main actor.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

  /// The same bytes as `pngData(actions:)`: a lossy picture would differ between releases of a codec.
  public func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    pngData(actions: actions)
  }
}
