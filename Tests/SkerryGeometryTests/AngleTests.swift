import SkerryGeometry
import Testing

@Suite struct AngleTests {
  @Test func degreesAndRadiansAreOneAngle() {
    var angle = Angle(radians: 0)
    angle.degrees = 180
    #expect(angle.radians == .pi && angle.degrees == 180 && Angle(degrees: 90).radians == .pi / 2)
  }

  @Test func anglesAreChangedInPlace() {
    var angle = Angle(degrees: 90)
    angle += .degrees(30)
    angle *= 2
    angle -= .degrees(40)
    angle /= 4
    #expect(abs(angle.degrees - 50) < 1e-9)
  }
}
