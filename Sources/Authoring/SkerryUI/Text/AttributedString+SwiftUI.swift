import Foundation
import SkerryLocalization

extension AttributeScopes {
  /// The attributes that views read.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    /// Foundation's own on Apple's platforms.
    public typealias InlinePresentationIntentAttribute = _InlinePresentationIntentAttribute
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that have a type of their own in UIKit, drawn where a text has none of SwiftUI's: `text.font = .systemFont(ofSize: 14)`. That
  /// `Text` draws them is assumed.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
  }
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
  /// SwiftUI's attribute of the name comes first where both have one of the value's type, as with `.red`.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T { self[T.self] }
}

extension AttributedString.Runs.Run {
  var skerryFont: Font? {
    self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] ?? self[AttributeScopes.UIKitAttributes.FontAttribute.self].map { Font($0) }
  }
  var skerryForegroundColor: Color? {
    self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self]
      ?? self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self].map { Color($0) }
  }
  var skerryBackgroundColor: Color? {
    self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]
      ?? self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self].map { Color($0) }
  }
  var skerryKern: CGFloat? { self[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] }
  var skerryTracking: CGFloat? { self[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] }
  var skerryBaselineOffset: CGFloat? { self[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] }
  var skerryUnderlineStyle: Text.LineStyle? { self[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] }
  var skerryStrikethroughStyle: Text.LineStyle? { self[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] }
}
