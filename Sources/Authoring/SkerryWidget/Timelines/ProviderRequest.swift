import Foundation
import SkerryIntents
import Synchronization

/// A request to a timeline provider.
package enum ProviderQuestion: Sendable { case snapshot, timeline }

/// A provider's answer, which may come at once, later or never, from any thread.
///
/// `@unchecked Sendable`: the entries are the customer's, of any type; they are set once under the lock and read on the main actor.
package final class ProviderAnswer: @unchecked Sendable {
  private let lock = Mutex<Bool>(false)
  private let silence = Mutex<Bool>(false)
  private var found: [any TimelineEntry] = []

  package init() {}

  func give(_ entries: [any TimelineEntry]) {
    lock.withLock { isGiven in
      guard !isGiven else { return }
      found = entries
      isGiven = true
    }
  }

  /// The entries; `nil` before there is an answer.
  package var entries: [any TimelineEntry]? { lock.withLock { $0 ? found : nil } }
  /// Whether there will be no answer: the provider keeps no completion handler that it could call.
  package var isSilent: Bool { silence.withLock { $0 } && entries == nil }

  /// Held by a completion handler, and so for as long as the provider holds that.
  private final class Handler: Sendable {
    let answer: ProviderAnswer
    init(_ answer: ProviderAnswer) { self.answer = answer }
    deinit { answer.silence.withLock { $0 = true } }
    func give(_ entries: [any TimelineEntry]) { answer.give(entries) }
  }
}

extension ProviderAnswer {
  func ask<Provider: TimelineProvider>(_ provider: Provider, _ question: ProviderQuestion, in context: TimelineProviderContext) {
    let handler = Handler(self)
    switch question {
    case .snapshot: provider.getSnapshot(in: context, completion: sendable { handler.give([$0]) })
    case .timeline: provider.getTimeline(in: context, completion: sendable { handler.give(Self.erased($0)) })
    }
  }

  /// Sends the request with the default intent.
  func ask<Provider: IntentTimelineProvider>(_ provider: Provider, _ question: ProviderQuestion, in context: TimelineProviderContext) {
    let intent = Provider.Intent()
    intent.setDefaultValues()
    let handler = Handler(self)
    switch question {
    case .snapshot: provider.getSnapshot(for: intent, in: context) { handler.give([$0]) }
    case .timeline: provider.getTimeline(for: intent, in: context) { handler.give(Self.erased($0)) }
    }
  }

  /// The entries without their type, one by one: a conversion of the whole array would look each conformance up again, which fails on other threads
  /// if it belongs to the main actor.
  private static func erased<Entry: TimelineEntry>(_ timeline: Timeline<Entry>) -> [any TimelineEntry] {
    timeline.entries.map { $0 }
  }

  /// A closure that may be called on any thread: it stores its value once, under the lock.
  private func sendable<Value>(_ take: @escaping (Value) -> Void) -> @Sendable (Value) -> Void {
    unsafeBitCast(take, to: (@Sendable (Value) -> Void).self)
  }

  /// - Parameter intent: the configuration that the user has chosen; by default the intent's own values.
  func ask<Provider: AppIntentTimelineProvider>(
    _ provider: Provider, _ question: ProviderQuestion, intent: Provider.Intent = Provider.Intent(), in context: TimelineProviderContext
  ) {
    // The provider is passed to one task and not used elsewhere while that runs; the compiler cannot check this.
    nonisolated(unsafe) let answer: () async -> [any TimelineEntry] = {
      switch question {
      case .snapshot: [await provider.snapshot(for: intent, in: context)]
      case .timeline: Self.erased(await provider.timeline(for: intent, in: context))
      }
    }
    Task { give(await answer()) }
  }

  /// Asks a preview for entries that it waits for.
  package func ask(_ entries: @escaping @MainActor () async -> [any TimelineEntry]) {
    Task { @MainActor in give(await entries()) }
  }
}
