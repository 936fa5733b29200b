import Foundation
import SkerryFormats
import SkerryDiagnostics
import SkerryActivity
import SkerrySimulation
import SkerryWidget

/// States as editable JSON: written by `states --write` and read by `--states FILE`.
@MainActor
package struct StatesFile {
  private let path: String
  private let states: [[String: Any]]

  /// The number of the form that is read and written.
  private static let format = 1
  private static let keys = ["activity", "attributes", "contentState", "stale", "state"]

  /// Throws an error with one sentence if the file cannot be read or is not a states file.
  init(_ path: String) throws {
    self.path = path
    let data = try InputFile.asked(path)
    let root = try ConfigurationKeys.members(data, in: InputFile.name(path), known: ["format", "states"])
    if let format = root["format"], (format as? NSNumber)?.doubleValue != Double(Self.format) {
      throw CommandError("\(path) is not of format \(Self.format), which this version reads; write it again with states --write \(path).")
    }
    guard let states = root["states"] as? [[String: Any]] else {
      throw CommandError("\(path) has no list \"states\" of objects; write one with states --write \(path).")
    }
    for (index, state) in states.enumerated() { try ConfigurationKeys.check(state, at: "\(path): states[\(index)]", known: Self.keys) }
    self.states = states
  }

  /// One case per state. Throws if a state belongs to no activity of the bundle or does not decode.
  ///
  /// - Parameter warn: receives a sentence for each member that the types do not read.
  func cases(
    _ entries: [WidgetInventory.Entry], warn: (String) -> Void = { Console.error("warning: \($0)") }
  ) throws -> [PreviewCase] {
    try states.enumerated().compactMap { index, state in
      let place = "\(path): states[\(index)]"
      guard let activity = state["activity"] as? String, let name = state["state"] as? String, !Slug.make(name).isEmpty else {
        throw CommandError("\(place) has no \"activity\" and \"state\"; name both.")
      }
      let entry = entries.first { $0.activity.map { CaseFinder.activityName($0.attributesType) == activity } ?? false }
      guard let entry, let configuration = entry.activity else {
        let known = entries.compactMap { $0.activity.map { CaseFinder.activityName($0.attributesType) } }.joined(separator: ", ")
        let remedy = known.isEmpty ? "it has none" : "choose one of \(known)"
        let sentence = "\(place) is of \"\(activity)\", an activity that the bundle does not have; \(remedy)."
        guard PassedOver.record(place, sentence) else { throw CommandError(sentence) }
        return nil
      }
      let type = AttributesType(configuration.attributesType)
      func part(
        _ key: String, _ part: AttributesType.Part, _ decode: (Data) throws -> Any,
        _ problems: (any Error, JSONValue, String) -> [DecodingProblem]
      ) throws -> Any {
        guard let value = state[key], value is [String: Any], let data = try? StableJSON.data(object: value) else {
          throw CommandError("\(place).\(key) is not a JSON object; write one with states --write.")
        }
        do {
          let decoded = try decode(data)
          for sentence in type.unread(in: try JSONValue(parsing: data), "\(place).\(key)", part) { warn("\(sentence).") }
          return decoded
        } catch {
          let sentences = problems(error, try JSONValue(parsing: data), "\(place).\(key)").map { $0.sentence + "." }
          throw CommandError(sentences.joined(separator: "\n"))
        }
      }
      var result = PreviewCase(
        activity: activity, state: Slug.make(name),
        content: .activity(
          configuration, attributes: try part("attributes", .attributes, configuration.decodeAttributes, type.attributesProblems),
          state: try part("contentState", .state, configuration.decodeState, type.stateProblems), isStale: state["stale"] as? Bool ?? false,
          supportsSmall: entry.facts.activityFamilies.contains(.small)), fileID: path, line: 1)
      result.origin = .file(path)
      return result
    }
  }

  /// The text of such a file. Throws if a state's own encoding does.
  package static func text(of cases: [PreviewCase]) throws -> String {
    let states = try cases.compactMap { entry -> String? in
      guard case .activity(_, let attributes, let state, let isStale, _) = entry.content else { return nil }
      return """
            {
              "activity": \(JSONString.quoted(entry.activity)),
              "state": \(JSONString.quoted(entry.state)),
              "stale": \(isStale),
              "attributes": \(try json(attributes, entry)),
              "contentState": \(try json(state, entry))
            }
        """
    }
    return "{\n  \"format\": \(format),\n  \"states\": [\n\(states.joined(separator: ",\n"))\n  ]\n}\n"
  }

  private static func json(_ value: Any, _ entry: PreviewCase) throws -> String {
    guard let value = value as? any Encodable, let data = try? StableJSON.data(value, isPretty: true) else {
      throw CommandError("The state \(entry.id) cannot be written as JSON: its own encoding fails; fix its encode(to:).")
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { $0.offset == 0 ? String($0.element) : "      \($0.element)" }.joined(separator: "\n")
  }
}
