import SkerryGraph

/// The label of a share button or a menu, in the style of buttons around it (Figures §9.68). In Live Activities and widgets, which show neither, it is
/// drawn as it is.
struct ButtonLabel<Label: View> {
  let label: Label
}
extension ButtonLabel: View, PrimitiveView {
  typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    guard context.environment.system.containerSize == nil else { return context.nodes(of: label) }
    return StyledButton(configuration: PrimitiveButtonStyleConfiguration(role: nil, label: AnyView(label), trigger: {})).styled(in: context)
  }
}
