import SkerryDrawing
import SkerryGraph

/// The two groups of an accented widget: views marked by `widgetAccentable` take the accent colour, the rest is white;
/// alpha is kept.
///
/// Source: HIG Widgets, accented rendering mode. iPhone tints both groups alike; they are distinguished here, as on a
/// watch.
struct AccentGroups {
  let accent: RGBA

  func tinting(_ node: ViewNode, isAccent: Bool = false) -> ViewNode {
    switch node {
    case .leaf(let leaf): return recolored(leaf, node, isAccent)
    case .layout(let behavior, let children): return .layout(behavior, children.map { tinting($0, isAccent: isAccent) })
    case .effect(let effect, let child): return .effect(effect, tinting(child, isAccent: isAccent))
    case .annotated(let annotation, let child): return annotated(annotation, child, isAccent)
    case .deferred(let content):
      return .deferred(content.mapping { [accent] in AccentGroups(accent: accent).tinting($0, isAccent: isAccent) })
    }
  }

  private func annotated(_ annotation: Annotation, _ child: ViewNode, _ isAccent: Bool) -> ViewNode {
    if case .surface(.accentable(let accentable)) = annotation {
      return .annotated(annotation, tinting(child, isAccent: accentable))
    }
    if case .surface(.accentedImage(let look)) = annotation {
      switch look {
      case .fullColor: return .annotated(annotation, child)
      case .desaturated: return .annotated(annotation, .effect(.color(.grayscale(1)), child))
      case .accentedDesaturated: return .annotated(annotation, .effect(.color(.multiply(accent)), .effect(.color(.grayscale(1)), child)))
      case .accented: return .annotated(annotation, tinting(child, isAccent: true))
      }
    }
    return .annotated(annotation, tinting(child, isAccent: isAccent))
  }

  /// A leaf in one colour; a leaf that draws nothing is unchanged, so that layouts still treat it as a gap.
  private func recolored(_ leaf: Leaf, _ node: ViewNode, _ isAccent: Bool) -> ViewNode {
    switch leaf {
    case .spacer, .blank: node
    case .text, .image, .shape, .divider:
      isAccent ? .effect(.color(.multiply(accent)), .effect(.color(.brightness(1)), node)) : .effect(.color(.brightness(1)), node)
    }
  }
}
