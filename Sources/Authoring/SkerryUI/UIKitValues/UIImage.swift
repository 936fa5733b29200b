import Foundation
import SkerryDiagnostics
internal import SkerryFormats

/// A picture; UIKit's spelling. A value only: it is decoded when it is drawn.
public final class UIImage: NSObject, Sendable {
  enum Source: Equatable, Sendable {
    case empty
    case named(String)
    case symbol(String, SymbolLook)
    case data(Data, scale: CGFloat, name: String)
    case drawing(ContextDrawing)
  }
  let source: Source
  /// How the picture is drawn: in its own colours or as a template.
  public let renderingMode: RenderingMode
  /// The colour that a template is drawn in; `nil` takes the foreground style.
  let tint: UIColor?
  public let imageOrientation: Orientation
  /// The pixels as they are stored, where the orientation turns them.
  private let stored: CGImage?

  init(
    _ source: Source, mode: RenderingMode = .automatic, tint: UIColor? = nil, orientation: Orientation = .up, stored: CGImage? = nil
  ) {
    self.source = source
    renderingMode = mode
    self.tint = tint
    imageOrientation = orientation
    self.stored = stored
  }
  public override convenience init() { self.init(.empty) }
  /// `nil` if the target has no such image, as on iOS; outside a body, where the target's resources are not known, only
  /// the name is stored.
  public convenience init?(named name: String) {
    guard PictureNames.isKnown(name) else { return nil }
    self.init(.named(name))
  }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
    self.init(named: name)
  }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) { self.init(named: name) }
  public convenience init?(systemName: String) { self.init(.symbol(systemName, SymbolLook())) }
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    self.init(.symbol(systemName, (configuration as? SymbolConfiguration)?.look ?? SymbolLook()))
  }
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// `nil` for bytes that are not an image, as on iOS.
  public convenience init?(data: Data, scale: CGFloat) {
    guard ImageSignature.isBitmap(data) else { return nil }
    self.init(.data(data, scale: scale, name: Self.nameOfData))
  }
  /// What messages call an image that is made from data.
  package static let nameOfData = "UIImage(data:)"
  /// `nil` when the file cannot be read, as on iOS. The scale is taken from an `@2x` or `@3x` in the name.
  public convenience init?(contentsOfFile path: String) {
    guard let data = InputFile.data(atPath: path), ImageSignature.isBitmap(data) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    self.init(.data(data, scale: scale, name: URL(fileURLWithPath: path).lastPathComponent))
  }
  public convenience init(resource: ImageResource) { self.init(.named(resource.name)) }
  /// One pixel per point, as on iOS.
  public convenience init(cgImage: CGImage) { self.init(cgImage.scaled(1).source) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scaled = cgImage.scaled(scale)
    self.init(orientation.turned(scaled).source, orientation: orientation, stored: orientation == .up ? nil : CGImage(scaled))
  }

  /// The same picture with what is given in place of its own.
  private func copy(_ source: Source? = nil, mode: RenderingMode? = nil, tint: UIColor? = nil) -> UIImage {
    UIImage(source ?? self.source, mode: mode ?? renderingMode, tint: tint ?? self.tint, orientation: imageOrientation, stored: stored)
  }

  public func withRenderingMode(_ mode: UIImage.RenderingMode) -> UIImage { copy(mode: mode) }
  public func withTintColor(_ color: UIColor) -> UIImage { copy(mode: .alwaysTemplate, tint: color) }
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage { withTintColor(color) }
  /// A symbol with another configuration; other pictures are unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let name, _) = source, let look = (configuration as? SymbolConfiguration)?.look else { return self }
    return copy(.symbol(name, look))
  }
  /// A symbol with the configuration's values; other pictures are unchanged.
  public func applyingSymbolConfiguration(_ configuration: Configuration) -> UIImage? {
    guard case .symbol(let name, let own) = source, let look = (configuration as? SymbolConfiguration)?.look else { return self }
    return copy(.symbol(name, own.applying(look)))
  }

  /// Points; zero if the picture is only known by its name, and the code that asks is not called by Skerry.
  public var size: CGSize {
    switch source {
    case .empty: .zero
    case .named, .symbol: PictureNames.measures(of: self).size
    case .data(let data, let scale, _):
      (try? ImageHeader(data)).map { CGSize(width: $0.width / max(scale, 0.01), height: $0.height / max(scale, 0.01)) } ?? .zero
    case .drawing(let drawing): drawing.size
    }
  }
  /// Pixels per point; of an asset those of the variant that a phone takes.
  public var scale: CGFloat {
    switch source {
    case .empty: 1
    case .named, .symbol: PictureNames.measures(of: self).scale
    case .data(_, let scale, _): scale
    case .drawing(let drawing): drawing.scale
    }
  }
  public var cgImage: CGImage? { source == .empty ? nil : stored ?? CGImage(self) }
  /// The bytes from which the image was created; `nil` for drawings, symbols and names.
  package var fileData: Data? {
    if case .data(let data, _, _) = source { return data }
    return nil
  }
  /// The name of the asset that the picture shows; `nil` for other pictures.
  package var assetName: String? {
    if case .named(let name) = source { return name }
    return nil
  }
  /// The pixels per point of a drawing; `nil` for other pictures.
  package var drawingScale: CGFloat? {
    if case .drawing(let drawing) = source { return drawing.scale }
    return nil
  }
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }
  public func preparingForDisplay() -> UIImage? { self }
  /// Draws into the current image context, stretched to a rectangle.
  public func draw(in rect: CGRect) { CGContext.current?.add(.image(self, rect)) }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.mixing(blendMode, alpha) { draw(in: rect) }
  }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.mixing(blendMode, alpha) { draw(at: point) }
  }

  /// Whether a picture is drawn in its own colours or as a template; UIKit's spelling.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// How the pixels are turned when the picture is drawn; UIKit's spelling.
  public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && renderingMode == other.renderingMode && tint == other.tint
      && imageOrientation == other.imageOrientation
  }
  public override var hash: Int { 0 }
}
