import Foundation
import SkerryImage
import SkerryPipeline
import SkerryUI
import SwiftUI
import Testing

/// Small views of two applications on iOS 16, of one on iOS 17 and of a library on iOS 26 (Figures §9.122 to §9.124).
@Suite @MainActor struct RecordedReleaseTests {
  /// The rows with ink, as ranges in points.
  private func rows(_ view: some View, _ version: SystemVersion) throws -> [Range<CGFloat>] {
    let renderer = ImageRenderer(content: view.background(.white))
    renderer.scale = 3
    renderer.systemVersion = version
    let picture = try ImageCodecs.decode(renderer.pngData())
    let inked = (0..<picture.size.height).filter { row in (0..<picture.size.width).contains { picture.color(x: $0, y: row).green < 215 } }
    var found: [Range<CGFloat>] = []
    for row in inked {
      let (upper, lower) = (CGFloat(row) / 3, CGFloat(row + 1) / 3)
      if let last = found.last, abs(last.upperBound - upper) < 0.01 {
        found[found.count - 1] = last.lowerBound..<lower
      } else {
        found.append(upper..<lower)
      }
    }
    return found
  }

  /// R129: the capitals of a spinner's label begin 11.33 below its spokes on iOS 16, and 8.67 on iOS 18.
  @Test(arguments: [(SystemVersion.iOS16, 11.333), (.iOS18, 8.667)])
  func labelsOfSpinners(_ version: SystemVersion, _ distance: CGFloat) throws {
    let found = try rows(ProgressView { Text(verbatim: "Loading") }.dynamicTypeSize(.medium), version)
    let (spokes, letters) = (try #require(found.dropLast().last), try #require(found.last))
    #expect(abs(letters.lowerBound - spokes.upperBound - distance) < 0.34, "\(found)")
  }

  /// R130: a row with a column that ends with a Spacer touches what is below it, on every release that is drawn.
  @Test func aRowBesideASpacer() throws {
    try expect(["a": [0, 30, 20, 20], "c": [14, 80, 20, 20]], height: 100) {
      VStack {
        HStack {
          block("a")
          VStack {
            block("b"); Spacer()
          }
        }
        block("c")
      }
    }
  }

  /// R131: a label with a font of its own is the title in that font, not in bold title2.
  @Test func titlesWithAFont() throws {
    func width(_ title: some View) throws -> CGFloat {
      try #require(
        try Frames(
          ContentUnavailableView {
            title
          } description: {
            Text(verbatim: "Pull")
          }, width: 300, height: 300)["title"]
      ).width
    }
    let text = Text(verbatim: "No artworks").accessibilityIdentifier("title")
    let own = try #require(try Frames(text.font(.system(size: 12)))["title"]).width
    let large = try #require(try Frames(text.font(.title2.bold()))["title"]).width
    let label = Label {
      text
    } icon: {
      EmptyView()
    }
    #expect(abs(try width(label.font(.system(size: 12))) - own) < 0.01)
    #expect(abs(try width(label) - large) < 0.01)
  }

  /// R128: frames of an envelope and an eye of 16 points and of a ticket of 32.
  @Test(arguments: [("envelope", 16, 22.52), ("eye", 16, 24.85), ("ticket", 32, 47)])
  func framesOfLibrarySymbols(_ name: String, _ size: CGFloat, _ width: CGFloat) throws {
    let frame = try #require(try Frames(Image(systemName: name).font(.system(size: size)).accessibilityIdentifier("it"))["it"])
    #expect(abs(frame.width - width) < 0.35, "\(frame)")
  }
}
