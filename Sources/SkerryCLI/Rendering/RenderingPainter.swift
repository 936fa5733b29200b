import Dispatch
import SkerryGeometry
import SkerryImage
import SkerryPipeline
import SkerryRaster
import Synchronization

/// Lays planned pictures out one after another and paints them on all cores, a batch at a time, so that memory stays constant.
@MainActor
struct RenderingPainter {
  let engine: Engine
  /// Pictures in memory at once.
  var batchCount = 64

  /// - Parameters:
  ///   - convert: makes of a picture's pixels what is wanted of them; runs on any thread.
  ///   - take: receives the results in the order of the plan.
  func paint<Result: Sendable>(
    _ pictures: [PlannedPicture], convert: @escaping @Sendable (Rendering, Bitmap) throws -> Result,
    take: (Rendering, Result) throws -> Void
  ) throws {
    var rest = pictures[...]
    while !rest.isEmpty {
      let batch = rest.prefix(batchCount).compactMap { $0.layOut(engine) }
      rest = rest.dropFirst(batchCount)
      for (rendering, result) in zip(batch, try Self.paint(batch, engine, convert)) { try take(rendering, result) }
    }
  }

  nonisolated private static func paint<Result: Sendable>(
    _ batch: [Rendering], _ engine: Engine, _ convert: @escaping @Sendable (Rendering, Bitmap) throws -> Result
  ) throws -> [Result] {
    let results = Mutex<[Swift.Result<Result, any Error>?]>(Array(repeating: nil, count: batch.count))
    let rasterizer = engine.rasterizer
    DispatchQueue.concurrentPerform(iterations: batch.count) { index in
      let rendering = batch[index]
      let bitmap = rasterizer.rasterize(rendering.list, size: rendering.size, scale: DisplayScale(rendering.scale))
      let result = Swift.Result<Result, any Error> { try convert(rendering, bitmap) }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { $0 }.compactMap { try $0?.get() }
  }
}
