import Foundation

/// A number that grows with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value
  private let style: Font.TextStyle
  private let slot = EnvironmentSlot()

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    value = wrappedValue
    self.style = style
  }

  /// Rounded to device pixels. Source: Figures §3.5.
  public var wrappedValue: Value {
    let environment = slot.values
    let factor = style.growth(at: environment.dynamicTypeSize)
    let scale = environment.displayScale
    return Value((CGFloat(Double(value)) * factor * scale).rounded() / scale)
  }
}
extension ScaledMetric: DynamicProperty, EnvironmentReading {
  func read(from environment: EnvironmentValues) { slot.environment = environment }
}
