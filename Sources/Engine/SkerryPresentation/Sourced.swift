/// A figure with where it comes from and how sure it is.
package struct Sourced<Value: Sendable>: Sendable {
  package let value: Value
  package let source: String
  package let confidence: Confidence

  package init(_ value: Value, from source: String, _ confidence: Confidence) {
    self.value = value
    self.source = source
    self.confidence = confidence
  }
}

/// How sure a figure is.
package enum Confidence: String, Sendable, Codable, CaseIterable {
  /// Apple publishes it.
  case published
  /// The system's own code uses it; not promised.
  case observed
  /// Others measured it on pictures or devices.
  case measured
  /// Follows from others by arithmetic.
  case inferred
  /// Our choice where nothing is known.
  case chosen
}
