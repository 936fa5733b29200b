import Foundation
import SwiftUI
import Testing

/// Two screens of a film catalogue, recorded at 3 pixels per point and drawn again (Figures §9.15, R17). Positions in points.
@Suite @MainActor struct RecordedFilmTests {
  private func heading(_ title: String) -> some View {
    Text(verbatim: title).font(.title2.bold()).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
  }

  private func line(_ string: String) -> some View { Text(verbatim: string).accessibilityIdentifier(string) }

  /// The screen below its poster, which ends at 585.
  private var film: some View {
    VStack(spacing: 32) {
      Color.gray.frame(height: 585)
      VStack(spacing: 12) {
        heading("Details")
        Grid(verticalSpacing: 12) {
          GridRow {
            line("Release Date"); line("May 30th, 2028")
          }
          .gridColumnAlignment(.leading).frame(maxWidth: .infinity, alignment: .leading)
          GridRow {
            line("Genres"); line("Action, Science Fiction, Adventure")
          }
          .gridColumnAlignment(.leading).frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 16)
      }
      VStack(spacing: 12) {
        heading("Cast & Crew")
        ScrollView(.horizontal) {
          HStack(alignment: .top, spacing: 12) {
            ForEach(0..<3) { card($0) }
          }
          .padding(.horizontal, 16)
        }
      }
    }
    .frame(width: 390)
  }

  private func card(_ number: Int) -> some View {
    Button(action: {}) {
      VStack {
        Color.gray.frame(width: 80, height: 80).accessibilityIdentifier("face\(number)")
        Text(verbatim: "Robert Downey Jr.").accessibilityIdentifier("name\(number)")
        Text(verbatim: "Tony Stark").accessibilityIdentifier("role\(number)")
      }
      .font(.caption).frame(width: 100)
    }
  }

  /// A modifier of a grid's row is each cell's: both columns are (358 − 8) / 2 wide, and the second begins at 199. The capital letters of
  /// the rows begin at 659, 691.33 and 713.33, those of the single line beside two at 702.67.
  @Test func modifiersOfARowAreItsCells() throws {
    let found = try Frames(film)
    // A capital letter of body begins 16.19 − 11.98 below the line's top, before rounding.
    func capital(_ name: String) throws -> CGFloat { try #require(found[name]).minY + 4.22 }
    #expect(try abs(#require(found["May 30th, 2028"]).minX - 199) < 0.01 && found["Release Date"]?.minX == 16)
    #expect(try abs(capital("Release Date") - 659) < 0.68 && abs(capital("May 30th, 2028") - 659) < 0.68)
    #expect(try abs(capital("Action, Science Fiction, Adventure") - 691.33) < 0.68 && abs(capital("Genres") - 702.67) < 0.68)
    #expect(try #require(found["Action, Science Fiction, Adventure"]).height > 42)
    // The faces begin at 800.33 and are 112 apart, the first at 26.
    #expect(try abs(#require(found["face0"]).minY - 800.33) < 0.34 && found["face0"]?.minX == 26 && found["face1"]?.minX == 138)
    #expect(try abs(#require(found["role0"]).minY - (try #require(found["name0"]).minY) - 32.67) < 0.68)
  }

  /// The lines of a button's label are centred, unless an alignment is set: "Robert" begins at 48 in a column from 36 to 116.
  @Test func linesOfAButtonAreCentred() throws {
    func left(_ view: some View) throws -> CGFloat {
      try #require(PixelExtent(view.background(.white)).ink(CGRect(x: 0, y: 0, width: 100, height: 14))).minX
    }
    let label = Text(verbatim: "Robert Downey Jr.").font(.caption).foregroundStyle(.black).frame(width: 100)
    #expect(try abs(left(Button(action: {}) { label }) - 32) < 0.7)
    #expect(try left(label) < 21 && left(Button(action: {}) { label }.buttonStyle(.plain)) < 21)
    #expect(try left(Button(action: {}) { label }.multilineTextAlignment(.leading)) < 21)
  }

  /// A page of carousels at the medium text size (Figures §9.71, R91): the content of each begins 16 after the screen's edge, by its margins, headers
  /// are 235.0 and 329.67 apart, and the first picture begins 37.83 below the first header's line.
  @Test func carousels() throws {
    func header(_ title: String) -> some View {
      HStack(spacing: 4) {
        Text(verbatim: title).font(.title2).fontWeight(.bold)
        Image(systemName: "chevron.right").font(.title3).fontWeight(.semibold)
      }
      .accessibilityIdentifier(title).padding(.horizontal).frame(maxWidth: .infinity, alignment: .leading)
    }
    func carousel(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 20) {
          ForEach(0..<2) { number in
            VStack {
              Color.gray.frame(width: width, height: height).accessibilityIdentifier("\(name)\(number)")
              HStack(alignment: .top, spacing: 15) {
                Text(verbatim: "1").font(.title).bold()
                Text(verbatim: "Marty Supreme").lineLimit(2, reservesSpace: true)
                Spacer()
              }
              .fixedSize(horizontal: false, vertical: true).frame(width: width)
              .frame(maxHeight: name == "wide" ? .infinity : nil)
              if name == "poster" { Spacer() }
            }
            .fixedSize(horizontal: true, vertical: false)
          }
        }
      }
      .contentMargins([.leading, .trailing], 16)
    }
    let page = LazyVStack {
      header("Discover Movies")
      carousel("wide", 250, 140.5)
      header("Trending Movies")
      carousel("poster", 150, 225)
      header("Popular Movies")
    }
    let found = try Frames(page.frame(width: 390).dynamicTypeSize(.medium))
    func top(_ name: String) throws -> CGFloat { try #require(found[name]).minY }
    #expect(found["wide0"]?.minX == 16 && found["wide1"]?.minX == 286 && found["poster1"]?.minX == 186)
    #expect(try abs(top("wide0") - top("Discover Movies") - 37.83) < 0.5)
    #expect(try abs(top("Trending Movies") - top("Discover Movies") - 235) < 0.5)
    #expect(try abs(top("Popular Movies") - top("Trending Movies") - 329.67) < 0.7)
  }

