import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

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

/// In a Live Activity or a widget the default button is a bordered one since iOS 17 (metrics: Figures §5.1); elsewhere it has no border.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { AutomaticButton(configuration: configuration) }
}
private struct AutomaticButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.self) private var environment
  var body: some View {
    if environment.system.hasBorderedButtons {
      BorderedButtonStyle().makeBody(configuration: configuration)
    } else {
      BorderlessButtonStyle().makeBody(configuration: configuration)
    }
  }
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension View {
  /// Centres the lines of text in a button's label if no alignment is set around it: exact for borderless buttons (Figures §9.15), assumed
  /// for bordered ones.
  func centeringLines() -> some View {
    settingEnvironment { $0.system.chosenTextAlignment = $0.system.chosenTextAlignment ?? .center }
  }
}
/// Only the label, in the tint, or grey if it is disabled; colours of its own stay as they are (Figures §9.51).
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(label: configuration.label, isDestructive: configuration.role == .destructive)
  }
}
private struct BorderlessLabel: View {
  let label: AnyView
  let isDestructive: Bool
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    let usual = isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    label.centeringLines().modifier(ControlLabelStyle(usual: isEnabled ? usual : AnyShapeStyle(Color(uiColor: .tertiaryLabel))))
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

/// A button's background in a share of the tint (Figures §8.6): a capsule in iOS 26, a rounded rectangle before (Figures §9.9).
struct BorderedPlate: View {
  let label: AnyView
  let isProminent: Bool
  let isDestructive: Bool
  @Environment(\.self) private var environment

  /// How much of the tint there is in the background (Figures §8.6), before iOS 26 in the light appearance less of it in a Live Activity or widget
  /// than in an app's view (Figures §9.58).
  private var share: Double {
    let isDark = environment.colorScheme == .dark
    if environment.system.version >= .iOS26 { return isDark ? 0.25 : 0.18 }
    return isDark ? 0.32 : environment.system.containerSize == nil ? 0.18 : 0.12
  }
  private var tint: AnyShapeStyle { isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint) }
  /// The background and the label: grey if the button is disabled (Figures §9.39, §9.68). The background of one that is not prominent is grey in an
  /// app's view that sets no tint, too (Figures §9.58).
  private var colors: (plate: AnyShapeStyle, label: AnyShapeStyle) {
    let grey = AnyShapeStyle(Color(uiColor: .secondarySystemFill))
    guard environment.isEnabled else { return (grey, AnyShapeStyle(Color(uiColor: .tertiaryLabel).opacity(0.71))) }
    if isProminent { return (tint, AnyShapeStyle(.white)) }
    let isGrey = environment.system.containerSize == nil && environment.system.tint == nil && !isDestructive
    return (isGrey ? grey : AnyShapeStyle(tint.opacity(share)), tint)
  }

  var body: some View {
    let colors = colors
    label.centeringLines().modifier(ControlLabelStyle(usual: colors.label)).modifier(PlatePadding())
      .background(colors.plate, in: environment.buttonBorder.shape(in: environment))
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
