import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryPipeline
import SkerryPresentation
import SkerryRuntime
import SkerryUI
import SkerryWidget

/// Finds the cases of home-screen and Lock Screen widgets: their previews, or their providers' entries.
@MainActor
final class WidgetCaseFinder {
  /// The maximum number of entries of one timeline that become cases.
  static let mostMoments = 12
  /// Runs a provider's code; `nil` if it stopped the program before. Only tests replace it.
  var attempt: (_ name: String, _ body: () -> Void) -> Void? = { CrashIsolation.attempt($0, $1) }
  /// Widgets whose provider did not answer; they are not asked again.
  private var silent: [String: Silence] = [:]
  /// Why a provider did not answer.
  private enum Silence { case late, never }

  /// A widget at each of its preview's entries, at the size of its family. Throws `EmptyPreview` if it is a Live Activity, and `CommandError` if
  /// it has no timeline configuration either.
  package func cases(
    of content: TimelinePreviewContent, names: [String], fallback: String?, _ fileID: String, _ line: Int
  ) throws -> [PreviewCase] {
    let entries = WidgetInventory(widget: content.widget()).entries
    guard let entry = entries.first(where: { $0.timeline != nil }), let configuration = entry.timeline else {
      if let activity = entries.first(where: { $0.activity != nil }) {
        throw EmptyPreview(
          description:
            "The preview at \(fileID):\(line) gives \(activity.widgetName) a timeline, but it is a Live Activity, which #Preview(as: .content, using: …) shows; it has no picture."
        )
      }
      throw CommandError(
        "The preview at \(fileID):\(line) shows a widget without a timeline configuration; give it a StaticConfiguration or AppIntentConfiguration."
      )
    }
    let source = configuration.source
    var moments: [any TimelineEntry]
    var notes: [Diagnostic] = []
    switch content.moments {
    case .entries(let make): moments = make()
    case .awaited(let make):
      (moments, notes) = given(by: entry.widgetName, source, .timeline, content.family, asked: "preview") { answer, _, _ in answer.ask(make)
      }
    case .provider(let ask): (moments, notes) = given(by: entry.widgetName, source, .timeline, content.family, ask)
    }
    return moments.enumerated().map { index, moment in
      var name = names.count == moments.count ? names[index] : fallback.map(Slug.make) ?? ""
      if name.isEmpty { name = "entry" }
      if names.count != moments.count, moments.count > 1 { name += "-\(index + 1)" }
      let isForeign = source.content(moment) == nil
      var show = WidgetCase(
        surface: content.family.surface,
        view: { source.content(moment) ?? source.content(source.placeholder(Self.context(content.family))) }, date: moment.date,
        facts: entry.facts)
      show.diagnostics = notes
      if isForeign {
        show.diagnostics.append(
          Diagnostic(
            .timelineForeign,
            "The preview's entry is a \(type(of: moment)), which the provider of \(entry.widgetName) does not make, so the placeholder is drawn; give it entries of the provider's own type."
          ))
      }
      // Beside a family that the widget does not offer, those that it offers are drawn.
      let offered = entry.facts.families.map { $0.contains(content.family) ? [] : $0 } ?? []
      let others = offered.map { family in
        var other = show
        (other.surface, other.isOffered) = (family.surface, true)
        return other
      }
      return PreviewCase(activity: entry.widgetName, state: name, content: .widget([show] + others), fileID: fileID, line: line)
    }
  }

  /// The cases of a widget without previews: its placeholder, its snapshot and its timeline, in every family it
  /// supports. Throws `CommandError` if its code stops the program before it gives any entry.
  package func cases(of entry: WidgetInventory.Entry) throws -> [PreviewCase] {
    guard let source = entry.timeline?.source else { return [] }
    var found: [(state: String, show: WidgetCase)] = []
    var origin = CaseOrigin.preview
    for family in entry.facts.families ?? [.systemSmall, .systemMedium, .systemLarge] {
      func add(_ state: String, _ moment: any TimelineEntry, _ notes: [Diagnostic], isPlaceholder: Bool = false) {
        // An entry need not be Sendable; it stays on the main actor, where this and its view run.
        nonisolated(unsafe) let held = moment
        if LeftOutParts.makeUp([source.provider, String(reflecting: type(of: moment))]) { origin = .made(sources: []) }
        var show = WidgetCase(
          surface: family.surface, view: { source.content(held) }, date: moment.date, isPlaceholder: isPlaceholder, facts: entry.facts)
        show.diagnostics = notes
        found.append((state, show))
      }
      let placeholder = placeholder(of: entry.widgetName, source, family)
      if let placeholder { add("placeholder", placeholder, [], isPlaceholder: true) }
      for question in [ProviderQuestion.snapshot, .timeline] {
        var (moments, notes) = given(by: entry.widgetName, source, question, family, source.ask)
        if placeholder == nil {
          notes.append(Diagnostic(.timelineMissing, "\(stops(Self.placeholderName(entry.widgetName))) It is not drawn."))
        }
        for (index, moment) in moments.enumerated() { add(question == .snapshot ? "snapshot" : "timeline-\(index + 1)", moment, notes) }
      }
    }
    if found.isEmpty, entry.facts.families?.isEmpty != true { throw CommandError(stops(Self.placeholderName(entry.widgetName))) }
    var states: [String] = []
    for (state, _) in found where !states.contains(state) { states.append(state) }
    return states.map { state in
      var own = PreviewCase(
        activity: entry.widgetName, state: state, content: .widget(found.filter { $0.state == state }.map(\.show)),
        fileID: entry.widgetName, line: 1)
      own.origin = origin
      return own
    }
  }

