import SkerryDiagnostics
import SkerryGraph
import SkerryLayout

extension PlacedNode {
  /// The source position of the first text or picture in it that has one.
  var firstSite: SourceSite? {
    switch content {
    case .leaf(let leaf): return leaf.site
    case .text(let text, _): return text.site
    case .container, .effect, .annotation:
      // Not `lazy.compactMap(…).first`: that evaluates a child twice, so the cost would double with every level.
      for child in children { if let site = child.firstSite { return site } }
      return nil
    }
  }

  /// The strings in it that VoiceOver reads, in the order of the views.
  var plainText: String {
    switch content {
    case .text(let text, _): return text.string
    case .effect(.hidden), .effect(.opacity(0)), .annotation(.accessibilityHidden): return ""
    case .leaf, .container, .effect, .annotation: return children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}

extension Leaf {
  fileprivate var site: SourceSite? {
    switch self {
    case .text(let text): text.site
    case .image(let image): image.site
    case .shape, .spacer, .divider, .blank: nil
    }
  }
}
