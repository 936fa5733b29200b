import Foundation
import SkerryActivity
import SkerryAssets
import SkerryDiagnostics
import SkerryFormats
import SkerryLocalization
package import SkerryPipeline
import SkerryRuntime
import SkerryUI
package import SkerryWidget

/// Finds the cases of the running bundle: its `#Preview`s and preview providers.
@MainActor
package struct CaseFinder {
  /// The activities, widgets and previews of the program.
  package let inventory: WidgetInventory
  private let widgets = WidgetCaseFinder()
  private let strings: LocalizationSource

  /// - Parameter settings: their language is that of the translations that previews' own code asks for.
  package init(inventory: WidgetInventory, settings: RenderSettings = RenderSettings()) {
    // A table is read when code asks for it; most previews do not.
    let strings = LocalizationSource(locale: settings.locale, pseudo: settings.pseudoLocale) {
      Engine.shared.assets.format(forKey: $0, table: $1, language: $2)
    }
    self.init(inventory: inventory, strings: strings)
  }

  init(inventory: WidgetInventory, strings: LocalizationSource) { (self.inventory, self.strings) = (inventory, strings) }

  /// The cases; a preview or provider that fails is left out and reported.
  package func cases() -> (cases: CaseList, leftOut: [LeftOut]) {
    let pictures = TargetPictures { (Engine.shared.assets, Engine.shared.text) }
    // A provider may answer from a queue of its own, whose threads have no task.
    (LocalizationSource.elsewhere, TargetPictures.elsewhere) = (strings, pictures)
    return LocalizationSource.$bound.withValue(strings) { TargetPictures.$bound.withValue(pictures, operation: found) }
  }

  private func found() -> (cases: CaseList, leftOut: [LeftOut]) {
    var found = DistinctCases()
    var leftOut: [LeftOut] = []
    // The places of crashes are looked up last: after each further crash the program restarts, and would look all of them up again.
    var stopped: [(place: Int, name: String, what: String)] = []
    func add(_ name: String, _ what: String, line: Int = 1, _ make: @MainActor ((PreviewCase) -> Void) throws -> Void) {
      do {
        if try CrashIsolation.attempt(what, { try make { found.append($0) } }) == nil { stopped.append((leftOut.count, name, what)) }
      } catch {
        leftOut.append(
          LeftOut(
            name: name, reason: "\(error)", isFault: !(error is EmptyPreview), line: line, isWidget: isWidget(name),
            isControl: isControl(what)))
      }
    }
    func isWidget(_ name: String) -> Bool { inventory.entries.contains { $0.widgetName == name } }
    func isControl(_ what: String) -> Bool { inventory.controls.contains { Self.attempt(of: $0.name) == what } }
    for registry in registries() {
      let file = PhoneSourceName.original(registry.fileID)
      add(Self.stem(file), "the preview at \(file):\(registry.line)", line: registry.line) { take in try cases(of: registry).forEach(take) }
    }
    for provider in providers() {
      add(String(describing: provider), "the preview provider \(String(describing: provider))") { take in try cases(of: provider, take) }
    }
    // A widget without a preview is shown with the entries of its provider, and so is one whose previews all stop the program.
    for entry in inventory.entries where entry.timeline != nil {
      let isPreviewed = found.widgetNames.contains(entry.widgetName)
      if isPreviewed, !Self.allStop(found.list, entry.widgetName) { continue }
      add(entry.widgetName, "the timeline provider of \(entry.widgetName)") { take in
        for var own in try widgets.cases(of: entry) {
          if isPreviewed { own.content = Self.inPlaceOfPreviews(own.content, entry.widgetName) }
          take(own)
        }
      }
    }
    for control in inventory.controls {
      add(control.name, Self.attempt(of: control.name)) { take in try self.cases(of: control.name, control.face).forEach(take) }
    }
    for (place, name, what) in stopped.reversed() {
      let reason = "\(what) \(CrashReport.stops(at: CrashIsolation.reason(of: what)))"
      leftOut.insert(LeftOut(name: name, reason: reason, isWidget: isWidget(name), isControl: isControl(what)), at: place)
    }
    return (found.finished(), Self.stoppedWidgets + leftOut)
  }

  /// Whether drawing stops the program in every state that a widget's previews have.
  ///
  /// - Parameter stops: the pictures where it stops; their paths begin with the widget and the state: `Scores/entry-1/system-small@3x.png`.
  static func allStop(_ list: CaseList, _ widget: String, at stops: [String] = CrashIsolation.all.map(\.name)) -> Bool {
    let stopped = Set(
      stops.compactMap { stop -> Substring? in
        let parts = stop.split(separator: "/")
        // A sheet stops where one of its pictures does.
        return parts.count == 3 && parts[0] == widget && !parts[2].hasPrefix("sheet") ? parts[1] : nil
      })
    let states = list.held.filter { entry in
      if case .widget = entry.content { entry.activity == widget } else { false }
    }
    return stopped.count >= states.count
  }

  /// A widget at an entry of its provider, with the reason that it is drawn.
  private static func inPlaceOfPreviews(_ content: PreviewCase.Content, _ widget: String) -> PreviewCase.Content {
    guard case .widget(var shows) = content else { return content }
    for index in shows.indices {
      shows[index].diagnostics.append(
        Diagnostic(.timelineMissing, "Every preview of \(widget) crashes, so the entries of its provider are drawn. Repair the previews."))
    }
    return .widget(shows)
  }

  /// The name under which a control's case is created.
  private static func attempt(of control: String) -> String { "the control \(control)" }

  /// A control as Control Center shows it, with the value that its provider gives for previews.
  private func cases(of name: String, _ face: @MainActor () -> ControlFace?) throws -> [PreviewCase] {
    guard let face = face() else {
      throw CommandError("its configuration is not a StaticControlConfiguration or an AppIntentControlConfiguration; give it one of them.")
    }
    var entry = PreviewCase(
      activity: name, state: "control", content: .view({ ControlCenterView(face) }, size: .sizeThatFits), fileID: name, line: 1)
    entry.isControl = true
    return [entry]
  }

  /// The name under which all widgets are created.
  package static let bundleName = "the widget bundle"

  /// The widgets whose own code crashed the program.
  private static var stoppedWidgets: [LeftOut] {
    let prefix = WidgetInventory.attemptName("")
    return CrashIsolation.all.filter { $0.name.hasPrefix(prefix) }.map { stop in
      stop.name == bundleName
        ? LeftOut(
          name: "bundle", reason: "the bundle's own code stops the program at \(stop.sentence); fix it, then its widgets are drawn.")
        : LeftOut(
          name: String(stop.name.dropFirst(prefix.count)),
          reason: "its configuration \(CrashReport.stops(at: stop.sentence))", isWidget: true)
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
      var found = PreviewCase(
        activity: file, state: name, content: .view(Self.always(view), size: layout), fileID: fileID, line: registry.line)
      found.qualifiers = PreviewName.qualifiers(in: registry.source, besides: name)
      return [found]
    case .other(let content):
      if let activity = content as? ActivityPreviewContent {
        var found = try cases(of: activity, names: StateNames.names(in: registry.source), fallback: preview.name, fileID, registry.line)
        let qualifiers = StateNames.qualifiers(in: registry.source, title: preview.name)
        for index in found.indices {
          found[index].qualifiers = qualifiers.count == found.count ? qualifiers[index] : qualifiers.first ?? []
        }
        return found
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
      // With `if #available`, a widget has another configuration in each release.
      if let own, let shown = own.entries.lazy.compactMap(\.activity).first {
        throw EmptyPreview(
          description:
            "The preview at \(fileID):\(line) shows \(content.attributesType), but its widget is configured for \(shown.attributesType) in this release; it has no picture."
        )
      }
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

  /// A view that is created once.
  private static func always(_ view: any View) -> @MainActor () -> any View { { view } }

  // MARK: PreviewProvider

  private func providers() -> [any PreviewProvider.Type] {
    ConformanceScanner.types(conformingTo: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  private func cases(of provider: any PreviewProvider.Type, _ take: (PreviewCase) -> Void) throws {
    let name = String(describing: provider)
    let file = name.hasSuffix("_Previews") ? String(name.dropLast("_Previews".count)) : name
    let views = ListedViews(Self.previews(of: provider))
    var index = 0
    var failure: (any Error)?
    views.forEach { leaf in
      defer { index += 1 }
      let label = leaf.facts.displayName.map(Slug.make) ?? ""
      if let context = leaf.facts.context as? ActivityPreviewContext {
        do {
          try cases(of: context.content, names: [], fallback: leaf.facts.displayName ?? "preview", file, index).first.map(take)
        } catch { failure = failure ?? error }
        return
      }
      var content = PreviewCase.Content.view(leaf.make, size: leaf.facts.layout ?? .device)
      if let context = leaf.facts.context as? WidgetPreviewContext {
        content = .widget([WidgetCase(surface: context.family.surface, view: leaf.make, knowsConfiguration: false)])
      }
      var found = PreviewCase(activity: file, state: label.isEmpty ? "preview" : label, content: content, fileID: file, line: index)
      found.listed = leaf.listed
      take(found)
    }
    if let failure { throw failure }
  }

  private static func previews<P: PreviewProvider>(of provider: P.Type) -> any View { provider.previews }

  // MARK: Names

  /// The type's name without "Attributes". Those of a generic type's arguments follow after dashes, because goldens have folders of this name, and
  /// not every file system allows angle brackets: `AlarmAttributes-Cooking`.
  static func activityName(_ type: any ActivityAttributes.Type) -> String {
    let name = String(describing: type).split { "<>, ".contains($0) }.joined(separator: "-")
    return name.hasSuffix("Attributes") && name.count > "Attributes".count ? String(name.dropLast("Attributes".count)) : name
  }

  private static func stem(_ fileID: String) -> String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }
}
