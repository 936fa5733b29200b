import Foundation
import SkerryGeometry
import SkerryGraph

/// A value at the trailing edge, with its label at the leading one (Figures §9.24).
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { (self.content, self.label) = (content(), label()) }
  public var body: some View {
    StyledLabeledContent(configuration: LabeledContentStyleConfiguration(label: AnyView(label), content: AnyView(content)))
  }
}
extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  public init(_ configuration: LabeledContentStyleConfiguration) { (content, label) = (configuration.content, configuration.label) }
}
extension LabeledContent where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(key) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}
extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ key: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(key)
    }
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
}

/// A placeholder for missing content.
///
/// Symbol, title and description are as recorded (Figures §9.50), a title without a symbol, the actions and the margins as well (Figures §9.118).
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }
  public var body: some View {
    VStack(spacing: 0) {
      VStack {
        label.font(.title2).labelStyle(StackedLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      VStack { actions }.padding(.top, 20)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
extension ContentUnavailableView where Label == SkerryUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ key: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SkerryUI.Label(key, systemImage: name)
    } description: {
      description
    }
  }
  public init(_ key: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SkerryUI.Label(key, image: name)
    } description: {
      description
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      SkerryUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}
/// The placeholder for a search without results.
public struct SearchUnavailableContent {
  public struct Label: View {
    /// What was searched for; empty if it is not known.
    var text = ""
    public var body: some View {
      // Apple's sentence in English, with curly quotation marks.
      SkerryUI.Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions
{
  public static var search: ContentUnavailableView { search(text: "") }
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      MissingContentTitle(title: configuration.title)
    }
  }
}
/// The title is bold unless the label has a font of its own (Figures §9.122).
private struct MissingContentTitle: View {
  let title: LabelStyleConfiguration.Title
  @Environment(\.font) private var font
  var body: some View { font == .title2 ? AnyView(title.font(.title2.bold())) : AnyView(title) }
}

/// A view that is compared before it is redrawn; in a picture the view itself.
public struct EquatableView<Content: Equatable> {
  public var content: Content
  public init(content: Content) { self.content = content }
}
extension EquatableView: View where Content: View {
  public var body: some View { content }
}
extension View where Self: Equatable {
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(key) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(key) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(content: content) { header } }
}
extension Section where Parent: View, Content: View, Footer: View {
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      header
    } footer: {
      footer
    }
  }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      EmptyView()
    } footer: {
      footer
    }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<F: FormatStyle>(_ key: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(key)
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}
extension ContentUnavailableView where Label == SkerryUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      SkerryUI.Label(title, image: name)
    } description: {
      description
    }
  }
}
