/// A figure with its source and its confidence.
package struct Sourced<Value: Sendable>: Sendable {
  package let value: Value
  /// Who published or measured the figure, or why it was chosen.
  package let source: String
  package let confidence: Confidence
  /// Published values of the same figure that a screenshot refutes.
  package let refuted: [Refuted]

  package init(_ value: Value, from source: String, _ confidence: Confidence, refuting refuted: [Refuted] = []) {
    self.value = value
    self.source = source
    self.confidence = confidence
    self.refuted = refuted
  }

  /// Another value with the same source and confidence.
  package func map<Other: Sendable>(_ change: (Value) -> Other) -> Sourced<Other> {
    Sourced<Other>(change(value), from: source, confidence, refuting: refuted)
  }
}

/// A published figure that pictures of devices contradict.
package struct Refuted: Sendable, Equatable {
  /// As it is printed, with its unit.
  package let value: String
  /// Who published it.
  package let source: String

  package init(_ value: String, from source: String) {
    self.value = value
    self.source = source
  }
}

/// The confidence of a figure.
package enum Confidence: String, Sendable, Codable, CaseIterable {
  /// Apple's documentation gives it, and nothing contradicts it.
  case published
  /// Read from screenshots of devices, to the pixel.
  case exact
  /// Derived from such readings by arithmetic or a fitted curve.
  case fitted
  /// Measured and published by others; not verified by us.
  case reported
  /// Our interpretation or choice where nothing is known.
  case assumed
}
