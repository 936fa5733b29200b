import SkerryFormats
import Foundation
import SkerryDiagnostics
import SkerryActivity
import SkerryCases
import SkerrySimulation

/// Older payloads or states that the current types still have to decode, because servers and running activities use them.
@MainActor
struct FixtureFolder {
  struct Outcome {
    var path: String
    /// Why it does not decode; `nil` when it does.
    var problem: String?
  }
  let path: String
  let outcomes: [Outcome]
  var isValid: Bool { outcomes.allSatisfy { $0.problem == nil } }

  /// - Parameter typeName: the type for updates, which do not name one. Throws if there is nothing to check.
  init(_ path: String, types: [AttributesType], typeName: String?) throws {
    self.path = path
    guard !types.isEmpty else {
      throw CommandError("There are no activities here, so \(path) cannot be decoded; run push check in the extension's package.")
    }
    guard InputFolder.names(in: path) != nil else { throw CommandError("The folder \(path) cannot be read; check its name.") }
    var files: [String] = []
    InputFolder.walk(path) { entry in
      if entry.name.hasSuffix(".json") || entry.name.hasSuffix(".apns") { files.append(entry.path) }
      return true
    }
    files.sort()
    guard !files.isEmpty else { throw CommandError("The folder \(path) has no .json files; put older payloads into it.") }
    outcomes = files.map { file in
      let full = path.hasSuffix("/") ? path + file : path + "/" + file
      guard let data = InputFile.data(atPath: full) else {
        return Outcome(path: full, problem: "it cannot be read; check its permissions")
      }
      return Outcome(path: full, problem: Self.problem(data, types, typeName))
    }
  }

  /// A payload, or a bare state.
  private static func problem(_ data: Data, _ types: [AttributesType], _ typeName: String?) -> String? {
    let json: JSONValue
    do {
      json = try JSONValue(strictly: data)
    } catch { return "it \(error)" }
    let body = json["aps"] == nil ? json["payload"] ?? json["body"] ?? json : json
    let aps = body["aps"]
    guard let state = aps == nil ? body : aps?["content-state"] else { return nil }
    let named = aps?["attributes-type"]?.string ?? typeName
    let candidates = types.filter { named == nil || $0.name == named }
    guard !candidates.isEmpty else { return "aps.attributes-type is \"\(named ?? "")\", which the bundle does not have; restore it" }
    var first: String?
    for type in candidates {
      let root = aps == nil ? "state" : "aps.content-state"
      var problems: [DecodingProblem]
      do {
        _ = try type.decodeState(state)
        problems = []
      } catch { problems = type.stateProblems(of: error, state, root) }
      if problems.isEmpty, let attributes = aps?["attributes"] {
        do {
          _ = try type.decodeAttributes(attributes)
        } catch { problems = type.attributesProblems(of: error, attributes, "aps.attributes") }
      }
      guard let problem = problems.first else { return nil }
      first = first ?? "\(problem.sentence) (\(type.name))"
    }
    return candidates.count == 1
      ? first : "it decodes as none of \(candidates.map(\.name).joined(separator: ", ")); name one with --activity NAME"
  }
}
