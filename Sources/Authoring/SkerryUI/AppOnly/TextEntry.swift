import Foundation

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
/// When a field capitalizes automatically.
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
/// How much the system's writing tools may do.
public struct WritingToolsBehavior: Sendable {
  public static let automatic = WritingToolsBehavior()
  public static let complete = WritingToolsBehavior()
  public static let limited = WritingToolsBehavior()
  public static let disabled = WritingToolsBehavior()
}

// No-op: there is no text input in a picture.
extension View {
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    idleInArchive("onSubmit is never called in a Live Activity or a widget, which has no text input; use Button(intent:) instead.")
  }
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
  { withoutSearchField() }
  public nonisolated func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey)
    -> some View
  { withoutSearchField() }
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { withoutSearchField() }
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { withoutSearchField() }
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  public nonisolated func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View { self }
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }
  private nonisolated func withoutSearchField() -> some View {
    notDrawn("The search field of searchable is not drawn; a phone shows it in the navigation bar.")
  }
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
