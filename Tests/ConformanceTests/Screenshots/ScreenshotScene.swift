import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryImage
import SkerryLayout
import SkerryPipeline
import SkerryPresentation
import SkerryRaster
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

/// An activity drawn as on a screenshot, for comparing figures.
@MainActor
struct ScreenshotScene {
  var device = "iphone-16-pro"
  var settings = RenderSettings()
  /// The tint of the expanded island's outline.
  var keylineTint: Color?

  private func layout(_ presentation: Presentation, _ surfaces: ActivitySurfaces) throws -> LaidOutScene {
    let device = try #require(Devices.named(device))
    let spec = try #require(PresentationSpec(presentation, on: device, release: settings.release))
    return ActivityScene(engine: .shared, spec: spec, settings: settings).layout(surfaces, supportsSmall: false)
  }

  func card(_ presentation: Presentation = .lockScreen, @ViewBuilder _ view: () -> some View) throws -> LaidOutScene {
    try layout(presentation, ActivitySurfaces(lockScreen: view(), island: nil))
  }

  /// A presentation of an activity that has no island.
  func withoutIsland(_ presentation: Presentation) throws -> LaidOutScene {
    try layout(presentation, ActivitySurfaces(lockScreen: Text("x"), island: nil))
  }

  func expanded(@DynamicIslandExpandedContentBuilder _ regions: @escaping () -> DynamicIslandExpandedContent<some View>) throws
    -> LaidOutScene
  {
    try layout(
      .expanded,
      ActivitySurfaces(
        lockScreen: Text("x"),
        island: DynamicIsland(expanded: regions, compactLeading: { Text("x") }, compactTrailing: { Text("x") }, minimal: { Text("x") })
          .keylineTint(keylineTint)))
  }

  func compact(@ViewBuilder leading: @escaping () -> some View, @ViewBuilder trailing: @escaping () -> some View) throws -> LaidOutScene {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.bottom) { Text("x") }
    } compactLeading: {
      leading()
    } compactTrailing: {
      trailing()
    } minimal: {
      Text("x")
    }
    return try layout(.compact, ActivitySurfaces(lockScreen: Text("x"), island: island))
  }

  func minimal(isAttached: Bool, @ViewBuilder _ view: @escaping () -> some View) throws -> LaidOutScene {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.bottom) { Text("x") }
    } compactLeading: {
      Text("x")
    } compactTrailing: {
      Text("x")
    } minimal: {
      view()
    }
    return try layout(
      isAttached ? .minimalAttached : .minimalDetached, ActivitySurfaces(lockScreen: Text("x"), island: island))
  }

  /// The colour of a pixel, 0…255 a channel, at a point of the picture.
  func color(_ scene: LaidOutScene, at point: CGPoint) -> [Int] {
    let bitmap = Engine.shared.bitmap(of: scene.tree, size: scene.size, scale: 3)
    let index = (Int(point.y * 3) * bitmap.size.width + Int(point.x * 3)) * 4
    return bitmap.pixels[index..<(index + 3)].map { Int($0) }
  }
}

extension LaidOutScene {
  /// The frame of the view with an accessibility identifier.
  func frame(_ id: String) throws -> CGRect {
    var found: CGRect?
    tree.walk { node in
      if case .annotation(.identifier(let own)) = node.content, own == id { found = found ?? node.frame }
    }
    return try #require(found, "nothing is called \(id)")
  }

  /// The visible surface of the first slot.
  var plate: CGRect { slots.first?.plate ?? .zero }
}
