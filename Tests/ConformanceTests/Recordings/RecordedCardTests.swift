import Foundation
import SkerryImage
import SwiftUI
import Testing

/// Cards, a dialog and spinners of three libraries, recorded at 3 pixels per point and drawn again (Figures §9.19, R20 and R21). Points.
@Suite @MainActor struct RecordedCardTests {
  private static let kinds: [(symbol: String, title: String, left: CGFloat)] = [
    ("checkmark.circle.fill", "Success", 60), ("clock.fill", "Busy", 60), ("exclamationmark.triangle.fill", "Attention", 61.333),
    ("xmark.octagon.fill", "Error", 61.667), ("moon.fill", "Offline", 60),
  ]

  private func card(_ symbol: String, _ title: String) -> some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: symbol)
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: title)
        Text(verbatim: "A short sentence describing the outcome.").font(.caption)
      }
      .fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 8)
      Image(systemName: "xmark").frame(width: 44, height: 44)
    }
    .padding(12).frame(maxWidth: .infinity, alignment: .leading).accessibilityIdentifier(title)
  }

  private var cards: some View {
    VStack(spacing: 8) { ForEach(Self.kinds, id: \.title) { card($0.symbol, $0.title) } }.padding(16)
      .frame(width: 390, height: 480).background(.white)
  }

  /// Thirty items: symbol, title, two lines, button, and the card itself, which a border showed.
  @Test func fiveCards() throws {
    let found = try Frames(cards)
    let reader = try PixelExtent(cards)
    for (index, kind) in Self.kinds.enumerated() {
      let top = 27.333 + 86.667 * CGFloat(index)
      let frame = try #require(found[kind.title])
      #expect(abs(frame.minY - top) < 0.34 && abs(frame.height - 78.667) < 0.34 && frame.minX == 16 && frame.width == 358)
      func ink(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) throws -> CGRect {
        try #require(reader.ink(CGRect(x: x, y: top + y, width: width, height: height)))
      }
      let symbol = try ink(20, 8, 32, 26)
      #expect(abs(symbol.minX - 29.667) < 0.68 && abs(symbol.minY - top - 13) < 1.01 && abs(symbol.width - 17) < 1.01, "\(symbol)")
      let first = try ink(56, 37, 250, 14)
      #expect(abs(first.minX - kind.left) < 0.68 && abs(first.maxX - kind.left - 157.333) < 1.01, "\(kind.title): \(first)")
      #expect(abs(first.minY - top - 38.667) < 0.68 && abs(first.maxY - top - 50) < 0.68)
      let second = try ink(56, 53.4, 250, 14)
      #expect(abs(second.minX - kind.left) < 0.68 && abs(second.maxX - kind.left - 73.333) < 1.01, "\(kind.title): \(second)")
      #expect(abs(second.minY - top - 54.667) < 0.68 && abs(second.maxY - top - 64) < 0.68)
      #expect(try abs(ink(56, 8, 200, 22).minX - kind.left) < 1.34)
      let button = try ink(325, 20, 30, 30)
      #expect(abs(button.minX - 333.333) < 0.68 && abs(button.maxX - 346.667) < 0.68 && abs(button.minY - top - 27.333) < 0.68)
    }
  }

  private func option(_ title: String) -> some View {
    Button(action: {}) {
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 6).stroke(.black, lineWidth: 1.25).frame(width: 20, height: 20).accessibilityIdentifier(title)
          .frame(width: 44, height: 44)
        Text(verbatim: title).multilineTextAlignment(.leading).fixedSize(horizontal: false, vertical: true)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .buttonStyle(.plain)
  }

  private static let options = [
    "Helpful and relevant recommendations", "Clear and easy to understand", "Friendly and conversational tone",
    "Visually appealing presentation", "Other",
  ]

  private var dialog: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 16) {
        Text(verbatim: "Your feedback is appreciated").font(.title2.weight(.semibold))
        Text(verbatim: "What went well? Select all that apply.")
        VStack(alignment: .leading, spacing: 12) { ForEach(Self.options, id: \.self) { option($0) } }
        VStack(alignment: .leading, spacing: 8) {
          Text(verbatim: "Notes").font(.subheadline)
          TextEditor(text: .constant("")).frame(minHeight: 120).accessibilityIdentifier("editor").padding(12)
        }
      }
      .padding(20)
      Color.gray.frame(height: 44).padding(20)
    }
    .padding(.horizontal, 20)
  }

  /// The editor is 286 by 163.33 at 52 and 420.67; the squares of the options begin at 110, where half their line is outside.
  @Test func anEditorTakesWhatRemains() throws {
    let found = try Frames(dialog, width: 390, height: 700)
    let editor = try #require(found["editor"])
    #expect(editor.minX == 52 && editor.width == 286)
    #expect(abs(editor.minY - 420.667) < 0.34 && abs(editor.height - 163.333) < 0.34, "\(editor)")
    for (index, title) in Self.options.enumerated() {
      #expect(try abs(#require(found[title]).minY - 0.625 - 110 - 56 * CGFloat(index)) < 0.5)
    }
    // On the system's background, unless that is hidden.
    func color(_ view: some View) throws -> Int {
      try PixelExtent(view.frame(width: 40, height: 40).background(.red)).bitmap.color(x: 60, y: 60).green
    }
    let plain = TextEditor(text: .constant(""))
    #expect(try color(plain) == 255 && color(plain.scrollContentBackground(.hidden)) < 80)
    // The text begins 5 beside the edge and 8 below it.
    let text = try PixelExtent(TextEditor(text: .constant("HHH")).frame(width: 80, height: 40))
    let plainText = try PixelExtent(Text(verbatim: "HHH").background(.white))
    let box = CGRect(x: 0, y: 0, width: 80, height: 40)
    let (inset, own) = (try #require(text.ink(box)), try #require(plainText.ink(CGRect(x: 0, y: 0, width: 36, height: 20))))
    #expect(abs(inset.minX - own.minX - 5) < 0.01 && abs(inset.minY - own.minY - 8) < 0.34)
  }

  /// A spinner's spokes in pixels: in the row through its middle, across the spoke that points left, and their shades in the middle of each.
  @Test(arguments: [(ControlSize.small, 42, 12, 6, 15.0), (.regular, 60, 20, 8, 20.0), (.large, 111, 37, 15, 37.0)])
  func spokesOfASpinner(size: ControlSize, side: Int, length: Int, width: Int, radius: Double) throws {
    let view = ProgressView().controlSize(size).tint(.white).background(.black)
    let picture = try PixelExtent(view).bitmap
    #expect(picture.size.width == side && picture.size.height == side)
    let middle = side / 2
    let row = (0..<middle).filter { picture.color(x: $0, y: middle).green > 100 }
    #expect(row.first == 0 && abs(row.count - length) <= 1, "\(row)")
    let column = (middle - width..<middle + width).filter { picture.color(x: length / 4, y: $0).green > 100 }
    #expect(abs(column.count - width) <= 1, "\(column)")
    let shades = (0..<8).map { index in
      let angle = Double.pi * (1 - Double(index) / 4)
      let (x, y) = (Double(side) / 2 + radius * cos(angle), Double(side) / 2 + radius * sin(angle))
      return picture.color(x: Int(x), y: Int(y)).green
    }
    for (shade, expected) in zip(shades, [0.85, 0.705, 0.56, 0.415, 0.27, 0.27, 0.27, 0.27]) {
      #expect(abs(Double(shade) - expected * 255) < 1.6, "\(shades)")
    }
  }
}
