import Foundation

/// A menu in apps.
///
/// Approximated: its label is drawn, with a diagnostic.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {
    self.label = label()
  }
  public var body: some View { PlainContainer(name: "Menu", content: label) }
}
extension Menu where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(key) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { label = Text(title) }
}
extension Menu where Label == SkerryUI.Label<Text, Image> {
  public init(_ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    label = SkerryUI.Label(key, systemImage: systemImage)
  }
}

/// A group of controls.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { HStack { content } }
}

/// Content below a label that expands it, in apps.
///
/// Approximated: its label is drawn, and its content while it is expanded, with a diagnostic.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let isExpanded: Bool
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, isExpanded) = (label(), content(), false)
  }
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, self.isExpanded) = (label(), content(), isExpanded.wrappedValue)
  }
  public var body: some View {
    PlainContainer(
      name: "DisclosureGroup",
      content: Group {
        label
        if isExpanded { content }
      })
  }
}
extension DisclosureGroup where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { Text(key) } }
  public init(_ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(key) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { Text(title) } }
}

/// A share button in apps.
///
/// Approximated: its label is drawn, with a diagnostic.
public struct ShareLink<Label: View>: View {
  private let label: Label
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { self.label = label() }
  public var body: some View { PlainContainer(name: "ShareLink", content: label) }
}
extension ShareLink where Label == SkerryUI.Label<Text, Image> {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = SkerryUI.Label("Share…", systemImage: "square.and.arrow.up")
  }
  public init<Item>(_ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    label = SkerryUI.Label(key, systemImage: "square.and.arrow.up")
  }
}

extension ShareLink {
  public init<Item, P>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P>, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}
extension ShareLink where Label == SkerryUI.Label<Text, Image> {
  public init<Item, P>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P>) {
    self.init(item: item, subject: subject, message: message)
  }
  public init<Item, P>(
    _ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P>
  ) { self.init(key, item: item, subject: subject, message: message) }
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil) {
    label = SkerryUI.Label(title, systemImage: "square.and.arrow.up")
  }
  public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
    label = SkerryUI.Label("Share…", systemImage: "square.and.arrow.up")
  }
}
/// The preview of a shared item.
public struct SharePreview<Picture> {
  public init(_ title: LocalizedStringKey) where Picture == Never {}
  public init(_ title: Text) where Picture == Never {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Picture == Never {}
  public init(_ title: LocalizedStringKey, image: Picture) {}
  public init(_ title: Text, image: Picture) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Picture) {}
}
extension Menu where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { label = Text(key) }
}
extension Menu where Label == SkerryUI.Label<Text, Image> {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    label = SkerryUI.Label(title, systemImage: systemImage)
  }
  public init(
    _ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { label = SkerryUI.Label(key, systemImage: systemImage) }
}
extension ControlGroup {
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.init(content: content) }
}
extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The edit button of a list in apps.
///
/// Approximated: its label is drawn, with a diagnostic.
public struct EditButton: View {
  public init() {}
  public var body: some View { PlainContainer(name: "EditButton", content: Text("Edit")) }
}
/// A rename button in apps.
///
/// Approximated: its label is drawn, with a diagnostic.
public struct RenameButton: View {
  public init() {}
  public var body: some View { PlainContainer(name: "RenameButton", content: Label("Rename", systemImage: "pencil")) }
}
