import Foundation
import SkerryDiagnostics
internal import SkerryFormats

/// A picture; UIKit's spelling. A value only: it is decoded when it is drawn.
public final class UIImage: NSObject, Sendable {
  enum Source: Equatable, Sendable {
    case empty
    case named(String)
    case symbol(String)
    case data(Data, scale: CGFloat, name: String)
    case drawing(ContextDrawing)
  }
  let source: Source
  /// In which colours the picture is drawn.
  public let renderingMode: RenderingMode
  /// The colour that a template is drawn in; `nil` takes the foreground style.
  let tint: UIColor?
  public let imageOrientation: Orientation

  init(_ source: Source, mode: RenderingMode = .automatic, tint: UIColor? = nil, orientation: Orientation = .up) {
    self.source = source
    renderingMode = mode
    self.tint = tint
    imageOrientation = orientation
  }
  public override convenience init() { self.init(.empty) }
  /// `nil` when the target has no such image, as on iOS; outside a body, where the target's resources are not known, a name.
  public convenience init?(named name: String) {
    guard PictureNames.isKnown(name) else { return nil }
    self.init(.named(name))
  }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
    self.init(named: name)
  }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) { self.init(named: name) }
  public convenience init?(systemName: String) { self.init(.symbol(systemName)) }
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) { self.init(.symbol(systemName)) }
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// `nil` for bytes that are not an image, as on iOS.
  public convenience init?(data: Data, scale: CGFloat) {
    guard PictureHeader.isPicture(data) else { return nil }
    self.init(.data(data, scale: scale, name: "UIImage(data:)"))
  }
  /// `nil` when the file cannot be read, as on iOS. The scale is taken from an `@2x` or `@3x` in the name.
  public convenience init?(contentsOfFile path: String) {
    guard let data = InputFile.data(atPath: path), PictureHeader.isPicture(data) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    self.init(.data(data, scale: scale, name: URL(fileURLWithPath: path).lastPathComponent))
  }
  public convenience init(resource: ImageResource) { self.init(.named(resource.name)) }
  public convenience init(cgImage: CGImage) { self.init(cgImage.image.source) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    if case .data(let data, _, let name) = cgImage.image.source {
      self.init(.data(data, scale: scale, name: name), orientation: orientation)
    } else {
      self.init(cgImage.image.source, orientation: orientation)
    }
  }

  public func withRenderingMode(_ mode: UIImage.RenderingMode) -> UIImage {
    UIImage(source, mode: mode, tint: tint, orientation: imageOrientation)
  }
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source, mode: .alwaysTemplate, tint: color, orientation: imageOrientation)
  }
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(source, mode: .alwaysTemplate, tint: color, orientation: imageOrientation)
  }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: Configuration) -> UIImage? { self }

  /// Points; zero where the picture is only known by its name.
  public var size: CGSize {
    switch source {
    case .empty, .named, .symbol: .zero
    case .data(let data, let scale, _):
      (try? ImageHeader(data)).map { CGSize(width: $0.width / scale, height: $0.height / scale) } ?? .zero
    case .drawing(let drawing): drawing.size
    }
  }
  /// Pixels per point.
  public var scale: CGFloat {
    switch source {
    case .empty, .named, .symbol: 1
    case .data(_, let scale, _): scale
    case .drawing(let drawing): drawing.scale
    }
  }
  public var cgImage: CGImage? { source == .empty ? nil : CGImage(self) }
  /// The bytes that the picture was made of; `nil` for drawings and names.
  public func pngData() -> Data? {
    if case .data(let data, _, _) = source { return data }
    return nil
  }
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }
  public func preparingForDisplay() -> UIImage? { self }
  /// Draws into the current image context, stretched to a rectangle.
  public func draw(in rect: CGRect) { CGContext.current?.add(self, in: rect) }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// In which colours a picture is drawn; UIKit's spelling.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// How a picture's pixels are turned; UIKit's spelling.
  public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
  /// How a picture is chosen; UIKit's spelling.
  public class Configuration: @unchecked Sendable {}  // It has no stored properties, so there are no data races.
  /// How a symbol is chosen; UIKit's spelling.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {}
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {}
    public init(textStyle: UIFont.TextStyle) {}
    public init(scale: UIImage.SymbolScale) {}
    public init(paletteColors: [UIColor]) {}
    public init(hierarchicalColor: UIColor) {}
  }
  /// A symbol's weight; UIKit's spelling.
  public enum SymbolWeight: Int, Sendable { case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  /// A symbol's size beside its font; UIKit's spelling.
  public enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && renderingMode == other.renderingMode && tint == other.tint
  }
  public override var hash: Int { 0 }
}

/// Looks up images of the target where its resources are known.
enum PictureNames {
  static func isKnown(_ name: String) -> Bool {
    guard MainActor.isCurrent else { return true }
    return MainActor.assumeIsolated {
      let environment = EnvironmentValues.current
      guard let assets = environment.system.assets else { return true }
      if assets.image(named: name, traits: environment.assetTraits) != nil { return true }
      let near = assets.imageNames(near: name)
      let hint =
        near.isEmpty ? "add it to an asset catalogue of the target" : "did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
      environment.system.log?.report(
        Diagnostic(
          "missing-image", .warning, "UIImage(named: \"\(name)\") is nil: the target's asset catalogues have no such image; \(hint)"))
      return false
    }
  }
}
