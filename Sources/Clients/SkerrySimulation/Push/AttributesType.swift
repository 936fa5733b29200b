package import SkerryFormats
import Foundation
package import SkerryActivity

/// An attributes type for checks: its name, and whether JSON decodes as it.
package struct AttributesType: @unchecked Sendable {
  // `@unchecked Sendable`: the closures capture nothing but the metatype.
  /// The name of the Swift type: the `attributes-type` of pushes.
  package let name: String
  /// Throws the errors of `JSONDecoder`; the result is the attributes as encoded by the app's own type.
  package let decodeAttributes: (JSONValue) throws -> JSONValue
  /// Throws the errors of `JSONDecoder`; the result is the state as encoded by the app's own type.
  package let decodeState: (JSONValue) throws -> JSONValue
  /// The types of attributes and states.
  let types: (attributes: any Decodable.Type, state: any Decodable.Type)
  /// The dates that the type reads in the JSON of attributes, and of a state.
  let attributesDates: (JSONValue) -> DateMembers
  let stateDates: (JSONValue) -> DateMembers
  private let registration: (ActivityHost) -> Void

  /// Checks with the app's own type.
  package init(_ type: any ActivityAttributes.Type) { self = Self.make(type) }

  private init(
    name: String, types: (attributes: any Decodable.Type, state: any Decodable.Type),
    decodeAttributes: @escaping (JSONValue) throws -> JSONValue, decodeState: @escaping (JSONValue) throws -> JSONValue,
    attributesDates: @escaping (JSONValue) -> DateMembers, stateDates: @escaping (JSONValue) -> DateMembers,
    registration: @escaping (ActivityHost) -> Void
  ) {
    self.name = name
    self.types = types
    self.decodeAttributes = decodeAttributes
    self.decodeState = decodeState
    self.attributesDates = attributesDates
    self.stateDates = stateDates
    self.registration = registration
  }

  private static func make<A: ActivityAttributes>(_ type: A.Type) -> AttributesType {
    let name = String(describing: type)
    let state = { (json: JSONValue) throws -> JSONValue in
      try JSONValue(encoding: try JSONDecoder().decode(A.ContentState.self, from: json.data))
    }
    return AttributesType(
      name: name, types: (A.self, A.ContentState.self),
      decodeAttributes: { try JSONValue(encoding: try JSONDecoder().decode(A.self, from: $0.data)) }, decodeState: state,
      attributesDates: { json in DateMembers { _ = try $0.decode(A.self, from: json.data) } },
      stateDates: { json in DateMembers { _ = try $0.decode(A.ContentState.self, from: json.data) } },
      registration: { host in
        host.register(name) { json in
          do {
            _ = try JSONDecoder().decode(A.ContentState.self, from: json.data)
            return nil
          } catch { return error }
        }
      })
  }

  /// Registers the type with a host, to check which states decode.
  package func register(on host: ActivityHost) { registration(host) }
}
