import Foundation
import SwiftUI
import Testing

/// The default distances around text as recorded on iOS 18 and 26, in points at 3x (Figures §9.1).
@Suite @MainActor struct TextSpacingTests {
  private func block(_ id: String = "block") -> some View { Rectangle().frame(width: 20, height: 20).accessibilityIdentifier(id) }
  private func text(_ font: Font = .body, _ id: String = "text") -> some View {
    Text(verbatim: "Ag").font(font).accessibilityIdentifier(id)
  }

  /// Callout was measured at 9.81 to 9.86, title3 at 12.31 to 12.5, body at 10.57 ± 0.33, caption2 at 6.67 ± 0.33.
  @Test(arguments: [(Font.callout, 9.82), (.title3, 12.44), (.body, 10.64), (.caption2, 6.71)])
  func belowAText(_ font: Font, _ distance: Double) throws {
    let found = try Frames(
      VStack {
        text(font); block()
      })
    #expect(abs(found.gap("text", "block") - distance) < 0.01, "\(found.gap("text", "block"))")
  }

  /// Footnote was measured at 4.83 to 4.88, caption at 4.57 ± 0.17, body at 6.7, 35 points at 13.1, caption2 at 3.65, each ± 0.33.
  @Test(arguments: [(Font.footnote, 4.80), (.caption, 4.56), (.body, 6.43), (.system(size: 35), 12.77), (.caption2, 3.98)])
  func aboveAText(_ font: Font, _ distance: Double) throws {
    let found = try Frames(
      VStack {
        block(); text(font)
      })
    #expect(abs(found.gap("block", "text") - distance) < 0.01, "\(found.gap("block", "text"))")
  }

  @Test func betweenTwoBlocksAtTheMediumSize() throws {
    let found = try Frames(
      VStack {
        block("above"); text(.footnote); block("below")
      }.dynamicTypeSize(.medium))
    #expect(abs(found.gap("above", "text") + found.gap("text", "below") - 12.09) < 0.02)
  }

  /// A row has the spacing of each of its children: two rows of block and callout are 29.83 apart from top to top.
  @Test func rowsCombineTheirChildren() throws {
    func row(_ id: String) -> some View {
      HStack {
        block(id); text(.callout, id + "-text")
      }
    }
    let found = try Frames(
      VStack(alignment: .leading) {
        row("first"); row("second")
      })
    #expect(abs(try #require(found["second"]).minY - (try #require(found["first"]).minY) - 29.82) < 0.01)
  }

  /// A row that ends in the smaller of two text views: 6.67 to the next such row.
  @Test func rowsOfTwoTextsAndABlock() throws {
    func row(_ id: String) -> some View {
      HStack {
        Rectangle().frame(width: 8, height: 8)
        VStack {
          text(.subheadline, id + "-title"); text(.caption2, id + "-detail")
        }.accessibilityIdentifier(id)
      }
    }
    let found = try Frames(
      VStack {
        row("first"); row("second")
      })
    #expect(abs(found.gap("first", "second") - 6.71) < 0.01)
  }

  /// A spacer has no edge across its row, so rows of text count as text.
  @Test func rowsWithSpacersCountAsText() throws {
    let found = try Frames(
      VStack {
        HStack {
          text(.body, "first"); Spacer(); text()
        }
        HStack {
          text(.body, "second"); Spacer(); text()
        }
      }.frame(width: 200))
    #expect(abs(found.gap("first", "second") - 2) < 0.01)
  }

  /// Beside text a symbol is part of the line: such a row above text is spaced like text above text (recorded at the
  /// medium size: 21.333).
  @Test func rowsWithSymbolsCountAsText() throws {
    let found = try Frames(
      VStack(alignment: .leading) {
        HStack {
          text(.body, "first"); Spacer(); Image(systemName: "chevron.up")
        }
        VStack { text(.body, "second") }
      }.frame(width: 200).dynamicTypeSize(.medium))
    #expect(abs(try #require(found["second"]).minY - (try #require(found["first"]).minY) - 21.333) < 0.01)
    let alone = try Frames(
      VStack {
        Image(systemName: "star").accessibilityIdentifier("symbol"); text()
      })
    #expect(abs(alone.gap("symbol", "text")) < 0.01)
  }

