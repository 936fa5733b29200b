package import SkerryFormats
import Foundation

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
  ///   - decode: decodes JSON as the type.
  static func all(
    of error: any Error, _ json: JSONValue, _ root: String, _ dates: DateMembers, _ decode: (JSONValue) throws -> Void
  ) -> [DecodingProblem] {
    let problems = dates.problems(in: root)
    if !problems.isEmpty { return problems.map { DecodingProblem(sentence: $0, isDate: true) } }
    let misread = DecodingSentence.isUnknownRawValue(error) ? [] : WholeNumbers.misread(in: json, decode)
    let sentences =
      misread.isEmpty
      ? [DecodingSentence.of(error, in: root) + misspelling(error, json)]
      : misread.map { "\(root)\($0.path) \(WholeNumbers.trouble($0.number))" }
    return sentences.map { DecodingProblem(sentence: $0, isDate: false) }
  }

  /// A key that is present where another is missing, and differs from it only in case or in the separators between words.
  private static func misspelling(_ error: any Error, _ json: JSONValue) -> String {
    guard case .keyNotFound(let key, let context)? = error as? DecodingError else { return "" }
    let place = context.codingPath.reduce(Optional(json)) { value, step in
      step.intValue.flatMap { index in value?.items.flatMap { $0.indices.contains(index) ? $0[index] : nil } } ?? value?[step.stringValue]
    }
    let keys = (place?.members ?? [:]).keys.sorted()
    guard let near = keys.first(where: { PushCheck.folded($0) == PushCheck.folded(key.stringValue) }) else { return "" }
    return ": \"\(near)\" exists, so rename it"
  }
}

extension AttributesType {
  /// Why the JSON of attributes does not decode.
  /// - Parameter error: what `decodeAttributes` threw.
  package func attributesProblems(of error: any Error, _ json: JSONValue, _ root: String) -> [DecodingProblem] {
    DecodingProblem.all(of: error, json, root, attributesDates(json)) { _ = try decodeAttributes($0) }
  }

  /// Why the JSON of a state does not decode.
  /// - Parameter error: what `decodeState` threw.
  package func stateProblems(of error: any Error, _ json: JSONValue, _ root: String) -> [DecodingProblem] {
    DecodingProblem.all(of: error, json, root, stateDates(json)) { _ = try decodeState($0) }
  }
}
