import Foundation
import SkerryActivity
import SkerryFormats
import SkerryPipeline
import SkerryRuntime
import SkerryUI
package import SkerryWidget

/// Finds the cases of the running bundle: its `#Preview`s and preview providers.
@MainActor
package struct CaseFinder {
  /// The activities, widgets and previews of the program.
  package let inventory: WidgetInventory
  private let widgets = WidgetCaseFinder()

  package init(inventory: WidgetInventory) { self.inventory = inventory }

  /// The cases; a preview or provider that fails is skipped and reported.
  package func cases() -> (cases: [PreviewCase], leftOut: [LeftOut]) {
    var found: [PreviewCase] = []
    var leftOut = Self.stoppedWidgets
    func add(_ name: String, _ what: String, _ make: () throws -> [PreviewCase]) {
      do {
        if let cases = try StoppedDrawing.attempt(what, make) {
          found += cases
        } else {
          leftOut.append(
            LeftOut(name: name, reason: "\(what) \(StoppedCode.stops(at: StoppedDrawing.reason(of: what)))"))
        }
      } catch {
        leftOut.append(LeftOut(name: name, reason: "\(error)"))
      }
    }
    for registry in registries() {
      let file = PhoneSourceName.original(registry.fileID)
      add(Self.stem(file), "the preview at \(file):\(registry.line)") { try cases(of: registry) }
    }
    for provider in providers() {
      add(String(describing: provider), "the preview provider \(String(describing: provider))") { cases(of: provider) }
    }
    // A widget without a preview is shown with the entries of its provider.
    for entry in inventory.entries where entry.timeline != nil && !found.contains(where: { $0.activity == entry.widgetName }) {
      add(entry.widgetName, "the timeline provider of \(entry.widgetName)") { widgets.cases(of: entry) }
    }
    for control in inventory.controls {
      add(control.name, "the control \(control.name)") { try self.cases(of: control.name, control.face) }
    }
    return (distinct(found), leftOut)
  }

  /// A control as Control Center shows it, with the value that its provider gives for previews.
  private func cases(of name: String, _ face: @MainActor () -> ControlFace?) throws -> [PreviewCase] {
    guard let face = face() else {
      throw CommandError("its configuration is not a StaticControlConfiguration or an AppIntentControlConfiguration; give it one of them.")
    }
    return [
      PreviewCase(activity: name, state: "control", content: .view({ ControlCenterView(face) }, size: .sizeThatFits), fileID: name, line: 1)
    ]
  }

  /// The name under which all widgets are created.
  package static let bundleName = "the widget bundle"

  /// The widgets whose own code crashed the program.
  private static var stoppedWidgets: [LeftOut] {
    let prefix = WidgetInventory.attemptName("")
    return StoppedDrawing.all.filter { $0.name.hasPrefix(prefix) }.map { stop in
      stop.name == bundleName
        ? LeftOut(
          name: "bundle", reason: "the bundle's own code stops the program at \(stop.sentence); fix it, then its widgets are drawn.")
        : LeftOut(
          name: String(stop.name.dropFirst(prefix.count)),
          reason: "its configuration \(StoppedCode.stops(at: stop.sentence))")
    }
  }

  // MARK: #Preview

  private func registries() -> [any PreviewRegistry.Type] {
    ConformanceScanner.types(conformingTo: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
  }

  private func cases(of registry: any PreviewRegistry.Type) throws -> [PreviewCase] {
    let preview: Preview
    let fileID = PhoneSourceName.original(registry.fileID)
    do {
      preview = try registry.makePreview()
    } catch {
      throw CommandError("The preview at \(fileID):\(registry.line) threw \(error); fix it or remove it.")
    }
    let file = Self.stem(fileID)
    switch preview.content {
    case .view(let make):
      let own = [preview.name.map(Slug.make), PreviewName.name(in: registry.source)].compactMap { $0 }
      let name = own.first { !$0.isEmpty } ?? "preview"
      var layout = PreviewLayout.device
      var view: any View = make()
      for trait in preview.traits {
        switch trait.setting {
        case .fixedLayout(let width, let height): layout = .fixed(width: width, height: height)
        case .sizeThatFits: layout = .sizeThatFits
        case .systemVersion(let version): view = AnyView(erasing: view).systemVersion(version)
        case .landscape, .portrait, .defaultLayout: continue
        }
      }
      return [
        PreviewCase(
          activity: file, state: name, content: .view(Self.always(view), size: layout), fileID: fileID, line: registry.line)
      ]
    case .other(let content):
      if let activity = content as? ActivityPreviewContent {
        return try cases(of: activity, names: StateNames.names(in: registry.source), fallback: preview.name, fileID, registry.line)
      }
      if let timeline = content as? TimelinePreviewContent {
        return try widgets.cases(
          of: timeline, names: StateNames.names(in: registry.source, closure: "timeline"), fallback: preview.name, fileID,
          registry.line)
      }
      return []
    }
  }

  private func cases(
    of content: ActivityPreviewContent, names: [String], fallback: String?, _ fileID: String, _ line: Int
  ) throws -> [PreviewCase] {
    let own = content.widget.map { WidgetInventory(widget: $0()) }
    let entries = (own?.entries ?? []) + inventory.entries
    let match = entries.first { entry in
      entry.activity.map { ObjectIdentifier($0.attributesType) == ObjectIdentifier(content.attributesType) } ?? false
    }
    guard let match, let configuration = match.activity else {
      throw CommandError(
        "The preview at \(fileID):\(line) shows \(content.attributesType), but no widget of the bundle has an ActivityConfiguration for it; add one to the bundle."
      )
    }
    let states = content.states()
    return states.enumerated().map { index, state in
      let named = names.count == states.count ? names[index] : fallback.map(Slug.make) ?? ""
      return PreviewCase(
        activity: Self.activityName(content.attributesType), state: named.isEmpty ? "state" : named,
        content: .activity(
          configuration, attributes: content.attributes, state: state, isStale: content.isStale,
          supportsSmall: match.facts.activityFamilies.contains(.small)), fileID: fileID, line: line)
    }
  }

  /// A view that is made once.
  private static func always(_ view: any View) -> @MainActor () -> any View { { view } }

  // MARK: PreviewProvider

  private func providers() -> [any PreviewProvider.Type] {
    ConformanceScanner.types(conformingTo: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  private func cases(of provider: any PreviewProvider.Type) -> [PreviewCase] {
    let name = String(describing: provider)
    let file = name.hasSuffix("_Previews") ? String(name.dropLast("_Previews".count)) : name
    return Self.leaves(of: Self.previews(of: provider)).enumerated().compactMap { index, leaf in
      let label = leaf.facts.displayName.map(Slug.make) ?? ""
      if let context = leaf.facts.context as? ActivityPreviewContext {
        return try? cases(of: context.content, names: [], fallback: leaf.facts.displayName ?? "preview", file, index).first
      }
      var content = PreviewCase.Content.view(leaf.view, size: leaf.facts.layout ?? .device)
      if let context = leaf.facts.context as? WidgetPreviewContext {
        content = .widget([WidgetShow(surface: context.family.surface, view: leaf.view, knowsConfiguration: false)])
      }
      return PreviewCase(activity: file, state: label.isEmpty ? "preview" : label, content: content, fileID: file, line: index)
    }
  }

  private static func previews<P: PreviewProvider>(of provider: P.Type) -> any View { provider.previews }

  private struct Leaf {
    /// Made again for every picture: the views of a hundred thousand cases would fill the memory.
    var view: @MainActor () -> any View
    var facts: PreviewFacts
  }

  /// The views of a list, each of which may be split again.
  private final class Branch {
    let group: any ViewGrouping
    let outer: PreviewFacts
    init(_ group: any ViewGrouping, _ outer: PreviewFacts) { (self.group, self.outer) = (group, outer) }

    @MainActor func leaves(at index: Int) -> [Leaf] { CaseFinder.leaves(of: group.groupedView(at: index), outer) }

    /// The leaves of all views. Those of a list are looked at once for their facts, then let go.
    @MainActor var leaves: [Leaf] {
      let count = group.groupCount
      return (0..<count).flatMap { index in
        let found = leaves(at: index)
        guard count > 1 else { return found }
        return found.enumerated().map { place, leaf in Leaf(view: { self.leaves(at: index)[place].view() }, facts: leaf.facts) }
      }
    }
  }

  /// The views of a provider one by one: groups are split, modifiers stay with their views.
  private static func leaves(of view: any View, _ outer: PreviewFacts = PreviewFacts()) -> [Leaf] {
    if let described = view as? any PreviewDescribing {
      var facts = outer
      var own = PreviewFacts()
      described.describe(&own)
      // The modifier nearest to the view wins.
      facts.displayName = own.displayName ?? facts.displayName
      facts.layout = own.layout ?? facts.layout
      facts.device = own.device ?? facts.device
      facts.context = own.context ?? facts.context
      return leaves(of: described.describedView, facts)
    }
    if let group = view as? any ViewGrouping { return Branch(group, outer).leaves }
    if let modified = view as? any ViewModifying {
      // A group's modifier applies to each of its views.
      let inner = leaves(of: modified.modifiedView, outer)
      if inner.count == 1, inner[0].facts.isSame(as: outer) { return [Leaf(view: { view }, facts: outer)] }
      return inner.map { leaf in Leaf(view: { modified.modifying(leaf.view()) }, facts: leaf.facts) }
    }
    if view is EmptyView, outer.context == nil { return [] }
    return [Leaf(view: { view }, facts: outer)]
  }

  // MARK: Names

  static func activityName(_ type: any ActivityAttributes.Type) -> String {
    let name = String(describing: type)
    return name.hasSuffix("Attributes") && name.count > "Attributes".count ? String(name.dropLast("Attributes".count)) : name
  }

  private static func stem(_ fileID: String) -> String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }

  /// Several previews of one activity usually list the same states once for each presentation: each is drawn once.
  /// Different states of the same name are numbered in order, not by line, so a comment above a preview does not change
  /// its goldens.
  private func distinct(_ cases: [PreviewCase]) -> [PreviewCase] {
    var kept: [PreviewCase] = []
    // The index of each identifier, and the states of each activity: dictionaries, because a bundle may have a hundred
    // thousand cases.
    var places: [ContentHash: Int] = [:]
    var states: [String: [Int]] = [:]
    var names: Set<ContentHash> = []
    var ordinals: [ContentHash: Int] = [:]
    places.reserveCapacity(cases.count)
    names.reserveCapacity(cases.count)
    for var candidate in cases {
      if states[candidate.activity]?.contains(where: { Self.same(kept[$0].content, candidate.content) }) == true { continue }
      let id = ContentHash(of: candidate.id)
      if let index = places[id], let joined = Self.joined(kept[index].content, candidate.content) {
        kept[index].content = joined
        continue
      }
      let state = candidate.state
      while !names.insert(ContentHash(of: candidate.id)).inserted {
        let ordinal = ordinals[id, default: 1] + 1
        ordinals[id] = ordinal
        candidate.state = "\(state)-\(ordinal)"
      }
      let own = ContentHash(of: candidate.id)
      if places[own] == nil { places[own] = kept.count }
      if case .activity = candidate.content { states[candidate.activity, default: []].append(kept.count) }
      kept.append(candidate)
    }
    return kept
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
