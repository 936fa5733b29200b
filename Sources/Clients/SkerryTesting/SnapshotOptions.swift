import SkerrySnapshot

/// Which goldens assertions write; none by default, and never on CI.
public enum SnapshotRecording: String, Sendable, CaseIterable {
  case never, missing, failed, all
}

/// How much a picture may differ from its golden; nothing by default.
public struct SnapshotTolerance: Sendable, Hashable {
  var tolerance = Tolerance.exact

  public init() {}

  /// - Parameters:
  ///   - threshold: a distance in YIQ on pixelmatch's scale, 0…1.
  ///   - perceptual: a distance in OKLab times 100.
  ///   - channel: the largest difference of one channel, 0…255.
  ///   - window: the edge in pixels of the window in which failing pixels are counted.
  ///   - allowedInWindow: failing pixels that the densest window may hold.
  ///   - ignoresAntialiasing: ignores anti-aliased pixels, as defined by pixelmatch.
  public init(
    threshold: Double? = nil, perceptual: Double? = nil, channel: Int? = nil, window: Int = 8, allowedInWindow: Int = 0,
    ignoresAntialiasing: Bool = false
  ) {
    tolerance.threshold = threshold
    tolerance.perceptual = perceptual
    tolerance.channel = channel
    tolerance.window = max(1, window)
    tolerance.allowedInWindow = allowedInWindow
    tolerance.ignoresAntialiasing = ignoresAntialiasing
  }
}

/// The settings of assertions in a scope; inner scopes override outer ones.
struct SnapshotScope: Sendable {
  var record: SnapshotRecording?
  var tolerance: SnapshotTolerance?
  var masks: [String] = []

  @TaskLocal static var current = SnapshotScope()

  func changed(record: SnapshotRecording?, tolerance: SnapshotTolerance?, masks: [String]) -> SnapshotScope {
    var result = self
    if let record { result.record = record }
    if let tolerance { result.tolerance = tolerance }
    result.masks += masks
    return result
  }
}

/// Runs a part of a test with other settings, in XCTest or anywhere.
///
/// - Parameter masks: accessibility identifiers of views that are not compared.
public func withSnapshots<Result>(
  record: SnapshotRecording? = nil, tolerance: SnapshotTolerance? = nil, masks: [String] = [], _ body: () throws -> Result
) rethrows -> Result {
  try SnapshotScope.$current.withValue(
    SnapshotScope.current.changed(record: record, tolerance: tolerance, masks: masks), operation: body)
}