  /// The second of two lines, if it is one word, takes a second one from the first where the text nearly fits into one line (recorded: "you're
  /// home" at the medium size, "the outcome." in R20, "another session" and "your password" in R65). It stays alone where the text is longer, has
  /// a limit of lines (P16) or more than two lines (R20, R22, R23).
  @Test func singleWordsOnTheLastLine() throws {
    func lines(_ string: String, _ width: CGFloat, _ font: Font, _ size: DynamicTypeSize, limit: Int? = nil) throws -> [String] {
      try ScreenshotScene().card { Text(verbatim: string).font(font).lineLimit(limit).frame(width: width).dynamicTypeSize(size) }.lines
    }
    let session = try lines("Authenticated in another session", 204, .system(size: 14), .medium)
    #expect(session == ["Authenticated in", "another session"])
    let password = try lines("You can now reset your password", 216, .system(size: 14), .medium)
    #expect(password == ["You can now reset", "your password"])
    let progress = try lines("Package and courier progress", 143, .caption, .large, limit: 2)
    #expect(progress == ["Package and courier", "progress"])
    let home = try lines("Most secure: Allow this app to know when you're home", 266, .caption, .medium)
    #expect(home == ["Most secure: Allow this app to know when", "you're home"])
    let long = try lines("Allows checking for important alerts like security vulnerabilities.", 310, .footnote, .medium)
    #expect(long == ["Allows checking for important alerts like security", "vulnerabilities."])
    let outcome = try lines("A short sentence describing the outcome.", 225.67, .caption, .large)
    #expect(outcome == ["A short sentence describing", "the outcome."])
    let arrival = try lines("Driver, pickup, and arrival", 143, .caption, .large, limit: 2)
    #expect(arrival == ["Driver, pickup, and", "arrival"])
    // Of 1.154 times the width (P139), unlike the one above, of 1.007.
    let minutes = try lines("Charging · Est. 45 min remaining", 219.67, .body, .large, limit: 2)
    #expect(minutes == ["Charging · Est. 45", "min remaining"])
    let one = try lines(
      "The host stopped answering keepalives and the session ended. Reconnect to start a new one.", 342, .body, .large)
    #expect(one == ["The host stopped answering keepalives and", "the session ended. Reconnect to start a new", "one."])
    // The limit allows a third line (P49); the whole text needs 1.148 of the width (P50).
    let archive = try lines(
      "Build number stays at 1 (first submission). Now try a Release archive:", 356, .system(size: 12), .large, limit: 3)
    #expect(archive == ["Build number stays at 1 (first submission). Now try a", "Release archive:"])
    let yesterday = try lines("Today you're drinking less water than yesterday", 329, .headline.bold(), .large)
    #expect(yesterday == ["Today you're drinking less water", "than yesterday"])
    // Too little would be left of the first line (R87).
    #expect(try lines("Grid consumption energy", 180.33, .body, .medium) == ["Grid consumption", "energy"])
    let call = try lines(
      "You are about to join a call. Currently there are no other participants in the call.", 311, .headline, .large)
    #expect(call == ["You are about to join a call. Currently", "there are no other participants in the", "call."])
  }

  private static let latin =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."

  /// The space at which a line is broken counts for the width of the text, as far as there is room. Recorded: a border around five lines of
  /// title 377 points apart, where the widest line is visibly 368 wide (R22); three lines of body in 376,
  /// visibly 371; three in 281, visibly 275.3 (R21).
  @Test func aBrokenLineKeepsItsSpace() throws {
    func width(_ string: String, _ font: Font, in width: CGFloat? = nil) throws -> CGFloat {
      try Frames(Text(verbatim: string).font(font).fixedSize(horizontal: width == nil, vertical: true), width: width).size.width
    }
    let five = try width(Self.latin, .title, in: 384), wide = try width("consectetur adipiscing elit, sed ", .title)
    #expect(abs(five - wide) < 0.01 && abs(five - 377) < 3.7, "\(five) \(wide)")
    let three = try width(Self.latin, .body, in: 384), long = try width("adipiscing elit, sed do eiusmod tempor incididunt ", .body)
    #expect(abs(three - long) < 0.01 && abs(three - 376) < 1.7, "\(three) \(long)")
  }

