import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLocalization

extension View {
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    node { child, _ in .annotated(.identifier(identifier), child) }
  }
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    node { child, _ in isEnabled ? .annotated(.identifier(identifier), child) : child }
  }
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    node { child, context in .annotated(.accessibilityLabel(label.plainString(in: context)), child) }
  }
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ resource: LocalizedStringResource) -> some View { accessibilityLabel(Text(resource)) }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    node { child, context in isEnabled ? .annotated(.accessibilityLabel(label.plainString(in: context)), child) : child }
  }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    node { child, _ in hidden ? .annotated(.accessibilityHidden, child) : child }
  }
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { accessibilityHidden(hidden && isEnabled) }
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }
  /// A label that a closure derives from the view's label. What it says is not read; the view has one.
  public nonisolated func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View {
    accessibilityLabel(Text(verbatim: "…"))
  }
  // The older spelling.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
}

// No-op: accessibility modifiers do not change a picture.
extension View {
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ resource: LocalizedStringResource) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ resource: LocalizedStringResource) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View { self }
  public nonisolated func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  public nonisolated func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { self }
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
  public nonisolated func accessibilityAction(_ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View {
    self
  }
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  public nonisolated func accessibilityAction(named key: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View { self }
  public nonisolated func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  public nonisolated func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View {
    self
  }
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits, isEnabled: Bool) -> some View { self }
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  public nonisolated func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }
  public nonisolated func accessibilityCustomContent(_ key: LocalizedStringKey, _ value: LocalizedStringKey) -> some View { self }
  public nonisolated func accessibilityCustomContent(_ key: LocalizedStringKey, _ value: Text) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(_ key: LocalizedStringKey, _ value: V) -> some View { self }
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  public nonisolated func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View { self }
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID)
    -> some View
  { self }
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public nonisolated func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  public nonisolated func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
  public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
  public nonisolated func accessibility(value: Text) -> some View { self }
  public nonisolated func accessibility(hint: Text) -> some View { self }
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  public nonisolated func accessibility(sortPriority: Double) -> some View { self }
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
}
