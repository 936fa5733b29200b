import Foundation
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Semibold and bold text of 10 to 28 points: labels of two apps, recorded at three sizes of text (Figures §9.26, R32 and R33), and one of a
/// compact island (P19).
@Suite @MainActor struct RecordedLabelTests {
  /// Strings with their visible widths in pixels, one per point.
  nonisolated struct Group: CustomTestStringConvertible {
    let size: CGFloat, weight: Font.Weight, strings: [String: Int], tolerance: CGFloat
    var testDescription: String { "\(strings.count) strings of \(size)" }
  }

  nonisolated static let groups = [
    Group(
      size: 15, weight: .semibold,
      strings: [
        "Vít Nademlejnský": 123, "Members": 65, "Repository": 76, "Merge requests": 110, "Pipelines": 63, "Jobs": 33, "Not approved": 95,
        "Pipeline": 55, "Commits": 62, "Changes": 61,
      ], tolerance: 0.006),
    Group(
      size: 17, weight: .semibold,
      strings: [
        "Vít Nademlejnský": 137, "Welcome to GitLabourer, your choice for": 318, "managing your Gitlab repositories.": 270, "Members": 72,
        "Repository": 84, "Merge requests": 122, "Pipelines": 69, "Jobs": 37, "Lukáš Hromadník": 136, "Not approved": 104, "Pipeline": 60,
        "Commits": 69, "Changes": 68,
      ], tolerance: 0.0075),
    Group(
      size: 18, weight: .semibold,
      strings: ["Assignee:": 80, "Reviewer:": 78, "Labels:": 57, "Approvals:": 87, "Auto-merge": 100, "Approve": 69], tolerance: 0.011),
    Group(
      size: 20, weight: .semibold, strings: ["Assignee:": 87, "Reviewer:": 86, "Labels:": 62, "Approvals:": 95], tolerance: 0.0095),
    Group(
      size: 23, weight: .semibold,
      strings: [
        "Vít Nademlejnský": 180, "Members": 96, "Repository": 111, "Merge requests": 160, "Pipelines": 92, "Jobs": 49,
        "Lukáš Hromadník": 179,
        "Not approved": 137, "Pipeline": 80,
      ], tolerance: 0.0085),
    Group(
      size: 26, weight: .semibold, strings: ["Assignee:": 113, "Reviewer:": 111, "Labels:": 80, "Approvals:": 122], tolerance: 0.006),
    Group(size: 18, weight: .bold, strings: ["OPENED": 72], tolerance: 0.015),
    Group(size: 20, weight: .bold, strings: ["Manage": 73, "Code": 48, "Build": 44, "Žádné výsledky": 146], tolerance: 0.0065),
    Group(size: 22, weight: .bold, strings: ["Manage": 79, "Code": 52, "Build": 49, "Žádné výsledky": 160], tolerance: 0.019),
    Group(size: 28, weight: .bold, strings: ["Manage": 102, "Code": 67, "Build": 62, "Žádné výsledky": 204], tolerance: 0.006),
  ]

  /// The visible columns, as the recordings were measured: more than a third of the text's contrast.
  private func columns(_ text: String, _ size: CGFloat, _ weight: Font.Weight) throws -> Int {
    let renderer = ImageRenderer(
      content: Text(verbatim: text).font(.system(size: size, weight: weight)).fixedSize().foregroundStyle(.white).padding(3).background(
        .black))
    renderer.scale = 1
    let picture = try ImageCodecs.decode(renderer.pngData())
    return try picture.width { $0.red > 86 }
  }

  @Test(arguments: groups) func inkOfLabels(_ group: Group) throws {
    let recorded = group.strings.values.reduce(0, +)
    let drawn = try group.strings.keys.map { try columns($0, group.size, group.weight) }.reduce(0, +)
    #expect(abs(CGFloat(drawn) / CGFloat(recorded) - 1) < group.tolerance, "\(drawn) is not \(recorded)")
  }

