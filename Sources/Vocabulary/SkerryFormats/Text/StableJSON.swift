package import Foundation

/// JSON in a fixed form: members sorted by name, slashes not escaped, and if it is indented, `"name": value` as in ``JSONText``.
package enum StableJSON {
  /// The JSON of a value. Throws the errors of the value's own encoding.
  ///
  /// - Parameter isPretty: whether lines are indented, for files that people read.
  package static func data(_ value: some Encodable, isPretty: Bool = false) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    let data = try encoder.encode(value)
    return isPretty ? unspaced(data) : data
  }

  /// The JSON of dictionaries, arrays, strings, numbers and Booleans. Throws if the object contains anything else.
  ///
  /// - Parameter isPretty: whether lines are indented, for files that people read.
  package static func data(object: Any, isPretty: Bool = false) throws -> Data {
    let form: JSONSerialization.WritingOptions = isPretty ? .prettyPrinted : []
    let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes, form])
    return isPretty ? unspaced(data) : data
  }

  /// The JSON of a value as a string. Throws the errors of the value's own encoding.
  package static func text(_ value: some Encodable, isPretty: Bool = false) throws -> String {
    String(decoding: try data(value, isPretty: isPretty), as: UTF8.self)
  }

  /// The same text with `"name": value` in place of Foundation's `"name" : value`, and with `[]` and `{}` for what is empty: the form of ``JSONText``.
  ///
  /// - Parameter data: JSON with one member a line.
  private static func unspaced(_ data: Data) -> Data {
    var lines: [String] = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      // Foundation writes an empty line into what is empty.
      if words.isEmpty { continue }
      if let first = words.first, first == "]" || first == "}", let last = lines.last?.last, last == "[" || last == "{" {
        lines[lines.count - 1] += words
      } else {
        lines.append(String(line.prefix(line.count - words.count)) + unspaced(member: words))
      }
    }
    return Data(lines.joined(separator: "\n").utf8)
  }

  /// A line without its indentation: a member's name in quotes is followed by `: `.
  private static func unspaced(member line: Substring) -> Substring {
    guard line.first == "\"" else { return line }
    var (index, isEscaped) = (line.index(after: line.startIndex), false)
    while index < line.endIndex, isEscaped || line[index] != "\"" {
      isEscaped = line[index] == "\\" && !isEscaped
      index = line.index(after: index)
    }
    guard index < line.endIndex, line[line.index(after: index)...].hasPrefix(" : ") else { return line }
    return line[...index] + line[line.index(index, offsetBy: 2)...]
  }
}
