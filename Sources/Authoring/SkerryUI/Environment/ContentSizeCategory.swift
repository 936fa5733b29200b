import Foundation

/// The text size, with the older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  /// `nil` for an unspecified size.
  public init?(_ category: UIContentSizeCategory) {
    guard let place = UIContentSizeCategory.all.firstIndex(of: category) else { return nil }
    self = Self.allCases[place]
  }

  // Both lists contain the same twelve sizes from the smallest to the largest.
  init(_ size: DynamicTypeSize) {
    self = zip(DynamicTypeSize.allCases, Self.allCases).first { $0.0 == size }?.1 ?? .large
  }
  var dynamicTypeSize: DynamicTypeSize { zip(DynamicTypeSize.allCases, Self.allCases).first { $0.1 == self }?.0 ?? .large }
}

extension DynamicTypeSize {
  /// `nil` for an unspecified size.
  public init?(_ category: UIContentSizeCategory) {
    guard let place = UIContentSizeCategory.all.firstIndex(of: category) else { return nil }
    self = Self.allCases[place]
  }
}

/// The text size, with UIKit's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// From the smallest to the largest, as the cases of the other two types.
  static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
    .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  public init(_ size: DynamicTypeSize?) {
    self = size.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }.map { Self.all[$0] } ?? .unspecified
  }
  public init(_ category: ContentSizeCategory?) {
    self = category.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }.map { Self.all[$0] } ?? .unspecified
  }
  private var rank: Int { Self.all.firstIndex(of: self) ?? -1 }
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
