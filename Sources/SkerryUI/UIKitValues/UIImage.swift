import Foundation

/// A picture; UIKit's spelling. A value only: it is decoded when it is drawn.
public final class UIImage: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case empty
    case named(String)
    case symbol(String)
    case data(Data, scale: CGFloat, name: String)
  }
  let source: Source

  private init(_ source: Source) { self.source = source }
  public init() { source = .empty }
  public convenience init?(named name: String) { self.init(.named(name)) }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) { self.init(.named(name)) }
  public convenience init?(systemName: String) { self.init(.symbol(systemName)) }
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    self.init(.data(data, scale: scale, name: "UIImage(data:)"))
  }
  /// `nil` when the file cannot be read, as on iOS. The scale is taken from an `@2x` or `@3x` in the name.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    self.init(.data(data, scale: scale, name: URL(fileURLWithPath: path).lastPathComponent))
  }
  public func withRenderingMode(_ mode: UIImage.RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// In which colours a picture is drawn; UIKit's spelling.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public static func == (a: UIImage, b: UIImage) -> Bool { a.source == b.source }
}

/// The device's screen; UIKit's spelling. The size of the default device.
@MainActor
public final class UIScreen {
  public static let main = UIScreen()
  /// Points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  public let scale: CGFloat = 3
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
}