  /// Padding at the bottom removes the text's own distance there; the next text still keeps its distance from a block.
  @Test func paddingEndsOneEdgeOnly() throws {
    let found = try Frames(
      VStack {
        text().padding(.bottom, 5).accessibilityIdentifier("padded"); text(.body, "next"); block()
      })
    #expect(abs(found.gap("padded", "next") - 6.43) < 0.01)
    let sides = try Frames(
      VStack {
        text().padding(.horizontal, 5).accessibilityIdentifier("padded"); block()
      })
    #expect(abs(sides.gap("padded", "block") - 10.64) < 0.01)
  }

  @Test func aMinimumHeightRemovesTextSpacingAndAMaximumWidthDoesNot() throws {
    let tall = try Frames(
      VStack {
        text().frame(minHeight: 40).accessibilityIdentifier("framed"); block()
      })
    #expect(tall.gap("framed", "block") == 8)
    let wide = try Frames(
      VStack {
        text().frame(maxWidth: .infinity).accessibilityIdentifier("framed"); block()
      }.frame(width: 100))
    #expect(abs(wide.gap("framed", "block") - 10.64) < 0.01)
    let fixed = try Frames(
      VStack {
        text().frame(width: 60).accessibilityIdentifier("framed"); block()
      })
    #expect(abs(fixed.gap("framed", "block") - 10.64) < 0.01)
    let fixedHeight = try Frames(
      VStack {
        text().frame(height: 40).accessibilityIdentifier("framed"); block()
      })
    #expect(fixedHeight.gap("framed", "block") == 8)
  }

  /// Body over body at the medium size: 21.333 from top to top.
  @Test func textOverText() throws {
    let found = try Frames(
      VStack {
        text(.body, "first"); text(.body, "second")
      }.dynamicTypeSize(.medium))
    #expect(abs(try #require(found["second"]).minY - (try #require(found["first"]).minY) - 21.333) < 0.01)
  }

  /// Two lines of body are 42.333 high, three of caption2 39.333; caption at the medium size has a pitch of 13, less than it is high.
  @Test func linePitch() throws {
    #expect(abs(try height("a\nb", .body) - 42.333) < 0.01)
    #expect(abs(try height("a\nb\nc", .caption2) - 39.333) < 0.01)
    #expect(abs(try height("a\nb\nc\nd", .caption, .medium) - 52.333) < 0.01)
  }

  private func height(_ string: String, _ font: Font, _ size: DynamicTypeSize = .large) throws -> CGFloat {
    try #require(try Frames(Text(verbatim: string).font(font).accessibilityIdentifier("text").dynamicTypeSize(size))["text"]).height
  }

  /// Device configurations of snapshot tests use the medium size: body 16, footnote 12, caption 11, largeTitle 33.
  @Test(arguments: [(Font.body, 16.0), (.footnote, 12), (.caption, 11), (.largeTitle, 33)])
  func mediumSizes(_ font: Font, _ size: Double) throws {
    let natural = (size * 2444 / 2048 * 3).rounded(.up) / 3
    #expect(abs(try height("x", font, .medium) - natural) < 0.001)
  }
}

/// The frames of the views with an accessibility identifier, in points, at 3x.
@MainActor struct Frames {
  private var all: [String: CGRect] = [:]
  /// The size of the whole view.
  let size: CGSize

  init(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) throws {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    let tree = try JSONSerialization.jsonObject(with: renderer.layoutTree()) as? [String: Any] ?? [:]
    size = rect(tree["frame"])?.size ?? .zero
    collect(tree)
  }

  private mutating func collect(_ node: [String: Any]) {
    if let id = node["id"] as? String { all[id] = rect(node["frame"]) }
    for child in node["children"] as? [[String: Any]] ?? [] { collect(child) }
  }

  subscript(id: String) -> CGRect? { all[id] }

  /// Points from the bottom of one view to the top of another; not a number when either is missing.
  func gap(_ upper: String, _ lower: String) -> CGFloat {
    guard let upper = all[upper], let lower = all[lower] else { return .nan }
    return lower.minY - upper.maxY
  }
}