  nonisolated static let biography: [(line: String, width: CGFloat)] = [
    ("José Pedro Balmaceda Pascal (born April 2,", 328.67), ("1975) is a Chilean and American actor. After", 330.67),
    ("nearly two decades of taking minor roles on", 328.67), ("stage and television, Pascal had his breakout", 338.67),
    ("role as Oberyn Martell in the fourth season of", 341.33), ("the HBO fantasy series Game of Thrones (2014).", 367.67),
    ("He gained further prominence with his portrayal", 360.33), ("of Javier Peña in the Netflix crime", 252.33),
    ("series Narcos (2015–2017). He went on to", 317.33), ("appear in the films The Great", 219),
    ("Wall (2016), Kingsman: The Golden", 265.67), ("Circle (2017), The Equalizer 2 (2018), and Triple", 359.67),
    ("Frontier (2019).", 115.67),
    ("Pascal's leading roles as Din Djarin in", 278.33), ("the Disney+ science fiction series The", 287.67),
    ("Mandalorian (2019–2023) and Joel Miller in the", 356.67), ("HBO post-apocalyptic drama series The Last of", 359.33),
    ("Us (2023–present)...", 156),
  ]

  /// The visible widths of eighteen lines of body: within 0.8 per cent, 0.2 on average.
  @Test func widthsOfABiography() throws {
    var differences: [CGFloat] = []
    for (line, width) in Self.biography {
      let view = Text(verbatim: line).fixedSize().padding(4).background(.white)
      let ink = try #require(PixelExtent(view).ink(CGRect(x: 0, y: 0, width: 400, height: 28)))
      differences.append(abs(ink.width / width - 1))
      #expect(abs(ink.width / width - 1) < 0.0085, "\(line): \(ink.width) for \(width)")
    }
    let mean = differences.reduce(0, +) / CGFloat(differences.count)
    #expect(mean < 0.0025, "\(mean)")
  }

  /// The same lines break where they were recorded: at 370 points no word of the next line fits. Their pitch is 22.
  @Test func linesOfABiography() throws {
    for (index, next) in zip(Self.biography, Self.biography.dropFirst()).enumerated() where ![7, 9, 10, 12, 13].contains(index) {
      let word = next.1.line.prefix { $0 != " " }
      func width(_ text: String) throws -> CGFloat { try Frames(Text(verbatim: text).fixedSize()).size.width }
      #expect(try width(next.0.line) <= 370 && width("\(next.0.line) \(word)") > 370, "\(next.0.line)")
    }
    let three = try Frames(Text(verbatim: Self.biography[3...5].map(\.line).joined(separator: " ")), width: 370)
    #expect(abs(three.size.height - (20.333 + 44)) < 0.01)
  }

  nonisolated static let boxes: [(text: String, pixels: CGFloat)] = [
    ("async", 134), ("throws", 155), ("async throws", 301), (".image", 153), ("@SnapshotSuite", 378), ("@SnapshotSuite()", 415),
    ("@SnapshotTest", 357), ("@SnapshotTest()", 393), ("Explicit main actor", 418), ("Test one of many in a suite", 606),
    ("Test two of many in a suite", 605), ("Test three of many in a suite", 640), ("One test in a suite", 411), (".theme(.all)", 258),
    (".theme(.light)", 307), (".sizes(.minimum)", 389),
  ]

  /// Frames of single lines of body (Figures §9.16, R18): exact in height, within 2 per cent in width, 0.9 on average.
  @Test func framesOfStrings() throws {
    var differences: [CGFloat] = []
    for (text, pixels) in Self.boxes {
      let size = try Frames(Text(verbatim: text).fixedSize()).size
      #expect(abs(size.height * 3 - 61) < 0.01)
      differences.append(abs(size.width * 3 / pixels - 1))
      #expect(differences.last ?? 1 < 0.02, "\(text): \(size.width * 3) for \(pixels)")
    }
    let mean = differences.reduce(0, +) / CGFloat(differences.count)
    #expect(mean < 0.009, "\(mean)")
  }
}
