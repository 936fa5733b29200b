import Foundation
import SkerryDiagnostics
import SkerryGeometry

/// A stepper in apps.
///
/// Approximated: it is drawn as in apps, with a diagnostic.
public struct Stepper<Label: View>: View {
  private let site: SourceSite?
  private let label: Label
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: Int = #line
  ) { (self.label, site) = (label(), SourceSite(fileID, line)) }
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line
  ) { (self.label, site) = (label(), SourceSite(fileID, line)) }
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, fileID: StaticString = #fileID,
    line: Int = #line
  ) { (self.label, site) = (label(), SourceSite(fileID, line)) }
  public var body: some View {
    PlainContainer(name: "Stepper", site: site, drawn: "it is drawn as in an app", content: StepperRow(label: label))
  }
}
extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ key: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, fileID: StaticString = #fileID,
    line: Int = #line
  ) { (label, site) = (Text(key), SourceSite(fileID, line)) }
  public init<V: Strideable>(
    _ key: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, fileID: StaticString = #fileID, line: Int = #line
  ) { (label, site) = (Text(key), SourceSite(fileID, line)) }
  public init(
    _ key: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, fileID: StaticString = #fileID, line: Int = #line
  ) { (label, site) = (Text(key), SourceSite(fileID, line)) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, fileID: StaticString = #fileID, line: Int = #line
  ) { (label, site) = (Text(title), SourceSite(fileID, line)) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, fileID: StaticString = #fileID, line: Int = #line
  ) { (label, site) = (Text(title), SourceSite(fileID, line)) }
}

/// A picker in apps.
///
/// Approximated: a segmented one is drawn as in apps, and so is one with a menu outside of lists and forms; of others only the
/// label is drawn, with a diagnostic.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  private let site: SourceSite?
  private let label: Label
  private let selection: Selection
  private let content: Content
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: Int = #line
  ) { (self.label, self.selection, self.content, site) = (label(), selection.wrappedValue, content(), SourceSite(fileID, line)) }
  public init(
    selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line
  ) { (self.label, self.selection, self.content, site) = (label, selection.wrappedValue, content(), SourceSite(fileID, line)) }
  public var body: some View {
    PickedChoices(site: site, label: label, content: content, selected: selection)
  }
}
extension Picker where Label == Text {
  public init(
    _ key: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line
  ) { (label, self.selection, self.content, site) = (Text(key), selection.wrappedValue, content(), SourceSite(fileID, line)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line
  ) { (label, self.selection, self.content, site) = (Text(title), selection.wrappedValue, content(), SourceSite(fileID, line)) }
}
extension Picker where Label == SkerryUI.Label<Text, Image> {
  public init(
    _ key: LocalizedStringKey, systemImage: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line
  ) {
    (label, self.selection, self.content, site) = (
      SkerryUI.Label(key, systemImage: systemImage), selection.wrappedValue, content(), SourceSite(fileID, line)
    )
  }
}
/// The style of pickers.
public protocol PickerStyle {}
public struct DefaultPickerStyle: PickerStyle { public init() {} }
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
public struct MenuPickerStyle: PickerStyle { public init() {} }
public struct WheelPickerStyle: PickerStyle { public init() {} }
public struct InlinePickerStyle: PickerStyle { public init() {} }
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { DefaultPickerStyle() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { MenuPickerStyle() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { WheelPickerStyle() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { InlinePickerStyle() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The style of date pickers.
public protocol DatePickerStyle {}
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() } }

/// A colour picker in apps.
///
/// Approximated: its label and the colour are drawn, with a diagnostic.
public struct ColorPicker<Label: View>: View {
  private let site: SourceSite?
  private let label: Label
  private let color: Color
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: Int = #line
  ) { (self.label, color, site) = (label(), selection.wrappedValue, SourceSite(fileID, line)) }
  public var body: some View {
    PlainContainer(
      name: "ColorPicker", site: site, drawn: "its label and its colour are drawn",
      content: HStack {
        label
        Circle().fill(color).frame(width: 28, height: 28)
      })
  }
}
extension ColorPicker where Label == Text {
  public init(
    _ key: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true, fileID: StaticString = #fileID, line: Int = #line
  ) { (label, color, site) = (Text(key), selection.wrappedValue, SourceSite(fileID, line)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true, fileID: StaticString = #fileID, line: Int = #line
  ) { (label, color, site) = (Text(title), selection.wrappedValue, SourceSite(fileID, line)) }
}

// No-op: the appearance of controls that a Live Activity cannot show.
extension View {
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
/// The style of menus.
public protocol MenuStyle {}
public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { DefaultMenuStyle() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { ButtonMenuStyle() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
/// The style of groups of controls.
public protocol ControlGroupStyle {}
public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
