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
  ///   - kinds: the kind of each case.
  ///   - report: the build report of the program.
  static func summaries(
    _ records: [PictureRecord], leftOut: [LeftOut], kinds: CaseKinds, report: BuildReport
  ) -> [ActivitySummary] {
    var result: [ActivitySummary] = []
    func index(_ name: String, _ kind: SubjectKind) -> Int {
      // An activity and a widget of one name are two lines.
      if let known = result.firstIndex(where: { $0.name == name && $0.kind == kind }) { return known }
      result.append(ActivitySummary(name: name, kind: kind, extension: report.extension))
      return result.count - 1
    }
    for record in records {
      let own = index(record.activity, kinds.kind(of: record.activity, record.state) ?? .view)
      let count = record.isSheet ? 0 : 1
      if let state = result[own].states.firstIndex(where: { $0.name == record.state }) {
        result[own].states[state].pictures += count
      } else {
        result[own].states.append(State(name: record.state, origin: record.origin, pictures: count))
      }
    }
    for entry in leftOut {
      let words = entry.name.split(separator: "/", maxSplits: 1).map(String.init)
      let name = words.first ?? entry.name
      // A widget that has no case may stand beside the cases of an activity with its name.
      let kind = entry.isWidget ? .widget : entry.isControl ? .control : kinds.kind(of: name, words.count > 1 ? words[1] : nil)
      result[index(name, kind ?? .view)].leftOut.append(
        BuildReport.LeftOut(kind: kind ?? .activity, name: entry.name, reason: entry.reason, remedy: ""))
    }
    for item in report.leftOut where item.isSubject {
      result.append(ActivitySummary(name: item.name, kind: item.kind, extension: report.extension, leftOut: [item]))
    }
    return result
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
