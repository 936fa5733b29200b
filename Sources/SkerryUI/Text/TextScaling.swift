import Foundation

extension Text {
  /// How large a text is beside its font.
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
  /// What a renderer draws: the lines of a text. Renderers are not run.
  public struct Layout: RandomAccessCollection, Sendable {
    /// One line.
    public struct Line: Sendable {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Line { Line() }
  }
}
/// A mark on a part of a text, for renderers.
public protocol TextAttribute {}
/// Draws the lines of a text.
public protocol TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

extension View {
  /// Not drawn smaller, with a diagnostic: the size of secondary text is not published.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    unsupported("textScale is not drawn: the text keeps its font's size.")
  }
  /// Not run, with a diagnostic: widgets cannot archive a renderer either.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    unsupported("textRenderer is not run: the text is drawn plainly.")
  }
}
