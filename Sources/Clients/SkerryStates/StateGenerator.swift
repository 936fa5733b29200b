package import Foundation
package import SkerryActivity

/// A generated state of an activity.
package struct GeneratedState {
  /// The kind of state, such as a typical or a long one.
  package var kind: StateKind
  /// A value of the activity's `ActivityAttributes` type.
  package var attributes: Any
  /// A value of its `ContentState` type.
  package var state: Any
  /// Whether the content is past its stale date: only in `late` states.
  package var isStale: Bool { kind == .late }
  /// Files of the repository whose values are used; empty if all values are generated.
  package var sources: [String]
}

/// Why no state could be generated: the last decoding error.
package struct GenerationFailure: Error, CustomStringConvertible {
  package var description: String
  package init(description: String) { self.description = description }
}

/// Generates states of activities: with values from the repository, and generated ones where it has none.
///
/// The same types, sources and time give the same states, byte for byte.
package struct StateGenerator {
  let calls: SourceCalls
  let uses: SourceUses
  let assets: AssetNames
  /// Files with push payloads.
  let payloads: [SourceFolder.File]
  let now: Date

  /// - Parameter now: the current time of views; dates are relative to it.
  package init(folder: SourceFolder, assets: AssetNames, now: Date) {
    payloads = folder.json
    self.assets = assets
    self.now = now
    calls = SourceCalls(folder)
    uses = SourceUses(folder)
  }

  /// Attributes and a content state of a kind. Throws `GenerationFailure` if the type's decoding accepts no value.
  package func state<A: ActivityAttributes>(_ kind: StateKind, of type: A.Type) throws(GenerationFailure) -> GeneratedState {
    var sources: Set<String> = []
    var attributes: A?
    var state: A.ContentState?
    if kind == .sample, let found = fixture(of: type) {
      (attributes, state) = (found.attributes, found.state)
      sources.insert(found.path)
    }
    let subject = Self.subject(of: type)
    let madeAttributes = if let attributes { attributes } else { try value(A.self, kind, about: subject, &sources) }
    let madeState = if let state { state } else { try value(A.ContentState.self, kind, about: subject, &sources) }
    return GeneratedState(kind: kind, attributes: madeAttributes, state: madeState, sources: sources.sorted())
  }

  /// What an activity is about, by its type's name.
  static func subject<A: ActivityAttributes>(of type: A.Type) -> GenerationSubject? {
    GenerationSubject(type: ValueGenerator.name(of: type) ?? "")
  }

  /// The maximum number of attempts; each failure changes one guess.
  private static let attempts = 96

  /// A value of any type, generated as for states; for tests, too. Throws `GenerationFailure` if the type's decoding accepts no value.
  package func value<T: Decodable>(
    _ type: T.Type, _ kind: StateKind, about subject: GenerationSubject? = nil, _ sources: inout Set<String>
  ) throws(GenerationFailure) -> T {
    let session = GenerationSession(kind: kind, now: now, calls: calls, uses: uses, assets: assets, subject: subject)
    let value = try value(type, in: session)
    sources.formUnion(session.sources)
    return value
  }

  func value<T: Decodable>(_ type: T.Type, in session: GenerationSession) throws(GenerationFailure) -> T {
    var last: (any Error)?
    for _ in 0..<Self.attempts {
      session.begin()
      do {
        return Self.settled(try ValueGenerator(session: session).make(type, GenerationPlace(path: "", member: MemberWords(""), hint: nil)))
      } catch {
        last = error
        session.refuseLast()
        // The last value was rejected, unless the error names another position.
        let named = Self.path(of: error)
        let path = named.isEmpty || (session.refusals[named] ?? 0) >= 14 ? session.lastLeaf : named
        session.refusals[path, default: 0] += 1
        if path != session.lastLeaf { session.refusals[session.lastLeaf, default: 0] += session.refusals[path, default: 0] % 2 }
      }
    }
    throw GenerationFailure(description: "\(type) does not decode from any tried value (\(Self.words(last)))")
  }

  private static func path(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "" }
    func text(_ context: DecodingError.Context) -> String { context.codingPath.map { ".\($0.stringValue)" }.joined() }
    switch error {
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context): return text(context)
    case .keyNotFound(let key, let context): return text(context) + ".\(key.stringValue)"
    @unknown default: return ""
    }
  }

  private static func words(_ error: (any Error)?) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context)?, .typeMismatch(_, let context)?, .valueNotFound(_, let context)?, .keyNotFound(_, let context)?:
      let place = path(of: error ?? CancellationError())
      return (place.isEmpty ? "" : "at \(place.dropFirst()): ") + context.debugDescription
    default: return error.map { "\($0)" } ?? "no reason is given"
    }
  }
}
