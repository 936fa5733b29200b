import Foundation
import SkerryImage
import SkerryPipeline
import SkerryPresentation
import SwiftUI
import Testing
import WidgetKit

/// Running timers in layouts. Source: Documentation/Figures.md, section 8.6; exact (P7, P10).
@Suite @MainActor struct TimerFigureTests {
  private let range = RenderSettings.standardNow...RenderSettings.standardNow.addingTimeInterval(600)

  /// A date in an Islamic calendar has no era (exact, P129).
  @Test func datesOfIslamicCalendars() throws {
    var calendar = Calendar(identifier: .islamicUmmAlQura)
    calendar.timeZone = .gmt
    let scene = try ScreenshotScene().card {
      VStack {
        Text(Date(timeIntervalSince1970: 1_694_536_890), style: .date).environment(\.calendar, calendar).accessibilityIdentifier("date")
        Text(verbatim: "Safar 27, 1445").accessibilityIdentifier("words")
      }
    }
    #expect(try scene.frame("date").width == scene.frame("words").width)
  }

  /// Beside a Spacer a timer takes all the space, even in a stack of its own; the Spacer shrinks to 8.
  @Test func timersAreGreedy() throws {
    let scene = try ScreenshotScene().card {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("icon")
        Spacer()
        VStack(alignment: .trailing) {
          Text(timerInterval: range).accessibilityIdentifier("timer")
          Text("ETA").accessibilityIdentifier("label")
        }
      }
      .frame(height: 90)
    }
    let (icon, timer, label) = (try scene.frame("icon"), try scene.frame("timer"), try scene.frame("label"))
    #expect(abs(timer.minX - icon.maxX - 8) < 0.01, "the Spacer is \(timer.minX - icon.maxX)")
    #expect(abs(timer.maxX - scene.plate.maxX) < 0.01 && abs(label.maxX - scene.plate.maxX) < 0.01)
  }

  /// A pause that lies ahead does not stop the timer yet, and one that has passed does.
  @Test(arguments: [(600.0, "0:13"), (-3, "0:10"), (0, "0:13")]) func timersRunUntilTheirPause(_ pause: TimeInterval, _ shown: String)
    throws
  {
    let now = RenderSettings.standardNow
    let scene = try ScreenshotScene().card {
      Text(
        timerInterval: now.addingTimeInterval(-13)...now.addingTimeInterval(900), pauseTime: now.addingTimeInterval(pause),
        countsDown: false
      )
      .accessibilityIdentifier("timer")
    }
    var strings: [String] = []
    scene.tree.walk { node in
      if case .text(let text, _) = node.content { strings.append(text.string) }
    }
    #expect(strings == [shown])
    // Only a running one takes all the room.
    #expect((try scene.frame("timer").width > 100) == (pause > 0))
  }

  /// The digits of a running timer are of one width from iOS 18 on (P3, P26), and not on iOS 16 (P13, P23), whether or not the app asks for it;
  /// those of one that has stopped, or of other text about time, are as in any text.
  @Test(arguments: SystemVersion.allCases) func digitsOfRunningTimersAreOfOneWidth(_ version: SystemVersion) throws {
    let now = RenderSettings.standardNow
    var shot = ScreenshotScene()
    shot.settings.version = version
    let scene = try shot.card {
      VStack {
        Text(timerInterval: range)
        Text(now.addingTimeInterval(60), style: .timer)
        Text("in \(Text(timerInterval: range))")
        Text(timerInterval: range, pauseTime: now)
        Text(now.addingTimeInterval(60), style: .relative)
        Text("1:11")
      }
    }
    var fonts: [[Bool]] = []
    scene.tree.walk { node in
      if case .text(let text, _) = node.content { fonts.append(text.runs.map(\.font.monospacedDigits)) }
    }
    let running = version >= .iOS18
    #expect(fonts == [[running], [running], [false, running], [false], [false], [false]])
  }

  /// The bar of a running timer has 3 points of space above and below; one with a fixed value has none.
  @Test func barsOfTimersAreHigher() throws {
    let scene = try ScreenshotScene().card {
      VStack(spacing: 0) {
        ProgressView(timerInterval: range, countsDown: false).labelsHidden().accessibilityIdentifier("running")
        ProgressView(value: 0.5).accessibilityIdentifier("fixed")
      }
    }
    #expect(try scene.frame("running").height == 10 && scene.frame("fixed").height == 4)
  }

  /// A part of 1.94 of a bar 4 high is what two circles share (exact, P119): half a point below the upper edge it is 0.6 wide, in the middle 1.94.
  @Test func shortPartsOfABar() throws {
    var shot = ScreenshotScene()
    shot.settings.version = .iOS26
    let scene = try shot.card {
      ProgressView(value: 0.0243).tint(Color(red: 1, green: 0, blue: 0)).frame(width: 80).accessibilityIdentifier("bar").frame(height: 90)
        .activityBackgroundTint(.black)
    }
    let bar = try scene.frame("bar")
    func isFilled(_ x: CGFloat, _ y: CGFloat) -> Bool {
      let color = shot.color(scene, at: CGPoint(x: bar.minX + x, y: bar.midY - 2 + y))
      return color[0] > color[1] + 100
    }
    #expect(isFilled(0.5, 2) && isFilled(1.5, 2) && !isFilled(2.5, 2))
    #expect(!isFilled(0.17, 0.5) && isFilled(0.83, 0.5) && !isFilled(1.83, 0.5))
  }

  /// Other text beside it takes its own length first, and the timer the rest.
  @Test func timersTakeTheRemainingSpace() throws {
    let scene = try ScreenshotScene().card {
      HStack {
        Text("Joe's Pizza").accessibilityIdentifier("text")
        Spacer()
        Text(timerInterval: range).accessibilityIdentifier("timer")
      }
      .frame(height: 90)
    }
    let (text, timer) = (try scene.frame("text"), try scene.frame("timer"))
    #expect(abs(timer.minX - text.maxX - 8) < 0.01, "the Spacer is \(timer.minX - text.maxX)")
    #expect(abs(timer.maxX - scene.plate.maxX) < 0.01)
  }

  /// A relative time takes the remaining space as a timer does, from its leading edge on, and a clock's time only its own width (exact, P118).
  @Test func relativeTimesTakeTheRemainingSpace() throws {
    let now = RenderSettings.standardNow
    for style in [Text.DateStyle.relative, .offset, .time] {
      let scene = try ScreenshotScene().card {
        HStack(spacing: 6) {
          Text("On time").accessibilityIdentifier("text")
          Spacer()
          Text(now.addingTimeInterval(-71), style: style).accessibilityIdentifier("time")
        }
        .frame(height: 90)
      }
      let (text, time) = (try scene.frame("text"), try scene.frame("time"))
      #expect((abs(time.minX - text.maxX - 20) < 0.01) == (style != .time), "\(time.minX - text.maxX)")
      #expect(abs(time.maxX - scene.plate.maxX) < 0.01)
    }
  }

  /// Its digits start at the leading edge of its frame, or end at the trailing one if the text is aligned so.
  @Test func digitsStartAtTheLeadingEdge() throws {
    func lines(_ alignment: TextAlignment) throws -> CGRect {
      let scene = try ScreenshotScene().card {
        Text(timerInterval: range).multilineTextAlignment(alignment).frame(width: 120, height: 90).accessibilityIdentifier("frame")
      }
      var ink = CGRect.null
      let frame = try scene.frame("frame")
      scene.tree.walk { node in
        if case .text(_, let layout) = node.content {
          for line in layout.lines { ink = ink.union(line.frame.offsetBy(dx: node.frame.minX - frame.minX, dy: 0)) }
        }
      }
      return ink
    }
    #expect(try lines(.leading).minX < 0.5)
    #expect(try abs(lines(.trailing).maxX - 120) < 0.5)
  }

  /// A picture by ImageRenderer has the timer's own width.
  @Test func anImageRendererUsesATimersOwnWidth() throws {
    let renderer = ImageRenderer(content: Text(timerInterval: Date.now...Date.now.addingTimeInterval(36_000)))
    renderer.proposedSize = ProposedViewSize(width: 300, height: 100)
    let tree = try JSONSerialization.jsonObject(with: renderer.layoutTree()) as? [String: Any]
    let frame = try #require(tree?["frame"] as? [Double])
    #expect(frame[2] > 20 && frame[2] < 80)
  }

  /// Units are abbreviated as in the locale.
  @Test(arguments: [("en_US", "11 sec"), ("en_CA", "11 secs."), ("en_GB", "11 secs"), ("de_DE", "11 Sek.")])
  func relativeWording(locale: String, words: String) throws {
    var shot = ScreenshotScene()
    shot.settings.locale = Locale(identifier: locale)
    let scene = try shot.card { Text(RenderSettings.standardNow.addingTimeInterval(-11), style: .relative).frame(height: 90) }
    #expect(scene.texts == [words])
  }

  /// On an always-on display seconds are dashes (exact, P9), even in the styles that follow a time source.
  @Test func dashesWhileTheDisplayIsAlwaysOn() throws {
    let (start, end) = (RenderSettings.standardNow.addingTimeInterval(-65), RenderSettings.standardNow.addingTimeInterval(12_640))
    let scene = try ScreenshotScene().card(.alwaysOn) {
      VStack {
        Text(timerInterval: start...end)
        Text(TimeDataSource<Date>.currentDate, format: .timer(countingDownIn: start..<end))
        Text(TimeDataSource<Date>.currentDate, format: .stopwatch(startingAt: start))
      }
    }
    let dashes = "\u{2013}\u{2013}"
    #expect(scene.texts == ["3:30:" + dashes, "3:30:" + dashes, "1:" + dashes])
  }

  /// The visible width of P9's countdown, 3.5 em: within 0.07 em, or 1.5 points, because the substitute font's digits and colons are narrower.
  @Test func aCountdownWithDashes() throws {
    let renderer = ImageRenderer(
      content: Text("3:30:\u{2013}\u{2013}").font(.system(.title2, design: .rounded)).monospacedDigit().foregroundStyle(.white)
        .background(.black))
    renderer.scale = 12
    let picture = try ImageCodecs.decode(renderer.pngData())
    let length = CGFloat(try picture.width { $0.red > 127 }) / (22 * 12)
    #expect(abs(length - 224 / 64.0) < 0.07, "\(length)")
  }

  /// The dashes of P9, in ems of 22 points: 39 pixels apart, 29 and 30 long, 5 thick, their middle 18.5 above the baseline, where an em has 64.0.
  @Test(arguments: [Font.Design.rounded, .default]) func dashesAreApart(_ design: Font.Design) throws {
    let renderer = ImageRenderer(
      content: Text("\u{2013}\u{2013}").font(.system(.title2, design: design)).foregroundStyle(.white).background(.black))
    renderer.scale = 12
    let picture = try ImageCodecs.decode(renderer.pngData())
    let em: CGFloat = 22 * 12
    let columns = picture.columns { $0.red > 127 }
    let rows = picture.rows { $0.red > 127 }
    let second = try #require(columns.indices.dropFirst().first { columns[$0] > columns[$0 - 1] + 1 })
    let starts = (columns[0], columns[second])
    #expect(abs(CGFloat(starts.1 - starts.0) / em - 39 / 64.0) < 0.005, "\(CGFloat(starts.1 - starts.0) / em)")
    #expect(abs(CGFloat(second) / em - 29.5 / 64) < 0.01, "\(CGFloat(second) / em)")
    #expect(abs(CGFloat(rows.count) / em - 5 / 64.0) < 0.01, "\(CGFloat(rows.count) / em)")
    guard design == .rounded else { return }
    let baseline: CGFloat = 0.9526 * em
    let middle = baseline - CGFloat(rows[0] + rows[rows.count - 1] + 1) / 2
    #expect(abs(middle / em - 18.5 / 64) < 0.012, "\(middle / em)")
  }
}

extension LaidOutScene {
  /// Its strings, in order.
  var texts: [String] {
    var texts: [String] = []
    tree.walk { node in
      if case .text(let text, _) = node.content { texts.append(text.string) }
    }
    return texts
  }

  /// The lines of its strings, in order, without the spaces at their ends.
  var lines: [String] {
    var lines: [String] = []
    tree.walk { node in
      if case .text(_, let layout) = node.content { lines += layout.lines.map { $0.string.trimmingCharacters(in: .whitespaces) } }
    }
    return lines
  }
}
