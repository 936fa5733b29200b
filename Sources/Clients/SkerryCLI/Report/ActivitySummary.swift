import Foundation
import SkerryCases
import SkerryFormats

/// One activity, widget or view file of a rendering: its states, its pictures, and what was left out with the reason.
struct ActivitySummary {
  struct State {
    var name: String
    var origin: CaseOrigin
    var pictures = 0
  }
  var name: String
  var kind: SubjectKind
  var `extension`: String
  var states: [State] = []
  var leftOut: [BuildReport.LeftOut] = []
  var pictures: Int { states.reduce(0) { $0 + $1.pictures } }

  /// The pictures by activity, in order, followed by activities without pictures.
  /// - Parameters:
  ///   - leftOut: items that could not be drawn, `Ride` or `Ride/sample`.
  ///   - kinds: the kind of each activity.
  ///   - report: the build report of the program.
  static func summaries(
    _ records: [PictureRecord], leftOut: [LeftOut], kinds: [String: SubjectKind], report: BuildReport
  ) -> [ActivitySummary] {
    var result: [ActivitySummary] = []
    func index(_ name: String, isWidget: Bool = false) -> Int {
      if let known = result.firstIndex(where: { $0.name == name }) { return known }
      result.append(ActivitySummary(name: name, kind: kinds[name] ?? (isWidget ? .widget : .view), extension: report.extension))
      return result.count - 1
    }
    for record in records {
      let own = index(record.activity)
      let count = record.isSheet ? 0 : 1
      if let state = result[own].states.firstIndex(where: { $0.name == record.state }) {
        result[own].states[state].pictures += count
      } else {
        result[own].states.append(State(name: record.state, origin: record.origin, pictures: count))
      }
    }
    for entry in leftOut {
      let name = entry.name.split(separator: "/").first.map(String.init) ?? entry.name
      result[index(name, isWidget: entry.isWidget)].leftOut.append(
        BuildReport.LeftOut(kind: kinds[name] ?? .activity, name: entry.name, reason: entry.reason, remedy: ""))
    }
    for item in report.leftOut where item.isSubject {
      result.append(ActivitySummary(name: item.name, kind: item.kind, extension: report.extension, leftOut: [item]))
    }
    return result
  }

  /// The kind of each name in some cases; a name that an activity and a widget share is the activity's.
  @MainActor static func kinds(_ cases: some Sequence<PreviewCase>) -> [String: SubjectKind] {
    cases.reduce(into: [:]) { kinds, entry in
      switch entry.content {
      case .activity: kinds[entry.activity] = .activity
      case .widget: kinds[entry.activity] = kinds[entry.activity] == .activity ? .activity : .widget
      case .view: kinds[entry.activity] = kinds[entry.activity] ?? .view
      }
    }
  }

  /// The members of `activities` in `manifest.json`.
  static func json(_ summaries: [ActivitySummary]) -> JSONText.Value {
    .array(
      summaries.map { summary in
        .object([
          ("name", .string(summary.name)), ("kind", .string(summary.kind.rawValue)), ("extension", .string(summary.extension)),
          ("states", .array(summary.states.map(json))), ("pictures", .number(Double(summary.pictures))),
          ("leftOut", json(summary.leftOut)),
        ])
      })
  }

  private static func json(_ state: State) -> JSONText.Value {
    .object(
      [("state", .string(state.name)), ("origin", .string(state.origin.name)), ("pictures", .number(Double(state.pictures)))]
        + (state.origin.sources.isEmpty ? [] : [("sources", .array(state.origin.sources.map { .string($0) }))]))
  }

  static func json(_ items: [BuildReport.LeftOut]) -> JSONText.Value {
    .array(
      items.map { item in
        .object([
          ("kind", .string(item.kind.rawValue)), ("name", .string(item.name)), ("reason", .string(item.reason)),
          ("remedy", .string(item.remedy)),
        ])
      })
  }
}
