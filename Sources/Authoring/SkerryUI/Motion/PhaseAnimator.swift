import Foundation

/// Views that go through phases; a picture shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?
  private let isEndless: Bool

  public init<S: Sequence<Phase>>(
    _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (self.content, isEndless) = (phases.first.map(content), true) }
  public init<S: Sequence<Phase>>(
    _ phases: S, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (self.content, isEndless) = (phases.first.map(content), false) }

  public var body: some View { if isEndless { content.standingStill("phaseAnimator") } else { content } }
}

extension Sequence {
  fileprivate var first: Element? { first { _ in true } }
}

extension View {
  /// The view with a diagnostic that its endless animation is not visible.
  nonisolated func standingStill(_ name: String) -> some View {
    unsupported("\(name) stands still in a Live Activity or a widget: only changes of its state are animated.")
  }
  /// A picture shows the first phase; an animation that never ends is reported.
  public nonisolated func phaseAnimator<Phase: Equatable, S: Sequence<Phase>>(
    _ phases: S, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phases.first.map { content(PlaceholderContentView(content: self), $0) }.standingStill("phaseAnimator")
  }
  /// A picture shows the first phase.
  public nonisolated func phaseAnimator<Phase: Equatable, S: Sequence<Phase>>(
    _ phases: S, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phases.first.map { content(PlaceholderContentView(content: self), $0) } }
}
