import SkerryGraph

extension View {
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    node { child, _ in .annotated(.identifier(identifier), child) }
  }
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    node { child, context in .annotated(.accessibilityLabel(label.plainString(in: context)), child) }
  }
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(verbatim: String(label))) }
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    node { child, _ in hidden ? .annotated(.accessibilityHidden, child) : child }
  }
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View { self }
  public nonisolated func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
}

/// What becomes of the elements inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What an element is.
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
  @discardableResult public mutating func insert(_ member: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(member)
    names.formUnion(member.names)
    return (isNew, member)
  }
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }
  @discardableResult public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? { insert(member).inserted ? nil : member }
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { names.formSymmetricDifference(other.names) }
}
