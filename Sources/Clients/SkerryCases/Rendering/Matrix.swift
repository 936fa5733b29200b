package import SkerryPipeline
import SkerryUI

/// The looks of a table of one presentation: the settings of each column and each row.
@MainActor
package struct Matrix {
  /// A column or a row: the values of its axes.
  package struct Line {
    /// The values, as the table's head shows them.
    package var label: String
    fileprivate var values: [(axis: MatrixAxis, settings: RenderSettings)]
  }

  /// From left to right.
  package let columns: [Line]
  /// From top to bottom; a single one without a label where only one setting varies.
  package let rows: [Line]
  private let axes: [MatrixAxis]
  /// The processes that draw cells in other languages; `nil` where this process draws all.
  package var parts: TableParts?
  /// The maximum number of pictures that a table has.
  private static let limit = 400

  /// The table that a call asks for, `nil` for none. The last axis runs across, the others down. Throws `CommandError` for an unknown axis, an
  /// invalid value of one, or too many pictures.
  package init?(_ arguments: Arguments) throws {
    guard let names = arguments.list("matrix") else { return nil }
    let axes = names.compactMap { name in MatrixAxis.all.first { $0.name == name } }
    guard !axes.isEmpty, Set(names).count == names.count else {
      throw CommandError(
        "--matrix \(names.joined(separator: ",")) contains no axis, or an axis twice; write for example --matrix locale,color-scheme.")
    }
    self.axes = axes
    let lines = try axes.map { axis in
      try axis.values(arguments).map { value in
        Line(label: value, values: [(axis, try CaseOptions(axis.alone(value, in: arguments)).settings)])
      }
    }
    columns = lines[lines.count - 1]
    rows = lines.dropLast().reduce([Line(label: "", values: [])]) { done, next in
      done.flatMap { first in
        next.map { Line(label: first.label.isEmpty ? $0.label : "\(first.label), \($0.label)", values: first.values + $0.values) }
      }
    }
    guard rows.count * columns.count <= Self.limit else {
      throw CommandError(
        "--matrix would have \(rows.count * columns.count) pictures in a table; give fewer values, at most \(Self.limit) in total.")
    }
  }

  /// The same call without the values of the axes, so that they do not multiply the tables.
  package func without(_ arguments: Arguments) -> Arguments { axes.reduce(arguments) { $0.setting($1.name, to: nil) } }

  /// The look of a picture in the table.
  package func settings(_ row: Line, _ column: Line, over base: RenderSettings) -> RenderSettings {
    (row.values + column.values).reduce(into: base) { settings, value in value.axis.apply(value.settings, &settings) }
  }

  /// What the processes that draw the cells of a table show to the app's code, in the order of the cells.
  func processLooks(over base: RenderSettings) -> [ProcessLook] { ProcessLook.distinct(cells(over: base).map { ProcessLook($0) }) }

  /// The looks of all cells, row by row.
  private func cells(over base: RenderSettings) -> [RenderSettings] {
    rows.flatMap { row in columns.map { settings(row, $0, over: base) } }
  }

  /// The looks of a call for the processes that draw it, by their numbers: first those of its tables, then those that only cells have.
  package func processes(of looks: [CaseOptions]) -> [CaseOptions] {
    var known: Set<ProcessLook> = []
    let others = looks.flatMap { look in
      cells(over: look.settings).map { settings in
        var own = look
        own.settings = settings
        return own
      }
    }
    return (looks + others).filter { known.insert(ProcessLook($0.settings)).inserted }
  }

  /// The settings in which the pictures differ.
  package var facts: Set<SheetFact> { Set(axes.flatMap(\.facts)) }
}

/// A setting that a table can vary.
package struct MatrixAxis: Sendable {
  /// The option of this name gives the values.
  package let name: String
  /// The values unless the option gives some.
  let standard: [String]
  let facts: [SheetFact]
  let apply: @Sendable (RenderSettings, inout RenderSettings) -> Void

  /// All axes, in the order of the help text.
  package static let all: [MatrixAxis] = [
    MatrixAxis(name: "color-scheme", standard: ["light", "dark"], facts: [.appearance]) { $1.colorScheme = $0.colorScheme },
    MatrixAxis(name: "dynamic-type", standard: ["large", "xxxLarge", "accessibility3"], facts: [.textSize]) {
      $1.dynamicType = $0.dynamicType
    },
    MatrixAxis(name: "locale", standard: ["en_US", "de", "ar", "pseudo"], facts: [.locale, .direction]) {
      ($1.locale, $1.pseudoLocale, $1.layoutDirection) = ($0.locale, $0.pseudoLocale, $0.layoutDirection)
    },
    MatrixAxis(name: "layout-direction", standard: ["ltr", "rtl"], facts: [.direction]) { $1.layoutDirection = $0.layoutDirection },
    MatrixAxis(name: "os", standard: ["16", "17", "18", "26"], facts: [.system]) { $1.release = $0.release },
    MatrixAxis(name: "wallpaper", standard: ["light", "dark"], facts: [.wallpaper]) { $1.wallpaper = $0.wallpaper },
  ]

  /// The values in a call.
  @MainActor func values(_ arguments: Arguments) throws -> [String] {
    let own = arguments.list(name) ?? []
    return own.isEmpty ? standard : own
  }

  /// A call with one value of this axis and nothing else.
  func alone(_ value: String, in arguments: Arguments) throws -> Arguments {
    try Arguments(["--\(name)=\(value)"], of: arguments.verb)
  }
}
