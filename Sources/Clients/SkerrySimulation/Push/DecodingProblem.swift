package import SkerryFormats
import Foundation
import SkerryGraph
import SkerryRuntime

/// One reason why JSON does not decode as a type.
package struct DecodingProblem {
  /// Path, reason and remedy, without a period.
  package let sentence: String
  /// Whether a date is written in a format that the default strategy does not read.
  package let isDate: Bool

  /// All invalid dates; else all numbers that do not fit their types; else the decoder's error, with a similar key if one is missing.
  /// - Parameters:
  ///   - error: what decoding threw.
  ///   - root: the name of the decoded value: the paths begin with it.
  ///   - dates: the dates that the type reads.
  ///   - type: what the JSON was decoded as.
  ///   - decode: decodes JSON as the type, and returns it as the type writes it again.
  static func all(
    of error: any Error, _ json: JSONValue, _ root: String, _ dates: DateMembers, _ type: any Decodable.Type,
    _ decode: (JSONValue) throws -> JSONValue
  ) -> [DecodingProblem] {
    let problems = dates.problems(in: root)
    if !problems.isEmpty { return problems.map { DecodingProblem(sentence: $0, isDate: true) } }
    let misread = DecodingSentence.isUnknownRawValue(error) ? [] : WholeNumbers.misread(in: json) { _ = try decode($0) }
    let sentences =
      misread.isEmpty
      ? [
        cases(error, json, root, type) ?? mismatch(error, json, root)
          ?? DecodingSentence.of(error, in: root) + misspelling(error, json, decode)
      ]
      : misread.map { "\(root)\($0.path) \(WholeNumbers.problem($0.number))" }
    return sentences.map { DecodingProblem(sentence: $0, isDate: false) }
  }

  /// What is said of an unknown case of an enum, or of a value of another type in its place, with the known cases; `nil` for other errors.
  private static func cases(_ error: any Error, _ json: JSONValue, _ root: String, _ type: any Decodable.Type) -> String? {
    let place: [any CodingKey]
    switch error as? DecodingError {
    case .dataCorrupted(let context)? where DecodingSentence.isUnknownRawValue(error): place = context.codingPath
    case .typeMismatch(_, let context)?: place = context.codingPath
    case _: return nil
    }
    guard let type = ReadMembers.type(at: place, below: type, in: json), let known = EnumMetadata(type) else { return nil }
    func raw<T>(_ type: T.Type) -> [Any] {
      known.plainCases.compactMap { (known.value(of: $0, as: type) as? any RawRepresentable)?.rawValue }
    }
    let values = raw(type)
    let names = values.isEmpty ? known.payloadCases + known.plainCases : values.map { "\($0)" }
    guard !names.isEmpty else { return nil }
    let given = json.value(at: place)
    let wanted = given?.string ?? given?.members?.keys.sorted().first ?? ""
    let near = EditDistance.nearest(to: wanted, in: names).prefix(1)
    let isText = values.isEmpty || values[0] is String
    let listed = (near + names.filter { !near.contains($0) }).prefix(8).map { isText ? "\"\($0)\"" : $0 }
    let more = names.count > listed.count ? " or one of \(names.count - listed.count) more" : ""
    var reason = DecodingSentence.reason(error, in: root)
    if case .typeMismatch(_, let context)? = error as? DecodingError, !context.debugDescription.contains("number of keys"), let given {
      reason += " but \(given.kind)"
    }
    return "\(reason); write \(values.isEmpty ? "an object whose only key is " : "")\(listed.joined(separator: ", "))\(more)"
  }
  /// What is said of a value of another type: what it is, and what to write instead; `nil` for other errors.
  private static func mismatch(_ error: any Error, _ json: JSONValue, _ root: String) -> String? {
    guard case .typeMismatch(let type, let context)? = error as? DecodingError, let given = json.value(at: context.codingPath) else {
      return nil
    }
    let bare = given.string == nil ? "" : " without quotation marks"
    let name = "\(type)"
    let remedy: String
    switch type {
    case is String.Type: remedy = "write a string in quotation marks"
    case is Bool.Type: remedy = "write true or false" + bare
    case is any Numeric.Type: remedy = "write a number" + bare
    case _ where name.hasPrefix("Array<"): remedy = "write a list in square brackets"
    case _ where name.hasPrefix("Dictionary<"): remedy = "write an object in braces"
    case _: remedy = "change its value"
    }
    return "\(DecodingSentence.reason(error, in: root)) but \(given.kind); \(remedy)"
  }

  /// A key that is present where another is missing, and differs from it only in case, in the separators between words, or in a few letters.
  private static func misspelling(_ error: any Error, _ json: JSONValue, _ decode: (JSONValue) throws -> JSONValue) -> String {
    guard case .keyNotFound(let key, let context)? = error as? DecodingError else { return "" }
    let keys = (json.value(at: context.codingPath)?.members ?? [:]).keys.sorted()
    if let near = keys.first(where: { PushCheck.folded($0) == PushCheck.folded(key.stringValue) }) {
      return ": \"\(near)\" exists, so rename it"
    }
    // Another spelling of the key is one that the type would not read if all others were there.
    guard context.codingPath.isEmpty, let unread = MissingKeys(of: json, decode).unreadKeys,
      let near = EditDistance.nearest(to: key.stringValue, in: unread).first
    else { return "" }
    return ": \"\(near)\" exists, so rename it if that is meant"
  }
}

extension AttributesType {
  /// Why the JSON of attributes does not decode.
  /// - Parameter error: what `decodeAttributes` threw.
  package func attributesProblems(of error: any Error, _ json: JSONValue, _ root: String) -> [DecodingProblem] {
    DecodingProblem.all(of: error, json, root, attributesDates(json), types.attributes, decodeAttributes)
  }

  /// Why the JSON of a state does not decode.
  /// - Parameter error: what `decodeState` threw.
  package func stateProblems(of error: any Error, _ json: JSONValue, _ root: String) -> [DecodingProblem] {
    DecodingProblem.all(of: error, json, root, stateDates(json), types.state, decodeState)
  }
}
