import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryGraph
import SkerryPresentation
import SkerryUI

/// A bitmap with too few pixels for the doubled size of StandBy.
package enum ImageTooSmallForStandbyRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "image-too-small-for-standby", severity: .note, summary: "A bitmap is blurred at StandBy's 200 %.",
    why: "StandBy shows the Lock Screen presentation at twice its size; an asset of exactly its frame's pixels is enlarged and blurred.",
    source: "HIG Live Activities: the system scales by 200 % in StandBy; use larger assets",
    remedy: "Export the asset with twice the pixels of its frame and show it resizable, or use a symbol or vector.")

  package static let isOfPlace = false

  package static let failing = [
    #Example(.standby) { Image(uiImage: .sample(width: 159, height: 160, scale: 6)).resizable().frame(width: 40, height: 40) },
    #Example(.standby) { Image(uiImage: .sample(width: 400, height: 159, scale: 6)).resizable().frame(width: 40, height: 40) },
    #Example(.standby) { Image(uiImage: .sample(width: 240, height: 319, scale: 6)).resizable().frame(width: 40, height: 80) },
  ]
  package static let passing = [
    #Example(.standby) { Image(uiImage: .sample(width: 160, height: 160, scale: 6)).resizable().frame(width: 40, height: 40) },
    #Example(.lockScreen) { Image(uiImage: .sample(width: 120, height: 120, scale: 3)) },
    // 80 points high need 480 pixels, as many as a Lock Screen allows; a point more could not be exported.
    #Example(.standby) { Image(uiImage: .sample(width: 160, height: 320, scale: 6)).resizable().frame(width: 40, height: 80) },
    #Example(.standby) { Image(uiImage: .sample(width: 160, height: 240, scale: 6)).resizable().frame(width: 40, height: 81) },
  ]

  /// The enlargement from which blur shows; an asset of exactly its frame's pixels is doubled. Our choice.
  private static let visible: CGFloat = 1.5

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.visits.compactMap { visit in
      guard visit.slot.place == .activity(.standby), let image = visit.image, !image.isSymbol, image.assetPixelSize.count > 0 else {
        return nil
      }
      guard case .bitmap = image.source, !image.tiles else { return nil }
      let scale = trace.device.scale * trace.scene.magnification
      let (width, height) = (visit.node.frame.width * scale, visit.node.frame.height * scale)
      // An image of that many pixels would be too large for the Lock Screen, whose presentation it is.
      if let maximum = PresentationSpec(.lockScreen, on: trace.device)?.largestImage,
        width > maximum.width * trace.device.scale || height > maximum.height * trace.device.scale
      {
        return nil
      }
      let asset = image.assetPixelSize
      guard CGFloat(asset.width) * visible < width - 0.5 || CGFloat(asset.height) * visible < height - 0.5 else { return nil }
      let shown = "\(Int(width.rounded())) × \(Int(height.rounded())) px"
      var blurred = finding(
        visit,
        "The image \(image.name.quoted) has \(asset.width) × \(asset.height) px; StandBy shows it at \(shown) and blurs it. Export it with \(shown), or as a vector."
      )
      blurred?.asset = image.name
      return blurred
    }
  }
}
