import Foundation
import SkerryGraph

extension Font {
  /// What a font's size and weight depend on besides itself: the text size, the presentation.
  public struct Context: Hashable, CustomDebugStringConvertible, @unchecked Sendable {
    // `@unchecked Sendable`: environments are created and read on the main actor.
    let environment: EnvironmentValues
    public static func == (a: Context, b: Context) -> Bool { Font.body.resolve(in: a) == Font.body.resolve(in: b) }
    public func hash(into hasher: inout Hasher) { hasher.combine(environment.system.dynamicTypeSize) }
    public var debugDescription: String { "Font.Context" }
  }

  /// A font at one text size.
  public struct Resolved: Hashable, Sendable {
    private let description: FontDescription
    public let width: Width
    public let leading: Leading
    private let font: Font

    fileprivate init(_ font: Font, _ description: FontDescription) {
      (self.font, self.description) = (font, description)
      var (width, leading) = (Width.standard, Leading.standard)
      for change in font.changes {
        if case .width(let chosen) = change { width = chosen }
        if case .leading(let chosen) = change { leading = chosen }
      }
      (self.width, self.leading) = (width, leading)
    }

    public var ctFont: CTFont { UIFont(font, pointSize) }
    /// Points.
    public var pointSize: CGFloat { description.size }
    public var weight: Weight { Weight(position: description.weight) }
    public var isBold: Bool { description.weight >= Weight.semibold.position }
    public var isItalic: Bool { description.isItalic }
    public var isMonospaced: Bool { description.family == .system(.monospaced) }
    public var isSmallCaps: Bool { description.smallCaps == .all }
    public var isLowercaseSmallCaps: Bool { isSmallCaps || description.smallCaps == .lowercase }
    public var isUppercaseSmallCaps: Bool { isSmallCaps || description.smallCaps == .uppercase }
  }

  public func resolve(in context: Context) -> Resolved { Resolved(self, description(in: context.environment)) }
}

extension EnvironmentValues {
  public var fontResolutionContext: Font.Context { Font.Context(environment: self) }
}

extension CTFont {
  /// In points, of the face that draws the font; `nil` if no picture is being drawn.
  var metrics: FontMetrics? {
    let environment = EnvironmentValues.ambient
    var description = font.description(in: environment)
    description.size = pointSize
    return environment.system.text?.metrics(of: description)
  }
}
/// In points, as are all of these; zero if no picture is being drawn.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.metrics?.ascent ?? 0 }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.metrics?.descent ?? 0 }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.metrics?.leading ?? 0 }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.metrics?.capHeight ?? 0 }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.metrics?.xHeight ?? 0 }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
