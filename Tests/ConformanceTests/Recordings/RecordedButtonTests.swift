import Foundation
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Buttons and switches of a library, recorded on iOS 18 at 3 pixels per point (Figures §9.14, R16).
@Suite @MainActor struct RecordedButtonTests {
  nonisolated enum Size: CaseIterable {
    case small, medium, large
    /// Padding at the sides, above and below; minimum height; gap; side of an icon: points.
    var lengths: (side: CGFloat, end: CGFloat, minimum: CGFloat, gap: CGFloat, icon: CGFloat) {
      switch self {
      case .small: (12, 5, 32, 4, 16)
      case .medium: (16, 9, 40, 4, 20)
      case .large: (16, 17, 56, 8, 20)
      }
    }
    /// The recorded widths in pixels with no icon, one icon and two.
    var widths: [CGFloat] {
      switch self {
      case .small: [229, 289, 349]
      case .medium: [253, 325, 397]
      case .large: [253, 337, 421]
      }
    }
  }

  private func button(_ size: Size, icons: Int) -> some View {
    let lengths = size.lengths
    func icon(_ name: String) -> some View {
      Image(systemName: name).resizable().scaledToFit().frame(width: lengths.icon, height: lengths.icon).accessibilityIdentifier(name)
    }
    return HStack(spacing: lengths.gap) {
      if icons > 0 { icon("person") }
      Text(verbatim: "Button").font(.system(size: 17, weight: .medium)).accessibilityIdentifier("title")
      if icons > 1 { icon("arrow.right") }
    }
    .foregroundColor(.white)
    .padding(EdgeInsets(top: lengths.end, leading: lengths.side, bottom: lengths.end, trailing: lengths.side))
    .frame(maxWidth: .infinity, minHeight: lengths.minimum)
    .background(RoundedRectangle(cornerRadius: 16).fill(.red)).fixedSize()
  }

