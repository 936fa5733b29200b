import Foundation
import SkerryGeometry
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Controls of two screens on iOS 26, of a library's pictures and of an app's pictures on iOS 18 (Figures §9.49, §9.50).
@Suite @MainActor struct RecordedTrackerTests {
  private func dark(_ view: some View) throws -> PixelExtent {
    try PixelExtent(view.background(.black).environment(\.colorScheme, .dark))
  }
  private func green(_ picture: PixelExtent, _ x: CGFloat, _ y: CGFloat) -> Int { picture.bitmap.color(x: Int(x * 3), y: Int(y * 3)).green }

  /// A dial in 324 by 388 is as high as that, while a circle that is only trimmed is a square.
  @Test func aRotatedCircleIsNoSquare() throws {
    let arc = Circle().trim(from: 0, to: 0.75)
    func size(_ shape: some View) throws -> CGSize? {
      try Frames(shape.accessibilityIdentifier("arc").frame(width: 324, height: 388))["arc"]?.size
    }
    #expect(try size(arc.rotation(.degrees(135)).stroke(.black, lineWidth: 18)) == CGSize(width: 324, height: 388))
    #expect(try size(arc.stroke(.black, lineWidth: 18)) == CGSize(width: 324, height: 324))
  }

  /// In 380 the track is 6 high and as long as that; the thumb is 37 × 24 and begins 254 from the start at 17 of 23, 4 below the top.
  @Test func slidersOfIOS26() throws {
    let slider = Slider(value: .constant(18.0), in: 1...24, step: 1).tint(Color(white: 0.63)).frame(width: 380)
    let enabled = try dark(slider)
    #expect(enabled.bitmap.size.height == 93)
    let thumb = try #require(enabled.ink(CGRect(x: 0, y: 0, width: 380, height: 31), threshold: 200))
    #expect(abs(thumb.minX - 254) <= 0.67 && abs(thumb.width - 37) <= 0.67 && abs(thumb.minY - 4) <= 0.34 && thumb.height == 24, "\(thumb)")
    let track = try #require(enabled.ink(CGRect(x: 0, y: 0, width: 200, height: 31)))
    #expect(track.minX <= 0.34 && track.height == 6, "\(track)")
    #expect(green(enabled, 340, 15.5) == 26)
    let disabled = try dark(slider.disabled(true))
    #expect(green(disabled, 272, 15.5) == 128 && green(disabled, 340, 15.5) == 13)
    #expect(abs(green(disabled, 100, 15.5) - 81) <= 1)
  }

  @Test func steppers() throws {
    let stepper = Stepper(value: .constant(18), in: 1...24) { Text(verbatim: "Hours") }
    let alone = try dark(stepper.labelsHidden())
    #expect(alone.bitmap.size.width == 282 && alone.bitmap.size.height == 96)
    #expect(green(alone, 10, 16) == 40)
    let signs = try #require(alone.ink(CGRect(x: 16, y: 8, width: 62, height: 16), threshold: 120))
    #expect(abs(signs.minX - 17) <= 0.67 && abs(signs.width - 60.2) <= 0.67, "\(signs)")
    let row = try Frames(stepper.frame(width: 300).accessibilityIdentifier("it"))
    #expect(row["it"]?.size == CGSize(width: 300, height: 32))
  }

  private enum Kind: Hashable { case all, books, audio }

  /// Three segments in 366: 32 high, the plate of the second from 124 to 241.33 and from 2 to 30.
  @Test func segments() throws {
    let picker = Picker("", selection: .constant(Kind.books)) {
      Text(verbatim: "All").tag(Kind.all)
      Text(verbatim: "Books").tag(Kind.books)
      Text(verbatim: "Audiobooks").tag(Kind.audio)
    }
    let picture = try PixelExtent(
      picker.pickerStyle(.segmented).frame(width: 366).padding(.bottom, 1).background(.white)
        .settingEnvironment { $0.system.palette = .iOS18 })
    #expect(picture.bitmap.size.width == 1098 && picture.bitmap.size.height == 96)
    #expect(abs(green(picture, 60, 5) - 239) <= 1)
    #expect(green(picture, 125, 5) < 255 && green(picture, 125, 16) == 255 && green(picture, 240.5, 16) == 255)
    #expect(green(picture, 122.5, 16) < 250 && green(picture, 243.5, 16) < 250)
    #expect(green(picture, 183, 2.5) == 255 && green(picture, 183, 29) == 255 && green(picture, 183, 31) < 250)
    // Other styles show the label, and so do choices without tags.
    let plain = try Frames(picker.accessibilityIdentifier("it"))
    #expect((plain["it"]?.height ?? 0) != 31)
  }

