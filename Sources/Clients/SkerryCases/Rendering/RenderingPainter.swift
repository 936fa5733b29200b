import Dispatch
import Foundation
import SkerryGeometry
package import SkerryImage
package import SkerryPipeline
import SkerryRaster
import Synchronization

/// Lays out planned pictures one after another and paints them on all cores, a batch at a time, so that memory stays
/// constant.
///
/// While a batch is painted the next is laid out. The thread that paints a picture changes neither its bytes nor its
/// position in the order.
@MainActor
package struct RenderingPainter {
  package let engine: Engine
  /// The number of pictures per batch; at most two batches are in memory.
  package var batchCount = 32
  /// The number of painting threads; `nil` for as many as there are cores.
  package var jobs: Int?

  package init(engine: Engine, jobs: Int? = nil) {
    self.engine = engine
    self.jobs = jobs
  }

  /// Lays the pictures out, paints and converts them on several threads, and passes the results on. Throws the first error of a closure.
  ///
  /// - Parameters:
  ///   - note: values of a picture that the conversion of its pixels needs; called after layout.
  ///   - convert: converts a picture's pixels; runs on any thread.
  ///   - take: receives the results in the order of the plan.
  package func paint<Note: Sendable, Result: Sendable>(
    _ pictures: PlannedPictures, note: (PlannedPicture) throws -> Note,
    convert: @escaping @Sendable (Note, Rendering, Bitmap) throws -> Result, take: (Rendering, Result) throws -> Void
  ) throws {
    var rest = pictures.makeIterator()
    var painted: PaintedBatch<Note, Result>?
    while true {
      var planned: [PlannedPicture] = []
      while planned.count < batchCount, let picture = rest.next() { planned.append(picture) }
      if planned.isEmpty { break }
      let batch = try planned.compactMap { picture -> (Note, Rendering)? in
        let start = ContinuousClock.now
        guard var rendering = picture.layOut(engine) else { return nil }
        rendering.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        return (try note(picture), rendering)
      }
      // The previous batch is finished before this one starts, so that the results keep their order and memory is
      // bounded.
      try painted?.finish(take)
      let next = PaintedBatch(batch, engine.rasterizer, convert)
      next.start(jobs: jobs)
      painted = next
    }
    try painted?.finish(take)
  }
}

/// Pictures between layout and conversion of their pixels.
///
/// It has its own threads: if other work of the process fills the shared ones, waiting for those could block forever.
private final class PaintedBatch<Note: Sendable, Result: Sendable>: Sendable {
  private let renderings: [(note: Note, rendering: Rendering)]
  private let rasterizer: Rasterizer
  private let convert: @Sendable (Note, Rendering, Bitmap) throws -> Result
  private let results: Mutex<[(result: Swift.Result<Result, any Error>, milliseconds: Double)?]>
  private let next = Mutex(0)
  private let finished = DispatchSemaphore(value: 0)

  init(
    _ renderings: [(note: Note, rendering: Rendering)], _ rasterizer: Rasterizer,
    _ convert: @escaping @Sendable (Note, Rendering, Bitmap) throws -> Result
  ) {
    self.renderings = renderings
    self.rasterizer = rasterizer
    self.convert = convert
    results = Mutex(Array(repeating: nil, count: renderings.count))
  }

  /// Starts painting and returns at once; with one job everything is painted on demand.
  func start(jobs: Int?) {
    let threads = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    for _ in 1..<max(1, min(threads, renderings.count)) {
      let thread = Thread { self.work() }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  private func work() {
    while true {
      let index = next.withLock { value in
        defer { value += 1 }
        return value
      }
      guard index < renderings.count else { return }
      let (note, rendering) = renderings[index]
      let start = ContinuousClock.now
      let bitmap = rasterizer.rasterize(rendering.list, size: rendering.size, scale: DisplayScale(rendering.scale))
      let result = Swift.Result<Result, any Error> { try convert(note, rendering, bitmap) }
      let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
      results.withLock { $0[index] = (result, milliseconds) }
      finished.signal()
    }
  }

  /// Helps painting on this thread, and returns the results in order.
  func finish(_ take: (Rendering, Result) throws -> Void) throws {
    work()
    for _ in renderings { finished.wait() }
    for ((_, rendering), painted) in zip(renderings, results.withLock { $0 }) {
      guard let painted else { continue }
      var rendering = rendering
      rendering.milliseconds += painted.milliseconds
      try take(rendering, try painted.result.get())
    }
  }
}
