import CSkerryDiff
import Dispatch
import Foundation
package import SkerryGeometry
package import SkerryImage
import Synchronization

/// Compares two pictures of the same size pixel by pixel.
package struct PixelDiffer: Sendable {
  package var tolerance: Tolerance
  /// Pixels that are not compared.
  package var masks: [PixelRect]
  /// How many pixels are compared at once, at most; all give the same result.
  package var lanes = Lanes.eight
  /// From this number of pixels up, the work is divided between cores.
  package var bandLimit = 1 << 20

  package init(tolerance: Tolerance = .exact, masks: [PixelRect] = []) {
    self.tolerance = tolerance
    self.masks = masks
  }

  /// The numbers of pixels that are compared at once.
  package enum Lanes: Int32, CaseIterable, Sendable {
    /// The reference implementation.
    case one = 1
    case four = 4
    /// If the processor has eight lanes, otherwise four.
    case eight = 8
  }

  /// The difference, with the class of every pixel for the difference picture.
  package struct Outcome: Sendable {
    /// The counts and the largest differences.
    package var difference: PixelDifference
    /// The class of each pixel, in rows from the top, as `CSkerryDiff` numbers them.
    package var classes: [UInt8]
  }

  /// - Precondition: both pictures have the same size.
  package func compare(_ reference: StraightBitmap, _ actual: StraightBitmap) -> Outcome {
    precondition(reference.size == actual.size, "Pictures of two sizes have no pixels in common.")
    let (width, height) = (reference.size.width, reference.size.height)
    var classes = [UInt8](repeating: 0, count: reference.size.count)
    var counts = skerry_counts()
    let mask = maskBytes(reference.size)
    if mask == nil, skerry_is_equal(reference.pixels, actual.pixels, reference.pixels.count) != 0 {
      return Outcome(difference: difference(counts, classes, reference.size), classes: classes)
    }
    // A large picture is split into bands, one per core; the result does not depend on their number.
    let bands = reference.size.count < bandLimit ? 1 : min(height, max(2, ProcessInfo.processInfo.activeProcessorCount))
    let parts = Mutex([skerry_counts]())
    classes.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let base = buffer.baseAddress
      let classify: @Sendable (Int) -> Void = { band in
        var limits = skerry_tolerance(
          channel: Int32(tolerance.channel ?? -1), yiq: tolerance.threshold ?? -1, oklab: tolerance.perceptual ?? -1,
          skips_edges: tolerance.ignoresAntialiasing ? 1 : 0)
        var part = skerry_counts()
        let (from, to) = (Int32(height * band / bands), Int32(height * (band + 1) / bands))
        func run(_ mask: UnsafePointer<UInt8>?) {
          skerry_classify(
            reference.pixels, actual.pixels, Int32(width), Int32(height), from, to, &limits, mask, base, &part, lanes.rawValue)
        }
        if let mask { mask.withUnsafeBufferPointer { run($0.baseAddress) } } else { run(nil) }
        parts.withLock { $0.append(part) }
      }
      if bands == 1 { classify(0) } else { DispatchQueue.concurrentPerform(iterations: bands, execute: classify) }
    }
    for part in parts.withLock({ $0 }) { withUnsafePointer(to: part) { skerry_join_counts(&counts, $0) } }
    return Outcome(difference: difference(counts, classes, reference.size), classes: classes)
  }

  private func difference(_ counts: skerry_counts, _ classes: [UInt8], _ size: PixelSize) -> PixelDifference {
    var result = PixelDifference()
    result.differing = Int(counts.differing)
    result.failing = Int(counts.failing)
    result.tolerated = Int(counts.tolerated)
    result.antialiased = Int(counts.antialiased)
    result.masked = Int(counts.masked)
    result.worstChannel = Int(counts.worst_channel)
    result.worstPerceptual = counts.worst_oklab
    result.sweep = Self.thresholds.enumerated().map { index, threshold in
      PixelDifference.Step(threshold: threshold, count: Int(Self.step(counts, index)))
    }
    let edge = max(1, tolerance.window)
    var (left, top) = (Int32(0), Int32(0))
    let box = [counts.box.0, counts.box.1, counts.box.2, counts.box.3]
    let densest =
      counts.failing == 0 ? 0 : skerry_densest(classes, Int32(size.width), Int32(size.height), box, Int32(edge), &left, &top)
    result.densest = PixelDifference.Window(count: Int(densest), edge: edge, x: Int(left), y: Int(top))
    if counts.failing > 0 {
      result.box = [Int(box[0]), Int(box[1]), Int(box[2] - box[0]), Int(box[3] - box[1])]
    }
    result.passes = result.densest.count <= max(0, tolerance.allowedInWindow)
    return result
  }

  /// The thresholds of the sweep in failure messages, on pixelmatch's scale.
  package static let thresholds: [Double] = withUnsafeBytes(of: skerry_sweep) { Array($0.bindMemory(to: Double.self)) }

  private static func step(_ counts: skerry_counts, _ index: Int) -> UInt64 {
    withUnsafeBytes(of: counts.sweep) { $0.bindMemory(to: UInt64.self)[index] }
  }

  /// One byte a pixel, or `nil` when nothing is masked.
  private func maskBytes(_ size: PixelSize) -> [UInt8]? {
    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    let inside = masks.map { $0.intersection(whole) }.filter { !$0.isEmpty }
    guard !inside.isEmpty else { return nil }
    var bytes = [UInt8](repeating: 0, count: size.count)
    for rect in inside {
      for y in rect.minY..<rect.maxY {
        for x in rect.minX..<rect.maxX { bytes[y * size.width + x] = 1 }
      }
    }
    return bytes
  }
}
