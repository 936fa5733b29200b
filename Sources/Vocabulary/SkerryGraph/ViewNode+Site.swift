package import SkerryDiagnostics

extension ViewNode {
  /// The source position of the first text or picture inside that has one.
  package var firstSite: SourceSite? {
    switch self {
    case .leaf(.text(let text)): return text.site
    case .leaf(.image(let image)): return image.site
    case .leaf, .deferred: return nil
    case .annotated(.site(let site), _): return site
    case .layout(_, let children):
      // `first` of a lazy map would ask each child twice, so the calls would double with every level.
      for child in children { if let site = child.firstSite { return site } }
      return nil
    case .effect(_, let child), .annotated(_, let child): return child.firstSite
    }
  }
}
