import Testing

@testable import SkerrySnapshot

@Suite struct ToleranceDefaultTests {
  /// Nothing is tolerated unless it is asked for, and each setting alone is a tolerance.
  @Test func onlyEqualPixelsPassByDefault() {
    #expect(Tolerance() == .exact && Tolerance().allowedInWindow == 0 && Tolerance().window == 8)
    let changes: [(inout Tolerance) -> Void] = [
      { $0.channel = 0 }, { $0.threshold = 0 }, { $0.perceptual = 0 }, { $0.ignoresAntialiasing = true }, { $0.allowedInWindow = 1 },
    ]
    for change in changes {
      var tolerance = Tolerance()
      change(&tolerance)
      #expect(tolerance != .exact)
    }
  }
}
