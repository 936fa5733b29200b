@_exported import Foundation

/// A type that the model can generate.
public protocol Generable: Sendable {
  associatedtype PartiallyGenerated: Sendable = Self
}
/// Makes a type one that the model can generate.
@attached(extension, conformances: Generable)
public macro Generable(description: String? = nil) = #externalMacro(module: "SkerryMacros", type: "GenerableMacro")

/// What is allowed in a generated property.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "SkerryMacros", type: "EmptyMacro")
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "SkerryMacros", type: "EmptyMacro")
@attached(peer)
public macro Guide<Output>(description: String? = nil, _ pattern: Regex<Output>) =
  #externalMacro(module: "SkerryMacros", type: "EmptyMacro")

/// One rule for a generated property.
public struct GenerationGuide<Value>: Sendable {}
extension GenerationGuide where Value: Comparable {
  public static func minimum(_ value: Value) -> GenerationGuide { GenerationGuide() }
  public static func maximum(_ value: Value) -> GenerationGuide { GenerationGuide() }
  public static func range(_ range: ClosedRange<Value>) -> GenerationGuide { GenerationGuide() }
}
extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> GenerationGuide { GenerationGuide() }
  public static func anyOf(_ values: [String]) -> GenerationGuide { GenerationGuide() }
  public static func pattern<Output>(_ pattern: Regex<Output>) -> GenerationGuide { GenerationGuide() }
}
// An array's elements are not known where a guide is written.
extension GenerationGuide where Value == [Never] {
  public static func count(_ count: Int) -> GenerationGuide { GenerationGuide() }
  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide { GenerationGuide() }
  public static func minimumCount(_ count: Int) -> GenerationGuide { GenerationGuide() }
  public static func maximumCount(_ count: Int) -> GenerationGuide { GenerationGuide() }
}

extension String: Generable {}
extension Bool: Generable {}
extension Int: Generable {}
extension Float: Generable {}
extension Double: Generable {}
extension Decimal: Generable {}
extension Array: Generable where Element: Generable {}
extension Optional: Generable where Wrapped: Generable {}
