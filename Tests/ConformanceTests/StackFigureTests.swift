import Foundation
import SwiftUI
import Testing

/// Recorded facts about stacks and frames (Figures §9.2).
@Suite @MainActor struct StackFigureTests {
  private func block(_ id: String) -> some View { Rectangle().frame(width: 20, height: 20).accessibilityIdentifier(id) }

  @Test func anEmptyStackTakesNoSpacing() throws {
    let found = try Frames(
      VStack {
        block("first"); HStack {}
      }.accessibilityIdentifier("stack"))
    #expect(found["stack"]?.height == 20)
    let between = try Frames(
      VStack {
        block("first"); VStack { EmptyView() }; block("second")
      })
    #expect(between.gap("first", "second") == 0)
  }

  /// A column of flexible content is flexible in every alignment, so that its neighbour takes its own length first
  /// (Figures §8.6, P13).
  @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
  func columnsThatGrowChooseLast(_ alignment: HorizontalAlignment) throws {
    let found = try Frames(
      HStack {
        VStack(alignment: alignment) {
          Rectangle().frame(height: 5)
          Rectangle().frame(width: 30, height: 4)
        }
        .accessibilityIdentifier("column")
        Text(verbatim: "Some words").accessibilityIdentifier("words")
      }, width: 200)
    let words = try #require(found["words"])
    #expect(words.height < 21 && words.maxX == 200 && found["column"]?.width == 200 - 8 - words.width)
  }

  @Test func gridsThatGrowChooseLast() throws {
    let found = try Frames(
      HStack {
        Grid { GridRow { Rectangle().frame(height: 5) } }.accessibilityIdentifier("grid")
        Text(verbatim: "Some words").accessibilityIdentifier("words")
      }, width: 200)
    let words = try #require(found["words"])
    #expect(words.maxX == 200 && found["grid"]?.width == 200 - 8 - words.width)
    let narrow = try Frames(
      HStack {
        Grid { GridRow { Rectangle().frame(width: 20, height: 5) } }.accessibilityIdentifier("grid")
        Rectangle().frame(height: 5).accessibilityIdentifier("bar")
      }, width: 200)
    #expect(narrow["grid"]?.width == 20 && narrow["bar"]?.width == 172)
  }

  @Test(arguments: [VerticalAlignment.top, .center, .bottom])
  func rowsThatGrowChooseLast(_ alignment: VerticalAlignment) throws {
    let found = try Frames(
      VStack {
        HStack(alignment: alignment) {
          Rectangle().frame(width: 5)
          Rectangle().frame(width: 4, height: 10)
        }
        .accessibilityIdentifier("row")
        Rectangle().frame(minHeight: 0, maxHeight: 70).accessibilityIdentifier("block")
      }, width: 50, height: 100)
    #expect(found["block"]?.height == 46 && found["row"]?.height == 46)
    let tall = try Frames(
      VStack {
        HStack(alignment: alignment) {
          Rectangle().frame(width: 5)
          Rectangle().frame(width: 4, height: 10)
        }
        .accessibilityIdentifier("row")
        Rectangle().frame(minHeight: 0, maxHeight: 30).accessibilityIdentifier("block")
      }, width: 50, height: 100)
    #expect(tall["block"]?.height == 30 && tall["row"]?.height == 62)
  }

  /// A spacer in a frame with bounds takes its share; a bare one yields until it has its 8 points.
  @Test func aFramedSpacerShares() throws {
    let framed = try Frames(
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("color"); Spacer().frame(maxWidth: .infinity)
      }.frame(width: 200, height: 10))
    #expect(framed["color"]?.width == 100)
    let bare = try Frames(
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("color"); Spacer()
      }.frame(width: 200, height: 10))
    #expect(bare["color"]?.width == 192)
  }

  /// A spacer in a frame has no spacing to its neighbours, as a bare one; a shape in a frame has (Figures §9.2).
  @Test func aFramedSpacerHasNoSpacing() throws {
    let found = try Frames(
      HStack {
        block("first"); Spacer().frame(width: 8); block("second"); Color.red.frame(width: 8); block("third")
      })
    #expect(try #require(found["second"]).minX - (try #require(found["first"]).maxX) == 8)
    #expect(try #require(found["third"]).minX - (try #require(found["second"]).maxX) == 24)
    let column = try Frames(
      VStack {
        block("first"); Spacer().frame(height: 10); block("second"); Spacer(minLength: 0).frame(minHeight: 0, maxHeight: 0); block("third")
      })
    #expect(try #require(column["second"]).minY - (try #require(column["first"]).maxY) == 10)
    #expect(try #require(column["third"]).minY - (try #require(column["second"]).maxY) == 0)
  }

  @Test func explicitSpacingIsKeptBesideAnEmptySpacer() throws {
    let found = try Frames(
      HStack(spacing: 12) {
        block("first"); Spacer(minLength: 0); block("second")
      }, width: 64, height: 20)
    #expect(try #require(found["second"]).minX - (try #require(found["first"]).maxX) == 24)
  }

  @Test func paddingWithoutALengthIsSixteen() throws {
    let found = try Frames(block("inner").padding(.vertical, nil).accessibilityIdentifier("outer"))
    #expect(found["outer"]?.height == 52 && found["outer"]?.width == 20)
  }

  /// A capsule behind a label of 22.333 points in a frame of 22 is as high as the label.
  @Test func aZStackGivesFlexibleChildrenItsOwnSize() throws {
    let found = try Frames(
      ZStack {
        Capsule().accessibilityIdentifier("capsule")
        Rectangle().frame(width: 40, height: 22.333)
      }
      .frame(height: 22), width: 100)
    #expect(abs(try #require(found["capsule"]).height - 22.333) < 0.001)
  }

  /// The icon of a label and its title are 8 apart (fitted to six labels on three pictures).
  @Test func labelsKeepEight() throws {
    let found = try Frames(
      Label {
        Text("Title").accessibilityIdentifier("title")
      } icon: {
        Rectangle().frame(width: 20, height: 10).accessibilityIdentifier("icon")
      })
    #expect(try #require(found["title"]).minX - (try #require(found["icon"])).maxX == 8)
  }
}
