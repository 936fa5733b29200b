import Foundation
import SkerryCases

/// The options of `render`.
@MainActor
struct RenderOptions {
  /// Each combination of the options that have several values.
  var looks: [CaseOptions]
  /// `nil` if the only picture goes to standard output.
  var folder: URL?
  var drawsSheet: Bool
  /// The looks of a table of each presentation; `nil` draws single pictures.
  var matrix: Matrix?
  var writesTree: Bool
  /// Whether an activity or a widget that is left out makes the call fail.
  var isStrict: Bool
  /// Threads that paint; `nil` takes all cores.
  var jobs: Int?
  /// Whether the manifest goes to standard output, in place of the summary.
  var printsJSON: Bool

  init(_ call: [String]) throws {
    let arguments = try Arguments(call, of: .render)
    guard let out = arguments.value("out"), !out.isEmpty else { throw CommandError("render needs --out DIR, the folder for its pictures.") }
    folder = out == "-" ? nil : URL(fileURLWithPath: out)
    jobs = try JobsOption.value(arguments)
    printsJSON = arguments.has("json")
    drawsSheet = arguments.has("sheet")
    writesTree = arguments.has("tree")
    isStrict = arguments.has("strict")
    matrix = try Matrix(arguments)
    if folder == nil, let other = ["json", "sheet", "tree", "matrix"].first(where: { arguments.has($0) }) {
      throw CommandError("--out - writes one picture and nothing else; leave out --\(other), or give a folder.")
    }
    looks = try CaseOptions.looks(matrix.map { $0.without(arguments) } ?? arguments)
  }
}
