import SkerryActivity
import Testing

@Suite struct ActivityLimitsTests {
  /// The published figures (Figures §2.1), and our choices where nothing is published.
  @Test func figures() {
    let limits = ActivityLimits()
    #expect(limits.activeSeconds == 28_800 && limits.lingerSeconds == 14_400 && limits.totalSeconds == 43_200)
    #expect(limits.dataByteCount == 4096)
    #expect(limits.perApp == 5 && limits.perDevice == 10 && limits.alertSeconds == 6 && limits.urgentPushesPerHour == nil)
  }
}
