import Foundation
import SkerryImage
import SkerryPipeline
import SkerryUI
import SwiftUI
import Testing

/// Small views of applications as recorded (Figures §9.118 to §9.120).
@Suite @MainActor struct RecordedSmallViewTests {
  private func picture(_ view: some View, _ version: SystemVersion, scale: CGFloat = 3) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.background(.white))
    renderer.scale = scale
    renderer.systemVersion = version
    return try ImageCodecs.decode(renderer.pngData())
  }
  /// The rows, or the columns, that are not white, as ranges in points.
  private func bands(_ picture: Bitmap, columns: Bool = false, rows: Range<Int>? = nil, scale: CGFloat = 3) -> [Range<CGFloat>] {
    let ys = rows ?? 0..<picture.size.height
    func isInk(_ index: Int) -> Bool {
      columns
        ? ys.contains { picture.color(x: index, y: $0).green < 215 }
        : (0..<picture.size.width).contains { picture.color(x: $0, y: index).green < 215 }
    }
    var found: [Range<CGFloat>] = []
    var start: Int?
    for index in columns ? 0..<picture.size.width : ys {
      let ink = isInk(index)
      if ink, start == nil { start = index }
      if !ink, let first = start {
        found.append(CGFloat(first) / scale..<CGFloat(index) / scale)
        start = nil
      }
    }
    return found
  }
  private func placeholder(_ title: String, _ description: String, retries: Bool) -> some View {
    ContentUnavailableView {
      Text(verbatim: title)
    } description: {
      Text(verbatim: description)
    } actions: {
      if retries {
        Button {
        } label: {
          Text(verbatim: "Retry").font(.title)
        }
      }
    }
    .frame(width: 375, height: 300).environment(\.dynamicTypeSize, .medium)
  }

  /// R119: "Blue is the" stands in the middle of "warmest color" in a link that no style changes, and at the leading edge in a plain one.
  @Test func linesOfNavigationLinks() throws {
    func starts(_ link: some View) throws -> [CGFloat] {
      let found = try picture(link.environment(\.dynamicTypeSize, .medium), .iOS18)
      return bands(found).map { row in
        bands(found, columns: true, rows: Int(row.lowerBound * 3)..<Int(row.upperBound * 3)).first?.lowerBound ?? 0
      }
    }
    let link = NavigationLink(destination: EmptyView()) {
      Text(verbatim: "Blue is the warmest color").font(.headline).foregroundColor(.black).frame(width: 120)
    }
    let centred = try starts(link)
    try #require(centred.count == 2)
    #expect(abs(centred[0] - centred[1] - 15) < 2, "\(centred)")
    let plain = try starts(link.buttonStyle(.plain))
    #expect(abs(plain[0] - plain[1]) < 1.5, "\(plain)")
  }

  /// R119: a title of title2 and of regular weight, 200.33 wide, the description 11.0 below its letters and the actions 27.67 below that's.
  @Test func placeholdersWithoutSymbols() throws {
    let found = try picture(placeholder("This is a test error text", "This is a test description text", retries: true), .iOS18)
    let rows = bands(found)
    try #require(rows.count == 3)
    #expect(abs(rows[1].lowerBound - rows[0].upperBound - 11) < 0.7, "\(rows)")
    #expect(abs(rows[2].lowerBound - rows[1].upperBound - 27.67) < 0.7, "\(rows)")
    let title = bands(found, columns: true, rows: Int(rows[0].lowerBound * 3)..<Int(rows[0].upperBound * 3))
    #expect(abs((title.last?.upperBound ?? 0) - (title.first?.lowerBound ?? 0) - 200.33) < 1.1, "\(title)")
    // The room above the actions is there without any: the middle of title and description is 10 above the placeholder's.
    let alone = bands(try picture(placeholder("No Favorite movies for now", "Favorite some", retries: false), .iOS18))
    #expect(abs((alone[0].lowerBound + alone[1].upperBound) / 2 - 140) < 1.5, "\(alone)")
  }

  /// R119: in 375 points a line of 309.3 fits and one of 326 does not.
  @Test func marginsOfPlaceholders() throws {
    let long = "This is a very long test error text in case we need to test the layout"
    #expect(bands(try picture(placeholder(long, "a", retries: false), .iOS18)).count == 3)
    let sentence = "The operation couldn’t be completed. (No internet connection error 999.)"
    let found = try picture(placeholder("Oops", sentence, retries: false), .iOS18)
    let rows = bands(found)
    try #require(rows.count == 3)
    let line = bands(found, columns: true, rows: Int(rows[1].lowerBound * 3)..<Int(rows[1].upperBound * 3))
    #expect(abs((line.last?.upperBound ?? 0) - (line.first?.lowerBound ?? 0) - 269) < 2, "\(line)")
  }

  /// R119 and R126: the spokes of 19.0 in a frame of 20, and of 35.0 at the leading upper corner of one of 37; on iOS 26 they reach the edge.
  @Test func spokesBeforeTwentySix() throws {
    func extents(_ size: ControlSize, _ version: SystemVersion) throws -> [CGFloat] {
      let found = try picture(ProgressView().controlSize(size).tint(.black), version, scale: 6)
      let (rows, columns) = (bands(found, scale: 6), bands(found, columns: true, scale: 6))
      return [rows.first?.lowerBound ?? 0, rows.last?.upperBound ?? 0, columns.first?.lowerBound ?? 0, columns.last?.upperBound ?? 0]
    }
    func near(_ found: [CGFloat], _ expected: [CGFloat]) -> Bool { zip(found, expected).allSatisfy { abs($0 - $1) < 0.34 } }
    #expect(near(try extents(.regular, .iOS18), [0.5, 19.5, 0.5, 19.5]))
    #expect(near(try extents(.large, .iOS18), [0, 35, 0, 35]))
    #expect(try extents(.regular, .iOS26).first == 0)
  }

  /// R126: the system's face under the name that UIKit gives it has its widths: "Lorem ipsum dolor sit amet" of 14 points is 174.5 wide.
  @Test func theSystemFaceByName() throws {
    let text = Text(verbatim: "Lorem ipsum dolor sit amet")
    let named = try visibleWidth(of: text.font(.custom(".AppleSystemUIFont", size: 14, relativeTo: .body)))
    #expect(named == (try visibleWidth(of: text.font(.system(size: 14)))))
    #expect(abs(named - 174.5) < 1, "\(named)")
  }

  /// R121: frames of hearts at body and of stars at caption.
  @Test(arguments: [
    ("heart", 17, 21, 17.667), ("heart.fill", 17, 21, 17.667), ("star", 12, 15.333, 14), ("star.fill", 12, 15.333, 14),
    ("star.leadinghalf.filled", 12, 15.333, 14),
  ]) func framesOfHeartsAndStars(_ name: String, _ size: CGFloat, _ width: CGFloat, _ height: CGFloat) throws {
    let frame = try #require(try Frames(Image(systemName: name).font(.system(size: size)).accessibilityIdentifier("it"))["it"])
    #expect(abs(frame.width - width) < 0.02 && abs(frame.height - height) < 0.02, "\(frame)")
  }

  /// R126: a folder's badge is at its upper trailing corner, 0.45 of the folder wide, and reaches 0.19 of it beyond.
  @Test func badgesOfFolders() throws {
    let found = try picture(
      Image(systemName: "folder.badge.questionmark").resizable().aspectRatio(contentMode: .fit).frame(width: 100, height: 100).padding(4),
      .iOS18)
    let rows = bands(found)
    let (top, bottom) = (rows.first?.lowerBound ?? 0, rows.last?.upperBound ?? 0)
    // Near the bottom only the folder has ink, near the top its tab and the badge.
    let low = bands(found, columns: true, rows: Int((bottom - 2) * 3)..<Int(bottom * 3))
    let high = bands(found, columns: true, rows: Int((top + 16) * 3)..<Int((top + 22) * 3))
    // The folder's corners are round, so that its last rows are narrower than it is.
    #expect(abs((low.first?.lowerBound ?? 0) - 8) < 1 && abs((low.last?.upperBound ?? 0) - 84) < 1, "\(low)")
    #expect(abs((high.last?.upperBound ?? 0) - 104) < 1, "\(high)")
    #expect(abs((high.last?.upperBound ?? 0) - (high.last?.lowerBound ?? 0) - 38) < 2, "\(high)")
  }
}
