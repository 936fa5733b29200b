import Foundation
import SwiftUI
import Testing

/// Breaks, cuts and sizes of text that others published with their code (Figures §9.69).
@Suite @MainActor struct PublishedTextTests {
  private func lines(_ view: some View) throws -> [String] { try ScreenshotScene().card { view }.lines }
  private let greeting = Text(verbatim: "Happy WWDC 21!")

  /// "Frames in SwiftUI", swiftwithmajid.com, 2021-06-02: words that do not fit are divided between their letters.
  @Test func wordsInNarrowFrames() throws {
    #expect(try lines(greeting.frame(width: 50, height: 50)) == ["Happy", "WW…"])
    #expect(try lines(greeting.frame(minWidth: 20, maxWidth: 50)) == ["Happy", "WWD", "C 21!"])
    #expect(try lines(greeting.frame(minWidth: 20)) == ["Happy WWDC 21!"])
    #expect(try lines(greeting.frame(maxWidth: 40)) == ["Hap", "py", "WW", "DC", "21!"])
  }

  /// The same page: with both bounds the frame is as wide as it may be, with a minimum alone as wide as the text, with a maximum alone as wide as
  /// that; the text is centred in it.
  @Test func widthsOfFlexibleFrames() throws {
    func width(_ view: some View) throws -> CGFloat? {
      try Frames(view.accessibilityIdentifier("frame").frame(width: 300, height: 300))["frame"]?.width
    }
    #expect(try width(greeting.frame(minWidth: 20, maxWidth: 50)) == 50)
    #expect(try width(greeting.frame(maxWidth: 40)) == 40)
    #expect(try width(greeting.frame(minWidth: 20)) == Frames(greeting).size.width)
    let found = try Frames(greeting.accessibilityIdentifier("text").frame(maxWidth: 40).frame(width: 300, height: 300))
    let text = try #require(found["text"])
    #expect(text.width < 40 && abs(text.midX - 150) < 0.5, "\(text)")
  }

  /// The same page: a view of 100 is not made smaller by a frame of 50, but stands out on all sides.
  @Test func aFrameThatIsTooSmall() throws {
    try expect(["green": [100, 100, 100, 100], "yellow": [125, 125, 50, 50]]) {
      Rectangle().frame(width: 100, height: 100).accessibilityIdentifier("green")
        .frame(width: 50, height: 50).accessibilityIdentifier("yellow")
        .frame(width: 300, height: 300)
    }
  }

  /// "The magic of fixed size modifier in SwiftUI", the same site, 2020-04-29.
  @Test func fixedSizes() throws {
    let text = Text(verbatim: "Very very very long text!").font(.title)
    #expect(try lines(text.frame(width: 100, height: 100)) == ["Very", "very v…"])
    let found = try Frames(text.fixedSize().accessibilityIdentifier("text").frame(width: 100, height: 100))
    let free = try #require(found["text"])
    #expect(abs(free.midX - 50) < 0.5 && free.width > 280 && abs(free.height - 33.667) < 0.001, "\(free)")
    // Of three texts in one line the one with a fixed width is whole, and the others are cut.
    func hello(_ font: Font) -> Text { Text(verbatim: "Hello World!").font(font) }
    let row = HStack {
      hello(.headline)
      hello(.largeTitle).fixedSize(horizontal: true, vertical: false)
      hello(.title)
    }
    .lineLimit(1)
    let cut = try lines(row.frame(width: 320))
    #expect(cut.count == 3 && cut[0].hasSuffix("…") && cut[1] == "Hello World!" && cut[2].hasSuffix("…"), "\(cut)")
  }

  /// The SwiftUI Field Guide, "HStack": of two colours and a text in 200 the text, the least flexible, is offered a third and takes two lines; with a
  /// higher priority it is in one line.
  @Test func aTextBetweenColors() throws {
    func row(_ priority: Double) -> some View {
      HStack {
        Color.purple
        Text(verbatim: "Hello, world").layoutPriority(priority)
        Color.pink
      }
      .frame(width: 200, height: 60)
    }
    #expect(try lines(row(0)) == ["Hello,", "world"])
    #expect(try lines(row(1)) == ["Hello, world"])
  }

  /// Apple's page of `layoutPriority(_:)`: the text with the higher priority gets all that the other does not need at least.
  @Test func priorityOfAText() throws {
    let row = HStack {
      Text(verbatim: "This is a moderately long string.").font(.largeTitle)
      Spacer()
      Text(verbatim: "This is a higher priority string.").font(.largeTitle).layoutPriority(1)
    }
    let found = try lines(row.frame(width: 390, height: 300))
    #expect(found.contains("This is a higher") && found.filter { $0.hasPrefix("This is a mod") }.isEmpty, "\(found)")
  }

  /// Apple's page of `lineLimit` in the environment: a limit below 1 is 1.
  @Test func aLimitBelowOne() throws {
    #expect(try lines(Text(verbatim: "one two three four").lineLimit(0).frame(width: 60)).count == 1)
  }
}
