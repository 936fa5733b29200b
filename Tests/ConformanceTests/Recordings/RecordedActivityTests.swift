import Foundation
import SwiftUI
import Testing

/// Cards, small cards and compact sides of a Live Activity as an app recorded them, rebuilt here (Figures §9.10). Positions in points.
@Suite @MainActor struct RecordedActivityTests {
  private enum State: String, CaseIterable { case timer, critical, progress }

  private static let start = Date(timeIntervalSince1970: 1_700_000_000)
  private static var past: ClosedRange<Date> { start...start.addingTimeInterval(1500) }

  private var timerBar: some View {
    ProgressView(timerInterval: Self.past, countsDown: false) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
    .tint(.orange).scaleEffect(y: 2).clipShape(.capsule).accessibilityIdentifier("bar")
  }

  private func bar(_ height: CGFloat) -> some View {
    GeometryReader { place in
      ZStack(alignment: .leading) {
        Capsule(style: .continuous)
        Capsule(style: .continuous).frame(width: place.size.width * 0.4).accessibilityIdentifier("filled")
      }
    }
    .frame(height: height).accessibilityIdentifier("bar")
  }

  private func card(_ state: State) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        RoundedRectangle(cornerRadius: 12, style: .continuous).frame(width: 48, height: 48).accessibilityIdentifier("icon")
        VStack(alignment: .leading, spacing: 4) {
          Text("Laundry").font(.title3.weight(.semibold)).lineLimit(1)
          if state == .timer {
            Text(timerInterval: Self.past, countsDown: false).font(.title3.monospacedDigit().weight(.medium))
          } else {
            Text("Washing cycle").font(.body).lineLimit(2)
          }
        }
        Spacer(minLength: 0)
        if state != .timer { Text("40%").font(.headline).lineLimit(1).minimumScaleFactor(0.7) }
      }
      switch state {
      case .timer: timerBar
      case .progress: bar(10)
      case .critical: EmptyView()
      }
    }
    .padding(16).frame(width: 360, height: 130)
  }

  private func smallCard(_ state: State) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .top, spacing: 8) {
        Rectangle().frame(width: 18, height: 18)
        VStack(alignment: .leading, spacing: 0) {
          Text("Laundry").font(.caption.weight(.semibold)).lineLimit(1)
          Text("Pasta").font(.caption2).lineLimit(1)
        }
        Spacer(minLength: 0)
      }
      Group {
        if state == .timer {
          VStack(alignment: .leading, spacing: 4) {
            Text(timerInterval: Self.past, countsDown: false).font(.caption2.monospacedDigit()).lineLimit(1)
            timerBar
          }
        } else {
          bar(6)
        }
      }
      .padding(.top, 4)
    }
    .padding(.horizontal, 12).padding(.vertical, 8).frame(width: 182, height: 84)
  }

  /// The icons' tops at 31, 41 and 30; a bar of 4 at 95 and one of 10 at 90.33, from 16 to 344.
  @Test func cardsOfThreeStates() throws {
    for (state, top, bar) in [(State.timer, 31.0, (95.0, 4.0)), (.critical, 41, nil), (.progress, 30, (90.33, 10))] {
      let found = try Frames(card(state))
      #expect(abs(try #require(found["icon"]).minY - top) < 0.34, "\(state)")
      guard let bar else { continue }
      let drawn = try #require(found["bar"])
      #expect(abs(drawn.minY - bar.0) < 0.34 && abs(drawn.height - bar.1) < 0.34 && drawn.minX == 16 && drawn.maxX == 344, "\(drawn)")
    }
    // Four tenths of 328, and its left end at 16.
    #expect(abs(try #require(try Frames(card(.progress))["filled"]).maxX - 147.2) < 0.34)
  }

  /// The bars of small cards: 4 high at 66.67 below a line of time, 6 high at 57.
  @Test func smallCards() throws {
    let timer = try #require(try Frames(smallCard(.timer))["bar"]), progress = try #require(try Frames(smallCard(.progress))["bar"])
    #expect(abs(timer.minY - 66.67) < 0.34 && abs(timer.height - 4) < 0.34, "\(timer)")
    #expect(abs(progress.minY - 57) < 0.34 && progress.height == 6 && progress.minX == 12 && progress.maxX == 170, "\(progress)")
  }
}
