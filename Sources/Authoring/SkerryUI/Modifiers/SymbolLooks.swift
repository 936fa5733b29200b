/// How a single colour fills a symbol.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
/// How a symbol shows a variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let automatic = SymbolVariableValueMode(name: "automatic")
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}
extension View {
  /// Drawn flat, with a diagnostic, because the gradient of symbols is not published.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    notDrawn(mode == .gradient ? "symbolColorRenderingMode(.gradient) is not drawn: symbols are filled with one colour." : nil)
  }
  /// Variable values are shown by colour; `.draw` with a diagnostic.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    notDrawn(mode == .draw ? "symbolVariableValueMode(.draw) is not drawn: the value is shown by the colour of the symbol's parts." : nil)
  }
}
