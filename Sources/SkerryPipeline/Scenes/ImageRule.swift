import Foundation
import SkerryDiagnostics
import SkerryGeometry
import SkerryGraph
import SkerryPresentation

/// The rule of the system that an image asset must not be larger than the presentation that shows it.
///
/// The asset counts, not its frame: `resizable` does not excuse it. Source: apple-figures §2.1.
enum ImageRule {
  /// A pixel of 3x is 0.333 points; published sizes are rounded to hundredths.
  private static let tolerance: CGFloat = 0.005

  /// One finding for each image that is too large.
  static func findings(in node: ViewNode, _ spec: PresentationSpec) -> [Diagnostic] {
    var found: [Diagnostic] = []
    node.eachImage { image in
      let allowed = spec.largestImage
      guard image.naturalSize.width > allowed.width + tolerance || image.naturalSize.height > allowed.height + tolerance else { return }
      let scale = image.naturalSize.width > 0 ? CGFloat(image.assetPixelSize.width) / image.naturalSize.width : 1
      let pixels = "\(Int(saturating: (allowed.width * scale).rounded())) × \(Int(saturating: (allowed.height * scale).rounded())) px at \(number(scale))x"
      found.append(
        Diagnostic(
          "image-too-large", .error,
          "The image \"\(image.name)\" is \(size(image.naturalSize)) pt (\(image.assetPixelSize.width) × \(image.assetPixelSize.height) px), "
            + "but \(spec.presentation.rawValue) on \(spec.device.names.first ?? spec.device.id) allows at most \(size(allowed)) pt (\(pixels)); "
            + "the system would leave the place empty. Export a smaller asset.", at: image.site))
    }
    return found
  }

  private static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

  private static func number(_ value: CGFloat) -> String {
    let hundredths = Int(saturating: (value * 100).rounded())
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    let rest = hundredths % 100
    return rest % 10 == 0 ? "\(hundredths / 100).\(rest / 10)" : "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension ViewNode {
  /// Visits the pictures of a graph, symbols left out.
  fileprivate func eachImage(_ visit: (ImageContent) -> Void) {
    switch self {
    case .leaf(.image(let image)): if !image.isSymbol, image.assetPixelSize.count > 0 { visit(image) }
    case .leaf(.text(let text)):
      for run in text.runs { if let image = run.image?.content, !image.isSymbol, image.assetPixelSize.count > 0 { visit(image) } }
    case .leaf, .deferred: return
    case .layout(_, let children): children.forEach { $0.eachImage(visit) }
    case .effect(_, let child), .annotated(_, let child): child.eachImage(visit)
    }
  }
}
