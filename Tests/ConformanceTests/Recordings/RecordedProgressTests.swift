import Foundation
import SkerryGeometry
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Progress with labels, and text fields that the app aligns or styles (Figures §9.103).
@Suite @MainActor struct RecordedProgressTests {
  /// A spinner of 20 with a label of 17 points is 44.33 high at the medium size: 5 between them, and the label's lines of 19.33.
  @Test func labelsOfSpinners() throws {
    func frames(_ font: Font?) throws -> (whole: CGRect, label: CGRect) {
      let view = ProgressView { Text("Loading tasks").accessibilityIdentifier("label") }
        .accessibilityIdentifier("it").environment(\.font, font).environment(\.dynamicTypeSize, .medium)
      let frames = try Frames(view)
      return (try #require(frames["it"]), try #require(frames["label"]))
    }
    let (whole, label) = try frames(nil)
    #expect(abs(whole.height - 44.33) < 0.34, "\(whole)")
    #expect(abs(label.minY - whole.minY - 25) < 0.34 && abs(label.height - 19.33) < 0.34, "\(label)")
    // The label has the view's own font.
    #expect(try frames(.caption).label.height < 16)
  }

  /// The track is (228, 228, 229) on white in an app's view.
  @Test func tracksOfBars() throws {
    let bar = ProgressView(value: 0.25).frame(width: 200).padding(10).background(.white)
    let color = try PixelExtent(bar).bitmap.color(x: 3 * 180, y: 3 * 12)
    #expect(abs(Int(color.red) - 228) <= 1 && abs(Int(color.blue) - 229) <= 1, "\(color)")
  }

  private func field(_ text: String) -> some View { TextField("", text: .constant(text)).frame(width: 48) }
  private func ink(_ view: some View) throws -> CGRect {
    try #require(PixelExtent(view.background(.white)).ink(CGRect(x: 0, y: 0, width: 48, height: 22)))
  }

  /// A digit stands in the middle of its field, or at its end, as the app has its text aligned.
  @Test func alignedFields() throws {
    #expect(abs(try ink(field("8").multilineTextAlignment(.center)).midX - 24) <= 0.67)
    #expect(abs(try ink(field("8").multilineTextAlignment(.trailing)).maxX - 48) <= 1.34)
    #expect(try ink(field("8")).minX <= 1.34)
    let growing = TextField("", text: .constant("8"), axis: .vertical).frame(width: 48)
    #expect(abs(try ink(growing.multilineTextAlignment(.center)).midX - 24) <= 0.67)
  }

  private struct Padded: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(.horizontal, 12).padding(.vertical, 10) }
  }

  /// An app's own style draws around the field, once, and also around a secure one.
  @Test func ownStylesOfFields() throws {
    func height(_ field: some View) throws -> CGFloat {
      try #require(try Frames(field.accessibilityIdentifier("it").frame(width: 200))["it"]).height
    }
    let plain = try height(TextField("", text: .constant("Text")))
    #expect(abs(try height(TextField("", text: .constant("Text")).textFieldStyle(Padded())) - plain - 20) < 0.01)
    let secure = try height(SecureField("", text: .constant("Text")))
    #expect(abs(try height(SecureField("", text: .constant("Text")).textFieldStyle(Padded())) - secure - 20) < 0.01)
    #expect(abs(try height(TextField("", text: .constant("Text")).textFieldStyle(.plain).textFieldStyle(Padded())) - plain) < 0.01)
    let text = try #require(
      PixelExtent(TextField("", text: .constant("Hi")).textFieldStyle(Padded()).frame(width: 100).background(.white))
        .ink(CGRect(x: 0, y: 0, width: 100, height: 42)))
    #expect(abs(text.minX - 13.3) <= 1, "\(text)")
  }
}
