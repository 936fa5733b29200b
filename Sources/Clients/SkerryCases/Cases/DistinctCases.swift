import Foundation
import SkerryFormats
import SkerryWidget

/// Collects cases under names of their own.
///
/// Several previews of one activity usually list the same states once for each presentation: each is drawn once. Different states of the
/// same name are numbered in order, not by line, so a comment above a preview does not change its goldens.
@MainActor
struct DistinctCases {
  private(set) var list = CaseList()
  /// The activities and files that have cases.
  private(set) var activities: Set<String> = []
  // A bundle may have a hundred thousand cases, of which most are views; only names of widgets and states of activities are in memory.
  private var widgets: [ContentHash: Int] = [:]
  private var states: [String: [Int]] = [:]
  private let names = ContentHashSet()
  private var ordinals: [ContentHash: Int] = [:]

  mutating func append(_ found: PreviewCase) {
    var candidate = found
    activities.insert(candidate.activity)
    if states[candidate.activity]?.contains(where: { Self.same(list.held[$0].content, candidate.content) }) == true { return }
    let id = ContentHash(of: candidate.id)
    if let index = widgets[id], let joined = Self.joined(list.held[index].content, candidate.content) {
      list.held[index].content = joined
      return
    }
    let state = candidate.state
    while !names.insert(ContentHash(of: candidate.id)) {
      let ordinal = ordinals[id, default: 1] + 1
      ordinals[id] = ordinal
      candidate.state = "\(state)-\(ordinal)"
    }
    list.append(candidate)
    switch candidate.content {
    case .activity: states[candidate.activity, default: []].append(list.held.count - 1)
    case .widget: widgets[ContentHash(of: candidate.id)] = list.held.count - 1
    case .view: break
    }
  }

  private static func same(_ a: PreviewCase.Content, _ b: PreviewCase.Content) -> Bool {
    guard case .activity(_, let attributesA, let stateA, let staleA, _) = a,
      case .activity(_, let attributesB, let stateB, let staleB, _) = b
    else {
      return false
    }
    return staleA == staleB && equal(stateA, stateB) && encoded(attributesA) == encoded(attributesB)
  }

  /// One state of a widget, previewed at different families.
  private static func joined(_ a: PreviewCase.Content, _ b: PreviewCase.Content) -> PreviewCase.Content? {
    guard case .widget(let own) = a, case .widget(let more) = b else { return nil }
    guard more.allSatisfy({ show in !own.contains { $0.surface == show.surface } }) else { return nil }
    return .widget(own + more)
  }

  private static func equal(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? any Hashable, let b = b as? any Hashable else { return false }
    return AnyHashable(a) == AnyHashable(b)
  }

  private static func encoded(_ value: Any) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (value as? any Encodable).flatMap { try? encoder.encode($0) }
  }
}
