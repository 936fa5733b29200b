import Foundation
import SkerryImage
import SkerryPipeline
import SkerryUI
import SwiftUI
import Testing

/// Lists and forms of apps' views as recorded on iOS 18 and 26 (Figures §9.77).
@Suite @MainActor struct RecordedListTests {
  private func look(_ view: some View, _ size: DynamicTypeSize = .medium, iOS26: Bool = true) -> some View {
    view.environment(\.dynamicTypeSize, size).settingEnvironment { $0.system.palette = iOS26 ? .iOS26 : .iOS18 }
  }
  private func picture(_ list: some View, _ width: CGFloat, _ height: CGFloat) throws -> PixelExtent {
    try PixelExtent(list.frame(width: width, height: height))
  }
  /// The columns or rows of pixels at which the colour changes along a line, in points.
  private func edges(_ picture: PixelExtent, x: CGFloat, from: CGFloat = 0, to: CGFloat) -> [CGFloat] {
    let x = Int(x * 3)
    return (Int(from * 3) + 1..<Int(to * 3)).filter { picture.bitmap.color(x: x, y: $0) != picture.bitmap.color(x: x, y: $0 - 1) }.map {
      CGFloat($0) / 3
    }
  }
  private func near(_ found: [CGFloat], _ expected: [CGFloat], within limit: CGFloat = 0.34) -> Bool {
    found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < limit }
  }

  private var file: some View {
    Form {
      Section(header: Text(verbatim: "File")) {
        TextField("Filename", text: .constant("Scan"))
        Picker("File suffix", selection: .constant(1)) { Text(verbatim: "None").tag(1) }
        HStack {
          Text(verbatim: "Example")
          Spacer()
          Text(verbatim: "Scan.pdf")
        }
      }
      Section(header: Text(verbatim: "About")) { Text(verbatim: "Version") }
    }
  }

  /// R135: white without rows on iOS 26, grouped with one.
  @Test func aListWithoutRows() throws {
    let empty = List([Int](), id: \.self) { Text(verbatim: "\($0)") }
    #expect(try picture(look(empty), 375, 100).bitmap.color(x: 500, y: 290).red == 255)
    #expect(try picture(look(empty, iOS26: false), 375, 100).bitmap.color(x: 500, y: 290).red == 242)
    #expect(try picture(look(List { Text(verbatim: "x") }), 375, 200).bitmap.color(x: 500, y: 590).red == 242)
  }

  /// R143: a separator of a list on iOS 26 is (42, 42, 44) on black in the dark appearance, a `Divider` (50, 50, 53), and (198, 198, 200) on white.
  @Test func dividersAndSeparatorsOfIOS26() throws {
    /// The red and the blue of the row of pixels that differs most from the background.
    func line(_ view: AnyView, _ scheme: ColorScheme) throws -> [Int] {
      let plate = look(view).frame(width: 20, height: 20).background(scheme == .dark ? Color.black : Color.white)
      let bitmap = try PixelExtent(AnyView(plate.environment(\.colorScheme, scheme))).bitmap
      let back = bitmap.color(x: 30, y: 1).red
      let row = try #require((2..<58).max { abs(bitmap.color(x: 30, y: $0).red - back) < abs(bitmap.color(x: 30, y: $1).red - back) })
      return [bitmap.color(x: 30, y: row).red, bitmap.color(x: 30, y: row).blue]
    }
    func isNear(_ found: [Int], _ red: Int, _ blue: Int) -> Bool { abs(found[0] - red) <= 1 && abs(found[1] - blue) <= 1 }
    let divider = AnyView(Divider())
    let separator = AnyView(Color(uiColor: .separator).frame(height: 1))
    #expect(try isNear(line(divider, .dark), 50, 53))
    #expect(try isNear(line(divider, .light), 198, 200))
    #expect(try isNear(line(separator, .dark), 42, 44))
    #expect(try isNear(line(separator, .light), 231, 232))
  }

  /// R95: rows of 44 with a line of one pixel in the last one, on plates 20 from the sides that begin 37.33 below the top at the medium size and 38.67 at
  /// the default one; the next plate is 55 below.
  @Test func aFormOfIOS18() throws {
    let medium = try picture(look(file, iOS26: false), 375, 400)
    let lines = edges(medium, x: 150, to: 300)
    #expect(near(lines, [37.33, 81, 81.33, 125, 125.33, 169.33, 224.33, 268.33]), "\(lines)")
    let large = try picture(look(file, .large, iOS26: false), 375, 400)
    #expect(near(Array(edges(large, x: 150, to: 140).prefix(3)), [38.67, 82.33, 82.67]))
    // The plate's sides, the line's start at the text and its end at the plate's.
    let grey = medium.bitmap.color(x: 2, y: 180), white = medium.bitmap.color(x: 63, y: 200), line = medium.bitmap.color(x: 450, y: 243)
    #expect(grey.red == 242 && white.red == 255 && line.red == 198)
    #expect(medium.bitmap.color(x: 59, y: 200) == grey && medium.bitmap.color(x: 60, y: 200) == white)
    #expect(medium.bitmap.color(x: 119, y: 243) == white && medium.bitmap.color(x: 120, y: 243) == line)
    #expect(medium.bitmap.color(x: 1064, y: 243) == line && medium.bitmap.color(x: 1065, y: 243) == grey)
    // The header is in capital letters of footnote.
    let header = try #require(large.ink(CGRect(x: 21, y: 2, width: 100, height: 34)))
    #expect(abs(header.minX - 41) < 0.67 && abs(header.minY - 20) < 0.67 && abs(header.width - 24) < 1, "\(header)")
    // The choice ends 6.33 before its chevrons, which end 2 before the row's text.
    let chevrons = try #require(large.ink(CGRect(x: 321, y: 84, width: 33, height: 40)))
    #expect(abs(chevrons.minX - 324.33) < 0.67 && abs(chevrons.maxX - 333) < 0.67, "\(chevrons)")
    let choice = try #require(large.ink(CGRect(x: 200, y: 84, width: 121, height: 40)))
    #expect(abs(choice.maxX - 318) < 1.01, "\(choice)")
  }

  private var options: some View {
    List {
      Section("Code") { ForEach(1..<3) { Text(verbatim: "Option \($0)") } }
      Section { Text(verbatim: "x") }
    }
  }

  /// R31, R53: rows of 51 at the medium size and 52 at the default one, with a line of one point between the texts' sides, on plates 16 from the sides;
  /// the first is 39.33 below the top, one without a header 35 below the one above.
  @Test func aListOfIOS26() throws {
    let medium = try picture(look(options), 390, 400)
    let lines = edges(medium, x: 200, to: 300)
    #expect(near(lines, [39.33, 89.33, 90.33, 141.33, 176.33, 227.33]), "\(lines)")
    let large = try picture(look(options, .large), 390, 400)
    #expect(near(edges(large, x: 200, to: 300), [40.33, 91.33, 92.33, 144.33, 179.33, 231.33]))
    let line = medium.bitmap.color(x: 600, y: 269), white = medium.bitmap.color(x: 600, y: 264)
    #expect(line.red == 231 && white.red == 255)
    #expect(medium.bitmap.color(x: 95, y: 269) == white && medium.bitmap.color(x: 96, y: 269) == line)
    #expect(medium.bitmap.color(x: 1073, y: 269) == line && medium.bitmap.color(x: 1074, y: 269) == white)
    let header = try #require(medium.ink(CGRect(x: 17, y: 1, width: 100, height: 37)))
    #expect(abs(header.minX - 33) < 0.67 && abs(header.minY - 13.33) < 0.67 && abs(header.width - 38.33) < 1, "\(header)")
    // A list without a header begins 35 below the top; its plate has circular corners of 26.
    let row = try picture(look(List { Text(verbatim: "x") }), 390, 200)
    #expect(near(edges(row, x: 200, to: 150), [35, 86]))
    let start = (48..<200).first { row.bitmap.color(x: $0, y: 115).red > 248 }
    #expect(start == 48 + 38 || start == 48 + 37 || start == 48 + 39, "\(String(describing: start))")
  }

  /// R101: on iOS 26 the plates of a list of 375 or 390 are 16 from the sides, and text 16 further in; in one of 428, 834 or 1366 both are 20. The line
  /// ends where the text may end. That 414 is the least wide one is assumed.
  @Test func marginsOfWideLists() throws {
    for (width, margin) in [(375, 16), (390, 16), (402, 16), (413, 16), (414, 20), (428, 20), (834, 20), (1366, 20)] as [(CGFloat, CGFloat)]
    {
      let list = try picture(look(options, .large), width, 400)
      // Along the line of the first section: the background, the plate, the line at the text, the plate and the background.
      let y = Int(92 * 3) - 1
      let row = (1..<Int(width * 3)).filter { list.bitmap.color(x: $0, y: y) != list.bitmap.color(x: $0 - 1, y: y) }.map { CGFloat($0) / 3 }
      #expect(row == [margin, 2 * margin, width - 2 * margin, width - margin], "\(width): \(row)")
      let header = try #require(list.ink(CGRect(x: margin + 1, y: 1, width: 100, height: 37)))
      #expect(abs(header.minX - 2 * margin - 1) < 0.67, "\(header)")
      // On iOS 18 both are 20.
      let older = try picture(look(options, .large, iOS26: false), width, 400)
      #expect(older.bitmap.color(x: 59, y: 200) != older.bitmap.color(x: 60, y: 200))
    }
  }

  /// R101: the header of a list with a font of its own has it; otherwise it is headline.
  @Test func aFontOfAList() throws {
    func header(_ list: some View) throws -> CGRect {
      try #require(try picture(look(list, .large), 390, 400).ink(CGRect(x: 17, y: 1, width: 200, height: 38)))
    }
    let plain = try header(options)
    #expect(try header(options.font(.headline)) == plain)
    #expect(try header(options.font(.caption2)).width < 0.75 * plain.width)
    #expect(try header(options.font(.system(.headline, design: .rounded))) != plain)
  }

  /// R19, R53, R91: 15 above and below what is higher than a line; a switch and a label's icon make a row no higher.
  @Test func heightsOfRows() throws {
    func height(_ row: some View, _ size: DynamicTypeSize) throws -> CGFloat {
      let found = edges(try picture(look(List { row }, size), 390, 500), x: 30, to: 490)
      return (found.last ?? 0) - (found.first ?? 0)
    }
    let task = VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: "Overdue task")
      Text(verbatim: "Tasks").font(.caption)
    }
    // The corner cuts 14 from the side, so that less than the whole height is seen there.
    let cut = try height(Text(verbatim: "x"), .large)
    #expect(abs(try height(task, .large) - cut - 14.67) < 0.34)
    #expect(try abs(height(Circle().frame(width: 50, height: 50), .medium) - height(Text(verbatim: "x"), .medium) - 29) < 0.67)
    #expect(try height(Toggle("Alerts", isOn: .constant(true)), .large) == cut)
    #expect(try height(Label("Tag", systemImage: "tag"), .large) == cut)
  }

  /// R53: the icon is centred in 24 points before a title that begins 40 after the text's side, and in 20 in a header; the line begins at the title.
  @Test func labelsInRows() throws {
    let list = List {
      Section {
        Label("Health", systemImage: "tag")
        Text(verbatim: "x")
      } header: {
        Label("Hello", systemImage: "calendar")
      }
    }
    let large = try picture(look(list, .large), 375, 300)
    let icon = try #require(large.ink(CGRect(x: 24, y: 42, width: 40, height: 48)))
    #expect(abs(icon.midX - 44) < 0.5 && abs(icon.width - 24) < 0.67, "\(icon)")
    let title = try #require(large.ink(CGRect(x: 64, y: 42, width: 100, height: 48)))
    #expect(abs(title.minX - 73.5) < 0.67, "\(title)")
    let line = (90..<400).first { large.bitmap.color(x: $0, y: 275).red == 231 }
    #expect(line == 216, "\(String(describing: line))")
    let headerIcon = try #require(large.ink(CGRect(x: 24, y: 1, width: 36, height: 38)))
    let header = try #require(large.ink(CGRect(x: 60, y: 1, width: 100, height: 38)))
    #expect(abs(headerIcon.midX - 42) < 0.5 && abs(header.minX - 69.5) < 0.67, "\(headerIcon) \(header)")
  }

  /// R2, R19: lines of 14 points below a plate, 60 and 116 from it to the next with two and six lines.
  @Test func footers() throws {
    func gap(_ lines: Int) throws -> CGFloat {
      let text = (0..<lines).map { "\($0)" }.joined(separator: "\n")
      let list = List {
        Section(footer: Text(verbatim: text)) { Text(verbatim: "x") }
        Section { Text(verbatim: "x") }
      }
      let found = edges(try picture(look(list), 390, 400), x: 200, to: 390)
      return found.count == 4 ? found[2] - found[1] : .nan
    }
    #expect(try abs(gap(2) - 60) < 0.34 && abs(gap(6) - 116) < 0.34)
  }

  /// R96: on iOS 18 a footer's text begins 6 below a plate, and the next plate 35.67 more than the text's height below; a margin at the top of the list's
  /// content replaces the 35 above the first plate.
  @Test func footersAndMarginsOfIOS18() throws {
    func lines(_ margin: CGFloat?) throws -> [CGFloat] {
      let list = List {
        Section {
          Text(verbatim: "x")
        } footer: {
          Rectangle().fill(Color.red).frame(height: 18)
        }
        Section { Text(verbatim: "x") }
      }
      let margined = margin.map { AnyView(list.contentMargins(.vertical, $0)) } ?? AnyView(list)
      return edges(try picture(look(margined, iOS26: false), 402, 300), x: 200, to: 200)
    }
    for (margin, top) in [(nil, 35), (0, 0), (8, 8), (24, 24)] as [(CGFloat?, CGFloat)] {
      let found = try lines(margin), expected = [44, 50, 68, 97.67, 141.67].map { top + $0 }
      // The plate's own upper edge is the picture's if there is no margin.
      #expect(near(found, (top == 0 ? [] : [top]) + expected), "\(found)")
    }
  }

  /// R91: a link's chevron, 6.33 × 11, ends 2.67 before the row's text; the other rows' values end at it.
  @Test func linksInRows() throws {
    let row = try picture(look(List { NavigationLink("Feature Flags") { Text(verbatim: "x") } }), 390, 200)
    let chevron = try #require(row.ink(CGRect(x: 300, y: 40, width: 70, height: 40), threshold: 40))
    #expect(abs(chevron.minX - 349) < 0.67 && abs(chevron.maxX - 355.33) < 0.67 && abs(chevron.height - 11) < 0.67, "\(chevron)")
  }

  /// R31: at the third accessibility size a value is below its label, 130 high on iOS 26 and 118.67 on iOS 18.
  @Test func valuesBelowLabels() throws {
    func height(_ iOS26: Bool) throws -> CGFloat {
      let list = List { LabeledContent("San Francisco") { Text(verbatim: "Sunny") } }
      let found = edges(try picture(look(list, .accessibility3, iOS26: iOS26), 390, 400), x: iOS26 ? 364 : 352, to: 390)
      return (found.last ?? 0) - (found.first ?? 0)
    }
    // Of a row of iOS 26 the corners cut 5.5 above and below at this place.
    #expect(try abs(height(true) - 119) < 1)
    #expect(try abs(height(false) - 118.67) < 1)
  }

  /// What a view asks of its row: its insets, no line, and a background; and a list in a list is its rows.
  @Test func rowsOfTheirOwn() throws {
    let list = List {
      Text(verbatim: "x").listRowSeparator(.hidden)
      List { Text(verbatim: "x").listRowBackground(Color(red: 1, green: 0, blue: 0)) }
      Color(red: 0, green: 0, blue: 1).frame(height: 60).listRowInsets(EdgeInsets())
    }
    let found = try picture(look(list), 390, 400)
    #expect(near(edges(found, x: 200, to: 300), [35, 86, 136, 137, 197]))
    #expect(found.bitmap.color(x: 49, y: 300).red == 255 && found.bitmap.color(x: 49, y: 300).green == 0)
  }

  /// R19: a row with a clear background has no plate.
  @Test func rowsWithoutAPlate() throws {
    let found = try picture(look(List { Text(verbatim: "x").listRowBackground(Color.clear) }), 390, 200)
    #expect(edges(found, x: 200, to: 190).isEmpty && found.bitmap.color(x: 600, y: 180).red == 242)
  }

  /// In a plain list rows reach the sides; without a background nothing is behind the plates.
  @Test func otherLists() throws {
    let plain = try picture(look(List { Text(verbatim: "x") }.listStyle(.plain)), 390, 200)
    #expect(plain.bitmap.color(x: 2, y: 2).red == 255)
    let text = try #require(plain.ink(CGRect(x: 1, y: 1, width: 100, height: 50)))
    #expect(abs(text.minX - 16) < 1.5)
    let bare = try picture(look(List { Text(verbatim: "x") }.scrollContentBackground(.hidden)), 390, 200)
    #expect(bare.bitmap.color(x: 2, y: 2).alpha == 0 && bare.bitmap.color(x: 600, y: 180).alpha == 255)
  }
}
