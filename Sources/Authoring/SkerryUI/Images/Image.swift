import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// A picture: from the asset catalogue, from the system's symbols or from bytes.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String)
    case symbol(String, variable: Double?)
    case picture(UIImage)
  }

  /// How large a symbol is relative to its font.
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }
  /// The rendering mode of an image.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// The interpolation of scaled images.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// How a resizable picture fills its frame.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// The orientation of an image's pixels.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// The label for VoiceOver.
  enum Accessibility: Equatable, Sendable {
    case byName
    case labelled(Text)
    case decorative
  }

  let source: Source
  var site: SourceSite?
  var isResizable = false
  var capInsets = EdgeInsets()
  var tiles = false
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var symbolMode: SymbolRenderingMode?
  var accessibility = Accessibility.byName

  private init(_ source: Source, _ fileID: StaticString, _ line: Int) {
    self.source = source
    site = SourceSite(ofCustomer: "\(fileID)", line: line)
  }

  public init(_ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(.named(name), fileID, line)
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(.named(name), fileID, line)
    accessibility = .labelled(label)
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(.named(name), fileID, line)
  }
  public init(decorative name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(.named(name), fileID, line)
    accessibility = .decorative
  }
  public init(_ resource: ImageResource, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(.named(resource.name), fileID, line)
  }
  public init(systemName: String, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(.symbol(systemName, variable: nil), fileID, line)
  }
  public init(systemName: String, variableValue: Double?, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(.symbol(systemName, variable: variableValue), fileID, line)
  }
  public init(uiImage: UIImage, fileID: StaticString = #fileID, line: Int = #line) { self.init(.picture(uiImage), fileID, line) }

  public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(.picture(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.ofPixels)), fileID, line)
    accessibility = .decorative
  }
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(.picture(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.ofPixels)), fileID, line)
    accessibility = .labelled(label)
  }
  public init(decorative resource: ImageResource, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(.named(resource.name), fileID, line)
    accessibility = .decorative
  }

  private func changing(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changing {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.tiles = resizingMode == .tile
    }
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { changing { $0.renderingMode = mode } }
  public func interpolation(_ interpolation: Interpolation) -> Image { changing { $0.interpolation = interpolation } }
  /// No-op: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// No-op: images have standard dynamic range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  /// The dynamic range of an image.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changing { $0.symbolMode = mode } }
}

/// The name of an image of the asset catalogue, as Xcode generates it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of a colour of the asset catalogue, as Xcode generates it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}
extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Mode: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  let mode: Mode
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  public static let palette = SymbolRenderingMode(mode: .palette)
}

/// A variation of a symbol, such as filled.
public struct SymbolVariants: Hashable, Sendable {
  var words: [String]
  public static let none = SymbolVariants(words: [])
  public static let circle = SymbolVariants(words: ["circle"])
  public static let square = SymbolVariants(words: ["square"])
  public static let rectangle = SymbolVariants(words: ["rectangle"])
  public static let fill = SymbolVariants(words: ["fill"])
  public static let slash = SymbolVariants(words: ["slash"])
  public var circle: SymbolVariants { SymbolVariants(words: ["circle"] + words) }
  public var square: SymbolVariants { SymbolVariants(words: ["square"] + words) }
  public var rectangle: SymbolVariants { SymbolVariants(words: ["rectangle"] + words) }
  public var fill: SymbolVariants { SymbolVariants(words: words + ["fill"]) }
  public var slash: SymbolVariants { SymbolVariants(words: words + ["slash"]) }

  /// The names to try for a name in this variant, best first: if a symbol lacks a variant, fewer suffixes are tried.
  func candidates(for name: String) -> [String] {
    guard !words.isEmpty else { return [name] }
    let own = name.split(separator: ".").map(String.init)
    let shapes = ["circle", "square", "rectangle"]
    func joined(_ added: [String]) -> String {
      let all = own + added.filter { !own.contains($0) }
      // A slash comes before the shape around it, and the fill last.
      let plain = all.filter { $0 != "slash" && $0 != "fill" && !(shapes.contains($0) && added.contains($0) && !own.contains($0)) }
      return
        (plain + all.filter { $0 == "slash" } + shapes.filter { added.contains($0) && !own.contains($0) } + all.filter { $0 == "fill" })
        .joined(separator: ".")
    }
    var found = [joined(words)]
    for fewer in [words.filter { $0 != "slash" }, words.filter { $0 == "fill" }, words.filter { shapes.contains($0) }] where !fewer.isEmpty
    {
      let next = joined(fewer)
      if !found.contains(next) { found.append(next) }
    }
    return found.contains(name) ? found : found + [name]
  }
}

extension View {
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { settingEnvironment { $0.system.imageScale = scale } }
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    settingEnvironment { $0.system.symbolRenderingMode = mode }
  }
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    settingEnvironment { $0.system.symbolVariants = variant }
  }
}
