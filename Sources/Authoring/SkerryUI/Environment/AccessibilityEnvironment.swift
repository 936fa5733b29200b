import Foundation
import SkerryDiagnostics

// Settings of the user, and values that only apps have. Each can be set with `environment(_:_:)`, as previews do.

private struct EnvironmentSlotKey<Name, Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}
private enum Slot {
  enum AccessibilityReduceMotion {}
  enum AccessibilityReduceTransparency {}
  enum AccessibilityDifferentiateWithoutColor {}
  enum AccessibilityInvertColors {}
  enum AccessibilityVoiceOverEnabled {}
  enum AccessibilitySwitchControlEnabled {}
  enum AccessibilityEnabled {}
  enum AccessibilityShowButtonShapes {}
  enum AccessibilityDimFlashingLights {}
  enum AccessibilityPlayAnimatedImages {}
  enum AccessibilityLargeContentViewerEnabled {}
  enum LegibilityWeight {}
  enum OpenURL {}
  enum ScenePhase {}
  enum HorizontalSizeClass {}
  enum VerticalSizeClass {}
  enum HeaderProminence {}
  enum AllowedDynamicRange {}
  enum IsFocused {}
  enum IsScrollEnabled {}
  enum IsSceneCaptured {}
  enum EditMode {}
  enum MaterialActiveAppearance {}
  enum BackgroundMaterial {}
}

extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool {
    get { self[EnvironmentSlotKey<Slot.AccessibilityReduceMotion, Bool>.self] ?? false }
    set { self[EnvironmentSlotKey<Slot.AccessibilityReduceMotion, Bool>.self] = newValue }
  }
  public var accessibilityReduceTransparency: Bool {
    get { self[EnvironmentSlotKey<Slot.AccessibilityReduceTransparency, Bool>.self] ?? false }
    set { self[EnvironmentSlotKey<Slot.AccessibilityReduceTransparency, Bool>.self] = newValue }
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[EnvironmentSlotKey<Slot.AccessibilityDifferentiateWithoutColor, Bool>.self] ?? false }
    set { self[EnvironmentSlotKey<Slot.AccessibilityDifferentiateWithoutColor, Bool>.self] = newValue }
  }
  public var accessibilityInvertColors: Bool {
    get { self[EnvironmentSlotKey<Slot.AccessibilityInvertColors, Bool>.self] ?? false }
    set { self[EnvironmentSlotKey<Slot.AccessibilityInvertColors, Bool>.self] = newValue }
  }
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[EnvironmentSlotKey<Slot.AccessibilityVoiceOverEnabled, Bool>.self] ?? false }
    set { self[EnvironmentSlotKey<Slot.AccessibilityVoiceOverEnabled, Bool>.self] = newValue }
  }
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[EnvironmentSlotKey<Slot.AccessibilitySwitchControlEnabled, Bool>.self] ?? false }
    set { self[EnvironmentSlotKey<Slot.AccessibilitySwitchControlEnabled, Bool>.self] = newValue }
  }
  public var accessibilityEnabled: Bool {
    get { self[EnvironmentSlotKey<Slot.AccessibilityEnabled, Bool>.self] ?? false }
    set { self[EnvironmentSlotKey<Slot.AccessibilityEnabled, Bool>.self] = newValue }
  }
  public var accessibilityShowButtonShapes: Bool {
    get { self[EnvironmentSlotKey<Slot.AccessibilityShowButtonShapes, Bool>.self] ?? false }
    set { self[EnvironmentSlotKey<Slot.AccessibilityShowButtonShapes, Bool>.self] = newValue }
  }
  public var accessibilityDimFlashingLights: Bool {
    get { self[EnvironmentSlotKey<Slot.AccessibilityDimFlashingLights, Bool>.self] ?? false }
    set { self[EnvironmentSlotKey<Slot.AccessibilityDimFlashingLights, Bool>.self] = newValue }
  }
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[EnvironmentSlotKey<Slot.AccessibilityPlayAnimatedImages, Bool>.self] ?? true }
    set { self[EnvironmentSlotKey<Slot.AccessibilityPlayAnimatedImages, Bool>.self] = newValue }
  }
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[EnvironmentSlotKey<Slot.AccessibilityLargeContentViewerEnabled, Bool>.self] ?? false }
    set { self[EnvironmentSlotKey<Slot.AccessibilityLargeContentViewerEnabled, Bool>.self] = newValue }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { self[EnvironmentSlotKey<Slot.LegibilityWeight, LegibilityWeight?>.self] ?? .regular }
    set { self[EnvironmentSlotKey<Slot.LegibilityWeight, LegibilityWeight?>.self] = newValue }
  }
  public var openURL: OpenURLAction {
    get { self[EnvironmentSlotKey<Slot.OpenURL, OpenURLAction>.self] ?? OpenURLAction() }
    set { self[EnvironmentSlotKey<Slot.OpenURL, OpenURLAction>.self] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self[EnvironmentSlotKey<Slot.ScenePhase, ScenePhase>.self] ?? .active }
    set { self[EnvironmentSlotKey<Slot.ScenePhase, ScenePhase>.self] = newValue }
  }
  /// By default compact on a phone that is held upright, and regular on an iPad. Source: Figures §9.90.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      self[EnvironmentSlotKey<Slot.HorizontalSizeClass, UserInterfaceSizeClass?>.self] ?? (system.screen.isPad ? .regular : .compact)
    }
    set { self[EnvironmentSlotKey<Slot.HorizontalSizeClass, UserInterfaceSizeClass?>.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[EnvironmentSlotKey<Slot.VerticalSizeClass, UserInterfaceSizeClass?>.self] ?? .regular }
    set { self[EnvironmentSlotKey<Slot.VerticalSizeClass, UserInterfaceSizeClass?>.self] = newValue }
  }
  public var headerProminence: Prominence {
    get { self[EnvironmentSlotKey<Slot.HeaderProminence, Prominence>.self] ?? .standard }
    set { self[EnvironmentSlotKey<Slot.HeaderProminence, Prominence>.self] = newValue }
  }
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[EnvironmentSlotKey<Slot.AllowedDynamicRange, Image.DynamicRange?>.self] ?? nil }
    set { self[EnvironmentSlotKey<Slot.AllowedDynamicRange, Image.DynamicRange?>.self] = newValue }
  }
  public var isFocused: Bool {
    get { self[EnvironmentSlotKey<Slot.IsFocused, Bool>.self] ?? false }
    set { self[EnvironmentSlotKey<Slot.IsFocused, Bool>.self] = newValue }
  }
  public var isScrollEnabled: Bool {
    get { self[EnvironmentSlotKey<Slot.IsScrollEnabled, Bool>.self] ?? true }
    set { self[EnvironmentSlotKey<Slot.IsScrollEnabled, Bool>.self] = newValue }
  }
  public var isSceneCaptured: Bool {
    get { self[EnvironmentSlotKey<Slot.IsSceneCaptured, Bool>.self] ?? false }
    set { self[EnvironmentSlotKey<Slot.IsSceneCaptured, Bool>.self] = newValue }
  }
  public var editMode: Binding<EditMode>? {
    get { self[EnvironmentSlotKey<Slot.EditMode, Binding<EditMode>?>.self] ?? nil }
    set { self[EnvironmentSlotKey<Slot.EditMode, Binding<EditMode>?>.self] = newValue }
  }
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[EnvironmentSlotKey<Slot.MaterialActiveAppearance, MaterialActiveAppearance>.self] ?? .automatic }
    set { self[EnvironmentSlotKey<Slot.MaterialActiveAppearance, MaterialActiveAppearance>.self] = newValue }
  }
  /// Reported: styles over a material are vibrant on a phone, and drawn plain here.
  public var backgroundMaterial: Material? {
    get { self[EnvironmentSlotKey<Slot.BackgroundMaterial, Material?>.self] ?? nil }
    set {
      self[EnvironmentSlotKey<Slot.BackgroundMaterial, Material?>.self] = newValue
      guard newValue != nil else { return }
      system.log?.report(
        Diagnostic(.notDrawn, "backgroundMaterial makes styles vibrant, as over a material; they are drawn as without it."))
    }
  }
  public var dismiss: DismissAction { DismissAction() }
  public var dismissSearch: DismissAction { DismissAction() }
  public var isSearching: Bool { false }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var refresh: RefreshAction? { nil }
  /// The text size in the older names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(system.dynamicTypeSize) }
    set { system.dynamicTypeSize = newValue.dynamicTypeSize }
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { system.backgroundStyle.map { AnyShapeStyle($0) } }
    set { system.backgroundStyle = newValue }
  }
  public var tint: Color? { nil }
}

/// Whether bold text is on.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
/// Whether a scene is in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
/// The size class: compact or regular.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}
/// Whether materials look active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}
/// Opens a URL; nothing opens in a picture.
public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }
  init() {}
  public init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(false) }
}
/// Closes a presentation; nothing closes in a picture.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}
/// Asks for a review; nothing happens in a picture.
public struct RequestReviewAction: Sendable {
  @MainActor public func callAsFunction() {}
}
/// Opens a window; nothing opens in a picture.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}
/// Refreshes content; nothing happens in a picture.
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}
