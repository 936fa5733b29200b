import Foundation
import SkerryGeometry
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Controls and characters of three apps and a library of settings (Figures §9.68).
@Suite @MainActor struct RecordedEnergyTests {
  private func version(_ version: SystemVersion, _ view: some View) -> some View {
    view.settingEnvironment { $0.system.version = version }
  }

  /// Segments are 32 high in a frame of 31 on iOS 16 (R87) and iOS 26 (R111); two pickers are 39 apart, from top to top.
  @Test func framesOfSegments() throws {
    func pitch(_ release: SystemVersion) throws -> CGFloat? {
      let picker = Picker("", selection: .constant(1)) {
        Text(verbatim: "6h").tag(1)
        Text(verbatim: "12h").tag(2)
      }
      let found = try Frames(
        version(
          release,
          VStack {
            picker.frame(width: 358).accessibilityIdentifier("upper")
            picker.frame(width: 358).accessibilityIdentifier("lower")
          }
          .pickerStyle(.segmented)))
      guard let upper = found["upper"], let lower = found["lower"] else { return nil }
      return lower.minY - upper.minY
    }
    let (old, new) = (try pitch(.iOS16), try pitch(.iOS18))
    #expect(old == 39 && new == 39, "\(String(describing: old)) \(String(describing: new))")
    let one = Picker("", selection: .constant(1)) { Text(verbatim: "6h").tag(1) }.pickerStyle(.segmented).frame(width: 90)
    let picture = try PixelExtent(version(.iOS16, one.padding(.bottom, 5).background(.white)))
    #expect(picture.bitmap.color(x: 30, y: 94).green < 250 && picture.bitmap.color(x: 30, y: 97).green == 255)
  }

  /// "Oct 20, 2022" is on a plate of 124.33 × 34.33, which is 24 wider than the text; that of a time is as much wider.
  @Test func platesOfADatePicker() throws {
    let date = Date(timeIntervalSince1970: 1_666_300_380)
    func size(_ components: DatePickerComponents) throws -> CGSize {
      let picker = DatePicker("Day", selection: .constant(date), displayedComponents: components).labelsHidden()
      return try Frames(version(.iOS16, picker)).size
    }
    let (day, time) = (try size(.date), try size(.hourAndMinute))
    #expect(abs(day.width - 124.33) <= 1.2 && abs(day.height - 34.33) < 0.01, "\(day)")
    let clock = try Frames(version(.iOS16, Text(date, style: .time))).size
    #expect(abs(time.width - clock.width - 24) < 0.01 && abs(time.height - 34.33) < 0.01, "\(time)")
    // With its label it fills the width, and the plate ends where the row does.
    let row = DatePicker(selection: .constant(date), displayedComponents: .date) {
      Text(verbatim: "Date").accessibilityIdentifier("label")
    }
    let found = try Frames(version(.iOS16, row.frame(width: 313)))
    #expect(found["label"]?.minX == 0 && found.size.width == 313)
    let picture = try PixelExtent(version(.iOS16, row.frame(width: 313).background(.white)))
    let plate = picture.bitmap.color(x: 930, y: 51)
    #expect(abs(Int(plate.red) - 239) <= 1 && abs(Int(plate.blue) - 240) <= 1, "\(plate)")
  }

  /// A disabled bordered button keeps its plate, (233, 233, 234) on white, and its label is (194, 194, 197).
  @Test func disabledBorderedButtonsAreGrey() throws {
    func picture(_ isDisabled: Bool) throws -> PixelExtent {
      let button = Button {
      } label: {
        Rectangle().frame(width: 22, height: 16)
      }
      return try PixelExtent(version(.iOS18, button.buttonStyle(.bordered).disabled(isDisabled).background(.white)))
    }
    let (usual, disabled) = (try picture(false), try picture(true))
    for picture in [usual, disabled] {
      let plate = picture.bitmap.color(x: 60, y: 10)
      #expect(plate.red == 233 && plate.blue == 234, "\(plate)")
    }
    let label = disabled.bitmap.color(x: 69, y: 45)
    #expect(abs(Int(label.red) - 194) <= 3 && abs(Int(label.blue) - 197) <= 3, "\(label)")
    #expect(usual.bitmap.color(x: 69, y: 45).blue == 255 && usual.bitmap.color(x: 69, y: 45).red == 0)
  }

  /// The label of a share link is in the tint, as that of a borderless button.
  @Test func shareLinksHaveTheTint() throws {
    let link = ShareLink(item: "a") { Rectangle().frame(width: 20, height: 20) }
    let color = try PixelExtent(version(.iOS18, link)).bitmap.color(x: 30, y: 30)
    #expect(color.red == 0 && color.blue == 255)
    let menu = Menu {
      Text(verbatim: "A")
    } label: {
      Rectangle().frame(width: 20, height: 20)
    }
    #expect(try PixelExtent(version(.iOS18, menu)).bitmap.color(x: 30, y: 30) == color)
  }

  /// Distances of the letters around a straight apostrophe of 17 points: "t's" regular 6.0, "y's" semibold 5.67, "u'r" bold 7.0.
  @Test(arguments: [("t", "s", Font.body, 6.0), ("y", "s", .headline, 5.67), ("u", "r", .headline.bold(), 7.0)])
  func apostrophes(_ before: String, _ after: String, _ font: Font, _ recorded: Double) throws {
    func visible(_ string: String) throws -> CGRect {
      let picture = try PixelExtent(Text(verbatim: string).font(font).padding(4).background(.white))
      return try #require(picture.ink(CGRect(x: 0, y: 0, width: 80, height: 28)))
    }
    let distance = try visible(before + "'" + after).width - visible(before).width - visible(after).width
    #expect(abs(distance - recorded) <= 0.67, "\(distance)")
  }

  /// Around the comma of "1,7" of 22 points bold the digits are 8.0 apart.
  @Test func commasInBoldText() throws {
    func visible(_ string: String) throws -> CGRect {
      let picture = try PixelExtent(Text(verbatim: string).font(.title2).bold().padding(4).background(.white))
      return try #require(picture.ink(CGRect(x: 0, y: 0, width: 80, height: 28)))
    }
    let distance = try visible("1,7").width - visible("1").width - visible("7").width
    #expect(abs(distance - 8) <= 0.67, "\(distance)")
  }

  /// Cards with a symbol of 20 points above two lines are as high as recorded with frames of 26.0 for brain.head.profile, 24.0 for
  /// flame.fill and 24.67 for trophy.fill.
  @Test(arguments: [("brain.head.profile", 26.0), ("flame.fill", 24), ("trophy.fill", 24.67)])
  func framesOfSymbols(_ name: String, _ height: Double) throws {
    let frame = try Frames(Image(systemName: name).font(.title3).accessibilityIdentifier("it"))["it"]
    #expect(abs((frame?.height ?? 0) - height) < 0.35, "\(String(describing: frame))")
  }

  /// Trimmed rings whose height is not proposed are as high as they are wide.
  @Test func trimmedRingsAreSquares() throws {
    let ring = Circle().trim(from: 0, to: 0.8).stroke(.blue, lineWidth: 6).accessibilityIdentifier("ring")
    #expect(try Frames(ring, width: 32.67)["ring"]?.size == CGSize(width: 32.67, height: 32.67))
  }
}
