public import Foundation

/// The name under which a transformer is registered.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// A conversion between an attribute's value and what a store keeps. Stores are empty, so none is asked unless the app's code does it itself.
open class ValueTransformer: NSObject {
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  /// The value itself; subclasses convert it.
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }

  /// Registers nothing: every picture begins without transformers.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {}
  public convenience init?(forName name: NSValueTransformerName) { return nil }
  open class func valueTransformerNames() -> [NSValueTransformerName] { [] }
}

/// A transformer whose values are archives.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}
