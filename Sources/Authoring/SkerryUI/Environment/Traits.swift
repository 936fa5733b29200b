import SkerryGeometry

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// Standard or increased contrast.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// Which release's system colours are used. Source: Figures §4.1 and §4.2.
public enum SystemPalette: String, Hashable, CaseIterable, Sendable {
  case iOS18, iOS26

  /// The colours of a release; those of iOS 18 are the same since iOS 16.
  package init(_ version: SystemVersion) { self = version >= .iOS26 ? .iOS26 : .iOS18 }

  /// The newest release that has these colours.
  package var version: SystemVersion { self == .iOS26 ? .iOS26 : .iOS18 }
}

/// The user's text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Reasons for redacting content.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

/// The size of a control.
public enum ControlSize: CaseIterable, Sendable, Hashable { case mini, small, regular, large, extraLarge }

/// The alignment of a paragraph's lines.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
