import Foundation
import SkerryGraph
import Testing

@testable import SkerryUI

/// Fonts at a place on a variable font's axes.
struct FontDescriptorTests {
  private func described(_ axes: [AnyHashable: Any]) -> FontDescription {
    let key = UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute)
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([key: axes])
    return Font(CTFont(descriptor, size: descriptor.pointSize)).description(in: EnvironmentValues())
  }

  @Test func axesSetWeightAndWidth() {
    let plain = described([:])
    let heavy = described([0x7767_6874: 760, 0x7764_7468: 132])
    #expect(plain.size == 20 && heavy.size == 20)
    #expect(heavy.weight > plain.weight && heavy.width > plain.width)
    #expect(described(["wght": 760, "wdth": 132]) == heavy, "a tag may be written as text")
    #expect(described(["wdth": 60]).width < plain.width)
    #expect(described(["slnt": 3]) == plain, "other axes change nothing")
  }

  /// On a phone "LAD" of 25 points and lines of 14 with `bold()` are semibold (P41), as UIKit's bold system font; a given weight stays.
  @Test func boldIsSemiboldAtAGivenSize() {
    func weight(_ font: Font) -> CGFloat { font.description(in: EnvironmentValues()).weight }
    let semibold = weight(.system(size: 14, weight: .semibold))
    let bold = weight(.system(size: 14, weight: .bold))
    #expect(semibold == 600 && bold == 700)
    #expect(weight(.system(size: 14).bold()) == semibold && weight(.system(size: 25, design: .monospaced).bold()) == semibold)
    #expect(weight(.system(size: 14).weight(.bold)) == bold && weight(.system(size: 14, weight: .heavy).bold()) == 800)
    #expect(weight(.title2.bold()) == bold && weight(.body.bold()) == semibold)
    #expect(weight(Font.custom("Georgia", size: 14).bold()) > weight(Font.custom("Georgia", size: 14)))
    #expect(weight(Font(UIFont.boldSystemFont(ofSize: 20))) == semibold)
  }

  @Test func aScaledFontKeepsItsWeight() {
    func described(_ font: Font) -> FontDescription { font.description(in: EnvironmentValues()) }
    let title = described(.title2.bold())
    let scaled = described(.title2.bold().scaled(by: 1.5))
    #expect(scaled.size == title.size * 1.5 && scaled.weight == title.weight && scaled.styleLeading == title.styleLeading * 1.5)
    #expect(described(.system(size: 20).scaled(by: 0.5)).size == 10)
    #expect(described(.system(size: 20).scaled(by: .nan)).size == 20 && described(.system(size: 20).scaled(by: 0)).size == 20)
  }

  @Test func attributesNameAFamilyAndASize() {
    let descriptor = UIFontDescriptor(fontAttributes: [.family: "Georgia", .size: 31])
    #expect(descriptor.pointSize == 31 && UIFont(descriptor: descriptor, size: 0).pointSize == 31)
    #expect(descriptor.withSize(9).pointSize == 9)
  }
}
