public import Testing

/// Settings of the snapshots of a test or a suite: `@Test(.snapshots(record: .failed))`.
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
  var record: SnapshotRecording?
  var tolerance: SnapshotTolerance?
  var masks: [String]

  /// A suite's settings also apply to its tests.
  public let isRecursive = true

  /// Runs the test with these settings; called by Swift Testing. Throws what the test throws.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    let scope = SnapshotScope.current.changed(record: record, tolerance: tolerance, masks: masks)
    try await SnapshotScope.$current.withValue(scope) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// - Parameter masks: accessibility identifiers of views that are not compared.
  public static func snapshots(record: SnapshotRecording? = nil, tolerance: SnapshotTolerance? = nil, masks: [String] = []) -> SnapshotTrait
  {
    SnapshotTrait(record: record, tolerance: tolerance, masks: masks)
  }
}