  private static func placeholderName(_ widget: String) -> String { "the placeholder of \(widget)" }

  /// The sentence about code that stopped the program.
  private func stops(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst() + " " + CrashReport.stops(at: CrashIsolation.reason(of: name))
  }

  /// The placeholder; `nil` if it stopped the program before.
  private func placeholder(of widget: String, _ source: TimelineSource, _ family: WidgetFamily) -> (any TimelineEntry)? {
    var moment: (any TimelineEntry)?
    _ = attempt(Self.placeholderName(widget)) { moment = source.placeholder(Self.context(family)) }
    return moment
  }

  private static func context(_ family: WidgetFamily) -> TimelineProviderContext {
    let size = WidgetSurfaceSpec(family.surface, on: Devices.standard)?.size.value ?? .zero
    return TimelineProviderContext(family: family, isPreview: true, displaySize: size)
  }

  /// A provider's answer; its placeholder if there is none.
  /// - Parameter asked: who gives the entries, in messages: the provider, or a preview that waits for its entries.
  private func given(
    by widget: String, _ source: TimelineSource, _ question: ProviderQuestion, _ family: WidgetFamily, asked: String = "provider",
    _ ask: (ProviderAnswer, ProviderQuestion, TimelineProviderContext) -> Void
  ) -> ([any TimelineEntry], [Diagnostic]) {
    let answer = ProviderAnswer()
    var entries: [any TimelineEntry]?
    let key = asked == "provider" ? widget : "\(asked) of \(widget)"
    if silent[key] == nil {
      let name = "the \(asked) of \(widget), asked for its \(question == .snapshot ? "snapshot" : "timeline")"
      let ended: Void? = attempt(name) {
        ask(answer, question, Self.context(family))
        entries = ProviderWait.entries(of: answer)
      }
      if ended == nil {
        let note = Diagnostic(
          .timelineMissing,
          "The \(asked) \(CrashReport.stops(at: CrashIsolation.reason(of: name))) Its placeholder is drawn.")
        return (placeholder(of: widget, source, family).map { [$0] } ?? [], [note])
      }
      if entries == nil { silent[key] = answer.isSilent ? .never : .late }
    }
    guard let moments = entries, !moments.isEmpty else {
      let what = question == .snapshot ? "snapshot" : "timeline"
      let missing = LeftOutParts.names(of: source.provider)
      let (reason, remedy): (String, String) =
        if !missing.isEmpty {
          ("gives no \(what) here, because \(ShortList.text(missing, limit: 3)) is left out", LeftOutParts.remedy)
        } else if entries != nil {
          ("gave an empty \(what)", "Answer without network or app data.")
        } else if silent[key] == .never {
          LeftOutParts.silence(count: LeftOutParts.all.count)
        } else {
          ("gave no \(what) within \(ProviderWait.seconds) seconds", "Answer without network or app data.")
        }
      let note = Diagnostic(
        .timelineMissing, "The \(asked) \(reason); its placeholder is drawn. \(remedy)")
      return (placeholder(of: widget, source, family).map { [$0] } ?? [], [note])
    }
    if moments.count <= Self.mostMoments { return (moments, []) }
    let note = Diagnostic(
      .timelineShortened,
      "The timeline has \(moments.count) entries; the first \(Self.mostMoments) are drawn.")
    return (Array(moments.prefix(Self.mostMoments)), [note])
  }
}

/// Waits for a provider without blocking the main thread, which it may need.
@MainActor
enum ProviderWait {
  /// How long a provider may take. Measured with the monotonic clock, so it changes no picture.
  package static let seconds = 5

  /// The provider's entries; `nil` if it gives none within the time, or cannot give any.
  package static func entries(of answer: ProviderAnswer) -> [any TimelineEntry]? {
    let end = ContinuousClock.now + .seconds(seconds)
    while answer.entries == nil, !answer.isSilent, ContinuousClock.now < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    }
    return answer.entries
  }
}
