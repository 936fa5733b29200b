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
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
      throw CommandError("The folder \(path) cannot be read; check its name.")
    }
    let files = names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".apns") }.sorted()
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
    guard let json = try? JSONValue(parsing: data) else { return "it is not valid JSON; check its brackets, commas and quotes" }
    let body = json["aps"] == nil ? json["payload"] ?? json["body"] ?? json : json
    let aps = body["aps"]
    guard let state = aps == nil ? body : aps?["content-state"] else { return nil }
    let named = aps?["attributes-type"]?.string ?? typeName
    let candidates = types.filter { named == nil || $0.name == named }
    guard !candidates.isEmpty else { return "aps.attributes-type is \"\(named ?? "")\", which the bundle does not have; restore it" }
    var first: String?
    for type in candidates {
      do {
        _ = try type.decodeState(state)
        if let attributes = aps?["attributes"] { _ = try type.decodeAttributes(attributes) }
        return nil
      } catch {
        first = first ?? "\(DecodingSentence.of(error, in: aps == nil ? "state" : "aps.content-state")) (\(type.name))"
      }
    }
    return candidates.count == 1
      ? first : "it decodes with none of \(candidates.map(\.name).joined(separator: ", ")); name one with --activity NAME"
  }
}