  /// Nine plates: the heights are exact, and so are the widths except for the title's own (52.33, ours 51.67).
  @Test(arguments: Size.allCases) func plates(_ size: Size) throws {
    for icons in 0...2 {
      let found = try Frames(button(size, icons: icons))
      #expect(abs(found.size.height - size.lengths.minimum) < 0.01)
      #expect(abs(found.size.width * 3 - size.widths[icons]) < 2.01, "\(icons) icons: \(found.size.width * 3) pixels")
      #expect(try abs(#require(found["title"]).width - 52.33) < 0.68)
      if icons > 0 { #expect(found["person"]?.minX == size.lengths.side) }
    }
  }

  private func rows(_ view: some View, _ version: SystemPalette) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.fixedSize().background(.white).settingEnvironment { $0.system.palette = version })
    renderer.scale = 3
    return try ImageCodecs.decode(renderer.pngData())
  }

  /// A switch is 51 points wide in a frame of 49: it begins with the frame and ends 2 beyond it. Scaled to 44 by 28 it covers 7.4 to 144.9 of
  /// 147 pixels, its thumb 13 to 85.
  @Test func switchesEndBeyondTheirFrame() throws {
    let toggle = Toggle(isOn: .constant(true)) {}.labelsHidden().tint(.red)
    let plain = try rows(toggle, .iOS18)
    #expect(plain.size.width == 147 && plain.size.height == 93)
    // The frame cuts the switch off: red up to the thumb, which begins at pixel 66 and ends with the frame.
    let greens = [0, 62, 70, 146].map { plain.color(x: $0, y: 46).green }
    #expect(greens[0] < 100 && greens[1] < 100 && greens[2] > 240 && greens[3] > 240, "\(greens)")
    let small = try rows(toggle.scaleEffect(x: 44.0 / 49, y: 28.0 / 31), .iOS18)
    let inked = (0..<147).filter { small.color(x: $0, y: 46).green < 220 }
    #expect(inked.first == 7 && inked.last == 144, "\(inked.first ?? 0) to \(inked.last ?? 0)")
  }

  /// On iOS 26 (R19) a switch is 63 points wide in a frame of 61; its thumb is 37 by 24, 2 from the ends.
  @Test func theSwitchOfTwentySix() throws {
    let off = Toggle(isOn: .constant(false)) {}.labelsHidden().padding(.trailing, 4)
    let picture = try rows(off, .iOS26)
    #expect(picture.size.width == 195 && picture.size.height == 84)
    let white = (0..<195).filter { picture.color(x: $0, y: 42).red > 248 && picture.color(x: $0, y: 42).blue > 248 }
    #expect(white.first == 6 && white.filter { $0 < 150 }.last == 116, "\(white.first ?? 0) to \(white.filter { $0 < 150 }.last ?? 0)")
    #expect((189..<195).allSatisfy(white.contains) && !white.contains(188))
  }

  /// A switch that is off has the secondary fill up to iOS 18 (R16, R41), the tertiary label's colour on iOS 26 (R19), each on white.
  @Test func switchesThatAreOff() throws {
    let off = Toggle(isOn: .constant(false)) {}.labelsHidden()
    let (old, new) = try (rows(off, .iOS18).color(x: 130, y: 46), rows(off, .iOS26).color(x: 150, y: 42))
    #expect(old.red == 233 && old.green == 233 && old.blue == 234, "\(old)")
    #expect(abs(Int(new.red) - 197) <= 1 && abs(Int(new.blue) - 199) <= 1, "\(new)")
  }

  /// The thumb casts a shadow up to iOS 18, and none on iOS 26 (R19): beside it the track has its own colour.
  @Test func thumbsCastShadows() throws {
    let off = Toggle(isOn: .constant(false)) {}.labelsHidden()
    let (old, new) = try (rows(off, .iOS18), rows(off, .iOS26))
    #expect(abs(Int(old.color(x: 94, y: 46).red) - 228) <= 1, "\(old.color(x: 94, y: 46))")
    #expect((122..<180).allSatisfy { new.color(x: $0, y: 42).red == new.color(x: 150, y: 42).red })
  }

  /// A disabled switch is half transparent as a whole: R97's green is (153, 227, 172) over white, and its thumb stays white.
  @Test func disabledSwitches() throws {
    let picture = try rows(Toggle(isOn: .constant(true)) {}.labelsHidden().disabled(true), .iOS18)
    let (track, thumb) = (picture.color(x: 30, y: 46), picture.color(x: 106, y: 46))
    #expect(abs(Int(track.red) - 153) <= 1 && abs(Int(track.green) - 227) <= 1 && abs(Int(track.blue) - 172) <= 1, "\(track)")
    #expect(thumb.red == 255 && thumb.green == 255 && thumb.blue == 255, "\(thumb)")
  }

  /// The outline of a rounded rectangle begins at the middle of its right edge and goes down: R97's chips, 215 by 92 pixels, have dashes of five
  /// pixels from 46, 56 and 66 on.
  @Test func dashesBeginAtTheRight() throws {
    let chip = RoundedRectangle(cornerRadius: 8).stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [5.0 / 3]))
    let picture = try rows(chip.frame(width: 215.0 / 3, height: 92.0 / 3), .iOS18)
    let inked = (46..<72).filter { picture.color(x: 212, y: $0).green < 128 }
    #expect(inked == [46..<51, 56..<61, 66..<71].flatMap { $0 }, "\(inked)")
  }

  /// 25 by 25 visible pixels at two per point, in a body font (R41).
  @Test func anArrowToTheCorner() throws {
    let renderer = ImageRenderer(content: Image(systemName: "arrow.up.forward").foregroundStyle(.black).background(.white))
    renderer.scale = 2
    let picture = try ImageCodecs.decode(renderer.pngData())
    let width: Int = try picture.width { $0.red < 235 }
    #expect(abs(width - 25) <= 1, "\(width)")
  }

  private struct AppStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4).background(.black) }
  }

  private struct AppPrimitiveStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4).background(.black) }
  }

  /// An app's style is not faded when its button is disabled (Figures §9.25), nor is a borderless one with colours of its own (Figures §9.51);
  /// plain ones are, as `Replay` shows.
  @Test func plainStylesFadeWhatIsDisabled() throws {
    func corner(_ button: some View) throws -> Int { try rows(button.disabled(true), .iOS26).color(x: 3, y: 3).red }
    let label = Rectangle().fill(.black).frame(width: 20, height: 20)
    #expect(try corner(Button(action: {}, label: { label }).buttonStyle(AppStyle())) == 0)
    #expect(try corner(Button(action: {}, label: { label }).buttonStyle(AppPrimitiveStyle())) == 0)
    #expect(try corner(Button(action: {}, label: { label }).buttonStyle(.plain)) > 120)
    #expect(try corner(Button(action: {}, label: { label }).buttonStyle(.borderless)) == 0)
  }
}
