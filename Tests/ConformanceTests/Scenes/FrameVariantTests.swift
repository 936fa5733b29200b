import Foundation
import SwiftUI
import Testing

/// Variants of the recorded scenes whose frames follow from the recorded rules (Figures §7) or from Apple's reference pages.
@Suite @MainActor struct FrameVariantTests {
  /// Rule 4: a larger view keeps its size and follows the alignment.
  @Test func overflow() throws {
    // A larger view, top leading: rule 4: it keeps its size.
    try expect(["a": [0, 0, 60, 60]], size: [20, 20]) {
      block("a", 60, 60).frame(width: 20, height: 20, alignment: .topLeading)
    }
    // A larger view, trailing: rule 4.
    try expect(["a": [-40, -20, 60, 60]]) {
      block("a", 60, 60).frame(width: 20, height: 20, alignment: .trailing)
    }
    // A larger view, centred: rule 4.
    try expect(["a": [-20, -20, 60, 60]]) {
      block("a", 60, 60).frame(width: 20, height: 20)
    }
  }

  /// Rule 7.
  @Test func maxima() throws {
    // A maximum above the view: rule 7: up to the maximum.
    try expect(["a": [15, 0, 20, 20]], size: [50, 20], width: 100) {
      block("a").frame(maxWidth: 50)
    }
    // A maximum above the proposal: rule 7: the proposal.
    try expect(["a": [5, 0, 20, 20]], size: [30, 20], width: 30) {
      block("a").frame(maxWidth: 50)
    }
    // A maximum without a proposal: the view's length.
    try expect(["a": [0, 0, 20, 20]], size: [20, 20]) {
      block("a").frame(maxWidth: 50)
    }
    // No maximum: all of the proposal.
    try expect(["a": [80, 40, 20, 20]], size: [100, 60], width: 100, height: 60) {
      block("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
  }

  /// A minimum never falls below itself and never holds back a flexible view.
  @Test func minima() throws {
    // A minimum above the view: the minimum.
    try expect(["a": [0, 0, 20, 20]], size: [50, 20], width: 100) {
      block("a").frame(minWidth: 50, alignment: .leading)
    }
    // A minimum below a flexible view: the proposal.
    try expect(["a": [0, 0, 100, 9]], width: 100, height: 9) {
      filler("a").frame(minWidth: 50)
    }
    // A minimum above the proposal: the minimum.
    try expect(["a": [0, 0, 50, 9]], size: [50, 9], width: 30, height: 9) {
      filler("a").frame(minWidth: 50)
    }
  }

  /// Between two bounds a frame takes the proposal, whatever it holds.
  @Test func bothBounds() throws {
    // Both bounds, between: the proposal.
    try expect(["a": [5, 0, 20, 20]], size: [30, 20], width: 30) {
      block("a").frame(minWidth: 10, maxWidth: 50)
    }
    // Both bounds, above: the maximum.
    try expect(["a": [15, 0, 20, 20]], size: [50, 20], width: 100) {
      block("a").frame(minWidth: 10, maxWidth: 50)
    }
    // Both bounds, below: the minimum.
    try expect(["a": [-5, 0, 20, 20]], size: [10, 20], width: 5) {
      block("a").frame(minWidth: 10, maxWidth: 50)
    }
  }

  /// An ideal length is taken where nothing is proposed.
  @Test func idealLengths() throws {
    // An ideal length with a proposal: the proposal.
    try expect(["a": [0, 0, 100, 9]], width: 100, height: 9) {
      filler("a").frame(idealWidth: 70)
    }
    // An ideal length between bounds: the ideal one.
    try expect(["a": [0, 0, 70, 9]], height: 9) {
      filler("a").frame(minWidth: 20, idealWidth: 70, maxWidth: 90).fixedSize(horizontal: true, vertical: false)
    }
    // Frames around frames: each is placed in the next.
    try expect(["a": [80, 10, 20, 20]], size: [100, 40], width: 100, height: 40) {
      block("a").frame(width: 40, alignment: .trailing).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    }
  }

  /// Rule 10.
  @Test func fixedSizes() throws {
    // A fixed width of a flexible view: rule 10: 10.
    try expect(["a": [0, 0, 10, 30]], width: 100, height: 30) {
      filler("a").fixedSize(horizontal: true, vertical: false)
    }
    // A fixed size of shapes: rule 10: 10 by 10.
    try expect(["a": [0, 0, 10, 10], "b": [18, 0, 10, 10], "c": [36, 0, 10, 10]]) {
      HStack {
        Capsule().accessibilityIdentifier("a"); Ellipse().accessibilityIdentifier("b"); filler("c")
      }.fixedSize()
    }
    // A fixed size in a small frame: the text stays on one line.
    try expect([:], size: [20, 30]) {
      block("a", 90, 30).fixedSize().frame(width: 20)
    }
  }

  /// Figures §6.6.
  @Test func ratios() throws {
    // Fit, one length: the other follows.
    try expect(["a": [0, 0, 100, 50]], width: 100) {
      filler("a").aspectRatio(2, contentMode: .fit)
    }
    // Fit of a fixed view: it keeps its size.
    try expect(["a": [0, 0, 20, 20]], size: [20, 20], width: 100, height: 100) {
      block("a").aspectRatio(2, contentMode: .fit)
    }
    // Fit of a row's share: each has a share of 50.
    try expect(["a": [0, 0, 50, 50], "b": [50, 0, 50, 50]], size: [100, 50], width: 100, height: 80) {
      HStack(spacing: 0) {
        filler("a").aspectRatio(1, contentMode: .fit); filler("b").aspectRatio(1, contentMode: .fit)
      }
    }
  }

  /// A geometry reader is flexible, and its content begins at the top leading corner.
  @Test func readers() throws {
    // A reader in a proposal: takes it, its content at the top.
    try expect(["a": [0, 0, 50, 50]], size: [100, 50], width: 100, height: 50) {
      GeometryReader { block("a", $0.size.width / 2, $0.size.height) }
    }
    // A reader beside a block: flexible, after the block.
    try expect(["a": [0, 0, 72, 50], "b": [80, 15, 20, 20]], width: 100, height: 50) {
      HStack {
        GeometryReader { filler("a").frame(width: $0.size.width) }; block("b")
      }
    }
    // A reader without a proposal: 10 by 10.
    try expect([:], size: [10, 10]) {
      GeometryReader { _ in block("a") }.fixedSize()
    }
  }

  /// An offset keeps the frame; a position takes the proposal.
  @Test func places() throws {
    // An offset: the frame stays.
    try expect(["a": [5, -3, 20, 20], "b": [28, 0, 20, 20]], size: [48, 20]) {
      HStack {
        block("a").offset(x: 5, y: -3); block("b")
      }
    }
    // A position: its centre, in all of the proposal.
    try expect(["a": [20, 10, 20, 20]], size: [100, 60], width: 100, height: 60) {
      block("a").position(x: 30, y: 20)
    }
    // A position in a row: as flexible as a colour.
    try expect(["a": [-10, -10, 20, 20], "b": [80, 20, 20, 20]], width: 100, height: 60) {
      HStack(spacing: 0) {
        block("a").position(x: 0, y: 0); block("b")
      }
    }
  }
}
