import SkerryGeometry
import Testing

@Suite struct AngleTests {
  @Test func degreesAndRadiansAreOneAngle() {
    var angle = Angle(radians: 0)
    angle.degrees = 180
    #expect(angle.radians == .pi && angle.degrees == 180 && Angle(degrees: 90).radians == .pi / 2)
  }
}
