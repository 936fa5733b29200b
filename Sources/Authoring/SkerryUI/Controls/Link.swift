import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// A link that opens a URL when tapped. In a Live Activity its label has the primary colour (Figures §8.3), unless a
/// button style is set around it, which it then has; in an app's own views it is a borderless button (Figures §9.72).
public struct Link<Label: View> {
  let destination: URL
  let label: Label
}
extension Link: View {
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) { self.init(destination: destination, label: label()) }
  public var body: some View {
    let destination = destination
    return StyledLink(label: AnyView(label)).node { child, _ in .annotated(.link(destination), child) }
  }
}
/// A link's label in the button style set around it, in an app's view in the default one, and plain elsewhere.
struct StyledLink: View, PrimitiveView {
  typealias Body = Never
  let label: AnyView
  func resolve(in context: ResolveContext) -> [ViewNode] {
    let system = context.environment.system
    guard system.buttonStyles.isSet || system.containerSize == nil else {
      return context.nodes(of: label.modifier(ControlLabelStyle(usual: AnyShapeStyle(.primary))))
    }
    return StyledButton(configuration: PrimitiveButtonStyleConfiguration(role: nil, label: label, trigger: {})).styled(in: context)
  }
}
extension Link where Label == Text {
  public nonisolated init(_ key: LocalizedStringKey, destination: URL, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(destination: destination, label: Text(key, fileID: fileID, line: line))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(destination: destination, label: Text(title, fileID: fileID, line: line))
  }
}

/// The label of a link or a button: in the control's usual style, unless one is set around the control.
struct ControlLabelStyle: ViewModifier {
  let usual: AnyShapeStyle
  @Environment(\.self) private var environment
  func body(content: Content) -> some View {
    content.foregroundStyle(environment.system.foregroundStyles.first.map { AnyShapeStyle($0) } ?? usual)
  }
}
