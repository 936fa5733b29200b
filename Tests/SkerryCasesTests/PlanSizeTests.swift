import SkerryFormats
import Testing

@testable import SkerryCases

/// What a planned picture keeps until it is drawn: a plan may hold a hundred thousand.
@Suite struct PlanSizeTests {
  @Test func aPlannedPictureIsSmall() {
    #expect(MemoryLayout<PlannedPicture>.stride <= 32)
    #expect(MemoryLayout<ContentHash>.stride == 16)
  }
}
