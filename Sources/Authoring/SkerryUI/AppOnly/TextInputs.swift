import Foundation
import SkerryDiagnostics
import SkerryGeometry

/// A field for text in apps.
///
/// Approximated: its text, or its prompt, is drawn, with a diagnostic.
public struct TextField<Label: View>: View {
  private let site: SourceSite?
  private let content: FieldContent
  private let axis: Axis
  private init(_ prompt: some View, _ text: String, _ site: SourceSite?, axis: Axis = .horizontal) {
    content = text.isEmpty ? .prompt(AnyView(prompt)) : .text(text)
    (self.site, self.axis) = (site, axis)
  }
  /// What a style of the app's own is given: a field that shows `content`.
  init(styled content: FieldContent, _ site: SourceSite?, axis: Axis = .horizontal) where Label == _TextFieldStyleLabel {
    (self.content, self.site, self.axis) = (content, site, axis)
  }
  public var body: some View {
    StyledField(
      plain: PlainContainer(
        name: "TextField", site: site, drawn: "its text or its prompt is drawn",
        content: FieldLine(content: content.view, isSecure: content.isSecure, axis: axis)),
      configuration: TextField<_TextFieldStyleLabel>(styled: content, site, axis: axis))
  }
}

/// What a field shows.
enum FieldContent {
  case prompt(AnyView)
  case text(String)
  case dots(Int)
  /// A secure field without text.
  case securePrompt(AnyView)

  var isSecure: Bool {
    switch self {
    case .prompt, .text: false
    case .dots, .securePrompt: true
    }
  }
  @MainActor var view: AnyView {
    switch self {
    case .prompt(let prompt), .securePrompt(let prompt): AnyView(prompt.foregroundStyle(.placeholder))
    case .text(let text): AnyView(Text(verbatim: text))
    case .dots(let count): AnyView(SecureDots(count: count))
    }
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
    self.init(Text(key), text.wrappedValue, SourceSite(fileID, line), axis: axis)
  }
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(prompt ?? Text(key), text.wrappedValue, SourceSite(fileID, line), axis: axis)
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
    self.init(Text(title), text.wrappedValue, SourceSite(fileID, line), axis: axis)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(prompt ?? Text(title), text.wrappedValue, SourceSite(fileID, line), axis: axis)
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
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    self.init(prompt.map { AnyView($0) } ?? AnyView(label()), text.wrappedValue, SourceSite(fileID, line), axis: axis)
  }
}
/// A secure field in apps.
///
/// Approximated: dots, or its prompt, are drawn, with a diagnostic.
public struct SecureField<Label: View>: View {
  private let site: SourceSite?
  private let content: FieldContent
  private init(_ prompt: some View, _ text: Binding<String>, _ site: SourceSite?) {
    content = text.wrappedValue.isEmpty ? .securePrompt(AnyView(prompt)) : .dots(text.wrappedValue.count)
    self.site = site
  }
  public var body: some View {
    StyledField(
      plain: PlainContainer(
        name: "SecureField", site: site, drawn: "its dots or its prompt are drawn",
        content: FieldLine(content: content.view, isSecure: true, axis: .horizontal)),
      configuration: TextField<_TextFieldStyleLabel>(styled: content, site))
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
  public var body: some View { PlainContainer(name: "TextEditor", site: site, drawn: "its text is drawn", content: EditorPage(text: text)) }
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
