package import SkerryActivity

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

  /// The member's other cases.
  var variations: [StateVariation] { cases.filter { $0 != taken }.map { StateVariation(path: path, member: member, name: $0) } }
}

extension StateGenerator {
  /// A typical state for every other case of the enumerations and Booleans directly in the content state, and of its strings that views compare; in
  /// the order of decoding. Throws `GenerationFailure` if the type's decoding accepts no value.
  package func variations<A: ActivityAttributes>(of type: A.Type) throws(GenerationFailure) -> [StateVariation] {
    let session = GenerationSession(kind: .sample, now: now, calls: calls, uses: uses, assets: assets)
    _ = try value(A.ContentState.self, in: session)
    // A member that no source reads changes no picture.
    return session.members.filter { uses.isRead($0.member) }.flatMap(\.variations)
  }

  /// The state of a variation. Throws `GenerationFailure` if the type's decoding accepts no value.
  package func state<A: ActivityAttributes>(_ variation: StateVariation, of type: A.Type) throws(GenerationFailure) -> GeneratedState {
    var sources: Set<String> = []
    let attributes = if let known = fixture(of: type)?.attributes { known } else { try value(A.self, .sample, &sources) }
    let session = GenerationSession(kind: .sample, now: now, calls: calls, uses: uses, assets: assets, variation: variation)
    let state = try value(A.ContentState.self, in: session)
    return GeneratedState(kind: .sample, attributes: attributes, state: state, sources: sources.union(session.sources).sorted())
  }
}
