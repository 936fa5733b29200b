import Foundation
import Skerry
import SkerryDiagnostics
import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

/// The rule of images holds in content that depends on its size, too.
@Suite @MainActor struct DeferredImageTests {
  /// A picture of a number of pixels in each direction, at 3x.
  private static func image(_ pixels: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let side = CGFloat(pixels) / 3
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func scene(_ minimal: some View, _ oversized: OversizedImages = .mark) throws -> LaidOutScene {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.bottom) { Text("x") }
    } compactLeading: {
      Text("x")
    } compactTrailing: {
      Text("x")
    } minimal: {
      minimal
    }
    let spec = try #require(PresentationSpec(.minimalDetached, on: Devices.standard))
    var settings = RenderSettings()
    settings.oversizedImages = oversized
    return ActivityScene(engine: .shared, spec: spec, settings: settings).layout(
      ActivitySurfaces(lockScreen: Text("x"), island: island), supportsSmall: false)
  }

  private func count(_ scene: LaidOutScene) -> Int { scene.diagnostics.count { $0.isOf(.imageTooLarge) } }

  /// 36.67 points at 3x are 110 pixels.
  @Test(arguments: [(110, 0), (112, 1)]) func imagesInReadersAreJudged(pixels: Int, expected: Int) throws {
    let image = Image(uiImage: Self.image(pixels)).resizable().frame(width: 10, height: 10)
    #expect(try count(scene(image)) == expected)
    #expect(try count(scene(GeometryReader { _ in image })) == expected)
    #expect(try count(scene(GeometryReader { _ in GeometryReader { _ in image } })) == expected)
    #expect(try count(scene(GeometryReader { _ in image }.skerryLint(.ignore("image-too-large")))) == 0)
    #expect(try count(scene(GeometryReader { _ in image.skerryLint(.ignore("image-too-large")) })) == 0)
  }

  @Test func theyAreMarkedOrLeftOut() throws {
    let view = GeometryReader { _ in Image(uiImage: Self.image(200)).resizable().frame(width: 30, height: 30) }
    /// The length of what is drawn, written down: items are nested.
    func list(_ mode: OversizedImages) throws -> Int {
      "\(Engine.shared.displayList(of: try scene(view, mode).tree, scale: 3).items)".utf8.count
    }
    #expect(try list(.mark) > list(.draw))
    #expect(try list(.omit) < list(.draw))
    #expect(try count(scene(view, .omit)) == 1)
  }
}
