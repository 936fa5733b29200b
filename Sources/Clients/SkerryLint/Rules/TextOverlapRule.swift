import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryFindings
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryUI

/// Text that is drawn over other text.
package enum TextOverlapRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "text-overlap", severity: .warning, summary: "Text is drawn over other text.",
    why: "Where their letters cross, neither text can be read.",
    source: "SwiftUI draws the views of a ZStack, and what an offset, a position or a negative padding moves, over each other",
    remedy: "Put the text views beside or below each other, or show only one of them.")

  package static let dependsOnLanguage = true

  package static let failing = [
    #Example(.lockScreen) {
      ZStack(alignment: .leading) {
        Text("Eleven minutes left")
        Text("Arriving soon")
      }
    },
    #Example(.expanded) { Text("Pepperoni pizza").overlay(alignment: .trailing) { Text("12:40") } },
    #Example(.lockScreen) {
      VStack(spacing: -14) {
        Text("Gate 12")
        Text("Boarding")
      }
    },
    // A frame without a height does not hide its text, which is drawn into the line below.
    #Example(.lockScreen) {
      VStack(spacing: 0) {
        Text("Arriving soon").frame(height: 0)
        Text("Delivered now")
      }
    },
    // The letters of one text.
    #Example(.lockScreen) { Text("Arriving soon").tracking(-6).padding() },
    #Example(.lockScreen) { Text("Boarding").font(.title).kerning(-12).padding() },
    #Example(.lockScreen) { (Text("Gate ") + Text("Boarding").tracking(-8)).padding() },
  ]
  package static let passing = [
    #Example(.lockScreen) { Text("Arriving soon").tracking(-1.5).padding() },
    #Example(.lockScreen) { Text("Boarding").font(.title).kerning(-2.5).padding() },
    #Example(.lockScreen) {
      VStack(spacing: 0) {
        Text("Gate 12")
        Text("Boarding")
      }
    },
    // Lines as near to each other as they can be without a letter on another.
    #Example(.lockScreen) {
      VStack(spacing: 2) {
        Text("Arriving soon").frame(height: 0)
        Text("Delivered now")
      }
    },
    // Copies of one string are its shadow, its outline or its fill.
    #Example(.lockScreen) {
      ZStack {
        Text("Gate 12").offset(x: 1, y: 1)
        Text("Gate 12").foregroundStyle(.yellow)
      }
    },
    // Something lies between the two.
    #Example(.lockScreen) { Text("Pepperoni pizza").overlay(alignment: .trailing) { Text("12:40").background(.black) } },
    // A watermark, a decoration that VoiceOver leaves out, and an emoji with a number on it are intentional.
    #Example(.lockScreen) {
      ZStack {
        Text("42").font(.system(size: 90)).opacity(0.15)
        Text("Answers")
      }
    },
    #Example(.lockScreen) {
      ZStack {
        Text("42").font(.system(size: 90)).foregroundStyle(.gray).accessibilityHidden(true)
        Text("Answers")
      }
    },
    #Example(.lockScreen) {
      ZStack {
        Text("🍕").font(.largeTitle)
        Text("2")
      }
    },
    // Only the boxes overlap, not the letters.
    #Example(.lockScreen) {
      ZStack(alignment: .top) {
        Text("Gate 12")
        Text("Boarding").padding(.top, 17)
      }
    },
  ]

  /// Points by which the letters of two lines overlap at least. Their boxes end at the baseline, so a descender that touches the line below does
  /// not count; whether letters themselves lie on each other is measured afterwards.
  private static let minimum = CGSize(width: 2, height: 0.5)
  /// Text is hard to read if this share of its letters' area, or more, lies on other letters of the same text. Our choice: at a tenth neighbours
  /// run into each other.
  private static let ownShare: CGFloat = 0.1

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    let texts = trace.visits.indices.filter { trace.visits[$0].isLegible }
    let tight = texts.compactMap { index -> Diagnostic? in
      let visit = trace.visits[index]
      guard crossesItself(visit, in: trace) else { return nil }
      return finding(visit, "The letters of \(visit.string.quoted) are drawn over each other; give it a tracking or kerning nearer to 0.")
    }
    return tight
      + texts.compactMap { above in
        guard let below = texts.last(where: { $0 < above && crosses($0, above, in: trace) }) else { return nil }
        let (upper, lower) = (trace.visits[above], trace.visits[below])
        return finding(
          upper, "\(upper.string.quoted) is drawn over \(lower.string.quoted); put them beside or below each other, or show only one.")
      }
  }

  /// Whether a negative tracking or kerning moves the letters of a text over each other. Joined letters, as in Arabic, touch anyway.
  private static func crossesItself(_ visit: VisitedItem, in trace: RenderTrace) -> Bool {
    guard let text = visit.text?.text, text.runs.contains(where: { min($0.tracking, $0.kerning, $0.tracking + $0.kerning) < 0 }),
      let first = visit.everyOtherLetter(from: 0), let second = visit.everyOtherLetter(from: 1)
    else { return false }
    let (one, other) = (InkMask(of: first, in: trace), InkMask(of: second, in: trace))
    let whole = one.area { _ in true } + other.area { _ in true }
    return whole > 0 && 2 * one.area(sharedWith: other) >= ownShare * whole
  }

  /// Whether letters of one text view lie on those of another below it, with nothing between them.
  private static func crosses(_ below: Int, _ above: Int, in trace: RenderTrace) -> Bool {
    let (lower, upper) = (trace.visits[below], trace.visits[above])
    guard lower.slot.plate == upper.slot.plate, lower.string != upper.string, lower.visibleFrame.intersects(upper.visibleFrame) else {
      return false
    }
    for line in lower.lines {
      for other in upper.lines {
        let shared = line.intersection(other)
        guard shared.width >= minimum.width, shared.height >= minimum.height else { continue }
        let isCovered = trace.visits[below...above].contains { $0.text == nil && $0.isVisible && $0.visibleFrame.contains(shared) }
        if !isCovered {
          return InkMask(of: lower, in: trace).area(sharedWith: InkMask(of: upper, in: trace)) >= ClippingAllowance.minimum
        }
      }
    }
    return false
  }
}

