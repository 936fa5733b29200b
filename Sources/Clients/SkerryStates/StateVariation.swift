import Foundation
package import SkerryActivity
import SkerryFormats

/// A typical state in which one member of the content state has another of its cases.
package struct StateVariation: Hashable, Sendable {
  /// The member's position, as in a coding path: `.stage`.
  var path: String
  /// The member.
  package var member: String
  /// The enumeration's case, `true` or `false`, or the string that views compare the member with.
  package var name: String

  /// The generated state's name: `stage-delivered`.
  package var stateName: String { "\(member)-\(name)" }
}

/// A member whose value is one of several named cases, as found while a state is generated.
struct StateMember {
  let path: String
  let member: String
  let cases: [String]
  /// The case that a typical state has.
  let taken: String?

  /// The cases of an optional member.
  static let setOrNil = ["nil", "set"]

  /// Whether it is a flag or an enumeration with a case for a pause.
  var tellsPause: Bool { cases != Self.setOrNil && (cases + [member]).contains { MemberWords($0).has(["paused", "pause"]) } }

  /// The member in each of its cases.
  var choices: [StateVariation] { cases.map { StateVariation(path: path, member: member, name: $0) } }
}

extension StateGenerator {
  /// A typical state for every other case of the enumerations and Booleans directly in the content state, and of its strings that views compare; in
  /// the order of decoding. Throws `GenerationFailure` if the type's decoding accepts no value.
  package func variations<A: ActivityAttributes>(of type: A.Type) throws(GenerationFailure) -> [StateVariation] {
    let session = session(of: type)
    _ = try value(A.ContentState.self, in: session)
    // A member that no source reads changes no picture.
    let tellsPause = session.members.contains(where: \.tellsPause)
    let members = session.members.filter { uses.isRead($0.member) && !(tellsPause && $0.cases == StateMember.setOrNil) }
    guard let found = fixture(of: type) else {
      return members.flatMap { member in member.choices.filter { $0.name != member.taken } }
    }
    // The sample is a payload, whose member may have any of the cases.
    var variations: [StateVariation] = []
    for variation in members.flatMap(\.choices) where try varied(found.state, variation, of: type).state != found.state {
      variations.append(variation)
    }
    return variations
  }

  /// The state of a variation: the sample with another value of one member. Throws `GenerationFailure` if the type's decoding accepts no value.
  package func state<A: ActivityAttributes>(_ variation: StateVariation, of type: A.Type) throws(GenerationFailure) -> GeneratedState {
    var sources: Set<String> = []
    let found = fixture(of: type)
    if let found { sources.insert(found.path) }
    let attributes =
      if let known = found?.attributes { known } else { try value(A.self, .sample, about: Self.subject(of: type), &sources) }
    let made = try varied(found?.state, variation, of: type)
    return GeneratedState(kind: .sample, attributes: attributes, state: made.state, sources: sources.union(made.sources).sorted())
  }

  /// - Parameter sample: the state of a payload of the repository; `nil` if the sample is generated.
  private func varied<A: ActivityAttributes>(
    _ sample: A.ContentState?, _ variation: StateVariation, of type: A.Type
  ) throws(GenerationFailure) -> (state: A.ContentState, sources: Set<String>) {
    let session = session(of: type, variation)
    let made = try value(A.ContentState.self, in: session)
    guard let sample else { return (made, session.sources) }
    // The member's value is taken over in the form in which the type encodes it.
    guard var members = Self.json(sample)?.members, let value = Self.json(made)?[variation.member] else { return (made, session.sources) }
    members[variation.member] = value
    return (Self.decoded(.object(members)) ?? made, session.sources)
  }

  private func session<A: ActivityAttributes>(of type: A.Type, _ variation: StateVariation? = nil) -> GenerationSession {
    GenerationSession(
      kind: .sample, now: now, calls: calls, uses: uses, assets: assets, subject: Self.subject(of: type), variation: variation)
  }

  private static func json<T: Encodable>(_ value: T) -> JSONValue? {
    try? JSONValue(encoding: value)
  }
}
