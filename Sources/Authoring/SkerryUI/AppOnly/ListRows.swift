import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// The rows of a list or a form: as in an app where views are on a screen, and a plain column in a Live Activity or a widget. Those of a list in the
/// row of another are rows of that.
struct Rows<Content: View>: View {
  let name: String
  let content: Content

  @Environment(\.self) private var environment

  var body: some View {
    if environment.system.listLook != nil {
      content
    } else if PicturePasses.current?.viewsAppear == true {
      PlainContainer(name: name, drawn: "it is drawn as in an app", content: ListedRows(content: content))
    } else {
      PlainContainer(name: name, content: content.settingEnvironment { $0.system.isInRows = true })
    }
  }
}

/// A control that makes a row no higher than a line of text does.
struct RowControl<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.self) private var environment
  var body: some View {
    if let look = environment.system.listLook { content.frame(height: look.lineHeight) } else { content }
  }
}

/// The sections of a list one below another, from the list's top.
private struct ListedRows<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content

  func resolve(in context: ResolveContext) -> [ViewNode] {
    let look = ListLook(context.environment)
    let topMargin = context.environment.scrollContentMargins[.top]
    let inner = context.with {
      // Lists and scroll views in the rows have margins of their own.
      $0.scrollContentMargins = [:]
      $0.system.listLook = look
      $0.system.isInRows = true
      $0.system.labelIconWidth = look.iconWidth
      $0.system.labelSpacing = 16
    }
    let listed = look.sections(of: inner.nodes(of: content))
    // A list without rows is white on iOS 26 (Figures §9.143).
    let isBlank = look.isRound && listed.isEmpty
    let sections = ArrangedSections(look: look, sections: listed, topMargin: topMargin)
    let isHidden = context.environment.system.scrollBackgroundHidden
    let plate = Color(uiColor: look.kind == .plain || isBlank ? .systemBackground : .systemGroupedBackground)
    let rows = ScrollingRows(content: sections).frame(maxWidth: .infinity, alignment: .topLeading)
    return context.nodes(of: rows.background(isHidden ? Color.clear : plate))
  }
}

/// The sections with the margins that fit the list's width, which the layout knows.
private struct ArrangedSections: View, PrimitiveView {
  typealias Body = Never
  let look: ListLook
  let sections: [ListSection]
  let topMargin: CGFloat?

  func resolve(in context: ResolveContext) -> [ViewNode] {
    let columns = [look, look.widened].map {
      context.layeredNode(
        of: ListedSections(look: $0, sections: sections, topMargin: topMargin).padding(.horizontal, $0.margin), alignment: .top)
    }
    return [.layout(ListWidthBehavior(wide: look.wideWidth), columns)]
  }
}

private struct ListedSections: View {
  let look: ListLook
  let sections: [ListSection]
  /// From the list's top, or the padding of a header there, to the first section, if a view has set it. Source: Figures §9.78.
  let topMargin: CGFloat?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(sections.indices, id: \.self) { index in
        ListedSection(
          look: look, section: sections[index], topMargin: index == 0 ? topMargin : nil, isFirst: index == 0,
          endsAbove: index > 0 && sections[index - 1].footer == nil)
      }
    }
  }
}

/// The content of a list from its top, cut at its edges.
private struct ScrollingRows<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  func resolve(in context: ResolveContext) -> [ViewNode] {
    let view = ViewNode.layout(ScrollBehavior(axes: .vertical), context.nodes(of: content))
    return [.effect(.clip(Rectangle().outline(in: context.environment), evenOdd: false), view)]
  }
}

/// A header, rows on their plate, and a footer.
private struct ListedSection: View {
  let look: ListLook
  let section: ListSection
  /// What replaces the space above it.
  let topMargin: CGFloat?
  let isFirst: Bool
  /// Whether there is a section without a footer above.
  let endsAbove: Bool

