import Foundation

/// An error of `JSONDecoder` as one sentence with the key path.
package enum DecodingSentence {
  /// Reason and remedy, without a period.
  /// - Parameter root: the name of the decoded value: the path begins with it.
  package static func of(_ error: any Error, in root: String) -> String {
    let (reason, remedy) = parts(of: error, in: root)
    return "\(reason); \(remedy)"
  }

  /// The reason alone, without a period.
  /// - Parameter root: the name of the decoded value: the path begins with it.
  package static func reason(_ error: any Error, in root: String) -> String { parts(of: error, in: root).reason }

  private static func parts(of error: any Error, in root: String) -> (reason: String, remedy: String) {
    func path(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
      (context.codingPath + (last.map { [$0] } ?? [])).reduce(root) { text, key in
        text + key.step
      }
    }
    guard let error = error as? DecodingError else { return ("\(root) does not decode (\(error))", "change it") }
    switch error {
    case .keyNotFound(let key, let context): return ("\(path(context, key)) is missing", "add it")
    case .typeMismatch(let type, let context):
      // What a synthesized enum with associated values says if a case is misspelt, or if there are two.
      if context.debugDescription.contains("number of keys") {
        return ("\(path(context)) does not name a case of \(type)", "write an object whose only key is the name of one of its cases")
      }
      return ("\(path(context)) is not of the type \(name(type))", "change its value")
    case .valueNotFound(_, let context) where context.debugDescription.hasPrefix("Unkeyed container is at end"):
      return ("\(path(context)) is missing, because the list is shorter", "add it")
    case .valueNotFound(let type, let context): return ("\(path(context)) is null, but its type is \(name(type))", "give it a value")
    case .dataCorrupted(let context):
      if let (type, value) = rawValue(context.debugDescription) {
        return ("\(path(context)) is \(value), which is not a raw value of \(type)", "write one of them, in its spelling")
      }
      let reason = context.debugDescription.hasSuffix(".") ? String(context.debugDescription.dropLast()) : context.debugDescription
      return ("\(path(context)) is not valid (\(reason))", "change its value")
    @unknown default: return ("\(root) does not decode", "change it")
    }
  }

  /// The type and the value that the standard library names for an unknown raw value; `nil` for other reasons.
  private static func rawValue(_ description: String) -> (type: Substring, value: String)? {
    guard let match = description.wholeMatch(of: /Cannot initialize (.+) from invalid (\w+) value (.*?)\.?/.dotMatchesNewlines()) else {
      return nil
    }
    return (match.1, match.2 == "String" ? "\"\(match.3)\"" : String(match.3))
  }

  /// Whether a string or a number of the right type is not one of an enum's raw values.
  package static func isUnknownRawValue(_ error: any Error) -> Bool {
    guard case .dataCorrupted(let context)? = error as? DecodingError else { return false }
    return rawValue(context.debugDescription) != nil
  }

  /// How far decoding got before it failed. A missing key of the outermost object is the least specific failure.
  package static func progress(_ error: any Error) -> Int {
    guard let error = error as? DecodingError else { return 1 }
    switch error {
    case .keyNotFound(_, let context): return context.codingPath.count
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): return context.codingPath.count + 1
    @unknown default: return 1
    }
  }

  /// A type by its JSON name, if it has one.
  private static func name(_ type: Any.Type) -> String {
    if type == String.self { return "string" }
    if type == Bool.self { return "Bool" }
    let text = "\(type)"
    if text.hasPrefix("Array<") { return "list" }
    if text.hasPrefix("Dictionary<") { return "object" }
    if text == "Date" { return "Date (seconds since 2001-01-01, as the default strategy writes it)" }
    return text
  }
}

extension CodingKey {
  /// It as a step of a path: `.name`, or `[2]` for a place in a list. The key of a dictionary may be a number, too.
  package var step: String {
    if let intValue, stringValue == "Index \(intValue)" { return "[\(intValue)]" }
    return "." + stringValue
  }
}