  private func width(_ text: String, _ size: CGFloat, _ weight: Font.Weight, scale: CGFloat) throws -> CGFloat {
    let renderer = ImageRenderer(content: Text(verbatim: text).font(.system(size: size, weight: weight)).fixedSize())
    renderer.scale = scale
    let tree = try JSONSerialization.jsonObject(with: renderer.layoutTree()) as? [String: Any] ?? [:]
    return try #require(rect(tree["frame"])).width
  }

  /// Frames of text in plates, in pixels: one per point for a button's, three for tags.
  @Test(arguments: [
    ("Primary Button", 15.0, 1.0, 111.0), ("Primary Button", 17, 1, 124), ("Primary Button", 23, 1, 162),
    ("Very very very long text on Button", 15, 1, 249), ("Very very very long text on Button", 17, 1, 276),
    ("Maintainer", 15, 1, 79), ("Maintainer", 17, 1, 87), ("Maintainer", 23, 1, 115),
    ("MAIN", 10, 3, 84), ("INFO", 10, 3, 76), ("SUCCESS", 10, 3, 150), ("ERROR", 10, 3, 107), ("IN PROGRESS", 10, 3, 212),
    ("WARNING", 10, 3, 153),
  ])
  func framesOfBoldLabels(_ text: String, _ size: Double, _ scale: Double, _ pixels: Double) throws {
    let found = try (width(text, size, .bold, scale: scale) * scale).rounded(.up)
    #expect(abs(found - pixels) <= max(1, 0.02 * pixels), "\(found)")
  }

  /// All fourteen together: what is too wide in some is too narrow in others.
  @Test func boldLabelsTogether() throws {
    let tags = ["MAIN": 84.0, "INFO": 76, "SUCCESS": 150, "ERROR": 107, "IN PROGRESS": 212, "WARNING": 153]
    let drawn = try tags.keys.map { try (width($0, 10, .bold, scale: 3) * 3).rounded(.up) }.reduce(0, +)
    #expect(abs(drawn / tags.values.reduce(0, +) - 1) < 0.009, "\(drawn)")
    let buttons = try [15.0, 17].map { try width("Primary Button", $0, .bold, scale: 1).rounded(.up) }.reduce(0, +)
    #expect(abs(buttons - 235) <= 1, "\(buttons)")
    let long = try [15.0, 17].map { try width("Very very very long text on Button", $0, .bold, scale: 1).rounded(.up) }.reduce(0, +)
    #expect(abs(long - 525) <= 2, "\(long)")
  }

  /// P19 on iOS 18, which was not used for the fit.
  @Test func labelsOfACompactIsland() throws {
    func points(_ text: Text) throws -> CGFloat {
      let renderer = ImageRenderer(
        content: text.font(.system(size: 13, weight: .bold)).fixedSize().foregroundStyle(.white).padding(3).background(.black))
      renderer.scale = 3
      let picture = try ImageCodecs.decode(renderer.pngData())
      return try extent(picture.coverage { CGFloat($0.red) / 255 }, threshold: 0.12) / 3
    }
    #expect(try abs(points(Text(verbatim: "9 minutes").monospacedDigit()) - 62.63) < 0.34)
    #expect(try abs(points(Text(verbatim: "B")) - 7.26) < 0.34)
  }

  /// A row of a card on a screen of 375, with text of size xxxLarge.
  @Test func aWordWiderThanItsLineIsDivided() throws {
    let row = HStack(spacing: 0) {
      Text(verbatim: "Maintainer").font(.body).fontWeight(.bold).padding(.horizontal, 4).padding(.vertical, 2).accessibilityIdentifier(
        "plate")
      Spacer()
      HStack(spacing: 2) {
        Image(systemName: "star")
        Text(verbatim: "3")
        Image(systemName: "tuningfork")
        Text(verbatim: "0")
      }
    }
    let card = HStack(spacing: 8) {
      Color.gray.frame(width: 60, height: 60)
      row
      Spacer()
      Color.gray.frame(width: 10, height: 18)
    }
    let found = try Frames(card.padding(16).padding(.horizontal).frame(width: 375).dynamicTypeSize(.xxxLarge))
    let plate = try #require(found["plate"])
    #expect(abs(plate.width - 71) < 1 && abs(plate.height - 60) < 1, "\(plate)")
  }
}
