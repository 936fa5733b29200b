package import Foundation
package import SkerryImage
package import SkerryLayout
import SkerryPipeline
package import SkerryWidget

/// A picture of a preview, for tests that compare all previews of a bundle.
package struct PreviewPicture: Sendable {
  /// The name of the activity or widget.
  package var activity: String
  /// The name of the state.
  package var state: String
  /// The presentation's or the widget family's name.
  package var presentation: String
  /// Device, scheme and scale, as in file names.
  package var set: String
  /// The source file of the preview.
  package var file: String
  /// The line of the preview in it.
  package var line: Int
  package var bitmap: Bitmap
  /// The laid-out views; `nil` for a contact sheet.
  package var tree: PlacedNode?
  /// Pixels per point, magnification included.
  package var scale: CGFloat
}

/// Draws the previews of a bundle like `test`.
@MainActor
package struct PreviewPictures {
  private let plan: SnapshotPlan

  /// - Parameter options: those of `test`. Throws if there are no previews or an option is invalid.
  package init(_ inventory: WidgetInventory, options: [String]) throws {
    let arguments = try Arguments(options, of: .test)
    plan = try SnapshotPlan(arguments, SnapshotConfiguration(), environment: [:], inventory: inventory)
  }

  /// Passes each picture on, in the order of the plan; memory use does not grow with their number. Throws the errors of the closure.
  package func draw(_ take: (PreviewPicture) throws -> Void) throws {
    try RenderingPainter(engine: .shared).paint(plan.pictures) { picture in
      (picture.set, picture.entry.fileID, picture.entry.line)
    } convert: { place, _, bitmap in
      (place, bitmap)
    } take: { rendering, drawn in
      let ((set, file, line), bitmap) = drawn
      try take(
        PreviewPicture(
          activity: rendering.activity, state: rendering.state, presentation: rendering.presentation, set: set, file: file,
          line: line, bitmap: bitmap, tree: rendering.tree, scale: rendering.scale))
    }
  }
}
