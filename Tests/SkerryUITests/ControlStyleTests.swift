import Foundation
import SkerryImage
import SwiftUI
import Testing

@Suite @MainActor struct ControlStyleTests {
  private func picture(_ view: some View) throws -> Bitmap { try ImageCodecs.decode(ImageRenderer(content: view).pngData()) }

  /// A style set around a button reaches its label; without one the button has its own.
  @Test func labelsTakeTheButtonsOuterStyle() throws {
    func button() -> some View {
      Button(action: {}) { Rectangle().frame(width: 10, height: 10) }.tint(Color(red: 1, green: 0, blue: 0))
    }
    let green = Color(red: 0, green: 1, blue: 0)
    let usual = try picture(button().buttonStyle(.borderedProminent))
    #expect(usual.color(x: usual.size.width / 2, y: usual.size.height / 2).blue == 255)
    let styled = try picture(button().buttonStyle(.borderedProminent).foregroundStyle(green))
    let middle = styled.color(x: styled.size.width / 2, y: styled.size.height / 2)
    #expect(middle.green == 255 && middle.red == 0)
    let bordered = try picture(button().buttonStyle(.bordered))
    #expect(bordered.color(x: bordered.size.width / 2, y: bordered.size.height / 2).red == 255)
    let borderless = try picture(button().buttonStyle(.borderless).foregroundStyle(green))
    #expect(borderless.color(x: 5, y: 5).green == 255 && borderless.color(x: 5, y: 5).red == 0)
  }

  /// Every spoke of a spinner points away from the middle, counterclockwise from the one at the left, and has a shade of its own.
  @Test func spokes() throws {
    let renderer = ImageRenderer(content: ProgressView().controlSize(.large).tint(.black))
    renderer.scale = 4
    let drawn = try ImageCodecs.decode(renderer.pngData())
    let middle = 37.0 * 4 / 2
    for (index, shade) in [0.85, 0.705, 0.56, 0.415, 0.27, 0.27, 0.27, 0.27].enumerated() {
      let angle = Double.pi * (1 - Double(index) / 4)
      let (x, y) = (Int(middle + cos(angle) * middle * 2 / 3), Int(middle + sin(angle) * middle * 2 / 3))
      #expect(abs(Double(drawn.color(x: x, y: y).alpha) - 255 * shade) <= 1.5, "spoke \(index)")
    }
    #expect(drawn.color(x: Int(middle), y: Int(middle)).alpha == 0)
  }

  /// A missing picture keeps the proportions of the frame's one given length.
  @Test func missingPicturesAreSquare() throws {
    let found = try frames(
      VStack {
        Image("nowhere").resizable().scaledToFit().frame(width: 26).accessibilityIdentifier("stretched")
        Image("nowhere").accessibilityIdentifier("natural")
      }.frame(width: 200, height: 300))
    #expect(found["stretched"].map { Array($0[2...]) } == [26, 26])
    #expect(found["natural"].map { Array($0[2...]) } == [0, 0])
  }
}

/// Styles that build on the style around them.
@Suite @MainActor struct StyleStackTests {
  struct Tinted: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).tint(Color(red: 1, green: 0, blue: 0)) }
  }
  struct Wide: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(10) }
  }
  struct Flat: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).opacity(0.5) }
  }
  struct Padded: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(10) }
  }

  private func picture(_ view: some View) throws -> Bitmap { try ImageCodecs.decode(ImageRenderer(content: view).pngData()) }

  @Test func aStyleMayUseTheOuterStyle() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let bar = ProgressView(value: 0.4).frame(width: 50)
    #expect(try picture(bar.progressViewStyle(Tinted())) == picture(bar.tint(red)))
    #expect(
      try picture(bar.progressViewStyle(Tinted()).progressViewStyle(.circular)) == picture(bar.progressViewStyle(.circular).tint(red)))
    let label = Label("Skerry", systemImage: "star")
    #expect(try picture(label.labelStyle(Wide())) == picture(label.padding(10)))
    #expect(try picture(label.labelStyle(Wide()).labelStyle(.iconOnly)) == picture(label.labelStyle(.iconOnly).padding(10)))
    let toggle = Toggle("On", isOn: .constant(true))
    #expect(try picture(toggle.toggleStyle(Flat())) == picture(toggle.opacity(0.5)))
    let button = Button("Go") {}
    #expect(try picture(button.buttonStyle(Padded()).buttonStyle(.plain)) == picture(button.buttonStyle(.plain).padding(10)))
  }

  @Test func labelsTakeASpacingAndAWidthOfIcons() throws {
    func row(_ spacing: CGFloat, _ width: CGFloat?) -> some View {
      HStack(alignment: .firstTextBaseline, spacing: spacing) {
        Image(systemName: "star").frame(minWidth: width)
        Text("Skerry")
      }
    }
    let label = Label("Skerry", systemImage: "star")
    #expect(try picture(label) == picture(row(8, nil)))
    #expect(try picture(label.labelIconToTitleSpacing(3)) == picture(row(3, nil)))
    #expect(try picture(label.labelReservedIconWidth(40)) == picture(row(8, 40)))
    #expect(try picture(label.labelReservedIconWidth(1).labelIconToTitleSpacing(0)) == picture(row(0, 1)))
  }

  /// A tinted glass button has the tint behind its label; the identity has nothing there.
  @Test func glassButtonsHaveTheirGlass() throws {
    func button(_ glass: Glass) throws -> Bitmap { try picture(Button("Skerry") {}.buttonStyle(.glass(glass))) }
    let (tinted, none) = (try button(.regular.tint(Color(red: 1, green: 0, blue: 0))), try button(.identity))
    #expect(tinted.size == none.size)
    let edge = tinted.color(x: 8, y: tinted.size.height / 2)
    #expect(edge.red > edge.green && abs(Int(edge.alpha) - 179) <= 1 && none.color(x: 8, y: none.size.height / 2).alpha == 0)
  }
}
