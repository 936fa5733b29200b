import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// A button. In a picture only its appearance matters.
public struct Button<Label> {
  let role: ButtonRole?
  let label: Label
  let action: () -> Void
  /// Whether it performs an intent instead of the action.
  var performsIntent = false
}

extension Button: View where Label: View {
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, label: label(), action: {})
  }
  public nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, label: label(), action: {})
  }
  /// A button that performs an intent, for the module that knows intents.
  package nonisolated init(role: ButtonRole? = nil, @ViewBuilder label: () -> Label) {
    self.init(role: role, label: label(), action: {}, performsIntent: true)
  }

  public var body: some View {
    StyledButton(
      configuration: PrimitiveButtonStyleConfiguration(role: role, label: AnyView(label), performsIntent: performsIntent, trigger: action))
  }
}

extension Button where Label == Text {
  public nonisolated init(
    _ key: LocalizedStringKey, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: nil, label: Text(key, fileID: fileID, line: line), action: {})
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: nil, label: Text(title, fileID: fileID, line: line), action: {})
  }
  public nonisolated init(
    _ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: role, label: Text(key, fileID: fileID, line: line), action: {})
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: role, label: Text(title, fileID: fileID, line: line), action: {})
  }
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that was passed to a style, for another style.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, label: configuration.label, action: configuration.action, performsIntent: configuration.performsIntent)
  }
}
extension Button where Label == SkerryUI.Label<Text, Image> {
  /// A button named by its role.
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, label: SkerryUI.Label(role.title, systemImage: role.symbol), action: {})
  }
  public nonisolated init(
    _ key: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    self.init(
      role: nil,
      label: SkerryUI.Label {
        Text(key, fileID: fileID, line: line)
      } icon: {
        Image(image, fileID: fileID, line: line)
      }, action: {})
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    self.init(role: role, label: SkerryUI.Label(title, systemImage: systemImage, fileID: fileID, line: line), action: {})
  }
  public nonisolated init(
    _ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    self.init(role: nil, label: SkerryUI.Label(key, systemImage: systemImage, fileID: fileID, line: line), action: {})
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: nil, label: SkerryUI.Label(title, systemImage: systemImage, fileID: fileID, line: line), action: {})
  }
  public nonisolated init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(role: role, label: SkerryUI.Label(key, systemImage: systemImage, fileID: fileID, line: line), action: {})
  }
}

/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
  var title: String { name.capitalized }
  var symbol: String { self == .confirm ? "checkmark" : self == .destructive ? "trash" : "xmark" }
}

/// The appearance and behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button that its style arranges.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = AnyView
  public let role: ButtonRole?
  public let label: AnyView
  let action: () -> Void
  let performsIntent: Bool
  init(role: ButtonRole?, label: AnyView, performsIntent: Bool = false, trigger: @escaping () -> Void) {
    (self.role, self.label, self.performsIntent, action) = (role, label, performsIntent, trigger)
  }
  public func trigger() { action() }
}

/// The style of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button that its style arranges.
public struct ButtonStyleConfiguration {
  public typealias Label = AnyView
  public let role: ButtonRole?
  public let label: AnyView
  public let isPressed: Bool
}

/// A button's style, of either protocol.
enum ButtonLook {
  case primitive(any PrimitiveButtonStyle)
  case custom(any ButtonStyle)
}

struct StyledButton {
  let configuration: PrimitiveButtonStyleConfiguration
}
extension StyledButton: View, PrimitiveView {
  typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    let isStandard = Self.isStandard(context.environment.system)
    return styled(in: context).map {
      .annotated(.control(.button, performsIntent: configuration.performsIntent, isStandard: isStandard), $0)
    }
  }

  /// Whether the system's own style draws the button at its regular size or larger.
  private static func isStandard(_ system: SystemEnvironment) -> Bool {
    guard case .primitive(let style) = system.buttonStyles.nearest else { return false }
    // The default style of iOS 16 draws no background.
    if style is DefaultButtonStyle, system.version < .iOS17 { return false }
    return style is any PlatedButtonStyle && ![.mini, .small].contains(system.controlSize)
  }

  /// The nearest style's body, faded if the control is disabled.
  @MainActor func styled(in context: ResolveContext) -> [ViewNode] {
    let system = context.environment.system
    let outside = context.outside(\.buttonStyles)
    let nodes: [ViewNode]
    switch system.buttonStyles.nearest {
    case .custom(let style):
      let own = ButtonStyleConfiguration(role: configuration.role, label: configuration.label, isPressed: false)
      nodes = outside.applying(style) { $0.makeBody(configuration: own) }
    case .primitive(let style): nodes = outside.applying(style) { $0.makeBody(configuration: configuration) }
    }
    return system.isEnabled ? nodes : nodes.map { .effect(.opacityOfEach(0.5), $0) }
  }
}

