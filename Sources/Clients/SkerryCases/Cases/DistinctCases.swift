import Foundation
import SkerryFormats
import SkerryPipeline
import SkerryWidget

/// Collects cases under distinct names.
///
/// Several previews of one activity usually list the same states once for each presentation: each is drawn once. Different states of the same name
/// are distinguished by what else their previews say (`CaseNames`), and only otherwise numbered, in order and not by line, so that neither a comment
/// nor a preview above changes goldens.
@MainActor
struct DistinctCases {
  private(set) var list = CaseList()
  /// The widgets that have cases. An activity may have the name of a widget, because Xcode's template gives both that of the extension, and so may a
  /// file with previewed views, which are not the widget.
  private(set) var widgetNames: Set<String> = []
  // A bundle may have a hundred thousand cases, most of them views; only names of widgets and states of activities are in memory.
  private var widgets: [ContentHash: Int] = [:]
  private var states: [String: [Int]] = [:]
  private let names = ContentHashSet()
  private var ordinals: [ContentHash: Int] = [:]
  private var previews = CaseNames()

  mutating func append(_ found: PreviewCase) {
    var candidate = found
    if case .widget = candidate.content { widgetNames.insert(candidate.activity) }
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
    if !candidate.qualifiers.isEmpty { previews.add(id, state, at: list.held.count - 1) }
    switch candidate.content {
    case .activity: states[candidate.activity, default: []].append(list.held.count - 1)
    case .widget: widgets[ContentHash(of: candidate.id)] = list.held.count - 1
    case .view: break
    }
  }

  /// The cases under their final names.
  mutating func finished() -> CaseList {
    previews.apply(to: &list.held) { names.insert(ContentHash(of: $0)) }
    return list
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
    // A preview at a family that the widget offers shows enough of them.
    let asked = (own + more).filter { !$0.isOffered }
    let isOffered = asked.contains { show in show.facts.families?.contains { $0.surface == show.surface } == true }
    let others = isOffered ? [] : own.filter(\.isOffered)
    let surfaces = asked.map(\.surface)
    guard surfaces.indices.allSatisfy({ !surfaces[..<$0].contains(surfaces[$0]) }) else { return nil }
    return .widget(asked + others)
  }

  private static func equal(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? any Hashable, let b = b as? any Hashable else { return false }
    return AnyHashable(a) == AnyHashable(b)
  }

  private static func encoded(_ value: Any) -> Data? {
    (value as? any Encodable).flatMap { try? StableJSON.data($0) }
  }
}

/// Names of previews that have the same name.
///
/// Each name is extended by what else its preview says, so that a new preview above changes no names; only previews that say the same are numbered in
/// order.
@MainActor
private struct CaseNames {
  /// For each name, the places of its cases in the list.
  private var groups: [(base: String, places: [Int])] = []
  private var indices: [ContentHash: Int] = [:]

  /// Adds a case.
  /// - Parameter id: of the case under its own name.
  mutating func add(_ id: ContentHash, _ base: String, at place: Int) {
    guard let index = indices[id] else {
      indices[id] = groups.count
      return groups.append((base, [place]))
    }
    groups[index].places.append(place)
  }

  /// Gives cases of one name longer ones.
  /// - Parameter claim: takes a case's identifier, unless another case has it; returns whether it is taken.
  func apply(to cases: inout [PreviewCase], claim: (String) -> Bool) {
    for (base, places) in groups where places.count > 1 {
      var counts: [String: Int] = [:]
      var own = Set(places.map { cases[$0].id })
      for (place, name) in zip(places, Self.names(base, places.map { cases[$0].qualifiers })) {
        repeat {
          let count = counts[name, default: 0] + 1
          counts[name] = count
          cases[place].state = count == 1 ? name : "\(name)-\(count)"
        } while own.remove(cases[place].id) == nil && !claim(cases[place].id)
      }
    }
  }

  /// The shortest names that distinguish the most cases. A case whose preview has nothing to add keeps its name.
  private static func names(_ base: String, _ qualifiers: [[String]]) -> [String] {
    var best = qualifiers.map { _ in base }
    var maximum = 1
    for level in 0..<(qualifiers.map(\.count).min() ?? 0) {
      let names = qualifiers.map { $0[level].isEmpty ? base : "\(base)-\($0[level])" }
      // File systems may be case-insensitive.
      let count = Set(names.map { $0.lowercased() }).count
      if count > maximum { (best, maximum) = (names, count) }
    }
    return best
  }
}
