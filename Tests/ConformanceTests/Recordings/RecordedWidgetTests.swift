import Foundation
import SwiftUI
import Testing

/// Whole views as recorded on iOS 18 and 26, rebuilt here (Figures §9.8). Positions in points, exact to a pixel.
@Suite @MainActor struct RecordedWidgetTests {
  /// One event of a calendar: a bar beside two lines.
  private struct Event: View {
    let id: String
    var body: some View {
      HStack(spacing: 8) {
        Rectangle().frame(width: 3).accessibilityIdentifier(id)
        VStack(alignment: .leading, spacing: 1) {
          Text("Event").font(.caption.weight(.semibold)).lineLimit(1)
          Text("All-day").font(.caption2).lineLimit(1)
        }
        Spacer(minLength: 0)
      }
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var badge: some View {
    VStack(alignment: .leading, spacing: -2) {
      Text("MON").font(.caption2.weight(.heavy))
      Text("18").font(.system(size: 30, weight: .semibold, design: .rounded))
    }
    .minimumScaleFactor(0.8).lineLimit(1)
  }

  /// The bars of five events, with a heading above the first and the last: 92.67, 129.33, 166, 202.67, 260.67, each 28.67 high.
  @Test func aLargeCalendar() throws {
    let found = try Frames(
      VStack(spacing: 4) {
        VStack(alignment: .leading, spacing: 8) {
          badge
          VStack(alignment: .leading, spacing: 8) {
            Text("TODAY").font(.caption2.weight(.bold))
            ForEach(0..<4) { Event(id: "\($0)") }
          }
          VStack(alignment: .leading, spacing: 8) {
            Text("TOMORROW").font(.caption2.weight(.bold))
            Event(id: "4")
          }
          Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        Text("8:00 AM").font(.system(size: 11))
      }
      .padding(16).frame(width: 364, height: 382))
    for (index, top) in [92.67, 129.33, 166, 202.67, 260.67].enumerated() {
      let bar = try #require(found["\(index)"])
      #expect(abs(bar.minY - top) < 0.34 && abs(bar.height - 28.67) < 0.34 && bar.minX == 16, "event \(index): \(bar)")
    }
  }

  /// Beside the badge in a medium widget: 16, 52.67 and 89.33; below it in a small one: 67.33 and 100.
  @Test func smallerCalendars() throws {
    let medium = try Frames(
      HStack(alignment: .top, spacing: 12) {
        badge
        VStack(alignment: .leading, spacing: 8) {
          ForEach(0..<3) { Event(id: "\($0)") }
          Spacer(minLength: 0)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).padding(16).frame(width: 364, height: 170))
    for (index, top) in [16, 52.67, 89.33].enumerated() { #expect(abs(try #require(medium["\(index)"]).minY - top) < 0.34) }
    let small = try Frames(
      VStack(alignment: .leading, spacing: 4) {
        badge
        ForEach(0..<2) { Event(id: "\($0)") }
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).padding(16).frame(width: 170, height: 170))
    for (index, top) in [67.33, 100].enumerated() { #expect(abs(try #require(small["\(index)"]).minY - top) < 0.34) }
  }

  /// Eight tiles in a large widget: discs of 38 at 22.67, 98.33, 173.67 and 249.33.
  @Test func tilesInRows() throws {
    let found = try Frames(
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<4) { row in
          HStack(spacing: 8) {
            ForEach(0..<2) { column in
              HStack(spacing: 12) {
                Circle().frame(width: 38, height: 38).accessibilityIdentifier("\(row)\(column)")
                VStack(alignment: .leading, spacing: 0) {
                  Text("Title").font(.footnote).fontWeight(.semibold).lineLimit(2)
                  Text("Subtitle").font(.caption).lineLimit(1)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
              }
              .padding(.horizontal, 12).frame(maxWidth: .infinity, maxHeight: .infinity)
            }
          }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top).padding(8).frame(width: 350, height: 310))
    for (row, top) in [22.67, 98.33, 173.67, 249.33].enumerated() {
      for (column, left) in [20.0, 191].enumerated() {
        let disc = try #require(found["\(row)\(column)"])
        #expect(abs(disc.minY - top) < 0.34 && disc.minX == left, "\(row), \(column): \(disc)")
      }
    }
  }

  /// A disc, a Spacer and two text views in tiles of half the height: the discs at 24 and 175, the titles' tops at 101.33 and 252.33.
  @Test func tilesWithASpacer() throws {
    func tile(_ id: String) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Circle().frame(width: 42, height: 42).accessibilityIdentifier(id)
        Spacer()
        Text("Title").font(.subheadline).accessibilityIdentifier(id + "-title")
        Text("Subtitle").font(.footnote)
      }
      .frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal).padding(.vertical, nil)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    let found = try Frames(
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          tile("first")
          tile("second")
        }
        tile("third")
      }
      .padding(8).frame(width: 350, height: 310))
    #expect(try #require(found["first"]).minY == 24 && (try #require(found["second"])).minX == 195)
    #expect(try #require(found["third"]).minY == 175)
    // The capitals' baselines were read at 116 and 267, 14.29 below the tops.
    #expect(abs(try #require(found["first-title"]).minY + 14.29 - 116) < 0.5)
    #expect(abs(try #require(found["third-title"]).minY + 14.29 - 267) < 0.5)
  }
}
