package import Foundation
package import SkerryDiagnostics
package import SkerryDrawing
package import SkerryGeometry
package import SkerryLayout
package import SkerryPresentation

/// A laid-out picture, ready to be painted, with its diagnostics.
package struct LaidOutScene: Sendable {
  /// The whole scene: what the system draws, with the customer's views inside.
  package var tree: PlacedNode
  /// Points, before magnification.
  package var size: CGSize
  /// The factor by which the picture is shown larger than laid out: 2 in StandBy, otherwise 1.
  package var magnification: CGFloat
  /// From the slots' points to the picture's: an always-on card is drawn a little smaller than it is laid out.
  package var contentTransform = CGAffineTransform.identity
  package var diagnostics: [Diagnostic]
  /// The middle of the camera in a compact island, in points from the picture's left edge.
  var cameraX: CGFloat?
  /// The colour of a Lock Screen card's plate over its wallpaper.
  var background: RGBA?
  /// The background's colours over a black and over a white wallpaper, for a card of glass that the user's wallpaper shows through;
  /// otherwise empty.
  package var backdrops: [RGBA] = []
  /// Whether the picture is empty because the configuration does not describe the island.
  package var lacksIsland = false
  /// The places for views in the picture, without the surface around them.
  package var slots: [SceneSlot]

  package init(
    tree: PlacedNode, size: CGSize, magnification: CGFloat = 1, diagnostics: [Diagnostic] = [], slots: [SceneSlot] = []
  ) {
    self.tree = tree
    self.size = size
    self.magnification = magnification
    self.diagnostics = diagnostics
    self.slots = slots
  }

  /// The place of a finding in the picture, in points before magnification.
  ///
  /// - Parameter area: in the points in which the slots are laid out.
  package func shown(_ area: Diagnostic.Area) -> CGRect {
    CGRect(x: area.x, y: area.y, width: area.width, height: area.height).applying(contentTransform)
  }
}

/// The area that a surface gives to the customer's views, and the views in it. Points, in the picture's coordinates.
package struct SceneSlot: Sendable {
  /// Where the system shows it.
  package var place: ScenePlace
  /// The visible surface; content outside it is clipped.
  package var plate: CGRect
  /// Points.
  package var cornerRadius: CGFloat
  /// The distance in points from the plate's edge at which content is clipped, by a shape whose radius is smaller by as much.
  package var clipMargin: CGFloat
  /// The plate within its margins.
  package var area: CGRect
  /// The maximum size proposed to the views, in points; the surface may be smaller. In the expanded island, the size proposed to the views of a side.
  package var offered: CGSize
  /// The camera in the middle of the slot, which hides what is under it; `CGRect.null` if there is none.
  package var camera: CGRect
  /// The customer's views alone.
  package var content: PlacedNode
  /// What the system leaves of the views inside the plate, which beside the camera ends where their frame or their room does (Figures §9.115); `nil`
  /// leaves all.
  package var cut: CGRect?
  /// What is drawn under them on the whole plate: a widget's container background on the system's; otherwise `nil`.
  package var background: PlacedNode?

  package init(
    _ place: ScenePlace, plate: CGRect, cornerRadius: CGFloat, clipMargin: CGFloat = 0, area: CGRect, offered: CGSize? = nil,
    camera: CGRect = .null, content: PlacedNode, cut: CGRect? = nil, background: PlacedNode? = nil
  ) {
    self.place = place
    self.plate = plate
    self.cornerRadius = cornerRadius
    self.clipMargin = clipMargin
    self.area = area
    self.offered = offered ?? area.size
    self.camera = camera
    self.content = content
    self.cut = cut
    self.background = background
  }

  /// The views as they are drawn.
  var drawn: PlacedNode { cut.map { .cut($0, content) } ?? content }
}
