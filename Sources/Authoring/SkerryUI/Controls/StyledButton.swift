import SkerryGraph

/// A button as its style draws it.
struct StyledButton {
  let configuration: PrimitiveButtonStyleConfiguration
}
extension StyledButton: View, PrimitiveView {
  typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    let system = context.environment.system
    let control = Annotation.control(
      .button, performsIntent: configuration.performsIntent, isStandard: Self.isStandard(system), isEnabled: system.isEnabled)
    return styled(in: context).map { .annotated(control, $0) }
  }

  /// Whether the system's own style draws the button at its regular size or larger.
  private static func isStandard(_ system: SystemEnvironment) -> Bool {
    guard case .primitive(let style) = system.buttonStyles.nearest else { return false }
    if style is DefaultButtonStyle, !system.hasBorderedButtons { return false }
    return style is any PlatedButtonStyle && ![.mini, .small].contains(system.controlSize)
  }

  /// The nearest style's body; the system's own styles fade what is disabled, except for bordered ones, which become grey (Figures §9.39, §9.68), and
  /// borderless ones, whose tint does (Figures §9.51). An app's style does so itself if it wants to (Figures §9.25).
  @MainActor func styled(in context: ResolveContext) -> [ViewNode] {
    let system = context.environment.system
    let outside = context.outside(\.buttonStyles)
    switch system.buttonStyles.nearest {
    case .custom(let style):
      let own = ButtonStyleConfiguration(role: configuration.role, label: configuration.label, isPressed: false)
      return outside.applying(style) { $0.makeBody(configuration: own) }
    case .primitive(let style):
      let nodes = outside.applying(style) { $0.makeBody(configuration: configuration) }
      let isFaded = !system.isEnabled && style is any SystemButtonStyle && !Self.isGreyWhenDisabled(style)
      return !isFaded ? nodes : nodes.map { .effect(.opacityOfEach(0.5), $0) }
    }
  }
}

extension StyledButton {
  private static func isGreyWhenDisabled(_ style: any PrimitiveButtonStyle) -> Bool {
    style is BorderedProminentButtonStyle || style is BorderedButtonStyle || style is BorderlessButtonStyle || style is DefaultButtonStyle
  }
}

extension SystemEnvironment {
  /// Whether the default button is bordered: in Live Activities and widgets since iOS 17 (our reading). In an app's own views, and so in
  /// pictures of plain views, it is borderless (Apple's documentation of `automatic`), as it is everywhere on iOS 16 (Figures §8.6).
  var hasBorderedButtons: Bool { version >= .iOS17 && containerSize != nil }
}

/// The system's own styles.
private protocol SystemButtonStyle {}
extension PlainButtonStyle: SystemButtonStyle {}
extension BorderlessButtonStyle: SystemButtonStyle {}

/// The system's styles that give a button a background of the system's own height.
private protocol PlatedButtonStyle: SystemButtonStyle {}
extension DefaultButtonStyle: PlatedButtonStyle {}
extension BorderedButtonStyle: PlatedButtonStyle {}
extension BorderedProminentButtonStyle: PlatedButtonStyle {}
extension GlassButtonStyle: PlatedButtonStyle {}
extension GlassProminentButtonStyle: PlatedButtonStyle {}
