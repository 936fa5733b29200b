import Foundation
import SkerryActivity

extension StateGenerator {
  /// Fills an app group's defaults with values for the literal keys that views read, for apps whose states are empty.
  ///
  /// Keys may be prefixed with the activity's id: every string or id among its attributes is tried as one, with an underscore.
  package func fillSharedValues(for attributes: Any, kind: StateKind) {
    let values = uses.sharedValues
    guard !values.isEmpty else { return }
    let session = GenerationSession(kind: kind, now: now, calls: calls, uses: uses, assets: assets)
    let prefixes = [""] + Self.strings(in: attributes).map { "\($0)_" }
    for value in values {
      guard let defaults = UserDefaults(suiteName: value.suite) else { continue }
      let member = MemberWords(value.key)
      let place = GenerationPlace(path: value.key, member: member, hint: nil)
      for prefix in prefixes {
        let key = prefix + value.key
        switch value.kind {
        case .text: defaults.set(session.text(place), forKey: key)
        case .whole: defaults.set(session.whole(place) as Int, forKey: key)
        case .data:
          // Only pictures can be generated; for other data `nil` is better than a wrong value.
          let data = session.data(place)
          if !data.isEmpty { defaults.set(data, forKey: key) }
        case .bool: defaults.set(session.bool(place), forKey: key)
        case .number:
          let isMoment = value.isMilliseconds || GeneratedDate.isMoment(member)
          let moment = session.date(place).timeIntervalSince1970 * (value.isMilliseconds ? 1000 : 1)
          defaults.set(isMoment ? moment : session.number(place, isWhole: false), forKey: key)
        }
      }
    }
  }

  private static func strings(in attributes: Any) -> [String] {
    Mirror(reflecting: attributes).children.compactMap { child in
      if let text = child.value as? String { return text.isEmpty ? nil : text }
      return (child.value as? UUID)?.uuidString
    }
  }
}
