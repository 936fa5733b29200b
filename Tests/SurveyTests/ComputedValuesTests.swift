import Foundation
import SwiftUI
import Testing

/// Values that are computed where they are used. This target is compiled with the limit of the type checker's work that a customer's files have at
/// first (`SwiftCompilation`), so that a view which takes more does not compile here.
@Suite @MainActor struct ComputedValuesTests {
  private struct Job {
    var isDone = false
    var day: Date?
  }
  private static func isToday(_ day: Date?) -> Bool { day != nil }

  private let jobs = [Job(isDone: true, day: .now), Job(day: .now), Job(isDone: true), Job(day: .now), Job(isDone: true, day: .now)]

  private func picture(_ view: some View) throws -> Data { try ImageRenderer(content: view.frame(width: 120, height: 60)).pngData() }

  @Test func gaugesCountWithClosures() throws {
    let counted = Gauge(
      value: Double(jobs.filter({ Self.isToday($0.day) && $0.isDone }).count), in: 0...Double(jobs.filter({ Self.isToday($0.day) }).count)
    ) {
      Text("\(jobs.filter({ $0.isDone == false }).count)")
    }
    #expect(try picture(counted) == picture(Gauge(value: 0.5) { Text("2") }))
    let labelled = Gauge(
      value: Double(jobs.filter({ Self.isToday($0.day) && $0.isDone }).count), in: 0...Double(jobs.filter({ Self.isToday($0.day) }).count)
    ) {
      Text("\(jobs.filter({ $0.isDone == false }).count)")
    } currentValueLabel: {
      Text("\(jobs.filter({ $0.isDone == true }).count)")
    }
    #expect(
      try picture(labelled)
        == picture(
          Gauge(value: 0.5) {
            Text("2")
          } currentValueLabel: {
            Text("3")
          }))
  }

  @Test func progressCountsWithClosures() throws {
    let counted = ProgressView(
      value: Double(jobs.filter({ Self.isToday($0.day) && $0.isDone }).count), total: Double(jobs.filter({ Self.isToday($0.day) }).count)
    ) {
      Text("\(jobs.filter({ $0.isDone == false }).count)")
    }
    #expect(try picture(counted) == picture(ProgressView(value: 0.5) { Text("2") }))
  }

  /// Numbers of every type that SwiftUI takes are drawn as the same fraction.
  @Test func everyNumberIsAFraction() throws {
    let (float, length, whole, part): (Float, CGFloat, Int, Double?) = (2.5, 2.5, 5, 2.5)
    let gauge = try picture(Gauge(value: 0.25) { Text("a") })
    #expect(try picture(Gauge(value: float, in: 0...10) { Text("a") }) == gauge)
    #expect(try picture(Gauge(value: length, in: 0...10) { Text("a") }) == gauge)
    #expect(try picture(Gauge(value: Float16(2.5), in: 0...10) { Text("a") }) == gauge)
    #expect(try picture(Gauge(value: Double(whole), in: 0...20) { Text("a") }) == gauge)
    #expect(try picture(Gauge(value: 5, in: 0...20) { Text("a") }) == gauge)
    let named = try picture(Gauge(value: 0.25, label: word("a"), currentValueLabel: word("b")))
    #expect(try picture(Gauge(value: float, in: 0...10, label: word("a"), currentValueLabel: word("b"))) == named)
    let bounded = Gauge(
      value: 0.25, label: word("a"), currentValueLabel: word("b"), minimumValueLabel: word("0"), maximumValueLabel: word("10"))
    let same = Gauge(
      value: float, in: 0...10, label: word("a"), currentValueLabel: word("b"), minimumValueLabel: word("0"), maximumValueLabel: word("10"))
    #expect(try picture(same) == picture(bounded))
    let progress = try picture(ProgressView(value: 0.25))
    #expect(try picture(ProgressView(value: float, total: 10)) == progress)
    #expect(try picture(ProgressView(value: length, total: 10)) == progress)
    #expect(try picture(ProgressView(value: part, total: 10)) == progress)
    #expect(try picture(ProgressView(value: 5, total: 20)) == progress)
    let titled = try picture(ProgressView(value: 0.25) { Text("a") })
    #expect(try picture(ProgressView("a", value: float, total: 10)) == titled)
    #expect(try picture(ProgressView(value: length, total: 10) { Text("a") }) == titled)
    let both = try picture(ProgressView(value: 0.25, label: word("a"), currentValueLabel: word("b")))
    #expect(try picture(ProgressView(value: float, total: 10, label: word("a"), currentValueLabel: word("b"))) == both)
  }

  private func word(_ text: String) -> () -> Text { { Text(text) } }
}
