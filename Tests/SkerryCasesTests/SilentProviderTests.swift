import Foundation
import SkerryDiagnostics
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryCases

private struct QuietEntry: TimelineEntry { var date: Date }

/// Answers its snapshot, or lets go of its completion handler, at once or later.
private struct QuietProvider: TimelineProvider {
  enum Way { case answers, forgets, answersLater, forgetsLater }
  let way: Way
  func placeholder(in context: Context) -> QuietEntry { QuietEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (QuietEntry) -> Void) {
    switch way {
    case .answers: completion(QuietEntry(date: .now))
    case .forgets: break
    case .answersLater: DispatchQueue.global().async { completion(QuietEntry(date: .now)) }
    case .forgetsLater: DispatchQueue.global().async { withExtendedLifetime(completion) {} }
    }
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<QuietEntry>) -> Void) {}
}

private struct QuietWidget: Widget {
  var way = QuietProvider.Way.answers
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "quiet", provider: QuietProvider(way: way)) { _ in Text("A") }.supportedFamilies([
      .systemSmall, .systemMedium,
    ])
  }
}

/// A provider that can no longer answer is not waited for.
@Suite @MainActor struct SilentProviderTests {
  /// Where parts of the code are left out, its author is not told to change what may be right.
  @Test(arguments: [
    (0, "never calls its completion handler"), (1, "never calls its completion handler here, where one part of the code is left out"),
    (7, "never calls its completion handler here, where 7 parts of the code are left out"),
  ]) func silenceNamesWhatIsLeftOut(_ count: Int, _ reason: String) {
    let told = LeftOutParts.silence(count: count)
    #expect(told.reason == reason && (told.remedy == "Call it on every path.") == (count == 0))
  }

  private func cases(_ way: QuietProvider.Way) throws -> (messages: Set<String>, seconds: Double) {
    let start = ContinuousClock.now
    let entry = WidgetInventory(widget: QuietWidget(way: way)).entries[0]
    let shows = try WidgetCaseFinder().cases(of: entry).flatMap { found -> [WidgetCase] in
      if case .widget(let shows) = found.content { shows } else { [] }
    }
    return (Set(shows.flatMap(\.diagnostics).map(\.message)), (ContinuousClock.now - start) / .seconds(1))
  }

  @Test(arguments: [QuietProvider.Way.answers, .answersLater, .forgets, .forgetsLater])
  private func aForgottenHandlerIsNamedAtOnce(_ way: QuietProvider.Way) throws {
    let (messages, seconds) = try cases(way)
    #expect(
      messages == ["The provider never calls its completion handler; its placeholder is drawn. Call it on every path."])
    #expect(seconds < Double(ProviderWait.seconds))
  }

  /// A provider of which members are left out is not told to call its handler.
  @Test func membersThatAreLeftOut() {
    let parts = [
      "HashtagProvider.load", "HashtagProviders.load", "HashtagProvider", "View.load", "HashtagProvider.timeline", "Vote.Provider.get",
    ]
    #expect(LeftOutParts.names(of: "App.HashtagProvider<Swift.Int>", in: parts) == ["load", "timeline"])
    #expect(LeftOutParts.names(of: "App.Vote.Provider", in: parts) == ["get"])
    #expect(LeftOutParts.names(of: "App.Vote<Swift.Int>.Provider", in: parts) == ["get"])
    #expect(LeftOutParts.names(of: "App.Provider", in: parts).isEmpty, "another type of the same name")
    #expect(LeftOutParts.names(of: String(reflecting: QuietProvider.self), in: ["QuietProvider.getTimeline"]) == ["getTimeline"])
  }

  /// The entries of a provider, or of a type of entries, that makes one up.
  @Test func entriesThatAreMadeUp() {
    let own = ["Vote.Provider.load", "Ride.Entry.sample"]
    #expect(
      LeftOutParts.makeUp(["App.Vote.Provider", "App.Vote.Entry"], own) && LeftOutParts.makeUp(["App.Other", "App.Ride.Entry"], own))
    #expect(!LeftOutParts.makeUp(["App.Ride.Provider", "App.Vote.Entry"], own) && !LeftOutParts.makeUp(["App.Vote.Provider"], []))
  }

  /// The states of a widget and what is said of each, if its code stops the program under some names.
  private func states(stoppingAt isStopped: @escaping (String) -> Bool) throws -> [String: Set<String>] {
    let finder = WidgetCaseFinder()
    finder.attempt = { name, body in isStopped(name) ? nil : body() }
    let cases = try finder.cases(of: WidgetInventory(widget: QuietWidget()).entries[0])
    return Dictionary(
      uniqueKeysWithValues: cases.map { found in
        guard case .widget(let shows) = found.content else { return (found.state, ["no widget"]) }
        return (found.state, Set(shows.flatMap(\.diagnostics).map(\.message)))
      })
  }

  /// What stops the program in one answer costs that answer, not the widget.
  @Test func aProviderThatStopsTheProgramLosesThatAnswer() throws {
    let stops = "stops the program at an unknown line; fix the code that it runs."
    #expect(
      try states { $0.hasSuffix("timeline") } == [
        "placeholder": [], "snapshot": [], "timeline-1": ["The provider \(stops) Its placeholder is drawn."],
      ])
    let placeholder = "The placeholder of QuietWidget \(stops)"
    #expect(try states { $0.hasPrefix("the placeholder") } == ["snapshot": ["\(placeholder) It is not drawn."]])
    let error = #expect(throws: CommandError.self) { try states { _ in true } }
    #expect(error.map { "\($0)" } == placeholder)
  }

  @Test func anAnswerCountsOnceItIsThere() throws {
    let context = TimelineProviderContext(family: .systemSmall, isPreview: true, displaySize: .zero)
    func asked(_ way: QuietProvider.Way) throws -> ProviderAnswer {
      let answer = ProviderAnswer()
      #expect(answer.entries == nil && !answer.isSilent, "nothing has been asked")
      try #require(WidgetInventory(widget: QuietWidget(way: way)).entries[0].timeline).source.ask(answer, .snapshot, context)
      return answer
    }
    let given = try asked(.answers), silent = try asked(.forgets)
    #expect(given.entries?.count == 1 && !given.isSilent && silent.entries == nil && silent.isSilent)
  }
}
