package import SkerryDiagnostics

extension ViewNode {
  /// The source position of the first text or picture inside that has one.
  package var firstSite: SourceSite? {
    switch self {
    case .leaf(.text(let text)): text.site
    case .leaf(.image(let image)): image.site
    case .leaf, .deferred: nil
    case .annotated(.site(let site), _): site
    case .layout(_, let children): children.lazy.compactMap(\.firstSite).first
    case .effect(_, let child), .annotated(_, let child): child.firstSite
    }
  }
}
