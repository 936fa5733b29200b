import Foundation
import SkerryFoundation

// No-op: a widget's views are archived, not run. These closures do not run in a Live Activity either; a note says so.
extension View {
  private nonisolated func reportingIdle(_ name: String, _ remedy: String) -> some View {
    idleInArchive("\(name) does not run in a Live Activity or a widget, whose views are archived; \(remedy).")
  }
  private nonisolated func reportingIdleFeedback() -> some View {
    reportingIdle("sensoryFeedback", "alert with the update's alert configuration")
  }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Reported, because a countdown that a publisher's timer drives stands still on a phone too.
  public nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View {
    unsupported(
      "onReceive is never called in a Live Activity or a widget; use Text(timerInterval:), or update the activity's state or the timeline.")
  }
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { reportingIdle("task", "load what the view shows beforehand, and put it into the state or the entry") }
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { reportingIdle("task", "load what the view shows beforehand, and put it into the state or the entry") }
  public nonisolated func help(_ key: LocalizedStringKey) -> some View { self }
  public nonisolated func help(_ text: Text) -> some View { self }
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { reportingIdleFeedback() }
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { reportingIdleFeedback() }
  public nonisolated func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View {
    reportingIdleFeedback()
  }
  public nonisolated func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View {
    reportingIdleFeedback()
  }
}

/// Haptic or audio feedback.
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of a haptic.
  public struct Weight: Equatable, Sendable {
    private let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }
  /// The flexibility of a haptic.
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let pathComplete = SensoryFeedback()
  public static var impact: SensoryFeedback { SensoryFeedback() }
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
}

/// A view that a publisher's values reach; in a picture there are none.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    (self.content, self.publisher, self.action) = (content, publisher, action)
  }
  public var body: some View { content.onReceive(publisher, perform: action) }
}
