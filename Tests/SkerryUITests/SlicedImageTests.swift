import Foundation
import SkerryDiagnostics
import SkerryGeometry
import SkerryGraph
import SkerryImage
import SkerryPipeline
import SkerryTestSupport
import SkerryUI
import Testing

/// Which slices an image is stretched by: its catalogue's, or those that the view gives.
@Suite @MainActor struct SlicedImageTests {
  private static let catalogues = EdgeInsets(top: 8, leading: 10, bottom: 12, trailing: 14)
  private static let own = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  /// The resolved forms of an image whose catalogue repeats the middle, or has no slices.
  private func resolved(hasSlices: Bool, _ images: [Image]) throws -> [ImageContent] {
    let place = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let set = place.appendingPathComponent("M.xcassets/plate.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try ImageCodecs.encodePNG(Bitmap(size: PixelSize(width: 40, height: 40))).write(to: set.appendingPathComponent("plate.png"))
    let slices = #","resizing":{"mode":"9-part","center":{"mode":"tile"},"cap-insets":{"top":8,"left":10,"bottom":12,"right":14}}"#
    let contents = #"{"images":[{"filename":"plate.png"\#(hasSlices ? slices : "")}]}"#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let (engine, log, settings) = (Engine(resourceFolders: [place]), DiagnosticLog(), RenderSettings())
    let context = ResolveContext(
      environment: engine.environment(settings, log: log), services: engine.services(now: settings.now), log: log)
    return images.map { $0.resolveContent(in: context) }
  }

  @Test func theViewsSlicesCountMoreThanTheCatalogues() throws {
    let found = try resolved(
      hasSlices: true,
      [
        Image("plate").resizable(), Image("plate").resizable(capInsets: Self.own),
        Image("plate").resizable(capInsets: Self.own, resizingMode: .tile),
      ])
    #expect(found.map(\.capInsets) == [Self.catalogues, Self.own, Self.own])
    #expect(found.map(\.tiles) == [true, false, true])
  }

  @Test func withoutSlicesTheWholeImageStretches() throws {
    let found = try resolved(
      hasSlices: false,
      [Image("plate").resizable(), Image("plate").resizable(resizingMode: .tile), Image("plate").resizable(capInsets: Self.own)])
    #expect(found.map(\.capInsets) == [EdgeInsets(), EdgeInsets(), Self.own])
    #expect(found.map(\.tiles) == [false, true, false])
  }
}
