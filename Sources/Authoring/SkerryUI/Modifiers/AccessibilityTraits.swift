/// How accessibility children are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The traits of an element.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>
  public init() { names = [] }
  private init(_ name: String) { names = [name] }
  public static let isButton = AccessibilityTraits("isButton")
  public static let isHeader = AccessibilityTraits("isHeader")
  public static let isSelected = AccessibilityTraits("isSelected")
  public static let isLink = AccessibilityTraits("isLink")
  public static let isImage = AccessibilityTraits("isImage")
  public static let isStaticText = AccessibilityTraits("isStaticText")
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  public static let isSearchField = AccessibilityTraits("isSearchField")
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  public static let isToggle = AccessibilityTraits("isToggle")
  public static let isModal = AccessibilityTraits("isModal")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let playsSound = AccessibilityTraits("playsSound")
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(names.union(other.names)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(names.intersection(other.names)) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(names.symmetricDifference(other.names)) }
  private init(_ names: Set<String>) { self.names = names }
  @discardableResult public mutating func insert(_ member: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
  {
    let isNew = !contains(member)
    names.formUnion(member.names)
    return (isNew, member)
  }
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }
  @discardableResult public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    insert(member).inserted ? nil : member
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { names.formSymmetricDifference(other.names) }
}

/// An action of a view for assistive technologies.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}
/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
/// The kind of text in an element.
public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}
/// The role in a pair of label and content.
public enum AccessibilityLabeledPairRole: Sendable { case label, content }

/// Names what `accessibilityCustomContent` adds to a view.
public struct AccessibilityCustomContentKey: Sendable {
  public init(_ label: Text, id: String) {}
  public init(_ labelKey: LocalizedStringKey, id: String) {}
  public init(_ labelKey: LocalizedStringKey) {}
}
/// Content that assistive technology reads on request; the Accessibility framework's spelling.
public enum AXCustomContent {
  /// Whether it is read without being asked for.
  public enum Importance: UInt, Sendable { case `default`, high }
}

/// The settings of accessibility; UIKit's spelling. Pictures are drawn with none of them.
public enum UIAccessibility {
  /// What assistive technology is told; UIKit's spelling.
  public struct Notification: Hashable, Sendable {
    private let name: String
    public static let announcement = Notification(name: "announcement")
    public static let layoutChanged = Notification(name: "layoutChanged")
    public static let pageScrolled = Notification(name: "pageScrolled")
    public static let screenChanged = Notification(name: "screenChanged")
  }
  public static var isBoldTextEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  /// No-op: nothing listens.
  public static func post(notification: Notification, argument: Any?) {}
}