  var body: some View {
    let isPlain = look.kind == .plain
    let above = topMargin ?? ((endsAbove || (isFirst && section.header == nil)) && !isPlain ? look.gap : 0)
    VStack(alignment: .leading, spacing: 0) {
      if let header = section.header {
        ResolvedView(nodes: [header]).padding(.top, look.headerPadding.top).padding(.bottom, look.headerPadding.bottom)
          .padding(.horizontal, look.inset)
      }
      if !section.rows.isEmpty {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(section.rows.indices, id: \.self) {
            ListedRow(
              look: look, node: section.rows[$0], isSeparated: isPlain || $0 < section.rows.count - 1,
              isSeparatedAbove: isPlain && look.isRound && isFirst && section.isWritten && section.header == nil && $0 == 0)
          }
        }
        .clipShape(look.plate)
        .padding(.top, section.header == nil && topMargin == nil && !isPlain ? look.gap : 0)
      }
      if let footer = section.footer {
        ResolvedView(nodes: [footer]).padding(.top, look.footerPadding.top).padding(.bottom, look.footerPadding.bottom).padding(
          .horizontal, look.inset)
      }
    }
    .padding(.top, above)
  }
}

/// One row with its separator.
private struct ListedRow: View, PrimitiveView {
  typealias Body = Never
  let look: ListLook
  let node: ViewNode
  /// Whether a line is below it unless a view hides it. In a plain list the last row has one too (Figures §9.104).
  let isSeparated: Bool
  /// The same above it, as in the first section of a plain list.
  let isSeparatedAbove: Bool

  func resolve(in context: ResolveContext) -> [ViewNode] {
    let environment = context.environment
    let visibility = node.rowTrait(RowTraits.Separator.self, as: Visibility.self) ?? .automatic
    let hasLineAbove = visibility != .hidden && isSeparatedAbove, hasLineBelow = visibility != .hidden && isSeparated
    // The system's own minimum unless a view has set another.
    let asked = environment.defaultMinListRowHeight
    let own = node.rowTrait(RowTraits.Insets.self, as: EdgeInsets.self)
    let behavior = ListRowBehavior(
      insets: own ?? look.rowInsets, minimumHeight: asked == 44 ? look.minimumRowHeight : asked,
      leastInset: own == nil ? look.leastRowInset : nil, separatorHeight: look.isRound ? 1 : environment.pixelLength,
      separatorInset: look.separatorInset, isSeparatedAbove: hasLineAbove, isSeparatedBelow: hasLineBelow)
    let line = context.nodes(of: Rectangle().fill(Color(uiColor: .separator)))
    let lines = (hasLineAbove ? line : []) + (hasLineBelow ? line : [])
    let row = ResolvedView(nodes: [.layout(behavior, [node.startingSeparator ?? node] + lines)])
    let background = node.rowTrait(RowTraits.Background.self, as: AnyView.self)
    let plate = Color(uiColor: look.kind == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    return context.nodes(of: row.background(background ?? AnyView(plate)))
  }
}

extension ViewNode {
  private static let separatorStart = HorizontalAlignment.listRowSeparatorLeading.key
  /// The node with its first text as the place where a row's separator begins; as it is if a view has set the place, and `nil` without a text.
  /// The text of a field, and what a lazy grid has, do not count (Figures §9.106).
  fileprivate var startingSeparator: ViewNode? {
    switch self {
    case .leaf(.text):
      return .layout(AlignmentGuideBehavior(guide: Self.separatorStart) { $0[.leading] }, [self])
    case .leaf, .deferred, .annotated(.layoutValue(ObjectIdentifier(RowTraits.Field.self), _), _): return nil
    case .layout(let behavior, _) where behavior is LazyGridBehavior: return nil
    case .effect(let effect, let child): return child.startingSeparator.map { .effect(effect, $0) }
    case .annotated(let annotation, let child): return child.startingSeparator.map { .annotated(annotation, $0) }
    case .layout(let behavior, _) where behavior is AlignmentGuideBehavior && behavior.ownGuides.contains(Self.separatorStart): return self
    case .layout(let behavior, var children):
      for index in behavior.modified.map({ [$0] }) ?? Array(children.indices) {
        guard let marked = children[index].startingSeparator else { continue }
        children[index] = marked
        return .layout(behavior, children)
      }
      return nil
    }
  }
}
