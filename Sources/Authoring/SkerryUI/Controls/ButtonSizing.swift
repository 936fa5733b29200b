/// How a button determines its width.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}
extension View {
  /// Not drawn; a diagnostic says so where it would widen a button.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    node { child, context in
      if sizing == .flexible {
        context.reportUnsupported("buttonSizing(.flexible) is not drawn; give the button's label .frame(maxWidth: .infinity) instead.")
      }
      return child
    }
  }
}
