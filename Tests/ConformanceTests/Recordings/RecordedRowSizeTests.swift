import Foundation
import SkerryImage
import SkerryPipeline
import SkerryUI
import SwiftUI
import Testing

/// Rows at the largest text size as recorded (Figures §9.106), and rows of iOS 18 of other heights than one line's (§9.107).
@Suite @MainActor struct RecordedRowSizeTests {
  private func picture(
    _ view: some View, _ width: CGFloat, _ height: CGFloat, _ size: DynamicTypeSize, iOS26: Bool = true
  ) throws -> PixelExtent {
    try PixelExtent(
      view.frame(width: width, height: height).environment(\.dynamicTypeSize, size)
        .settingEnvironment { $0.system.palette = iOS26 ? .iOS26 : .iOS18 })
  }
  /// Where the colour changes along a line from the picture's top, in points.
  private func edges(_ picture: PixelExtent, x: CGFloat, to end: CGFloat) -> [CGFloat] {
    let x = Int(x * 3)
    return (1..<Int(end * 3)).filter { picture.bitmap.color(x: x, y: $0) != picture.bitmap.color(x: x, y: $0 - 1) }.map { CGFloat($0) / 3 }
  }

  /// R109: a chevron of 21.67 ends 8.67 before the text's side, and what is before it ends 49.7 before that.
  @Test func linksAtTheLargestSize() throws {
    let list = List { NavigationLink(destination: EmptyView()) { Color.red.frame(height: 60) } }.listStyle(.plain)
    let row = try picture(list, 393, 200, .accessibility5)
    let chevron = try #require(row.ink(CGRect(x: 332, y: 10, width: 50, height: 70), threshold: 40))
    #expect(abs(chevron.maxX - 368.33) < 0.67 && abs(chevron.width - 21.67) < 1.34, "\(chevron)")
    let end = (0..<1179).last { row.bitmap.color(x: $0, y: 120).green == 56 } ?? 0
    #expect(abs(CGFloat(end + 1) / 3 - 327.3) < 0.67, "\(end)")
  }

  /// R109: a time is below its label, on a plate 14 higher than the text, 4 below the label.
  @Test func timesAtTheLargestSize() throws {
    let list = List { DatePicker("Time", selection: .constant(.distantPast), displayedComponents: .hourAndMinute) }.listStyle(.plain)
    let found = edges(try picture(list, 393, 300, .accessibility5), x: 370, to: 250)
    #expect(found.count == 2 && abs(found[0] - 173.67) < 0.34, "\(found)")
  }

  /// R109: the line below a field, and below a lazy grid, begins at the row's own inset.
  @Test func linesOfFieldsAndGrids() throws {
    func start(_ row: some View) throws -> Int? {
      let found = try picture(List { row }.listStyle(.plain), 393, 120, .large)
      guard let y = edges(found, x: 200, to: 119).last else { return nil }
      return (0..<1179).first { found.bitmap.color(x: $0, y: Int(y * 3) - 1).red == 231 }
    }
    #expect(try start(TextField("Message", text: .constant("")).padding(12)) == 48)
    #expect(try start(LazyVGrid(columns: [GridItem(.flexible())]) { Text(verbatim: "Mon") }.padding(12)) == 48)
    #expect(try start(Text(verbatim: "Mon").padding(12)) == 84)
  }

  /// R112: content of 36 points is in a row of 44, and higher content has 11 above and below.
  @Test(arguments: [(36, 44), (36.33, 58.33), (48, 70)]) func rowsOfIOS18(_ content: CGFloat, _ expected: CGFloat) throws {
    let list = List {
      Color.black.frame(height: content)
      Color.black.frame(height: content)
    }
    let rows = edges(try picture(list, 375, 300, .medium, iOS26: false), x: 345, to: 290)
    let inset = (expected - content) / 2
    #expect(abs((rows.first ?? 0) - 35) < 0.34, "\(rows)")
    let black = edges(try picture(list, 375, 300, .medium, iOS26: false), x: 200, to: 290)
    #expect(black.count > 3 && abs(black[1] - 35 - inset) < 0.34 && abs(black[2] - black[1] - content) < 0.34, "\(black)")
  }

  /// R112: the title of a label begins 41.65 from the text's side on iOS 18; beside two lines the icon is in the middle, in the label's style.
  @Test func labelsOfIOS18() throws {
    let title = "Took four minutes to open, which is longer than was expected"
    let list = List {
      Label("Hello", systemImage: "square.grid.2x2")
      Label(title, systemImage: "circle.fill").font(.caption).foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    let found = try picture(list, 375, 200, .medium, iOS26: false)
    let icon = try #require(found.ink(CGRect(x: 36, y: 40, width: 40, height: 34)))
    let text = try #require(found.ink(CGRect(x: 74, y: 40, width: 100, height: 34)))
    #expect(abs(icon.midX - 53.33) < 0.67 && abs(text.minX - 83) < 1.34, "\(icon) \(text)")
    let circle = try #require(found.ink(CGRect(x: 36, y: 82, width: 40, height: 40)))
    let lines = try #require(found.ink(CGRect(x: 76, y: 82, width: 260, height: 40)))
    #expect(abs(circle.midY - lines.midY) < 1.67, "\(circle) \(lines)")
    let color = found.bitmap.color(x: Int(circle.midX * 3), y: Int(circle.midY * 3))
    #expect(color.red > 230 && color.blue < 40, "\(color)")
  }

  /// R112: a value that has no room beside its label is below it.
  @Test func valuesWithoutRoom() throws {
    func ink(_ value: String) throws -> CGRect {
      let list = List { LabeledContent("Topic") { Text(verbatim: value).font(.footnote).lineLimit(1) } }
      return try #require(picture(list, 375, 120, .medium, iOS26: false).ink(CGRect(x: 38, y: 38, width: 298, height: 38)))
    }
    #expect(try ink("short").height < 18)
    #expect(try ink("testNotification-7f3a9c20-1e4b-4d6a-9c2f-8b5e0a1d3c47").height > 25)
  }

  /// R113: a row that ends with a Spacer is 8 from its neighbour where it has padding, and touches it without.
  @Test(arguments: [(0, 0), (4, 8)]) func spacersWithPadding(_ padding: CGFloat, _ gap: CGFloat) throws {
    let view = HStack {
      HStack { Spacer() }.frame(height: 20).background(Color.black).padding(.horizontal, padding)
      Color.black
    }
    let found = try picture(view, 120, 20, .large)
    let white = (0..<360).filter { found.bitmap.color(x: $0, y: 30).alpha < 128 }.count
    #expect(abs(CGFloat(white) / 3 - gap - 2 * padding) < 0.67, "\(white)")
  }
}
