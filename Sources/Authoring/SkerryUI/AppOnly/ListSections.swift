import SkerryGraph
import SkerryLayout

/// What a node is in a section of a list.
private enum SectionPart { case header, row, footer }

/// One section: its parts in order.
struct ListSection {
  var header: ViewNode?
  /// Whether it is a `Section` and not rows outside of one.
  let isWritten: Bool
  var rows: [ViewNode] = []
  var footer: ViewNode?
}

extension ListLook {
  /// The nodes of a section, each with what it is.
  @MainActor func parts<Parent: View, Content: View, Footer: View>(
    of section: Section<Parent, Content, Footer>, in context: ResolveContext
  ) -> [ViewNode] {
    let outside = context.with {
      $0.system.listLook = nil
      $0.system.isInRows = false
      $0.system.labelIconWidth = headerIconWidth
      $0.system.labelSpacing = 16
    }
    func one(_ view: some View) -> ViewNode? {
      let nodes = outside.nodes(of: view.foregroundStyle(.secondary))
      return nodes.count > 1 ? Implicit.column(nodes) : nodes.first
    }
    // A font that is set for the list, or further out, replaces those of headers and footers. Source: Figures §9.90.
    let font = context.environment.font
    let titled = section.header.font(font ?? (isRound ? .headline : .footnote)).textCase(isRound ? nil : .uppercase)
    let header = one(titled), footer = section.isExpanded ? one(section.footer.font(font ?? .footnote.leading(.tight))) : nil
    let rows = section.isExpanded ? context.nodes(of: section.content) : []
    let parts = (header.map { [($0, SectionPart.header)] } ?? [(.leaf(.blank), .header)]) + rows.map { ($0, .row) }
    return (parts + (footer.map { [($0, .footer)] } ?? [])).map {
      .annotated(.layoutValue(ObjectIdentifier(RowTraits.Part.self), UncheckedLayoutValue($1)), $0)
    }
  }

  /// Divides the nodes of a list's content into its sections. Rows outside of sections are sections of their own.
  func sections(of nodes: [ViewNode]) -> [ListSection] {
    var sections: [ListSection] = []
    var isInSection = true
    for node in nodes {
      let part = node.rowTrait(RowTraits.Part.self, as: SectionPart.self)
      if part == .header || sections.isEmpty || isInSection != (part != nil) { sections.append(ListSection(isWritten: part != nil)) }
      isInSection = part != nil
      let last = sections.count - 1
      switch part {
      case .header: sections[last].header = node.isBlank ? nil : node
      case .row, nil: sections[last].rows.append(node)
      case .footer: sections[last].footer = node
      }
    }
    return sections.filter { $0.header != nil || !$0.rows.isEmpty || $0.footer != nil }
  }
}
extension ViewNode {
  /// Whether it stands for a header that is not there.
  fileprivate var isBlank: Bool {
    switch self {
    case .annotated(_, let child): child.isBlank
    case .leaf(.blank): true
    case .leaf, .layout, .effect, .deferred: false
    }
  }
}