extension VisitedItem {
  /// Text fainter than this is a watermark.
  private static let faintest = 0.35

  fileprivate var string: String { text?.text.string ?? "" }

  /// The text with every second glyph only; `nil` for anything else.
  fileprivate func everyOtherLetter(from start: Int) -> VisitedItem? {
    guard let (text, layout) = text else { return nil }
    let runs = layout.runs.map { run in
      var half = run
      half.glyphs = run.glyphs.enumerated().filter { $0.offset % 2 == start }.map(\.element)
      return half
    }
    var copy = self
    // The last letters end beyond the box, which their negative spacing makes narrower.
    var frame = node.frame
    frame.size.width += text.runs.map(\.font.size).max() ?? 0
    copy.node = PlacedNode(.text(text, layout.with(runs: runs, bars: [])), frame: frame)
    return copy
  }

  /// The visible areas of its lines, in the slot's points; empty for text that is turned by anything but quarter turns.
  fileprivate var lines: [CGRect] {
    guard let text, area.transform.isQuarterTurn else { return [] }
    let surface = area.clip.map { $0.intersection(slot.plate) } ?? slot.plate
    return text.layout.runs.map {
      $0.lettersBox.offsetBy(dx: node.frame.minX, dy: node.frame.minY).applying(area.transform).intersection(surface)
    }
  }

  /// Whether it is text with letters or digits that a user should be able to read.
  @MainActor fileprivate var isLegible: Bool {
    guard let text, isVisible, !text.text.isRedacted, !surroundings.isAccessibilityHidden, !ignores(TextOverlapRule.id) else {
      return false
    }
    let strongest = text.layout.runs.map(\.paint.representativeColor.alpha).max() ?? 0
    return surroundings.opacity * strongest >= Self.faintest && text.text.string.contains { $0.isLetter || $0.isNumber }
  }
}

extension CGAffineTransform {
  /// Whether rectangles stay upright under it. A right angle's cosine is not exactly zero.
  fileprivate var isQuarterTurn: Bool {
    let smallest = max(abs(a), abs(b), abs(c), abs(d)) * 1e-9
    return max(abs(b), abs(c)) <= smallest || max(abs(a), abs(d)) <= smallest
  }
}
