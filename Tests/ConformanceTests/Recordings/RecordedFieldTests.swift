import Foundation
import SkerryGeometry
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Text fields with a border and pickers with a menu in apps' views (Figures §9.64, §9.65).
@Suite @MainActor struct RecordedFieldTests {
  private func green(_ picture: PixelExtent, _ x: CGFloat, _ y: CGFloat) -> Int { picture.bitmap.color(x: Int(x * 3), y: Int(y * 3)).green }

  private let field = TextField("Enter text...", text: .constant("Sample demo"))

  /// 34 high with body at the medium size and up to the default one, 49.33, 56.33 and 84.33 at three accessibility sizes; 22 without a border.
  @Test func heightsOfFieldsWithABorder() throws {
    func height(_ size: DynamicTypeSize, _ field: some View) throws -> CGFloat {
      try #require(try Frames(field.accessibilityIdentifier("it").frame(width: 343).environment(\.dynamicTypeSize, size))["it"]).height
    }
    let bordered = field.textFieldStyle(.roundedBorder)
    for (size, expected) in [
      (DynamicTypeSize.medium, 34.0), (.xSmall, 34), (.large, 34), (.xLarge, 36.67), (.accessibility1, 49.33), (.accessibility2, 56.33),
      (.accessibility5, 84.33),
    ] {
      let own = try height(size, bordered)
      #expect(abs(own - expected) < 0.01, "\(size): \(own)")
    }
    #expect(try height(.large, field.textFieldStyle(.plain)) < 23)
    #expect(try height(.large, field) < 23)
    // Without a border 65.0 with body of 53 points, whose lines are 62 apart and 63.25 high.
    let largest = try height(.accessibility5, field)
    #expect(abs(largest - 65) < 0.34, "\(largest)")
  }

  /// The border is one pixel of black × 0.2 around the field's own plate, with corners of 5; the text begins 8 inside it.
  @Test func bordersOfFields() throws {
    let picture = try PixelExtent(
      field.textFieldStyle(.roundedBorder).frame(width: 343).background(.white).environment(\.dynamicTypeSize, .medium))
    #expect(picture.bitmap.size.width == 1029 && picture.bitmap.size.height == 102)
    #expect(green(picture, 200, 0) == 204 && green(picture, 200, 0.4) == 255 && green(picture, 200, 33.8) == 204)
    #expect(green(picture, 0, 17) == 204 && green(picture, 0.4, 17) == 255)
    // Rows 1, 5 and 10 of the corner begin to be grey at these pixels.
    for (row, start) in [(0, 12), (4, 4), (9, 1)] {
      let levels = (0..<40).map { 255 - picture.bitmap.color(x: $0, y: row).green }
      let first = try #require(levels.firstIndex { $0 > 25 })
      #expect(first == start, "row \(row) begins at \(first)")
    }
    let text = try #require(picture.ink(CGRect(x: 2, y: 2, width: 338, height: 30)))
    #expect(abs(text.minX - 8) <= 0.67 && abs(text.minY - 11) <= 0.67, "\(text)")
  }

  /// A field along the vertical axis is 21 high with a line of body at the medium size, as one along the horizontal axis, and 21 more with each
  /// further line; four lines of 17 points in Helvetica, which a limit reserves, are 78.33 high, and ten of them 195.67.
  @Test func fieldsThatGrow() throws {
    func height(_ field: some View, _ size: DynamicTypeSize = .medium) throws -> CGFloat {
      try #require(try Frames(field.accessibilityIdentifier("it").frame(width: 200).environment(\.dynamicTypeSize, size))["it"]).height
    }
    func field(_ text: String) -> some View { TextField("Prompt", text: .constant(text), axis: .vertical) }
    func close(_ own: CGFloat, _ expected: CGFloat) -> Bool { abs(own - expected) < 0.01 }
    let lines = Array(repeating: "Line", count: 10).joined(separator: "\n")
    #expect(try close(height(field("")), 21) && close(height(field("One")), 21))
    #expect(try close(height(TextField("Prompt", text: .constant(lines))), 21))
    #expect(try close(height(field(lines)), 210) && close(height(field(lines).lineLimit(3)), 63))
    #expect(try close(height(field("").lineLimit(2...5)), 42) && close(height(field(lines).lineLimit(2...5)), 105))
    #expect(try close(height(field(""), .large), 22) && close(height(field(lines), .large), 220))
    let helvetica = Font.custom("Nowhere", size: 17)
    #expect(try close(height(TextField("", text: .constant(""), axis: .vertical).lineLimit(4...).font(helvetica), .large), 78.333))
    #expect(try close(height(field(lines).lineLimit(1...).font(helvetica), .large), 195.667))
    // With a border the plate is at least as high as that of a field of one line.
    #expect(try close(height(field("One").textFieldStyle(.roundedBorder), .large), 34))
    #expect(try height(field(lines).textFieldStyle(.roundedBorder), .large) > 220)
  }

