import Foundation

/// An error of `JSONDecoder` as one sentence with the key path.
enum DecodingFailure {
  /// The error of decoding a state from two files as one sentence: file, key path and remedy.
  /// - Parameter type: the attributes' type, if there are several.
  package static func sentence(_ error: (any Error)?, attributesFile: String, stateFile: String, type: String? = nil) -> String {
    let files = "\(attributesFile) and \(stateFile)"
    let target = type.map { " as \($0)" } ?? ""
    guard let decoding = error as? DecodingError else { return "The state in \(files) does not decode with the activity's types." }
    func path(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
      let keys = context.codingPath + (last.map { [$0] } ?? [])
      return keys.isEmpty ? "the top level" : keys.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch decoding {
    case .keyNotFound(let key, let context):
      return "The JSON in \(files) does not decode\(target): \(path(context, key)) is missing; add it."
    case .typeMismatch(let type, let context):
      return "The JSON in \(files) does not decode\(target): \(path(context)) is not of the type \(type); change its value."
    case .valueNotFound(let type, let context):
      return "The JSON in \(files) does not decode\(target): \(path(context)) is null where a \(type) is needed."
    case .dataCorrupted(let context):
      return "The JSON in \(files) does not decode\(target): \(path(context)) is not valid (\(context.debugDescription))."
    @unknown default: return "The JSON in \(files) does not decode with the activity's types."
    }
  }
}
