import CoreMedia
import Testing

/// Times as fractions of seconds.
@Suite struct CoreMediaTests {
  @Test func timesAreFractions() {
    let time = CMTime(value: 3, timescale: 2)
    #expect(time.seconds == 1.5 && CMTimeGetSeconds(CMTime(seconds: 1.26, preferredTimescale: 10)) == 1.3)
    #expect(CMTime(value: 1, timescale: 0).isIndefinite && CMTime.invalid.seconds.isNaN && CMTime.zero.isValid)
    #expect(!CMTime(seconds: .infinity, preferredTimescale: 600).isValid)
  }

  /// Sums have the finer scale of the two.
  @Test func timesAreAdded() {
    let (half, quarter) = (CMTime(value: 1, timescale: 2), CMTime(value: 1, timescale: 4))
    #expect(half + quarter == CMTime(value: 3, timescale: 4) && half - quarter == quarter)
    #expect(quarter < half && !(half < quarter) && !(half < half))
  }

  @Test func rangesEndAfterTheirDuration() {
    let range = CMTimeRange(start: CMTime(value: 2, timescale: 1), end: CMTime(value: 5, timescale: 1))
    #expect(range.duration.seconds == 3 && range.end.seconds == 5)
    #expect(CMTimeRange(start: range.start, duration: CMTime(value: 1, timescale: 1)).end.seconds == 3)
  }
}
