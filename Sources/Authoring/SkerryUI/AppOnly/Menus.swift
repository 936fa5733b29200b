import Foundation
import SkerryDiagnostics

/// A menu in apps.
///
/// Approximated: its label is drawn, with a diagnostic.
public struct Menu<Label: View, Content: View>: View {
  private let site: SourceSite?
  private let label: Label
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line) {
    (self.label, site) = (label(), SourceSite(fileID, line))
  }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void,
    fileID: StaticString = #fileID, line: Int = #line
  ) { (self.label, site) = (label(), SourceSite(fileID, line)) }
  public var body: some View { PlainContainer(name: "Menu", site: site, drawn: "its label is drawn", content: ButtonLabel(label: label)) }
}
extension Menu where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line) {
    (label, site) = (Text(key), SourceSite(fileID, line))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line) {
    (label, site) = (Text(title), SourceSite(fileID, line))
  }
}
extension Menu where Label == SkerryUI.Label<Text, Image> {
  public init(
    _ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line
  ) { (label, site) = (SkerryUI.Label(key, systemImage: systemImage), SourceSite(fileID, line)) }
}

/// A group of controls.
///
/// Approximated: the controls are drawn side by side, without the plate that joins them, with a diagnostic.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View {
    HStack { content }
      .notDrawn("The controls of a ControlGroup are drawn side by side; the plate with which a phone joins them is not drawn.")
  }
}

/// A share button in apps.
///
/// Approximated: its label is drawn, with a diagnostic.
public struct ShareLink<Label: View>: View {
  private let site: SourceSite?
  private let label: Label
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: Int = #line
  ) { (self.label, site) = (label(), SourceSite(fileID, line)) }
  public var body: some View {
    PlainContainer(name: "ShareLink", site: site, drawn: "its label is drawn", content: ButtonLabel(label: label))
  }
}
extension ShareLink where Label == SkerryUI.Label<Text, Image> {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: Int = #line) {
    (label, site) = (SkerryUI.Label("Share…", systemImage: "square.and.arrow.up"), SourceSite(fileID, line))
  }
  public init<Item>(
    _ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: Int = #line
  ) { (label, site) = (SkerryUI.Label(key, systemImage: "square.and.arrow.up"), SourceSite(fileID, line)) }
}

extension ShareLink {
  public init<Item, P>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P>, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line
  ) { (self.label, site) = (label(), SourceSite(fileID, line)) }
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line
  ) { (self.label, site) = (label(), SourceSite(fileID, line)) }
}
extension ShareLink where Label == SkerryUI.Label<Text, Image> {
  public init<Item, P>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P>, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(item: item, subject: subject, message: message, fileID: fileID, line: line)
  }
  public init<Item, P>(
    _ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P>,
    fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(key, item: item, subject: subject, message: message, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: Int = #line
  ) { (label, site) = (SkerryUI.Label(title, systemImage: "square.and.arrow.up"), SourceSite(fileID, line)) }
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, fileID: StaticString = #fileID, line: Int = #line
  ) { (label, site) = (SkerryUI.Label("Share…", systemImage: "square.and.arrow.up"), SourceSite(fileID, line)) }
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
  public init(
    _ key: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void, fileID: StaticString = #fileID,
    line: Int = #line
  ) { (label, site) = (Text(key), SourceSite(fileID, line)) }
}
extension Menu where Label == SkerryUI.Label<Text, Image> {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line
  ) { (label, site) = (SkerryUI.Label(title, systemImage: systemImage), SourceSite(fileID, line)) }
  public init(
    _ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void,
    fileID: StaticString = #fileID, line: Int = #line
  ) { (label, site) = (SkerryUI.Label(key, systemImage: systemImage), SourceSite(fileID, line)) }
}
extension ControlGroup {
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.init(content: content) }
}
/// The edit button of a list in apps.
///
/// Approximated: its label is drawn, with a diagnostic.
public struct EditButton: View {
  private let site: SourceSite?
  public init(fileID: StaticString = #fileID, line: Int = #line) { site = SourceSite(fileID, line) }
  public var body: some View { PlainContainer(name: "EditButton", site: site, drawn: "its label is drawn", content: Button("Edit") {}) }
}
/// A rename button in apps.
///
/// Approximated: its label is drawn, with a diagnostic.
public struct RenameButton: View {
  private let site: SourceSite?
  public init(fileID: StaticString = #fileID, line: Int = #line) { site = SourceSite(fileID, line) }
  public var body: some View {
    PlainContainer(
      name: "RenameButton", site: site, drawn: "its label is drawn", content: Button("Rename", systemImage: "pencil") {})
  }
}

/// A button of apps that takes what was copied.
///
/// Approximated: it is drawn as a prominent button with its symbol and the word, with a diagnostic.
public struct PasteButton: View {
  private let site: SourceSite?
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void, fileID: StaticString = #fileID, line: Int = #line) {
    site = SourceSite(fileID, line)
  }
  public var body: some View {
    PlainContainer(
      name: "PasteButton", site: site, drawn: "it is drawn as a button",
      content: Button {
      } label: {
        SkerryUI.Label("Paste", systemImage: "doc.on.clipboard")
      }
      .buttonStyle(.borderedProminent))
  }
}
