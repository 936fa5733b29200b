import Foundation
import SkerryCases

/// The options of `render`.
@MainActor
struct RenderOptions {
  /// Where the pictures go.
  enum Destination {
    case folder(URL)
    /// For a single picture, with nothing beside it.
    case standardOutput
  }

  /// Each combination of the options that have several values.
  var looks: [CaseOptions]
  var destination: Destination
  var drawsSheet: Bool
  /// The looks of a table of each presentation; `nil` draws single pictures.
  var matrix: Matrix?
  var writesTree: Bool
  /// Whether an activity or a widget that is left out makes the call fail.
  var isStrict: Bool
  /// Threads that paint; `nil` takes all cores.
  var jobs: Int?
  /// The part of the call that this process draws for another one; `nil` for the whole call.
  var part: Int?
  /// Whether the manifest goes to standard output, in place of the summary.
  var printsJSON: Bool

  init(_ call: [String]) throws {
    let arguments = try Arguments(call, of: .render)
    guard let out = arguments.value("out"), !out.isEmpty else { throw CommandError("render needs --out DIR, the folder for its pictures.") }
    destination = out == "-" ? .standardOutput : .folder(URL(fileURLWithPath: out))
    jobs = try JobsOption.value(arguments)
    part = try PartOption.value(arguments)
    printsJSON = arguments.has("json")
    drawsSheet = arguments.has("sheet")
    writesTree = arguments.has("tree")
    isStrict = arguments.has("strict")
    matrix = try Matrix(arguments)
    if case .standardOutput = destination, let other = ["json", "sheet", "tree", "matrix"].first(where: { arguments.has($0) }) {
      throw CommandError("--out - writes one picture and nothing else; leave out --\(other), or give a folder.")
    }
    looks = try CaseOptions.looks(matrix.map { $0.without(arguments) } ?? arguments)
  }
}
