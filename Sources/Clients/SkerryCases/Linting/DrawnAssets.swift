import Foundation
import SkerryAssetLint
import SkerryDiagnostics
package import SkerryFindings
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryLint
import SkerryPipeline
import SkerryPresentation

/// Facts about a bundle's image assets that its pictures reveal, so that each asset is checked once, by its actual use.
@MainActor
package struct DrawnAssets {
  /// Assets drawn with at least as many pixels as their frames have, and assets that are enlarged somewhere.
  private var sharp: Set<String> = []
  private var enlarged: Set<String> = []
  /// The finding of the presentation with the smallest limit, by rule and asset.
  private var joined: [Defect: (limit: CGFloat, finding: Finding)] = [:]

  /// A rule that an asset violates, wherever it is shown.
  private struct Defect: Hashable {
    var rule: String
    var asset: String
  }

  init() {}

  /// Records the drawn sizes of a picture's bitmaps. StandBy, which doubles everything, has a rule of its own.
  mutating func note(_ trace: RenderTrace) {
    guard trace.scene.magnification == 1 else { return }
    for visit in trace.visits {
      guard let image = visit.image, !image.isSymbol, image.assetPixelSize.count > 0, image.redraw == nil, visit.isVisible else { continue }
      let frame = visit.node.frame.size
      let scale = trace.device.scale * visit.area.magnification
      let isEnough =
        CGFloat(image.assetPixelSize.width) >= frame.width * scale - 0.5
        && CGFloat(image.assetPixelSize.height) >= frame.height * scale - 0.5
      if isEnough { sharp.insert(image.name) } else { enlarged.insert(image.name) }
    }
  }

  /// Joins a rule's findings about one asset: that of the presentation with the smallest limit is kept, with the other
  /// pictures listed.
  ///
  /// - Parameter limit: the area of the presentation's largest image, in square points.
  mutating func join(_ finding: Finding, of asset: String, limit: CGFloat) {
    let defect = Defect(rule: finding.rule, asset: asset)
    guard let known = joined[defect] else {
      joined[defect] = (limit, finding)
      return
    }
    var (kept, other) = limit < known.limit ? (finding, known.finding) : (known.finding, finding)
    kept.addPictures(of: other)
    joined[defect] = (min(limit, known.limit), kept)
  }

  /// One finding for each rule and asset. An image that is too large elsewhere cannot be exported larger for StandBy.
  var findings: [Finding] {
    joined.filter { defect, _ in
      defect.rule != ImageTooSmallForStandbyRule.descriptor.id
        || joined[Defect(rule: DrawingRule.imageTooLarge.rawValue, asset: defect.asset)] == nil
    }
    .values.map(\.finding).sorted()
  }

  /// Whether a finding of the catalogue's linter adds anything to the pictures' findings: an asset that is too large is
  /// reported at the view that shows it, and a missing scale matters only if another scale is enlarged.
  package func adds(_ finding: Finding) -> Bool {
    guard let asset = finding.asset else { return true }
    let isTooLarge = joined[Defect(rule: DrawingRule.imageTooLarge.rawValue, asset: asset)] != nil
    switch finding.rule {
    case DrawingRule.imageTooLarge.rawValue: return !isTooLarge
    case AssetRules.assetMissingScale.id: return !isTooLarge && (!sharp.contains(asset) || enlarged.contains(asset))
    case _: return true
    }
  }
}
