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
  private var joined: [Defect: Joined] = [:]

  /// What is known of a defect: the finding of the presentation with the smallest limit, and all presentations in the order in which they were found.
  private struct Joined {
    var limit: CGFloat
    var finding: Finding
    var presentation: String
    var all: [String]
  }

  /// A rule that an asset violates, wherever it is shown.
  private struct Defect: Hashable {
    var rule: String
    var asset: String
  }

  init() {}

  /// The images of a picture by the size in which they are drawn.
  struct Sizes: Codable {
    var sharp: Set<String> = []
    var enlarged: Set<String> = []
  }

  /// Records the drawn sizes of a picture's bitmaps.
  mutating func note(_ sizes: Sizes) {
    sharp.formUnion(sizes.sharp)
    enlarged.formUnion(sizes.enlarged)
  }

  /// The drawn sizes of a picture's bitmaps. StandBy, which doubles everything, has a rule of its own.
  static func sizes(in trace: RenderTrace) -> Sizes {
    var sizes = Sizes()
    guard trace.scene.magnification == 1 else { return sizes }
    for visit in trace.visits {
      guard let image = visit.image, !image.isSymbol, image.assetPixelSize.count > 0, image.redraw == nil, visit.isVisible else { continue }
      let frame = visit.node.frame.size
      let scale = trace.device.scale * visit.area.magnification
      let isEnough =
        CGFloat(image.assetPixelSize.width) >= frame.width * scale - 0.5
        && CGFloat(image.assetPixelSize.height) >= frame.height * scale - 0.5
      if isEnough { sizes.sharp.insert(image.name) } else { sizes.enlarged.insert(image.name) }
    }
    return sizes
  }

  /// Joins a rule's findings about one asset: that of the presentation with the smallest limit is kept, with the other
  /// pictures listed.
  ///
  /// - Parameters:
  ///   - limit: the area of the presentation's largest image, in square points.
  ///   - presentation: the presentation's name.
  mutating func join(_ finding: Finding, of asset: String, limit: CGFloat, in presentation: String) {
    let defect = Defect(rule: finding.rule, asset: asset)
    guard var known = joined[defect] else {
      joined[defect] = Joined(limit: limit, finding: finding, presentation: presentation, all: [presentation])
      return
    }
    var other = finding
    if limit < known.limit {
      swap(&known.finding, &other)
      (known.limit, known.presentation) = (limit, presentation)
    }
    known.finding.addPictures(of: other)
    if !known.all.contains(presentation) { known.all.append(presentation) }
    joined[defect] = known
  }

  /// One finding for each rule and asset. An image that is too large elsewhere cannot be exported larger for StandBy.
  var findings: [Finding] {
    joined.filter { defect, _ in
      defect.rule != ImageTooSmallForStandbyRule.descriptor.id
        || joined[Defect(rule: DrawingRule.imageTooLarge.rawValue, asset: defect.asset)] == nil
    }
    .map { defect, known in
      var finding = known.finding
      if defect.rule == DrawingRule.imageTooLarge.rawValue {
        finding.message += OversizedAsset.sentence(of: known.all.filter { $0 != known.presentation })
      }
      return finding
    }
    .sorted()
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