  /// Dots of 15 points: 6.67 in diameter and 9.2 apart, the first 1.33 from the field's side, around the middle of the capitals.
  @Test func dotsOfSecureFields() throws {
    let picture = try PixelExtent(
      SecureField("", text: .constant("name@gmail.com")).font(.system(size: 15)).frame(width: 200).background(.white))
    let all = try #require(picture.ink(CGRect(x: 0, y: 0, width: 200, height: 18)))
    #expect(abs(all.minX - 1.33) <= 0.34 && abs(all.width - 126.67) <= 0.67 && abs(all.height - 6.67) <= 0.34, "\(all)")
    for index in 0..<14 {
      let dot = try #require(picture.ink(CGRect(x: 9.205 * CGFloat(index), y: 0, width: 9.2, height: 18)))
      #expect(abs(dot.midX - 9.205 * CGFloat(index) - 4.67) <= 0.34 && abs(dot.width - 6.67) <= 0.34, "\(index) \(dot)")
    }
    // As high as before, and cut at the field's end.
    let field = SecureField("", text: .constant(String(repeating: "x", count: 40))).accessibilityIdentifier("it").frame(width: 100)
    let frame = try #require(try Frames(field)["it"])
    #expect(frame.height == 21)
    let long = try PixelExtent(field.padding(.trailing, 50).background(.white))
    let ink = try #require(long.ink(CGRect(x: 0, y: 0, width: 150, height: 21)))
    #expect(ink.maxX <= 100.01)
  }

  private var colors: some View {
    Picker("Select Color", selection: .constant(1)) {
      ForEach(0..<3, id: \.self) { Text(verbatim: ["Red", "Green", "Blue"][$0]) }
    }
  }

  /// "Green" and two chevrons of 8.67 × 12.67, which begin 7.33 after the letters; 34.33 high, without the label.
  @Test func aPickerShowsItsChoice() throws {
    let frame = try #require(try Frames(colors.accessibilityIdentifier("it"))["it"])
    #expect(abs(frame.height - 34.33) < 0.01, "\(frame)")
    for picker in [AnyView(colors), AnyView(colors.pickerStyle(.menu))] {
      let picture = try PixelExtent(picker.background(.white).tint(.black))
      let width = CGFloat(picture.bitmap.size.width) / 3
      let chevrons = try #require(picture.ink(CGRect(x: width - 26, y: 0, width: 26, height: 34)))
      #expect(abs(chevrons.width - 8.67) <= 0.34 && abs(chevrons.height - 12.67) <= 0.34, "\(chevrons)")
      #expect(abs(width - chevrons.maxX - 14) <= 0.34)
      let word = try #require(picture.ink(CGRect(x: 0, y: 0, width: width - 26, height: 34)))
      #expect(abs(word.minX - 13.3) <= 1 && abs(chevrons.minX - word.maxX - 7.33) <= 1, "\(word)")
    }
  }

  /// The label stands alone for styles without a menu, and if no choice is the selected one.
  @Test func otherPickersShowTheirLabels() throws {
    func size(_ picker: some View) throws -> CGSize? { try Frames(picker.accessibilityIdentifier("it"))["it"]?.size }
    let label = try size(Text(verbatim: "Select Color"))
    #expect(try size(colors.pickerStyle(.wheel)) == label)
    #expect(try size(colors.pickerStyle(.inline)) == label)
    #expect(try size(Picker("Select Color", selection: .constant(7)) { Text(verbatim: "One").tag(1) }) == label)
    // Tags take precedence over the identity of a loop's elements.
    let tagged = Picker("", selection: .constant("b")) { ForEach([1, 2], id: \.self) { Text(verbatim: "\($0)").tag($0 == 1 ? "a" : "b") } }
    #expect(try size(tagged)?.height ?? 0 > 34)
  }

  /// A loop's own key path to an identity is what its rows are tagged with, also where the elements have another `id`.
  @Test func rowsHaveTheIdentityOfTheirLoop() throws {
    struct Tone: Identifiable {
      let id: Int
      let name: String
    }
    let tones = [Tone(id: 1, name: "Low"), Tone(id: 2, name: "High")]
    func height(_ picker: some View) throws -> CGFloat {
      try Frames(picker.accessibilityIdentifier("it"))["it"]?.height ?? 0
    }
    let named = ForEach(tones, id: \.name) { Text(verbatim: $0.name) }
    #expect(try height(Picker("", selection: .constant("High")) { named }) > 34)
    #expect(try height(Picker("", selection: .constant(2)) { named }) < 34)
    #expect(try height(Picker("", selection: .constant(2)) { ForEach(tones) { Text(verbatim: $0.name) } }) > 34)
    #expect(try height(Picker("", selection: .constant(2)) { ForEach(.constant(tones)) { $tone in Text(verbatim: tone.name) } }) > 34)
  }
}
