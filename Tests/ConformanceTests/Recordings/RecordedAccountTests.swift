import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Buttons of an account framework, recorded on iOS 18 at 3 pixels per point and the medium text size (Figures §9.39, R46), and underscores (P29).
@Suite @MainActor struct RecordedAccountTests {
  private func picture(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.background(Color.white).dynamicTypeSize(.medium))
    renderer.scale = 3
    renderer.systemVersion = .iOS18
    return try ImageCodecs.decode(renderer.pngData())
  }

  private func button(_ style: some View) -> some View { style.buttonStyle(.borderedProminent).frame(width: 390) }

  private func login(isDisabled: Bool) -> some View {
    button(
      Button {
      } label: {
        Text(verbatim: "Login").padding(8).frame(maxWidth: .infinity)
      }.disabled(isDisabled))
  }

  private func signup() -> some View {
    button(
      Button {
      } label: {
        Label {
          Text(verbatim: "Signup")
        } icon: {
          Image(systemName: "person.crop.square")
        }
        .font(.title3).padding(.vertical, 10).frame(maxWidth: .infinity)
      })
  }

  /// A disabled prominent button is grey and its label pale: (233, 233, 234) and (196, 196, 198) on white.
  @Test func disabledProminentButtonsAreGrey() throws {
    let plain = try picture(login(isDisabled: true))
    let plate = plain.color(x: 300, y: 74)
    #expect(plate.red == 233 && plate.green == 233 && plate.blue == 234)
    let label = (520..<650).flatMap { x in (50..<100).map { plain.color(x: x, y: $0) } }.min { $0.red < $1.red }
    #expect(label.map { abs(Int($0.red) - 196) <= 3 && abs(Int($0.blue) - 198) <= 3 } == true, "\(String(describing: label))")
    let usual = try picture(login(isDisabled: false)).color(x: 300, y: 74)
    #expect(usual.red == 0 && usual.green == 122 && usual.blue == 255)
  }

  /// A small button is a capsule (Figures §9.107, R112): its first column has pixels in the middle only, and one of regular size has a straight side.
  @Test func smallButtonsAreCapsules() throws {
    func straight(_ size: ControlSize) throws -> Double {
      let button = Button("Retry now") {}.buttonStyle(.borderedProminent).controlSize(size)
      let plate = try picture(button)
      return Double((0..<plate.size.height).filter { plate.color(x: 1, y: $0).red < 128 }.count) / Double(plate.size.height)
    }
    #expect(try straight(.small) < 0.35 && straight(.mini) < 0.35)
    #expect(try straight(.regular) > 0.45 && straight(.large) > 0.45)
  }

  /// The corners' radius grows with the height: pixels cut off from the rows of buttons 49.33 and 57 high.
  @Test func cornersGrowWithTheHeight() throws {
    func cut(_ view: some View, height: Int, _ recorded: [Double]) throws {
      let plain = try picture(view)
      #expect(plain.size.height == height)
      for (row, seen) in recorded.enumerated() {
        let covered = (0..<90).reduce(0) { $0 + Double(255 - plain.color(x: $1, y: row).red) / 255 }
        #expect(abs(90 - covered - seen) < 1, "row \(row): \(90 - covered) for \(seen)")
      }
    }
    try cut(login(isDisabled: false), height: 148, [25.2, 18.9, 16.0, 13.8, 12.1, 10.6, 9.4, 8.3, 7.3, 6.4, 5.6, 4.9])
    try cut(signup(), height: 171, [28.6, 21.8, 18.4, 16.1, 14.3, 12.7, 11.3, 10.1, 9.0, 8.1, 7.2, 6.4])
  }

  /// A secure field takes its label from a closure too.
  @Test func secureFieldsHaveLabels() throws {
    func field(_ text: String) -> some View { SecureField(text: .constant(text), label: { Text(verbatim: "Password") }).frame(width: 200) }
    #expect(try picture(field("")) == picture(SecureField("Password", text: .constant("")).frame(width: 200)))
    #expect(try picture(field("")) != picture(field("ab")))
  }

  /// The underscore of 17 points regular is 10.0 long, 1.33 thick and begins 0.67 below the baseline.
  @Test func underscoresAreLong() throws {
    func ink(_ text: String) throws -> CGRect {
      let view = Text(verbatim: text).font(.system(size: 17)).foregroundStyle(.black).padding(.leading, 10).frame(
        width: 320, height: 40, alignment: .topLeading)
      return try #require(PixelExtent(view.background(Color.white)).ink(CGRect(x: 0, y: 0, width: 320, height: 40)))
    }
    let (sign, letter) = (try ink("_"), try ink("H"))
    #expect(abs(sign.width - 10) < 0.4 && abs(sign.minY - letter.maxY - 0.67) < 0.4 && abs(sign.height - 1.33) < 0.4, "\(sign), \(letter)")
    // With three of them, on the card and in the island.
    let width = try ink("extruder_body_ABS_1h25m.gcode").width
    #expect(abs(width - 261.33) < 1, "\(width)")
  }
}
