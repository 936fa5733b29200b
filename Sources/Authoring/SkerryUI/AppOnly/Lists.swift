import Foundation
import SkerryGeometry

/// A list of rows in apps.
///
/// Approximated: drawn as in apps, from its beginning, with a diagnostic; in a Live Activity or a widget its rows are a plain column.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { self.content = content() }
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { Rows(name: "List", content: content) }
}
extension List {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable { content = ForEach(data, content: rowContent) }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable { content = ForEach(data, content: rowContent) }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }
}
extension List where SelectionValue == Never {
  /// Over the elements of a binding: each row gets a binding to its element.
  public init<C, Row: View>(_ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row)
  where
    Content == ForEach<[(C.Index, Binding<C.Element>)], C.Element.ID, Row>, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  { content = ForEach(data, content: rowContent) }
  public init<C, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<[(C.Index, Binding<C.Element>)], ID, Row>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
  { content = ForEach(data, id: id, content: rowContent) }
  /// Rows that can be expanded: only those of the first level are drawn.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable { content = ForEach(data, content: rowContent) }

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable { content = ForEach(data, content: rowContent) }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }
}
/// A form in apps.
///
/// Approximated: drawn as a list with grouped rows, with a diagnostic; in a Live Activity or a widget its rows are a plain column.
public struct Form<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { Rows(name: "Form", content: content) }
}

/// The style of lists.
public protocol ListStyle {}
public struct PlainListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }
public struct DefaultListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { InsetListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle() } }
extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }
/// The style of forms.
public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { GroupedFormStyle() } }
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { AutomaticFormStyle() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { ColumnsFormStyle() } }

extension View {
  /// Plain and grouped lists are drawn without margins, all others with a plate around each section.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    settingEnvironment {
      $0.system.listKind =
        style is PlainListStyle || style is InsetListStyle ? .plain : style is GroupedListStyle ? .grouped : .insetGrouped
    }
  }
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { rowTrait(RowTraits.Insets.self, insets) }
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    rowTrait(RowTraits.Background.self, view.map { AnyView($0) })
  }
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    rowTrait(RowTraits.Separator.self, edges.contains(.bottom) ? visibility : nil)
  }
}

/// A badge at the end of a row of a list, in the secondary label's colour (assumed); elsewhere it is not drawn.
extension View {
  public nonisolated func badge(_ count: Int) -> some View { badge(count > 0 ? Text(verbatim: "\(count)") : nil) }
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  public nonisolated func badge(_ label: Text?) -> some View {
    node { child, context in
      guard let label, context.environment.system.listLook != nil else { return child }
      let row = HStack {
        ResolvedView(nodes: [child])
        Spacer()
        label.foregroundStyle(.secondary)
      }
      return context.nodes(of: row).first ?? child
    }
  }
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

// No-op: details of lists that are not drawn.
extension View {
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  public nonisolated func sectionIndexLabel(_ key: LocalizedStringKey?) -> some View { self }
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self }
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
}
/// The prominence of a header.
public enum Prominence: Sendable { case standard, increased }

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  private let name: String
  public static let `default` = ListSectionSpacing(name: "default")
  public static let compact = ListSectionSpacing(name: "compact")
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(name: "custom \(spacing)") }
}
/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
  public static let decreased = BadgeProminence(name: "decreased")
}

/// Rows that can be removed and moved in apps.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}
extension ForEach: DynamicViewContent where Content: View {}
// No-op: a picture is not edited.
extension DynamicViewContent {
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  public nonisolated func onInsert(of types: [String], perform action: @escaping (Int, [Any]) -> Void) -> some DynamicViewContent { self }
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
