package import SkerryFormats
import Foundation
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
    let misread = DecodingSentence.isUnknownRawValue(error) ? [] : WholeNumbers.numbersThatDoNotFit(in: json) { _ = try decode($0) }
    let sentences =
      misread.isEmpty
      ? [
        cases(error, json, root, type) ?? mismatch(error, json, root, type) ?? key(error, json, root, type)
          ?? DecodingSentence.of(error, in: root) + misspelling(error, json, type, decode)
      ]
      : misread.map { "\(root)\($0.path) \(WholeNumbers.problem($0.number))" }
    return sentences.map { DecodingProblem(sentence: $0, isDate: false) }
  }

  /// The problem with an unknown case of an enum, or a value of another type in its place, with the known cases; `nil` for other errors.
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
    let listed = listed(names, nearest: wanted, areTexts: values.isEmpty || values[0] is String)
    let more = names.count > listed.count ? " or one of \(names.count - listed.count) more" : ""
    var reason = DecodingSentence.reason(error, in: root)
    if case .typeMismatch(_, let context)? = error as? DecodingError, !context.debugDescription.contains("number of keys"), let given {
      reason += " but \(given.kind)"
    }
    return "\(reason); write \(values.isEmpty ? "an object whose only key is " : "")\(listed.joined(separator: ", "))\(more)"
  }
  /// The first names of a list as a payload has them, the one that is most like another in front.
  private static func listed(_ names: [String], nearest given: String, areTexts: Bool) -> [String] {
    let near = NearestName.names(to: given, of: names).prefix(1)
    return (near + names.filter { !near.contains($0) }).prefix(8).map { areTexts ? "\"\($0)\"" : $0 }
  }

  /// The problem with a value of another type: what it is, and what to write instead; `nil` for other errors.
  private static func mismatch(_ error: any Error, _ json: JSONValue, _ root: String, _ type: any Decodable.Type) -> String? {
    guard case .typeMismatch(let wanted, let context)? = error as? DecodingError, let given = json.value(at: context.codingPath) else {
      return nil
    }
    let outer = context.codingPath.dropLast()
    if wanted == Int.self, let key = context.codingPath.last?.stringValue, Int(key) == nil,
      (ReadMembers.type(at: outer, below: type, in: json) as? any KeyedByValues.Type)?.key == Int.self
    {
      return "\(root)\(outer.map(\.step).joined()) has the key \"\(key)\", but its keys are whole numbers; write one in quotation marks"
    }
    let isDictionary = ReadMembers.type(at: context.codingPath, below: type, in: json) is any KeyedByValues.Type
    let bare = given.string == nil ? "" : " without quotation marks"
    let name = "\(wanted)"
    let remedy: String
    switch wanted {
    case is String.Type: remedy = "write a string in quotation marks"
    case is Bool.Type: remedy = "write true or false" + bare
    case is any Numeric.Type: remedy = "write a number" + bare
    case _ where name.hasPrefix("Array<") && isDictionary:
      remedy = "write a list of keys, each followed by its value, as the keys of this dictionary are neither strings nor numbers"
    case _ where name.hasPrefix("Array<"): remedy = "write a list in square brackets"
    case _ where name.hasPrefix("Dictionary<"): remedy = "write an object in braces"
    case _: remedy = "change its value"
    }
    return "\(DecodingSentence.reason(error, in: root)) but \(given.kind); \(remedy)"
  }

  /// The problem with a key that is not a raw value of the enum whose cases are the dictionary's keys; `nil` for other errors.
  private static func key(_ error: any Error, _ json: JSONValue, _ root: String, _ type: any Decodable.Type) -> String? {
    guard case .dataCorrupted(let context)? = error as? DecodingError, context.debugDescription.hasPrefix("Could not convert key"),
      let given = context.codingPath.last?.stringValue,
      let owner = ReadMembers.type(at: context.codingPath.dropLast(), below: type, in: json) as? any KeyedByValues.Type,
      let known = EnumMetadata(owner.key)
    else { return nil }
    func raw<T>(_ type: T.Type) -> [String] {
      known.plainCases.compactMap { (known.value(of: $0, as: type) as? any RawRepresentable).map { "\($0.rawValue)" } }
    }
    let names = raw(owner.key)
    guard !names.isEmpty else { return nil }
    let listed = listed(names, nearest: given, areTexts: true)
    let place = root + context.codingPath.dropLast().map(\.step).joined()
    return "\(place) has the key \"\(given)\", which is not a raw value of \(owner.key); write \(listed.joined(separator: ", "))"
  }

  /// A key that is present where another is missing, and differs from it only in case, in the separators between words, or in a few letters.
  private static func misspelling(
    _ error: any Error, _ json: JSONValue, _ type: any Decodable.Type, _ decode: (JSONValue) throws -> JSONValue
  ) -> String {
    guard case .keyNotFound(let key, let context)? = error as? DecodingError else { return "" }
    let keys = (json.value(at: context.codingPath)?.members ?? [:]).keys.sorted()
    if let near = keys.first(where: { PushCheck.folded($0) == PushCheck.folded(key.stringValue) }) {
      return ": \"\(near)\" exists, so rename it"
    }
    // Another spelling of the key is one that the type would not read if all others were there.
    guard context.codingPath.isEmpty, let unread = MissingKeys(of: json, as: type, decode).unreadKeys,
      let near = NearestName.names(to: key.stringValue, of: unread).first
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

/// A dictionary, with the type of its keys.
private protocol KeyedByValues { static var key: Any.Type { get } }
extension Dictionary: KeyedByValues {
  fileprivate static var key: Any.Type { Key.self }
}