  @Test func choicesOfALoopAreSegments() throws {
    let picker = Picker("", selection: .constant(2)) { ForEach(1..<4) { Text(verbatim: "\($0)").tag($0) } }.pickerStyle(.segmented)
    #expect(try Frames(picker.frame(width: 300).accessibilityIdentifier("it"))["it"]?.height == 31)
  }

  /// Figures §9.159.
  @Test func pagesTakeWhatIsOffered() throws {
    let pages = TabView {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("page")
      Color.blue
    }
    let frames = try Frames(pages.accessibilityIdentifier("all").frame(width: 300, height: 200))
    #expect(frames["all"]?.size == CGSize(width: 300, height: 200))
    #expect(frames["page"] == CGRect(x: 130, y: 90, width: 40, height: 20))
  }

  /// Symbols of 17 points in segments of 50, regular in the selected one as well, whatever the text size: 17.67 wide (Figures §9.159).
  @Test func symbolsInSegments() throws {
    let picker = Picker("", selection: .constant(0)) {
      Image(systemName: "chart.line.uptrend.xyaxis").tag(0)
      Image(systemName: "chart.line.uptrend.xyaxis").tag(1)
    }
    let picture = try PixelExtent(
      picker.pickerStyle(.segmented).frame(width: 100).background(.white).environment(\.dynamicTypeSize, .medium)
        .settingEnvironment { $0.system.palette = .iOS18 })
    for first in [0, 150] {
      let columns = (first..<first + 150).filter { x in (0..<93).contains { picture.bitmap.color(x: x, y: $0).green < 110 } }
      let (low, high) = (try #require(columns.first), try #require(columns.last))
      #expect(abs(CGFloat(high - low + 1) / 3 - 17.67) <= 0.67, "\(low) \(high)")
    }
  }

  /// A field of 14 points without a style is 18.5 high at 2 pixels per point, as much more than its line as with body (Figures §9.160).
  @Test func aFieldWithoutAStyle() throws {
    let field = TextField("http://feed", text: .constant("")).font(.system(size: 14)).frame(width: 300)
    let height = try #require(try Frames(field.accessibilityIdentifier("it"))["it"]?.height)
    #expect(height > 18 && height <= 18.5, "\(height)")
  }

  /// The rows of pixels that are not white, in points.
  private func bands(_ picture: PixelExtent) -> [ClosedRange<CGFloat>] {
    var found: [ClosedRange<CGFloat>] = []
    var start: Int?
    for y in 0...picture.bitmap.size.height {
      let isInked =
        y < picture.bitmap.size.height && (0..<picture.bitmap.size.width).contains { picture.bitmap.color(x: $0, y: y).green < 200 }
      if isInked { start = start ?? y } else if let first = start { (found, start) = (found + [CGFloat(first) / 3...CGFloat(y) / 3], nil) }
    }
    return found
  }

  /// "No Tags": the description's capitals begin 27.0 below the title's, which begin 24.67 below the symbol.
  @Test func missingContent() throws {
    let view = ContentUnavailableView(
      "No Tags", systemImage: "tag", description: Text(verbatim: "Add @tags to your items to filter by them."))
    let rows = bands(try PixelExtent(view.frame(width: 375, height: 300).background(.white)))
    try #require(rows.count == 3)
    #expect(abs(rows[0].upperBound - rows[0].lowerBound - 52.33) <= 1, "\(rows)")
    #expect(abs(rows[1].lowerBound - rows[0].upperBound - 24.67) <= 1, "\(rows)")
    #expect(abs(rows[2].lowerBound - rows[1].lowerBound - 27) <= 0.67, "\(rows)")
  }
}
