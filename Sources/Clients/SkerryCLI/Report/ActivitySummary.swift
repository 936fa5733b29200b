import Foundation

/// One activity, widget or view file of a rendering: its states, its pictures, and what was left out with the reason.
struct ActivitySummary {
  var name: String
  /// `activity`, `widget`, `view`, or `extension` for one of another system.
  var kind: String
  var `extension`: String
  var states: [String]
  var pictures: Int
  var leftOut: [BuildReport.LeftOut]

  /// The pictures by what they show, in their order; behind them what has none.
  /// - Parameter kinds: what each activity of the pictures is.
  static func summaries(_ records: [PictureRecord], kinds: [String: String], report: BuildReport) -> [ActivitySummary] {
    var result: [ActivitySummary] = []
    for record in records {
      let index =
        result.firstIndex { $0.name == record.activity }
        ?? {
          result.append(
            ActivitySummary(
              name: record.activity, kind: kinds[record.activity] ?? "view", extension: report.extension, states: [], pictures: 0, leftOut: []))
          return result.count - 1
        }()
      if !result[index].states.contains(record.state) { result[index].states.append(record.state) }
      if record.presentation != "sheet" { result[index].pictures += 1 }
    }
    for item in report.leftOut where item.isSubject {
      result.append(
        ActivitySummary(name: item.name, kind: item.kind, extension: report.extension, states: [], pictures: 0, leftOut: [item]))
    }
    return result
  }

  /// The members of `activities` in `manifest.json`.
  static func json(_ summaries: [ActivitySummary]) -> JSONText.Value {
    .array(
      summaries.map { summary in
        .object([
          ("name", .string(summary.name)), ("kind", .string(summary.kind)), ("extension", .string(summary.extension)),
          ("states", .array(summary.states.map { .string($0) })), ("pictures", .number(Double(summary.pictures))),
          ("leftOut", json(summary.leftOut)),
        ])
      })
  }

  static func json(_ items: [BuildReport.LeftOut]) -> JSONText.Value {
    .array(
      items.map { item in
        .object([
          ("kind", .string(item.kind)), ("name", .string(item.name)), ("reason", .string(item.reason)), ("remedy", .string(item.remedy)),
        ])
      })
  }
}
