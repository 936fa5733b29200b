import Foundation
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Squeezed labels, scrolled columns and shadows of parts, as recorded (Figures §9.150 to §9.152).
@Suite @MainActor struct RecordedPartTests {
  /// A button of R134: a circle, a label and a spacer, 12 apart.
  private func button(_ id: String, _ label: String, _ diameter: CGFloat, _ font: Font) -> some View {
    HStack(alignment: .top, spacing: 12) {
      Circle().frame(width: diameter, height: diameter).accessibilityIdentifier(id)
      VStack(alignment: .leading, spacing: 4) { Text(verbatim: label).font(font).accessibilityIdentifier(label) }
      Spacer()
    }
  }

  private func row(_ width: CGFloat) -> some View {
    HStack(spacing: 20) {
      Text(verbatim: "Default").font(.caption).frame(width: width, alignment: .trailing)
      button("s", "Small", 16, .footnote)
      button("m", "Medium", 20, .body)
      button("l", "Large", 24, .title3)
    }
  }

  /// Three buttons share 163: they are 53.5, 53.5 and 56 wide, and their labels 5.5, 1.5 and 0, with a character in each line.
  @Test func labelsAreAsNarrowAsOffered() throws {
    let frames = try Frames(row(120).accessibilityIdentifier("row").environment(\.dynamicTypeSize, .medium), width: 343)
    let (small, medium, large) = try (#require(frames["Small"]), #require(frames["Medium"]), #require(frames["Large"]))
    #expect(abs(small.width - 5.5) < 0.34 && abs(medium.width - 1.5) < 0.34 && large.width == 0, "\(small) \(medium) \(large)")
    let (s, m, l) = try (#require(frames["s"]), #require(frames["m"]), #require(frames["l"]))
    #expect(abs(m.minX - s.minX - 73.5) < 0.34 && abs(l.minX - m.minX - 73.5) < 0.34, "\(s) \(m) \(l)")
    #expect(try abs(#require(frames["row"]).height - 122.33) < 0.67, "\(frames)")
    // Without any room for a label the row is as high.
    let none = try Frames(row(140).accessibilityIdentifier("row").environment(\.dynamicTypeSize, .medium), width: 343)
    #expect(try none["Medium"]?.width == 0 && abs(#require(none["row"]).height - 122.33) < 0.67, "\(none)")
  }

  /// No ink outside of the label's frame, and no ellipsis.
  @Test func aNarrowLabelIsCut() throws {
    let label = Text(verbatim: "WW").font(.body).frame(width: 6).padding(.horizontal, 20).background(.white)
    let renderer = ImageRenderer(content: label)
    renderer.scale = 3
    let picture = try ImageCodecs.decode(renderer.pngData())
    let inked = (0..<picture.size.width).filter { x in (0..<picture.size.height).contains { picture.color(x: x, y: $0).red < 200 } }
    #expect(inked.first == 61 && inked.last == 77, "\(inked)")
  }

  /// A column that is wider than a scroll view offers is placed with its own width: rows of 366 in 343 share it, 58.67 for each button, and a
  /// divider is as long. Beside no scroll view they share what was offered.
  @Test(arguments: [true, false]) func scrolledContentIsOfferedItsOwnWidth(_ scrolls: Bool) throws {
    let column = VStack(alignment: .leading, spacing: 32) {
      row(130)
      row(150)
      Divider().accessibilityIdentifier("divider")
    }
    let view = scrolls ? AnyView(ScrollView { column.padding() }) : AnyView(column.padding())
    let frames = try Frames(view.environment(\.dynamicTypeSize, .medium), width: 375, height: 812)
    #expect(try abs(#require(frames["divider"]).width - (scrolls ? 366 : 343)) < 0.34, "\(frames)")
  }

  /// "Medium" of 16 points in six lines is 2.0 less high than six lines that newlines make, "Small" of 12 points 1.67.
  @Test(arguments: [("Medium", "M\ne\nd\ni\nu\nm", Font.body, 2.0), ("Small", "S\nm\na\nl\nl", .footnote, 1.67)])
  func theRestOfAWordIsNearer(_ word: String, _ lines: String, _ font: Font, _ nearer: CGFloat) throws {
    func height(_ text: String, _ width: CGFloat?) throws -> CGFloat {
      try Frames(Text(verbatim: text).font(font).environment(\.dynamicTypeSize, .medium), width: width).size.height
    }
    #expect(try abs(height(lines, nil) - height(word, 1) - nearer) < 0.34)
  }

  // MARK: Shadows

  private func picture(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.background(.white))
    renderer.scale = 3
    return try ImageCodecs.decode(renderer.pngData())
  }

  private func shadowed(_ view: some View) -> some View {
    let color = Color(red: 51 / 255, green: 82 / 255, blue: 164 / 255)
    return view.shadow(color: color.opacity(20 / 255), radius: 8, x: 0, y: 6).shadow(color: color.opacity(13 / 255), radius: 14, x: 0, y: 9)
      .shadow(color: color.opacity(8 / 255), radius: 24, x: 0, y: 12)
  }

  /// The lower half of R128's dialog: two buttons of 272 × 56, 8 apart, on a plate of 320.
  private func dialog() -> some View {
    VStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 28).fill(Color(red: 5 / 255, green: 107 / 255, blue: 253 / 255)).frame(width: 272, height: 56)
      RoundedRectangle(cornerRadius: 28).fill(Color(red: 223 / 255, green: 231 / 255, blue: 242 / 255)).frame(width: 272, height: 56)
    }
    .padding(24).padding(.top, 132)
    .background(.white, in: RoundedRectangle(cornerRadius: 28))
  }

  /// On white, 2.3 below a button and 5.7 above the next one. Drawn together they cast nothing there.
  @Test func betweenTwoButtons() throws {
    let drawn = try picture(shadowed(dialog()).padding(8)).color(x: 360, y: 667)
    #expect(abs(Int(drawn.red) - 243) <= 3 && abs(Int(drawn.green) - 245) <= 3 && abs(Int(drawn.blue) - 250) <= 3, "\(drawn)")
    #expect(try picture(shadowed(dialog().compositingGroup()).padding(8)).color(x: 360, y: 667).red == 255)
    #expect(try picture(shadowed(dialog().clipShape(.rect(cornerRadius: 28))).padding(8)).color(x: 360, y: 667).red == 255)
  }

  /// A text, a circle and a border on a plate, also where they are moved and turned; a text of two colours casts one.
  @Test func eachPartCastsAShadow() throws {
    func row(_ text: Text) -> some View {
      HStack(spacing: 20) {
        text.font(.title.bold())
        Circle().fill(.gray).frame(width: 20).rotationEffect(.degrees(30)).offset(x: 10)
      }
      .padding(20).background(.white).overlay { Rectangle().strokeBorder(.gray, lineWidth: 2) }
      .shadow(color: .black, radius: 4, x: 0, y: 0).padding(12)
    }
    let drawn = try picture(row(Text(verbatim: "ii")))
    let middle = drawn.size.height / 2
    // Beside the circle, beside the border, and in the empty part of the plate.
    let right = drawn.size.width - 12 * 3
    #expect(drawn.color(x: right - 10 * 3 - 60 - 6 + 30, y: middle).red < 235, "\(drawn.color(x: right - 66, y: middle))")
    #expect(drawn.color(x: 12 * 3 + 8, y: middle).red < 235)
    #expect(drawn.color(x: 12 * 3 + 60 - 5, y: middle).red < 250)
  }

  // MARK: Letters

  /// Titles of title2 bold at the medium size.
  @Test(arguments: [
    ("InputText - Default", 180.33), ("InputText - Error", 158.33), ("RadioButton - Basic States", 260.33),
    ("RadioButton - Focus States", 266.0), ("SelectBox - Default", 187.33), ("SelectBox - Disabled", 201.67),
    ("TextArea - Default", 176.67),
  ])
  func titlesOfTwentyOnePoints(_ title: String, _ width: CGFloat) throws {
    #expect(try abs(visibleWidth(of: Text(verbatim: title).font(.system(size: 21, weight: .bold))) - width) < 1.1)
  }

  @Test func aSlashInBoldText() throws {
    func width(_ text: String) throws -> CGFloat { try Frames(Text(verbatim: text).font(.system(size: 10, weight: .bold))).size.width }
    #expect(try abs(width("//") - 6.67) < 0.34 && abs(width("///") - width("//") - 3.33) < 0.34)
  }
}
