import Foundation
import SwiftUI
import Testing

/// Frames, padding, ratios, places, and what does not move the views around. The values follow from Figures §6.2 to §6.9.
@Suite @MainActor struct FrameSceneTests {
  @Test func fixedFrames() throws {
    try expect(["a": [30, 20, 20, 20]]) { block("a").frame(width: 50, height: 40, alignment: .bottomTrailing) }
    try expect(["a": [15, 0, 20, 20]]) { block("a").frame(width: 50) }
    try expect(["a": [30, 0, 20, 20]]) { block("a").frame(width: 40).frame(width: 60, alignment: .trailing) }
    try expect(["a": [0, 0, 50, 40]]) { filler("a").frame(width: 50, height: 40) }
    try expect(["a": [0, 0, 50, 10]], height: 10) { filler("a").frame(width: 50) }
  }

  @Test func flexibleFrames() throws {
    func framed(_ view: some View) -> some View { view.accessibilityIdentifier("frame") }
    try expect(["a": [0, 0, 20, 20], "frame": [0, 0, 100, 20]], width: 100) {
      framed(block("a").frame(maxWidth: .infinity, alignment: .leading))
    }
    try expect(["a": [0, 0, 20, 20], "frame": [0, 0, 100, 80]], width: 100, height: 80) {
      framed(block("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    }
    try expect(["a": [20, 0, 20, 20], "frame": [0, 0, 60, 20]], width: 100) { framed(block("a").frame(minWidth: 60)) }
    try expect(["frame": [0, 0, 60, 20]]) { framed(block("a", 60).frame(minWidth: 40)) }
    try expect(["a": [0, 0, 60, 10]], width: 100, height: 10) { filler("a").frame(maxWidth: 60) }
    try expect(["a": [0, 0, 40, 10]], width: 40, height: 10) { filler("a").frame(maxWidth: 60) }
    try expect(["a": [0, 0, 50, 10]], width: 20, height: 10) { filler("a").frame(minWidth: 50, maxWidth: 80) }
    try expect(["a": [0, 0, 70, 30]], width: 200, height: 200) { filler("a").frame(idealWidth: 70, idealHeight: 30).fixedSize() }
    try expect(["a": [0, 0, 70, 50]], width: 200, height: 50) {
      filler("a").frame(idealWidth: 70, idealHeight: 30).fixedSize(horizontal: true, vertical: false)
    }
    try expect(["frame": [0, 0, 20, 20]]) { framed(block("a").frame(maxWidth: .infinity)) }
  }

  @Test func paddings() throws {
    func padded(_ view: some View) -> some View { view.accessibilityIdentifier("all") }
    try expect(["a": [16, 16, 20, 20], "all": [0, 0, 52, 52]]) { padded(block("a").padding()) }
    try expect(["a": [16, 0, 20, 20], "all": [0, 0, 52, 20]]) { padded(block("a").padding(.horizontal)) }
    try expect(["a": [5, 5, 20, 20], "all": [0, 0, 25, 25]]) { padded(block("a").padding([.leading, .top], 5)) }
    try expect(["a": [2, 1, 20, 20], "all": [0, 0, 26, 24]]) {
      padded(block("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    }
    try expect(["a": [-5, -5, 40, 40], "all": [0, 0, 30, 30]]) { padded(block("a", 40, 40).padding(-5)) }
    try expect(["a": [10, 10, 80, 30]], width: 100, height: 50) { filler("a").padding(10) }
    try expect(["a": [10, 10, 20, 20], "all": [0, 0, 40, 40]]) { padded(block("a").padding(4).padding(6)) }
    try expect(["a": [10, 0, 0, 5]], width: 15, height: 5) { filler("a").padding(.horizontal, 10) }
  }

  @Test func ratios() throws {
    try expect(["a": [0, 0, 100, 50]], width: 100, height: 100) { filler("a").aspectRatio(2, contentMode: .fit) }
    try expect(["a": [0, 0, 50, 100]], width: 100, height: 100) { filler("a").aspectRatio(0.5, contentMode: .fit) }
    try expect(["a": [0, 0, 200, 100]], width: 100, height: 100) { filler("a").aspectRatio(2, contentMode: .fill) }
    try expect(["a": [0, 0, 90, 30]], width: 90) { filler("a").aspectRatio(3, contentMode: .fit) }
    try expect(["a": [0, 0, 60, 30]], height: 30) { filler("a").aspectRatio(2, contentMode: .fit) }
    try expect(["a": [0, 0, 40, 30]], width: 40, height: 90) { filler("a").aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit) }
    try expect(["a": [0, 0, 40, 40], "b": [48, 0, 52, 40]], width: 100, height: 40) {
      HStack {
        filler("a").aspectRatio(1, contentMode: .fit); filler("b")
      }
    }
  }

  @Test func layers() throws {
    try expect(["a": [0, 0, 60, 40], "b": [50, 0, 10, 10]]) { block("a", 60, 40).overlay(alignment: .topTrailing) { block("b", 10, 10) } }
    try expect(["a": [0, 0, 60, 40], "b": [0, 0, 60, 40]]) { block("a", 60, 40).background { filler("b") } }
    try expect(["b": [-20, 15, 80, 10]]) { block("a", 40, 40).overlay { block("b", 80, 10) } }
    try expect(["b": [0, 30, 10, 10]]) { block("a", 40, 40).background(alignment: .bottomLeading) { block("b", 10, 10) } }
    try expect(["b": [0, 0, 52, 52]]) { block("a").padding().overlay(filler("b")) }
    try expect(["c": [68, 0, 20, 20]]) {
      HStack {
        block("a", 60).overlay { block("b", 90, 90) }; block("c")
      }
    }
    try expect(["a": [40, 15, 20, 20], "b": [0, 0, 100, 50]], width: 100, height: 50) {
      ZStack {
        filler("b"); block("a")
      }
    }
  }

  @Test func places() throws {
    try expect(["a": [5, 7, 20, 20], "b": [28, 0, 20, 20]]) {
      HStack {
        block("a").offset(x: 5, y: 7); block("b")
      }
    }
    try expect(["a": [20, 30, 20, 20]], width: 100, height: 100) { block("a").position(x: 30, y: 40) }
    try expect(["a": [0, 0, 20, 20], "space": [0, 0, 100, 50]], width: 100, height: 50) {
      GeometryReader { _ in block("a") }.accessibilityIdentifier("space")
    }
    try expect(["a": [0, 0, 50, 10]], width: 100, height: 40) {
      GeometryReader { space in filler("a").frame(width: space.size.width / 2, height: space.size.height / 4) }
    }
    try expect(["space": [0, 0, 10, 10]]) { GeometryReader { _ in block("a") }.accessibilityIdentifier("space") }
  }

  @Test func whatDoesNotMoveItsNeighbours() throws {
    try expect(["b": [28, 0, 20, 20]]) {
      HStack {
        block("a").scaleEffect(2); block("b")
      }
    }
    try expect(["b": [28, 0, 20, 20]]) {
      HStack {
        block("a").rotationEffect(.degrees(45)); block("b")
      }
    }
    try expect(["b": [28, 0, 20, 20]]) {
      HStack {
        block("a").mask { Circle().frame(width: 90, height: 90) }; block("b")
      }
    }
    try expect(["b": [28, 0, 20, 20]]) {
      HStack {
        block("a").clipShape(Circle()).shadow(radius: 9).zIndex(3).blur(radius: 4); block("b")
      }
    }
    try expect(["b": [28, 0, 20, 20]]) {
      HStack {
        block("a").border(Color.red, width: 6); block("b")
      }
    }
  }

  @Test func guides() throws {
    try expect(["a": [0, 0, 20, 20], "b": [10, 28, 20, 20]]) {
      VStack(alignment: .leading) {
        block("a"); block("b").alignmentGuide(.leading) { _ in -10 }
      }
    }
    try expect(["a": [0, 20, 20, 20], "b": [28, 0, 20, 20]]) {
      HStack(alignment: .top) {
        block("a"); block("b").alignmentGuide(.top) { $0[.bottom] }
      }
    }
    try expect(["b": [35, -5, 10, 10]]) {
      block("a", 40, 40).overlay(alignment: .topTrailing) {
        block("b", 10, 10).alignmentGuide(.trailing) { $0.width / 2 }.alignmentGuide(.top) { $0.height / 2 }
      }
    }
    try expect(["a": [10, 0, 20, 20], "b": [0, 20, 20, 20]]) {
      VStack(alignment: .leading, spacing: 0) {
        block("a"); block("b").alignmentGuide(HorizontalAlignment.leading) { $0[HorizontalAlignment.center] }
      }
    }
  }

  @Test func choices() throws {
    func choice() -> some View {
      ViewThatFits {
        block("wide", 80, 10); block("narrow", 40, 30)
      }
    }
    try expect(["wide": [0, 0, 80, 10]], width: 100, height: 50) { choice() }
    try expect(["narrow": [0, 0, 40, 30]], width: 60, height: 50) { choice() }
    // If no view fits, the last one is used.
    try expect(["narrow": [0, 0, 40, 30]], width: 10, height: 10) { choice() }
    try expect(["high": [0, 0, 80, 40]], width: 20, height: 50) {
      ViewThatFits(in: .vertical) {
        block("high", 80, 40); block("low", 10, 10)
      }
    }
  }

  @Test func safeAreas() throws {
    try expect(["a": [0, 0, 100, 80], "b": [0, 80, 100, 20]], width: 100, height: 100) {
      filler("a").safeAreaInset(edge: .bottom, spacing: 0) { block("b", 100, 20) }
    }
    try expect(["a": [10, 10, 80, 80]], width: 100, height: 100) { filler("a").safeAreaPadding(10) }
    try expect(["a": [0, 25, 100, 75]], width: 100, height: 100) {
      filler("a").safeAreaInset(edge: .top, spacing: 5) { block("b", 100, 20) }
    }
  }
}
