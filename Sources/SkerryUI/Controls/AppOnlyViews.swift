import Foundation
import SkerryDiagnostics
import SkerryGeometry
import SkerryGraph

// Views of apps that a Live Activity cannot show. They compile, so that shared files need not be split; their content is drawn
// plainly in a column and the rest is named as not supported.

/// A view whose content is drawn without the frame around it.
public struct PlainContainer<Content> {
  let name: String
  let content: Content
}

extension PlainContainer: View, PrimitiveView where Content: View {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    context.log.report(
      Diagnostic("unsupported-in-live-activity", .warning, "\(name) does not work in a Live Activity; its content is drawn as a plain column."))
    return context.nodes(of: VStack { content })
  }
}

/// Scrolls its content in apps.
public struct ScrollView<Content: View>: View {
  private let content: Content
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { PlainContainer(name: "ScrollView", content: content) }
}
/// A list of rows in apps.
public struct List<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable { content = ForEach(data, content: rowContent) }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }
  public var body: some View { PlainContainer(name: "List", content: content) }
}
/// A form in apps.
public struct Form<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { PlainContainer(name: "Form", content: content) }
}
/// A stack of screens in apps.
public struct NavigationStack<Root: View>: View {
  private let root: Root
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  public var body: some View { PlainContainer(name: "NavigationStack", content: root) }
}
/// A stack of screens in older apps.
public struct NavigationView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { PlainContainer(name: "NavigationView", content: content) }
}
/// Leads to another screen in apps; here its label.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
  public var body: some View { PlainContainer(name: "NavigationLink", content: label) }
}
extension NavigationLink where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(key) }
  public init(_ key: LocalizedStringKey, destination: Destination) { label = Text(key) }
}
/// A field for text in apps; here its text, or its prompt.
public struct TextField: View {
  private let prompt: Text
  private let text: String
  public init(_ key: LocalizedStringKey, text: Binding<String>) { (prompt, self.text) = (Text(key), text.wrappedValue) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { (prompt, self.text) = (Text(title), text.wrappedValue) }
  public var body: some View { PlainContainer(name: "TextField", content: text.isEmpty ? prompt : Text(verbatim: text)) }
}
/// A value on a line in apps; here a bar.
public struct Slider: View {
  private let fraction: Double
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    fraction = length > 0 ? Double(value.wrappedValue - bounds.lowerBound) / length : 0
  }
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V) { self.init(value: value, in: bounds) }
  public var body: some View { PlainContainer(name: "Slider", content: ProgressView(value: min(max(fraction, 0), 1))) }
}
/// A number with two buttons in apps; here its label.
public struct Stepper<Label: View>: View {
  private let label: Label
  public init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public var body: some View { PlainContainer(name: "Stepper", content: label) }
}
extension Stepper where Label == Text {
  public init<V: Strideable>(_ key: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) { label = Text(key) }
}
/// A choice in apps; here its label.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  private let label: Label
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }
  public var body: some View { PlainContainer(name: "Picker", content: label) }
}
extension Picker where Label == Text {
  public init(_ key: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content) { label = Text(key) }
}
/// A picture from the network in apps; the widget process has no network, so the place stays empty.
public struct AsyncImage<Content: View>: View {
  private let content: Content
  public init<Loaded: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded, @ViewBuilder placeholder: @escaping () -> Content
  ) { self.content = placeholder() }
  public var body: some View { PlainContainer(name: "AsyncImage", content: content) }
}
extension AsyncImage where Content == Color {
  public init(url: URL?, scale: CGFloat = 1) { content = Color(white: 0.5, opacity: 0.3) }
}
/// Redraws its content as time goes by; here as it is at the time of the picture.
public struct TimelineView<Content: View>: View {
  /// The moment that the content is drawn at.
  public struct Context {
    public let date: Date
  }
  private let content: (Context) -> Content
  public init<S>(_ schedule: S, @ViewBuilder content: @escaping (Context) -> Content) { self.content = content }
  public var body: some View { content(Context(date: Date())) }
}
/// When a timeline view is redrawn.
public struct PeriodicTimelineSchedule: Sendable {
  public init(from start: Date, by interval: TimeInterval) {}
}

extension View {
  public nonisolated func navigationTitle(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
}
