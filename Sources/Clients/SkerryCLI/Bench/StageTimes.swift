import Foundation
import SkerryGeometry
import SkerryImage
import SkerryCases
import SkerryPipeline
import SkerryRaster

/// The steady-state cost of one subject: medians over many runs in this process, per stage and in total.
@MainActor
struct StageTimes {
  /// Milliseconds. `layout` is everything from the view to the display list.
  private(set) var layout = 0.0
  private(set) var raster = 0.0
  private(set) var encode = 0.0
  /// From the view to the PNG's bytes in one go.
  private(set) var total = 0.0
  private(set) var byteCount = 0
  private(set) var width = 0
  private(set) var height = 0

  /// Measures a subject; `nil` when it draws nothing.
  init?(_ subject: BenchSubject, _ engine: Engine, iterations: Int) throws {
    let clock = ContinuousClock()
    var (layouts, rasters, encodes, totals): ([Duration], [Duration], [Duration], [Duration]) = ([], [], [], [])
    // The first runs fill the caches and are not counted.
    for turn in 0..<(iterations + max(3, iterations / 10)) {
      let start = clock.now
      guard let rendering = subject.layOut(engine) else { return nil }
      let laidOut = clock.now
      let bitmap = engine.rasterizer.rasterize(rendering.list, size: rendering.size, scale: DisplayScale(rendering.scale))
      let painted = clock.now
      let data = try ImageCodecs.encodePNG(bitmap)
      let end = clock.now
      (byteCount, width, height) = (data.count, bitmap.size.width, bitmap.size.height)
      guard turn >= max(3, iterations / 10) else { continue }
      layouts.append(laidOut - start)
      rasters.append(painted - laidOut)
      encodes.append(end - painted)
      totals.append(end - start)
    }
    layout = Self.median(layouts)
    raster = Self.median(rasters)
    encode = Self.median(encodes)
    total = Self.median(totals)
  }

  private static func median(_ durations: [Duration]) -> Double {
    let sorted = durations.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted[sorted.count / 2]
    return Double(middle.components.seconds) * 1e3 + Double(middle.components.attoseconds) / 1e15
  }
}
