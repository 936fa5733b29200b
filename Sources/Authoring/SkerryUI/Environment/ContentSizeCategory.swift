/// The text size, with the older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  // Both lists contain the same twelve sizes from the smallest to the largest.
  init(_ size: DynamicTypeSize) {
    self = zip(DynamicTypeSize.allCases, Self.allCases).first { $0.0 == size }?.1 ?? .large
  }
  var dynamicTypeSize: DynamicTypeSize { zip(DynamicTypeSize.allCases, Self.allCases).first { $0.1 == self }?.0 ?? .large }
}
