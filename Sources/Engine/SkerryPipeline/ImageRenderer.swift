public import Foundation
import SkerryDiagnostics
public import SkerryGeometry
import SkerryGraph
import SkerryDrawing
import SkerryImage
import SkerryLayout
import SkerryRaster
public import SkerryUI

/// Renders a view to an image; Apple's spelling.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View> {
  public var content: Content
  /// What is proposed to the view; unspecified requests its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture has no transparency: it is then drawn on black.
  public var isOpaque = false
  /// Accepted without effect: pictures are stored as sRGB with 8 bits per channel.
  public var colorMode = ColorRenderingMode.nonLinear
  /// The iOS release that the picture is drawn for: its system colours and controls.
  public var systemVersion = SystemVersion.standard
  /// The system colours of the release.
  public var systemPalette: SystemPalette {
    get { SystemPalette(systemVersion) }
    set { systemVersion = newValue.version }
  }

  public init(content: Content) { self.content = content }

  /// The picture as a PNG: RGBA with straight alpha, 8 bits, sRGB.
  ///
  /// The same view gives the same bytes on every machine. Throws `ImageRendererError` if the view has no size or is too large.
  public func pngData() throws -> Data {
    let (tree, size) = laidOut()
    guard size.width > 0, size.height > 0 else { throw ImageRendererError.empty }
    guard size.width * scale * size.height * scale <= CGFloat(ImageCodecs.pixelLimit) else { throw ImageRendererError.tooLarge }
    let engine = Engine.shared
    let bitmap = engine.rasterizer.rasterize(
      engine.displayList(of: tree, scale: scale), size: size, scale: DisplayScale(scale), background: isOpaque ? .black : nil)
    return try ImageCodecs.encodePNG(bitmap)
  }

  /// The laid-out view tree as JSON; frames in points. Declared to throw like `pngData()`, but never does.
  public func layoutTree() throws -> Data {
    let (tree, size) = laidOut()
    return LayoutTree(tree, rootFrame: CGRect(origin: .zero, size: size)).json()
  }

  /// The picture as an image; `nil` if `pngData()` would throw.
  public var uiImage: UIImage? { (try? pngData()).flatMap { UIImage(data: $0, scale: scale) } }

  /// The picture as Core Graphics' image; `nil` if `pngData()` would throw.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// The time is the caller's, as on a phone.
  private func laidOut() -> (PlacedNode, CGSize) {
    var settings = RenderSettings()
    settings.scale = scale
    settings.version = systemVersion
    let engine = Engine.shared
    let log = DiagnosticLog()
    return engine.settled(settings, now: nil, viewsAppear: true, log: log) {
      let context = ResolveContext(
        environment: engine.environment(settings, log: log), services: engine.services(now: Date()), log: log)
      let node = context.rootNode(of: content)
      let layout = LayoutEngine(text: engine.text)
      let size = layout.size(of: node, proposal: proposedSize)
      let host = CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
      let (tree, _) = layout.layout(node, proposal: proposedSize, in: CGRect(origin: .zero, size: host))
      return (tree, host)
    }
  }
}

/// Why a view could not be drawn.
public enum ImageRendererError: Error, CustomStringConvertible {
  case empty
  case tooLarge
  public var description: String {
    switch self {
    case .empty: "The view has no size; give it a frame or a proposedSize."
    case .tooLarge: "The picture would have more than 64 million pixels; lower the scale or the size."
    }
  }
}
