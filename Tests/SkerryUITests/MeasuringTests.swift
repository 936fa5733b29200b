import Foundation
import SkerryPipeline
import SwiftUI
import Testing

/// UIKit's measuring of strings, as widgets use it to size a timer's frame.
@Suite @MainActor struct MeasuringTests {
  struct Sized: View {
    let font: UIFont
    var body: some View {
      let width = ("00:00" as NSString).size(withAttributes: [.font: font]).width
      VStack {
        Color.red.frame(width: width, height: 1).accessibilityIdentifier("measured")
        Text(verbatim: "00:00").font(Font(font)).accessibilityIdentifier("text")
      }
    }
  }

  @Test(arguments: [UIFont.systemFont(ofSize: 14), .boldSystemFont(ofSize: 30), .monospacedDigitSystemFont(ofSize: 22, weight: .bold)])
  func aTextIsAsWideAsItIsDrawn(_ font: UIFont) throws {
    let found = try frames(Sized(font: font))
    #expect(found["measured"]?[2] == found["text"]?[2])
    #expect((found["measured"]?[2] ?? 0) > 20)
  }

  /// A configuration's closures run before there is a view.
  @Test func closuresAreMeasuredToo() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let inside = Engine.shared.evaluating(RenderSettings()) { "Skerryvore".size(withAttributes: [.font: font]) }
    let drawn = try frames(Text(verbatim: "Skerryvore").font(Font(font)).accessibilityIdentifier("text"))
    // One is rounded to the pixels of a phone, the other to those of the picture.
    let frame = try #require(drawn["text"])
    #expect(abs(Double(inside.width) - frame[2]) < 1 && abs(Double(inside.height) - frame[3]) < 1)
    let outside = "Skerryvore".size(withAttributes: [.font: font])
    #expect(outside.width > 0.7 * inside.width && outside.width < 1.4 * inside.width)
  }

  @Test func boxesBreakLines() {
    let text = NSAttributedString(string: "one two three four five six", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let (line, box) = Engine.shared.evaluating(RenderSettings()) {
      (text.size(), text.boundingRect(with: CGSize(width: 80, height: 1e7), options: .usesLineFragmentOrigin, context: nil))
    }
    #expect(box.width <= 80 && box.height > 2 * line.height && line.width > 80)
  }
}
