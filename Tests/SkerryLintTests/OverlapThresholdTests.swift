import Foundation
import SkerryDiagnostics
import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import Testing

@testable import SkerryLint

/// Both sides of the numbers in the rules about text over text, symbols beside others and shapes beyond their card.
@Suite @MainActor struct OverlapThresholdTests {
  private static let engine = Engine(resourceFolders: [])

  private func breaks(_ rule: any PictureRule.Type, @ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> Bool {
    let trace = try #require(
      RuleExample(.lockScreen, source: "", view: { view() }).trace(engine: Self.engine, settings: RenderSettings()))
    return !rule.findings(in: trace).isEmpty
  }

  /// Two lines of 20 points, the second moved over the first: they share 0.65 of their size, less the distance.
  @Test(arguments: [(12.4, true), (12.6, false)] as [(CGFloat, Bool)])
  func sharedHeight(_ distance: CGFloat, _ isFound: Bool) throws {
    let found = try breaks(TextOverlapRule.self) {
      ZStack(alignment: .leading) {
        Text("HHHH").font(.system(size: 20))
        Text("HHHHH").font(.system(size: 20)).offset(y: distance)
      }
    }
    #expect(found == isFound)
  }

  /// A faint symbol and a shape of the same size that lies on a part of it.
  @Test(arguments: [(30.4, true), (29.6, false)] as [(CGFloat, Bool)])
  func sharedPartOfASymbol(_ distance: CGFloat, _ isFound: Bool) throws {
    let found = try breaks(SymbolContrastRule.self) {
      ZStack {
        Image(systemName: "square.fill").resizable().frame(width: 40, height: 40).foregroundStyle(Color(white: 0.9))
        Rectangle().fill(.black).frame(width: 40, height: 40).offset(y: distance)
      }
      .padding(30).background(.white)
    }
    #expect(found == isFound)
  }

  @Test(arguments: [(0.34, false), (0.36, true)])
  func watermarks(_ opacity: Double, _ isFound: Bool) throws {
    let faded = try breaks(TextOverlapRule.self) {
      ZStack {
        Text("Gate 12").opacity(opacity)
        Text("Boarding")
      }
    }
    let faint = try breaks(TextOverlapRule.self) {
      ZStack {
        Text("Gate 12").foregroundStyle(.white.opacity(opacity))
        Text("Boarding")
      }
    }
    #expect(faded == isFound)
    #expect(faint == isFound)
  }

  /// A text that is turned by a quarter is judged; one between quarters has no lines to compare.
  @Test(arguments: [(0, true), (90, true), (45, false)] as [(Double, Bool)])
  func turnedTexts(_ degrees: Double, _ isFound: Bool) throws {
    let found = try breaks(TextOverlapRule.self) {
      ZStack {
        Text("HHHHHHHH").font(.largeTitle)
        Text("Boarding").font(.largeTitle).rotationEffect(.degrees(degrees))
      }
    }
    #expect(found == isFound)
  }

  /// A row of circles that is wider than its card, at 0.75 of the card's height and above.
  @Test(arguments: [(74, true), (76, false)] as [(CGFloat, Bool)])
  func decorations(_ height: CGFloat, _ isFound: Bool) throws {
    let found = try breaks(ContentClippedRule.self) {
      HStack { ForEach(0..<5, id: \.self) { _ in Ellipse().frame(width: 80, height: height) } }.frame(height: 100)
    }
    #expect(found == isFound)
  }

  /// A band from side to side loses nothing, the ends of a bar are lost.
  @Test func roundEnds() throws {
    #expect(try !breaks(ContentClippedRule.self) { Rectangle().frame(width: 400, height: 12).padding() })
    #expect(try breaks(ContentClippedRule.self) { RoundedRectangle(cornerRadius: 4).frame(width: 400, height: 12).padding() })
    #expect(try !breaks(ContentClippedRule.self) { Capsule().frame(width: 320, height: 12).padding() })
  }

  /// The same row in content that is as wide as its card: an offset alone is a decoration.
  @Test func movedShapes() throws {
    #expect(
      try !breaks(ContentClippedRule.self) { Ellipse().frame(width: 80, height: 40).offset(x: 170).frame(height: 100) })
  }
}
