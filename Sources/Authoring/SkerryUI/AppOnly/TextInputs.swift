import Foundation
import SkerryDiagnostics
import SkerryGeometry
import SkerryGraph

/// One line as wide as the proposal. With body a field is 22 points high, which is the pitch of its lines, and a secure one 21, which is the
/// line's own height rounded up (Figures §9.9).
private struct FieldLine: View {
  let content: AnyView
  let isSecure: Bool
  @Environment(\.self) private var environment
  private var height: CGFloat {
    let font = (environment.font ?? .body).description(in: environment)
    let natural = FontDescription.naturalLineHeight * font.size
    return isSecure ? natural.rounded(.up) : natural + max(0, font.styleLeading)
  }
  var body: some View {
    content.lineLimit(1).frame(maxWidth: .infinity, alignment: .leading).frame(minHeight: height)
  }
}

/// A field for text in apps.
///
/// Approximated: its text, or its prompt, is drawn, with a diagnostic.
public struct TextField<Label: View>: View {
  private let site: SourceSite?
  private let prompt: AnyView
  private let text: String
  private init(_ prompt: some View, _ text: String, _ site: SourceSite?) {
    (self.prompt, self.text, self.site) = (AnyView(prompt), text, site)
  }
  public var body: some View {
    PlainContainer(
      name: "TextField", site: site,
      content: FieldLine(
        content: text.isEmpty ? AnyView(prompt.foregroundStyle(.placeholder)) : AnyView(Text(verbatim: text)), isSecure: false))
  }
}
extension TextField where Label == Text {
  public init(_ key: LocalizedStringKey, text: Binding<String>, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(Text(key), text.wrappedValue, SourceSite(fileID, line))
  }
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(prompt ?? Text(key), text.wrappedValue, SourceSite(fileID, line))
  }
  public init(_ key: LocalizedStringKey, text: Binding<String>, axis: Axis, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(Text(key), text.wrappedValue, SourceSite(fileID, line))
  }
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(prompt ?? Text(key), text.wrappedValue, SourceSite(fileID, line))
  }
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void,
    fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(Text(key), text.wrappedValue, SourceSite(fileID, line)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(Text(title), text.wrappedValue, SourceSite(fileID, line))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(prompt ?? Text(title), text.wrappedValue, SourceSite(fileID, line))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(Text(title), text.wrappedValue, SourceSite(fileID, line))
  }
  public init<F: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, fileID: StaticString = #fileID,
    line: Int = #line
  )
  where F.FormatOutput == String { self.init(prompt ?? Text(key), format.format(value.wrappedValue), SourceSite(fileID, line)) }
  public init<F: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, fileID: StaticString = #fileID,
    line: Int = #line
  )
  where F.FormatOutput == String {
    self.init(prompt ?? Text(key), value.wrappedValue.map { format.format($0) } ?? "", SourceSite(fileID, line))
  }
  public init<V>(_ key: LocalizedStringKey, value: Binding<V>, formatter: Formatter, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(Text(key), formatter.string(for: value.wrappedValue) ?? "", SourceSite(fileID, line))
  }
}
extension TextField {
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(prompt.map { AnyView($0) } ?? AnyView(label()), text.wrappedValue, SourceSite(fileID, line))
  }
}
/// A secure field in apps.
///
/// Approximated: dots, or its prompt, are drawn, with a diagnostic.
public struct SecureField<Label: View>: View {
  private let site: SourceSite?
  private let prompt: AnyView
  private let count: Int
  private init(_ prompt: some View, _ text: Binding<String>, _ site: SourceSite?) {
    (self.prompt, count, self.site) = (AnyView(prompt), text.wrappedValue.count, site)
  }
  public var body: some View {
    PlainContainer(
      name: "SecureField", site: site,
      content: FieldLine(
        content: count == 0 ? AnyView(prompt.foregroundStyle(.placeholder)) : AnyView(Text(verbatim: String(repeating: "•", count: count))),
        isSecure: true))
  }
}
extension SecureField where Label == Text {
  public init(_ key: LocalizedStringKey, text: Binding<String>, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(Text(key), text, SourceSite(fileID, line))
  }
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(prompt ?? Text(key), text, SourceSite(fileID, line))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(Text(title), text, SourceSite(fileID, line))
  }
}
extension SecureField {
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(prompt.map { AnyView($0) } ?? AnyView(label()), text, SourceSite(fileID, line))
  }
}
/// A field for long text in apps.
///
/// Approximated: its text is drawn, with a diagnostic.
public struct TextEditor: View {
  private let site: SourceSite?
  private let text: String
  public init(text: Binding<String>, fileID: StaticString = #fileID, line: Int = #line) {
    (self.text, site) = (text.wrappedValue, SourceSite(fileID, line))
  }
  public var body: some View { PlainContainer(name: "TextEditor", site: site, content: EditorPage(text: text)) }
}

/// As large as the proposal, on the system's background (Figures §9.19). The text begins at the insets of UITextView: 8 points below the top,
/// 5 from the leading edge (UIKit's reference pages of textContainerInset and lineFragmentPadding).
private struct EditorPage: View {
  let text: String
  @Environment(\.self) private var environment
  var body: some View {
    Text(verbatim: text).padding(.horizontal, 5).padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(environment.system.scrollBackgroundHidden ? Color.clear : Color(uiColor: .systemBackground))
  }
}

extension View {
  /// Whether a text editor has its background; lists and forms have none here.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    settingEnvironment { $0.system.scrollBackgroundHidden = visibility == .hidden }
  }
}

/// The style of text fields.
public protocol TextFieldStyle {}
public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
/// The style of fields for long text.
public protocol TextEditorStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
/// The label of the return key.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}
/// When a field capitalises automatically.
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}
/// The trigger of a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// When the search field is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { SearchFieldPlacement() }
}

// No-op: there is no text input in a picture.
extension View {
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { self }
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public nonisolated func textContentType(_ type: UITextContentType?) -> some View { self }
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public nonisolated func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View { self }
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public nonisolated func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
  public nonisolated func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  public nonisolated func accessibilityFocused<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, equals value: V) -> some View {
    self
  }
  public nonisolated func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
  { self }
  public nonisolated func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey)
    -> some View
  { self }
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}
/// How much the system's writing tools may do.
public struct WritingToolsBehavior: Sendable {
  public static let automatic = WritingToolsBehavior()
  public static let complete = WritingToolsBehavior()
  public static let limited = WritingToolsBehavior()
  public static let disabled = WritingToolsBehavior()
}
/// A key of a shortcut.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")
  public static let delete = KeyEquivalent("\u{8}")
}
/// A gesture of the hand that wears the watch.
public struct HandGestureShortcut: Hashable, Sendable {
  public static let primaryAction = HandGestureShortcut()
}
/// The modifier keys of a shortcut.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
  public static let control = EventModifiers(rawValue: 8)
}
/// A combination of keys.
public struct KeyboardShortcut: Hashable, Sendable {
  private let key: KeyEquivalent
  public init(_ key: KeyEquivalent) { self.key = key }
  public static let defaultAction = KeyboardShortcut(.return)
  public static let cancelAction = KeyboardShortcut(.escape)
}
