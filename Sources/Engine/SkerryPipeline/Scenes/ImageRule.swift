import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryGeometry
package import SkerryGraph
package import SkerryPresentation

/// The rule of the system that an image asset must not be larger than the presentation that shows it.
///
/// The asset counts, not its frame: `resizable` does not excuse it. Source: Figures §2.1.
enum ImageRule {
  /// What is wrong with a slot's images.
  struct Findings {
    /// One for each image that is too large, unless the view ignores the rule.
    var reported: [Diagnostic] = []
    /// Whether an image is too large, even if the view ignores the rule.
    var isBroken = false
  }

  /// - Parameter isMeant: whether a view around the node ignores the rule.
  static func findings(in node: ViewNode, _ spec: PresentationSpec, isMeant: Bool = false) -> Findings {
    var found = Findings()
    let allowed = spec.largestImage
    node.eachImage(isMeant: isMeant) { image, isMeant in
      guard !image.fits(spec) else { return }
      found.isBroken = true
      if isMeant { return }
      let scale = image.assetScale
      let maximum = spec.largestImage(scale: scale)
      let pixels = "\(Int(saturating: maximum.width)) × \(Int(saturating: maximum.height)) px at \(number(scale))x"
      var diagnostic = Diagnostic(
        .imageTooLarge,
        "The image \"\(image.name)\" is \(size(image.naturalSize)) pt (\(image.assetPixelSize.width) × \(image.assetPixelSize.height) px), "
          + "but \(spec.presentation.rawValue) on \(spec.device.names.first ?? spec.device.id) allows at most \(size(allowed)) pt (\(pixels)); "
          + "the system may leave the place empty. \(remedy(image, spec))", at: image.site)
      diagnostic.asset = image.name
      found.reported.append(diagnostic)
    }
    return found
  }

  /// A bitmap that has enough pixels for 3x, such as one without a scale, only has to be declared with another scale.
  private static func remedy(_ image: ImageContent, _ spec: PresentationSpec) -> String {
    let pixels = CGSize(width: image.assetPixelSize.width, height: image.assetPixelSize.height)
    guard image.redraw == nil, image.assetScale < 3, spec.takesImage(pixels: pixels, scale: 3) else { return "Export a smaller asset." }
    return "Declare its file as 3x (\(size(CGSize(width: pixels.width / 3, height: pixels.height / 3))) pt), or export a smaller one."
  }

  /// Whether the rules that a view switches off include this one.
  static func isIgnored(by rules: [String]) -> Bool { !Set(rules).isDisjoint(with: [DrawingRule.imageTooLarge.rawValue, "*"]) }

  private static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

  private static func number(_ value: CGFloat) -> String { ShortNumber.text(value) }
}

extension ImageContent {
  /// Pixels per point of the asset.
  fileprivate var assetScale: CGFloat { naturalSize.width > 0 ? CGFloat(assetPixelSize.width) / naturalSize.width : 1 }

  /// Whether the asset may be shown in a presentation.
  package func fits(_ spec: PresentationSpec) -> Bool {
    if redraw != nil { return spec.takesVector(naturalSize) }
    return spec.takesImage(pixels: CGSize(width: assetPixelSize.width, height: assetPixelSize.height), scale: assetScale)
  }
}

extension ViewNode {
  /// Visits the pictures of a graph, symbols left out, and whether the rule is ignored there. Content that depends on its size is judged when it is
  /// built: see `checkingImages`.
  fileprivate func eachImage(isMeant: Bool = false, _ visit: (ImageContent, _ isMeant: Bool) -> Void) {
    func offer(_ image: ImageContent) { if !image.isSymbol, image.assetPixelSize.count > 0 { visit(image, isMeant) } }
    switch self {
    case .leaf(.image(let image)): offer(image)
    case .leaf(.text(let text)): text.runs.compactMap(\.image).forEach(offer)
    case .leaf, .deferred: return
    case .layout(_, let children): children.forEach { $0.eachImage(isMeant: isMeant, visit) }
    case .annotated(.lintIgnored(let rules), let child):
      child.eachImage(isMeant: isMeant || ImageRule.isIgnored(by: rules), visit)
    case .effect(_, let child), .annotated(_, let child): child.eachImage(isMeant: isMeant, visit)
    }
  }
}
