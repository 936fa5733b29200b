import AppIntents
import Foundation
import SwiftUI
import Testing
import UIKit

/// Forms of text, formats and styles of newer systems, by what they draw.
@Suite @MainActor struct LaterFormsTests {
  @Animatable struct Part: Shape {
    var share: CGFloat
    @AnimatableIgnored var isLeading = true
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: isLeading ? 0 : rect.width * (1 - share), y: 0, width: rect.width * share, height: rect.height))
    }
  }
  @Animatable struct Raised: ViewModifier {
    var height: CGFloat
    func body(content: Content) -> some View { content.offset(y: -height) }
  }

  @Test func animatableTypesAreDrawnAtRest() throws {
    #expect(try picture(Part(share: 0.5).frame(width: 80)) == picture(Rectangle().frame(width: 40).frame(width: 80, alignment: .leading)))
    #expect(try picture(Text("a").modifier(Raised(height: 3))) == picture(Text("a").offset(y: -3)))
    func isAnimatable(_ value: Any) -> Bool { value is any Animatable }
    #expect(isAnimatable(Raised(height: 0)))
  }

  private func picture(_ view: some View) throws -> Data { try ImageRenderer(content: view.frame(width: 160, height: 60)).pngData() }
  private let start = Date(timeIntervalSinceReferenceDate: 789_000_000)

  @Test func rangesOfDatesAreWrittenAsLengths() {
    let row = start..<start.addingTimeInterval(3_905)
    #expect(row.formatted(.timeDuration) == "1:05:05")
    #expect((start..<start.addingTimeInterval(65)).formatted(.timeDuration) == "1:05")
    #expect((start..<start.addingTimeInterval(3_599)).formatted(.timeDuration) == "59:59")
    #expect((start..<start.addingTimeInterval(3_600)).formatted(.timeDuration) == "1:00:00")
    #expect(row.formatted(.components(style: .wide, fields: [.hour, .minute])) == "1 hour, 5 minutes")
    #expect(row.formatted(.components(style: .narrow)) == "1h 5m 5s")
  }

  @Test func datesWithFormatters() throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd"
    #expect(try picture(Text(start, formatter: formatter)) == picture(Text(formatter.string(from: start))))
    #expect(try picture(Text("on \(start, formatter: formatter)")) == picture(Text("on " + formatter.string(from: start))))
  }

  @Test func referencesToDates() throws {
    let soon = SystemFormatStyle.DateReference(to: start).locale(Locale(identifier: "en_US"))
    #expect(soon.format(start.addingTimeInterval(-7_200)) == "in 2 hours")
    #expect(soon.format(start.addingTimeInterval(-864_000)).contains("2026"))
    #expect(SystemFormatStyle.DateOffset(to: start, sign: .never).format(start.addingTimeInterval(120)) == "2 minutes")
  }

  /// Each level of fill and background is the system's own colour of that level.
  @Test func levelsOfFillAndBackground() throws {
    let fills: [(AnyShapeStyle, UIColor)] = [
      (AnyShapeStyle(.fill), .systemFill), (AnyShapeStyle(.fill.secondary), .secondarySystemFill),
      (AnyShapeStyle(.fill.tertiary), .tertiarySystemFill), (AnyShapeStyle(.fill.quaternary), .quaternarySystemFill),
      (AnyShapeStyle(.background), .systemBackground), (AnyShapeStyle(.background.secondary), .secondarySystemBackground),
      (AnyShapeStyle(.background.tertiary), .tertiarySystemBackground), (AnyShapeStyle(.windowBackground), .systemBackground),
    ]
    for (style, color) in fills { #expect(try picture(Rectangle().fill(style)) == picture(Color(uiColor: color)), "\(color)") }
  }

  @Test func phasesAndKeyframesShowTheirFirstValue() throws {
    let box = Color.red
    #expect(try picture(box.phaseAnimator([0.5, 1]) { view, phase in view.opacity(phase) }) == picture(box.opacity(0.5)))
    #expect(try picture(PhaseAnimator([0.5, 1], trigger: 3) { box.opacity($0) }) == picture(box.opacity(0.5)))
    let moved = box.keyframeAnimator(initialValue: 0.25) { view, value in
      view.opacity(value)
    } keyframes: { _ in
      KeyframeTrack {
        LinearKeyframe(1, duration: 0.5)
        SpringKeyframe(0.5, duration: 0.5, spring: .bouncy)
      }
    }
    #expect(try picture(moved) == picture(box.opacity(0.25)))
    let bare = KeyframeAnimator(initialValue: 0.25, repeating: false) { value in
      box.opacity(value)
    } keyframes: { _ in
      LinearKeyframe(1, duration: 0.5)
      MoveKeyframe(0.5)
    }
    #expect(try picture(bare) == picture(box.opacity(0.25)))
    #expect(diagnostics(of: box.phaseAnimator([1]) { view, _ in view }).contains { $0.hasPrefix("phaseAnimator stands still") })
    #expect(diagnostics(of: box.phaseAnimator([1], trigger: 1) { view, _ in view }).isEmpty)
  }

  @ViewBuilder private var three: some View {
    Text("a")
    Text("b")
    Text("c")
  }

  @Test func subviewsAreSeparate() throws {
    let listed = VStack { ForEach(subviews: three) { $0.padding(2) } }
    #expect(try picture(listed) == picture(VStack { ForEach(["a", "b", "c"], id: \.self) { Text($0).padding(2) } }))
    #expect(try picture(Group(subviews: three) { Text("\($0.count)") }) == picture(Text("3")))
  }

  @Test func scrollTransitionsShowTheirMiddle() throws {
    let text = Text("Row")
    #expect(try picture(text.scrollTransition { $0.opacity($1.isIdentity ? 0.5 : 0) }) == picture(text.opacity(0.5)))
  }

  @Test func stringsOfUIKitsAttributes() throws {
    let string = NSAttributedString(
      string: "Row",
      attributes: [NSAttributedString.Key(rawValue: "NSColor"): UIColor.systemRed, NSAttributedString.Key(rawValue: "NSUnderline"): 1])
    #expect(try picture(Text(AttributedString(string))) == picture(Text("Row").foregroundColor(.red).underline()))
    #expect(try picture(Text(AttributedString(localized: "**Row** \(3)"))) == picture(Text("**Row** \(3)")))
  }

  @Test func notificationsAreASequence() async {
    let center = NotificationCenter()
    let name = Notification.Name("row")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["lap": 3])
    let first = await iterator.next()
    #expect(first?.userInfo?["lap"] as? Int == 3)
  }
}
