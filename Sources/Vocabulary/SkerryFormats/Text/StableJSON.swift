package import Foundation

/// JSON in a fixed form: members sorted by name, slashes not escaped.
package enum StableJSON {
  /// The JSON of a value. Throws the errors of the value's own encoding.
  ///
  /// - Parameter isPretty: whether lines are indented, for files that people read.
  package static func data(_ value: some Encodable, isPretty: Bool = false) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return try encoder.encode(value)
  }

  /// The JSON of dictionaries, arrays, strings, numbers and Booleans. Throws if the object contains anything else.
  ///
  /// - Parameter isPretty: whether lines are indented, for files that people read.
  package static func data(object: Any, isPretty: Bool = false) throws -> Data {
    try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes, isPretty ? .prettyPrinted : []])
  }

  /// The JSON of a value as a string. Throws the errors of the value's own encoding.
  package static func text(_ value: some Encodable, isPretty: Bool = false) throws -> String {
    String(decoding: try data(value, isPretty: isPretty), as: UTF8.self)
  }
}
