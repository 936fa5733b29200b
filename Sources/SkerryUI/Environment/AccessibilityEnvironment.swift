import Foundation

extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var legibilityWeight: LegibilityWeight? { .regular }
  public var openURL: OpenURLAction { OpenURLAction() }
  public var dismiss: DismissAction { DismissAction() }
  public var scenePhase: ScenePhase { .active }
}

/// Whether the person asked for bold text.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
/// Whether a scene is in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
/// Opens an address; nothing opens in a picture.
public struct OpenURLAction: Sendable {
  public func callAsFunction(_ url: URL) {}
}
/// Closes a presentation; nothing closes in a picture.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}
