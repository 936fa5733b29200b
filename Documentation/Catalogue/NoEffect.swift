import SwiftUI
import WidgetKit

// Modifiers that are accepted and change nothing on a still picture: each example is drawn as it would be without them.

#Preview(
  "onDisappear, task, onReceive, SubscriptionView, onOpenURL, onHover, onSubmit, onContinueUserActivity, userActivity",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("What happens later").onDisappear {}.task {}
    Text("is not drawn").onReceive(Timer.publish(every: 1, on: .main, in: .common)) { _ in }.onOpenURL { _ in }.onHover { _ in }
    SubscriptionView(content: Text("where nothing comes"), publisher: Timer.publish(every: 1, on: .main, in: .common)) { _ in }
    Text("in a picture").onSubmit {}.onContinueUserActivity("x") { _ in }.userActivity("x") { _ in }
  }
}

#Preview(
  "transition, contentTransition, symbolEffect, symbolEffectsRemoved, sensoryFeedback, transaction, geometryGroup, id",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Movement").transition(.opacity).contentTransition(.numericText()).transaction { _ in }
    Image(systemName: "star.fill").symbolEffect(.pulse).symbolEffectsRemoved()
    Text("at rest").sensoryFeedback(.impact, trigger: 3).geometryGroup().id(3)
  }
}

#Preview(
  "matchedGeometryEffect, matchedTransitionSource, navigationTransition, glassEffectID, glassEffectUnion, glassEffectTransition",
  traits: .sizeThatFitsLayout
) {
  Matched()
}

private struct Matched: View {
  @Namespace private var space
  var body: some View {
    VStack {
      Text("Matched").matchedGeometryEffect(id: 1, in: space).matchedTransitionSource(id: 1, in: space)
      Text("Zoomed").navigationTransition(.zoom(sourceID: 1, in: space))
      Text("Glass").glassEffectID(1, in: space).glassEffectUnion(id: 1, namespace: space).glassEffectTransition(.identity)
    }
  }
}

#Preview(
  "accessibilityValue, accessibilityHint, accessibilityElement, accessibilityAddTraits, accessibilityRemoveTraits, accessibilityHeading, accessibilitySortPriority, accessibilityChildren",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Speech").accessibilityValue("3").accessibilityHint("opens").accessibilityElement().accessibilityHeading(.h1)
    Text("is not seen").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isImage).accessibilitySortPriority(1)
      .accessibilityChildren { Text("x") }
  }
}

#Preview(
  "accessibilityAction, accessibilityActions, accessibilityAdjustableAction, accessibilityScrollAction, accessibilityCustomContent, accessibilityInputLabels, accessibilityRepresentation, accessibilityTextContentType",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Actions").accessibilityAction {}.accessibilityActions { Button("x") {} }.accessibilityAdjustableAction { _ in }
      .accessibilityScrollAction { _ in }
    Text("Contents").accessibilityCustomContent("Gate", "22").accessibilityInputLabels(["Gate"])
      .accessibilityRepresentation { Text("x") }.accessibilityTextContentType(.plain)
  }
}

#Preview(
  "accessibilityActivationPoint, accessibilityDirectTouch, accessibilityDragPoint, accessibilityIgnoresInvertColors, accessibilityRespondsToUserInteraction, accessibilityShowsLargeContentViewer, accessibilityLabeledPair, accessibilityLinkedGroup, accessibilityFocused",
  traits: .sizeThatFitsLayout
) {
  Spoken()
}

private struct Spoken: View {
  @Namespace private var space
  @AccessibilityFocusState private var isFocused: Bool
  var body: some View {
    VStack {
      Text("Points").accessibilityActivationPoint(.center).accessibilityDirectTouch()
        .accessibilityDragPoint(.center, description: Text("x")).accessibilityIgnoresInvertColors()
      Text("Groups").accessibilityRespondsToUserInteraction().accessibilityShowsLargeContentViewer { Text("x") }
        .accessibilityLabeledPair(role: .label, id: 1, in: space).accessibilityLinkedGroup(id: 1, in: space).accessibilityFocused(
          $isFocused)
    }
  }
}

#Preview(
  "speechAdjustedPitch, speechAlwaysIncludesPunctuation, speechAnnouncementsQueued, speechSpellsOutCharacters, customAttribute, writingToolsBehavior",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Speech").speechAdjustedPitch(0.5).speechAlwaysIncludesPunctuation().speechAnnouncementsQueued().speechSpellsOutCharacters()
    Text("Writing").customAttribute(Tagged()).writingToolsBehavior(.disabled)
  }
}

private struct Tagged: TextAttribute {}

#Preview(
  "contentShape, allowsHitTesting, focusable, focused, focusedValue, focusedSceneValue, focusEffectDisabled, defaultFocus, hoverEffect, hoverEffectDisabled, keyboardShortcut, handGestureShortcut, draggable, dropDestination",
  traits: .sizeThatFitsLayout
) {
  Focused()
}

private struct NamedKey: FocusedValueKey { typealias Value = String }
extension FocusedValues {
  fileprivate var named: String? {
    get { self[NamedKey.self] }
    set { self[NamedKey.self] = newValue }
  }
}

private struct Focused: View {
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      Text("Touch").contentShape(.rect).allowsHitTesting(false).hoverEffect().hoverEffectDisabled()
        .draggable("x").dropDestination(for: String.self) { _, _ in true }
      Text("Focus").focusable().focused($isFocused).focusEffectDisabled().defaultFocus($isFocused, true).focusedValue(\.named, "x")
        .focusedSceneValue(\.named, "x")
      Button("Key") {}.keyboardShortcut("k").handGestureShortcut(.primaryAction)
    }
  }
}

#Preview(
  "ignoresSafeArea, edgesIgnoringSafeArea, contentMargins, containerValue, invalidatableContent, previewInterfaceOrientation, textSelection, help",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Areas").ignoresSafeArea().edgesIgnoringSafeArea(.all).contentMargins(8).containerValue(\.number, 2)
    Text("Values").invalidatableContent().previewInterfaceOrientation(.portrait).textSelection(.enabled).help("Help")
  }
}

extension ContainerValues { @Entry fileprivate var number = 0 }

#Preview(
  "antialiased, allowedDynamicRange, backgroundExtensionEffect, buttonRepeatBehavior, badgeProminence",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Image(systemName: "star.fill").antialiased(false).allowedDynamicRange(.standard).backgroundExtensionEffect()
    Label("Label", systemImage: "star").badgeProminence(.increased)
    Button("Button") {}.buttonRepeatBehavior(.enabled)
  }
}

#Preview("widgetLabel, widgetCurvesContent, controlWidgetActionHint, controlWidgetStatus", traits: .sizeThatFitsLayout) {
  VStack {
    Text("Widget").widgetLabel("Label").widgetCurvesContent()
    Text("Control").controlWidgetActionHint("Hint").controlWidgetStatus("Status")
  }
}