/// The system's styles that give a button a background of the system's own height.
private protocol PlatedButtonStyle {}
extension DefaultButtonStyle: PlatedButtonStyle {}
extension BorderedButtonStyle: PlatedButtonStyle {}
extension BorderedProminentButtonStyle: PlatedButtonStyle {}
extension GlassButtonStyle: PlatedButtonStyle {}
extension GlassProminentButtonStyle: PlatedButtonStyle {}

/// In a Live Activity the default button is a bordered one, as in widgets since iOS 17 (our reading; metrics: Figures §5.1). On iOS 16 it has
/// no border (Figures §8.6).
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { AutomaticButton(configuration: configuration) }
}
private struct AutomaticButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.self) private var environment
  var body: some View {
    if environment.system.version < .iOS17 {
      BorderlessButtonStyle().makeBody(configuration: configuration)
    } else {
      BorderedButtonStyle().makeBody(configuration: configuration)
    }
  }
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(
      ControlLabelStyle(usual: configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)))
  }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedPlate(label: configuration.label, isProminent: false, isDestructive: configuration.role == .destructive)
  }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedPlate(label: configuration.label, isProminent: true, isDestructive: configuration.role == .destructive)
  }
}

/// A button's plate: padding 7 by 12 points at regular size and 5 by 10 at small size, a capsule in the tint at 0.25, as in iOS 26 (Figures
/// §8.6).
struct BorderedPlate: View {
  let label: AnyView
  let isProminent: Bool
  let isDestructive: Bool
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorder) private var border

  private var padding: (vertical: CGFloat, horizontal: CGFloat) {
    switch controlSize {
    case .mini, .small: (5, 10)
    case .regular: (7, 12)
    case .large, .extraLarge: (15, 20)
    }
  }
  private var tint: AnyShapeStyle { isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint) }

  var body: some View {
    label
      .modifier(ControlLabelStyle(usual: isProminent ? AnyShapeStyle(Color.white) : tint))
      .padding(EdgeInsets(top: padding.vertical, leading: padding.horizontal, bottom: padding.vertical, trailing: padding.horizontal))
      .background(isProminent ? tint : AnyShapeStyle(tint.opacity(0.25)), in: border.shape)
  }
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case rounded(CGFloat)
  }
  let kind: Kind
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(8))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(kind: .rounded(radius)) }
  var shape: AnyShape {
    switch kind {
    case .automatic, .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius))
    }
  }
}

private struct ButtonBorderKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
extension EnvironmentValues {
  var buttonBorder: ButtonBorderShape {
    get { self[ButtonBorderKey.self] }
    set { self[ButtonBorderKey.self] = newValue }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { DefaultButtonStyle() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { PlainButtonStyle() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A glass background.
///
/// Approximated: a thin material without refraction.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public nonisolated init(_ glass: Glass) {}
  public func makeBody(configuration: Configuration) -> some View { GlassPlate(label: configuration.label, isProminent: false) }
}
/// A tinted glass background.
///
/// Approximated: the tint without refraction.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GlassPlate(label: configuration.label, isProminent: true) }
}
struct GlassPlate: View {
  let label: AnyView
  let isProminent: Bool
  @Environment(\.buttonBorder) private var border
  var body: some View {
    label
      .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(isProminent ? AnyShapeStyle(.tint) : AnyShapeStyle(.ultraThinMaterial), in: border.shape)
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension View {
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    settingEnvironment { $0.system.buttonStyles.push(.primitive(style)) }
  }
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    settingEnvironment { $0.system.buttonStyles.push(.custom(style)) }
  }
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { settingEnvironment { $0.buttonBorder = shape } }
  /// No-op: a button is not pressed in a picture.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}
/// Whether a held button repeats; nothing changes in a picture.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// A link that opens a URL when tapped. In a Live Activity its label has the primary colour (Figures §8.3), unless a
/// button style is set around it, which it then has.
public struct Link<Label> {
  let destination: URL
  let label: Label
}
extension Link: View where Label: View {
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) { self.init(destination: destination, label: label()) }
  public var body: some View {
    let destination = destination
    return StyledLink(label: AnyView(label)).node { child, _ in .annotated(.link(destination), child) }
  }
}
/// A link's label in the button style set around it, or plain.
private struct StyledLink: View, PrimitiveView {
  typealias Body = Never
  let label: AnyView
  func resolve(in context: ResolveContext) -> [ViewNode] {
    guard context.environment.system.buttonStyles.isSet else {
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
