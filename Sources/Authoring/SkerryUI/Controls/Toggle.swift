import Foundation
import SkerryGraph

/// A switch.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
  /// Whether it performs an intent instead of writing its binding.
  var performsIntent = false
}
extension Toggle: View {
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn: isOn, label: label()) }
  /// A toggle that performs an intent; `SkerryIntents` has the public initializers.
  package nonisolated init(state: Bool, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(state), label: label(), performsIntent: true)
  }
  public var body: some View {
    StyledToggle(configuration: ToggleStyleConfiguration(label: AnyView(label), performsIntent: performsIntent, isOn: isOn))
  }
}
extension Toggle where Label == Text {
  public nonisolated init(_ key: LocalizedStringKey, isOn: Binding<Bool>, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(isOn: isOn, label: Text(key, fileID: fileID, line: line))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(isOn: isOn, label: Text(title, fileID: fileID, line: line))
  }
}

extension Toggle where Label == SkerryUI.Label<Text, Image> {
  public nonisolated init(
    _ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(isOn: isOn, label: SkerryUI.Label(key, systemImage: systemImage, fileID: fileID, line: line))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(isOn: isOn, label: SkerryUI.Label(title, systemImage: systemImage, fileID: fileID, line: line))
  }
}
extension Toggle where Label == ToggleStyleConfiguration.Label {
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label, performsIntent: configuration.performsIntent)
  }
}

/// The style of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// The parts of a toggle that its style arranges.
public struct ToggleStyleConfiguration {
  public typealias Label = AnyView
  public let label: AnyView
  let performsIntent: Bool
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }
}

struct StyledToggle {
  let configuration: ToggleStyleConfiguration
}
extension StyledToggle: View, PrimitiveView {
  typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var style = context.environment.system.toggleStyles.nearest
    // In a widget a toggle with an intent is a button, as far as the view does not choose (Figures §9.100).
    if style is DefaultToggleStyle, configuration.performsIntent, context.environment.system.isArchived { style = ButtonToggleStyle() }
    let isPlated = style is ButtonToggleStyle && ![.mini, .small].contains(context.environment.system.controlSize)
    let isStandard = style is DefaultToggleStyle || style is SwitchToggleStyle || isPlated
    let control = Annotation.control(
      .toggle, performsIntent: configuration.performsIntent, isStandard: isStandard, isEnabled: context.environment.system.isEnabled)
    return context.outside(\.toggleStyles).applying(style) { $0.makeBody(configuration: configuration) }.map { .annotated(control, $0) }
  }
}

public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { SwitchToggleStyle().makeBody(configuration: configuration) }
}
/// A switch: 51 × 31 points with a round thumb up to iOS 18, 63 × 28 with a wide one from iOS 26 on. Its frame is 2 points narrower: it
/// begins at the leading edge and ends beyond the trailing one.
///
/// Source: Figures §9.14, exact for both; a disabled one is half transparent as a whole (§9.79, exact on iOS 17).
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A switch after its label, or alone with the label for VoiceOver. An empty label keeps no distance.
private struct SwitchRow: View, PrimitiveView {
  typealias Body = Never
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  func resolve(in context: ResolveContext) -> [ViewNode] {
    let isAlone = context.environment.system.labelsHidden
    let isLabelled = !isAlone && !context.nodes(of: configuration.label).isEmpty
    let inRow = isAlone ? nil : context.environment.system.listLook.map { isLabelled ? 0 : $0.lineHeight }
    let plate = SwitchPlate(isOn: configuration.isOn, tint: tint, heightInRow: inRow)
    if isAlone { return context.nodes(of: plate.spoken(as: configuration.label)) }
    return context.nodes(
      of: HStack {
        configuration.label
        Spacer(minLength: isLabelled ? nil : 0)
        plate
      })
  }
}

private struct SwitchPlate: View {
  let isOn: Bool
  let tint: Color?
  /// What it counts for in a row of a list: beside a label nothing; if its label is hidden it is as high as elsewhere (Figures §9.104).
  let heightInRow: CGFloat?
  @Environment(\.self) private var environment

  /// The style's own tint, else the one around the switch, else green (Figures §9.14).
  private var onStyle: AnyShapeStyle { (tint ?? environment.system.tint).map { AnyShapeStyle($0) } ?? AnyShapeStyle(.green) }

  var body: some View {
    let isWide = environment.system.palette == .iOS26
    let offStyle = AnyShapeStyle(Color(uiColor: isWide ? .tertiaryLabel : .secondarySystemFill))
    Capsule(style: isWide ? .continuous : .circular).fill(isOn ? onStyle : offStyle)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(.white).shadow(color: .black.opacity(isWide ? 0 : 0.15), radius: 3, y: 2)
          .frame(width: isWide ? 37 : 27).padding(2)
      }
      .frame(width: isWide ? 63 : 51, height: isWide ? 28 : 31)
      .opacity(environment.system.isEnabled ? 1 : 0.5)
      .frame(width: isWide ? 61 : 49, height: heightInRow.map { min($0, isWide ? 28 : 31) }, alignment: .leading)
  }
}
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedPlate(label: configuration.label, isProminent: configuration.isOn, isDestructive: false)
  }
}
extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: DefaultToggleStyle { DefaultToggleStyle() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { ButtonToggleStyle() } }
extension View {
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { settingEnvironment { $0.system.toggleStyles.push(style) } }
}
