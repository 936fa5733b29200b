import SkerryGeometry
package import SkerrySnapshot

/// The tolerance options of a call.
package enum ToleranceOptions {
  /// The tolerance that a call asks for. Throws `CommandError` for a value that is not a number in its range.
  ///
  /// - Parameter base: the tolerance without options.
  package static func tolerance(_ arguments: Arguments, over base: Tolerance = .exact) throws -> Tolerance {
    var result = base
    if let text = arguments.value("threshold") {
      result.threshold = try number(text, "threshold", 0...1, "0.1")
    }
    if let text = arguments.value("perceptual") { result.perceptual = try number(text, "perceptual", 0...100, "2") }
    if let text = arguments.value("channel") { result.channel = try whole(text, "channel", 0...255, "2") }
    if let text = arguments.value("window") { result.window = try whole(text, "window", 1...4096, "8") }
    if let text = arguments.value("allow") { result.allowedInWindow = try whole(text, "allow", 0...16_777_216, "4") }
    if arguments.has("ignore-antialiasing") { result.ignoresAntialiasing = true }
    return result
  }

  private static func number(_ text: String, _ name: String, _ range: ClosedRange<Double>, _ example: String) throws -> Double {
    guard let value = Double(text), range.contains(value) else {
      throw CommandError(
        "--\(name) \(text) is not a number from \(Int(range.lowerBound)) to \(Int(range.upperBound)); write for example --\(name) \(example)."
      )
    }
    return value
  }

  private static func whole(_ text: String, _ name: String, _ range: ClosedRange<Int>, _ example: String) throws -> Int {
    guard let value = Int(text), range.contains(value) else {
      throw CommandError(
        "--\(name) \(text) is not a whole number from \(range.lowerBound) to \(range.upperBound); write for example --\(name) \(example).")
    }
    return value
  }
}
