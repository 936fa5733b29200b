import Foundation
import SkerryDiagnostics
import SkerryGeometry
import SkerryGraph
import SkerryLayout

extension Text {
  /// How large a text view is relative to its font.
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
  static func reportScale(_ log: DiagnosticLog?) {
    log?.report(Diagnostic(.notDrawn, "textScale is not drawn: the text keeps its font's size."))
  }
  /// The lines of a text view for a renderer. Renderers are not run.
  public struct Layout: RandomAccessCollection, Sendable {
    /// One line.
    public struct Line: RandomAccessCollection, Sendable {
      public var origin: CGPoint { .zero }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Run { Run() }
    }
    /// Adjacent characters with the same attributes.
    public struct Run: RandomAccessCollection, Sendable {
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { RunSlice() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
    /// A part of a run.
    public struct RunSlice: Sendable {
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
    /// The typographic bounds of text, in points.
    public struct TypographicBounds: Equatable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }
    public var isTruncated: Bool { false }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Line { Line() }
  }
}
// No-op: renderers are not run, so there is nothing to draw.
extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}
extension Text.Layout {
  /// How a line is drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}
/// An attribute of a part of a text view, for renderers.
public protocol TextAttribute {}
/// Draws the lines of a text view.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}
extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}
/// Text whose size a renderer can measure.
public struct TextProxy: Sendable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension View {
  /// Drawn at the font's size, with a diagnostic: the size of secondary text is not published.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    notDrawn(isEnabled && scale != .default ? "textScale is not drawn: the text keeps its font's size." : nil)
  }
  /// Not run, with a diagnostic: widgets cannot archive a renderer either.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    notDrawn("textRenderer is not run: the text is drawn plainly.")
  }
}
