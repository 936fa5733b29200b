import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryImage
import SkerryPipeline
import SwiftUI
import Testing

@testable import SkerryUI

/// `UIImage.pngData()`, and the values of progress views and gauges.
@Suite @MainActor struct PictureDataTests {
  private func orange(_ width: CGFloat, _ height: CGFloat, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func aDrawingIsEncodedInItsOwnPixels() throws {
    for (scale, width) in [(1, 20), (2, 40), (3, 60)] as [(CGFloat, Int)] {
      let image = orange(20, 10, scale: scale)
      let bitmap = try ImageCodecs.decode(#require(image.pngData()))
      #expect(bitmap.size.width == width && bitmap.size.height == width / 2)
      #expect(bitmap.color(x: width - 1, y: 0).red == 255 && bitmap.color(x: width - 1, y: 0).blue == 0)
      #expect(image.jpegData(compressionQuality: 0.5) == image.pngData())
      #expect(image.imageRendererFormat.scale == scale && !image.imageRendererFormat.opaque)
    }
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4))
    func fill(_ context: UIGraphicsImageRendererContext) { context.fill(CGRect(x: 0, y: 0, width: 5, height: 2)) }
    #expect(renderer.pngData(actions: fill) == renderer.image(actions: fill).pngData())
    #expect(renderer.jpegData(withCompressionQuality: 0.5, actions: fill) == renderer.pngData(actions: fill))
    #expect(UIImage().pngData() == nil)
    #expect(UIImage(systemName: "star.fill")?.pngData() != nil)
  }

  @Test func bytesAreReturnedAsTheyAre() throws {
    let data = try #require(orange(4, 4, scale: 1).pngData())
    #expect(UIImage(data: data, scale: 2)?.pngData() == data)
  }

  private struct Copy: View {
    let image: UIImage
    var body: some View { Image(uiImage: image.pngData().flatMap { UIImage(data: $0, scale: image.scale) } ?? UIImage()) }
  }

  /// In the body of a view that is drawn, and there in the state of another picture.
  @Test func aCopyMadeInABodyIsTheSamePicture() throws {
    let image = orange(20, 10, scale: 1)
    #expect(try ImageRenderer(content: Copy(image: image)).pngData() == ImageRenderer(content: Image(uiImage: image)).pngData())
  }

  // MARK: Values

  private func faults(_ view: some View) -> [String] {
    let log = DiagnosticLog()
    let engine = Engine.shared
    let context = ResolveContext(
      environment: engine.environment(RenderSettings(), log: log), services: engine.services(now: RenderSettings.standardNow), log: log)
    _ = context.rootNode(of: view)
    return log.all.filter { $0.rule == "value-out-of-range" }.map(\.message)
  }

  @Test func valuesOutsideTheirRangeAreReported() {
    #expect(
      faults(ProgressView(value: 42)) == [
        "The value 42 of a ProgressView is outside its range 0 … 1 and is drawn as 1; pass a value within the range, or another range."
      ])
    #expect(faults(ProgressView(value: 101, total: 100)).count == 1)
    #expect(faults(ProgressView(value: -0.01)).count == 1)
    #expect(faults(ProgressView(value: Double.nan)).count == 1)
    #expect(faults(Gauge(value: 121, in: 20...120) { Text("Speed") }).first?.contains("Gauge is outside its range 20 … 120") == true)
    #expect(faults(Gauge(value: 19.9, in: 20...120) { Text("Speed") }).count == 1)
  }

  @Test func valuesWithinTheirRangeAreNot() {
    #expect(faults(ProgressView(value: 0)).isEmpty && faults(ProgressView(value: 1)).isEmpty && faults(ProgressView()).isEmpty)
    // A sum of tenths, and a total that is not known yet.
    #expect(faults(ProgressView(value: (0..<10).reduce(0.0) { sum, _ in sum + 0.1 })).isEmpty)
    #expect(faults(ProgressView(value: 1 + 1e-7)).isEmpty && faults(ProgressView(value: 0, total: 0)).isEmpty)
    // An empty range is one whose end is not known yet, but no value is beyond it.
    #expect(faults(ProgressView(value: 3, total: 0)).count == 1 && faults(Gauge(value: 2, in: 2...2) { Text("a") }).isEmpty)
    #expect(faults(ProgressView(value: 100, total: 100)).isEmpty)
    #expect(faults(Gauge(value: 120, in: 20...120) { Text("Speed") }).isEmpty)
    #expect(faults(Gauge(value: 20, in: 20...120) { Text("Speed") }.gaugeStyle(.accessoryCircular)).isEmpty)
  }
}
