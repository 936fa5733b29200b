import Foundation

/// What a call of `render` asks for.
@MainActor
struct RenderOptions {
  var cases: CaseOptions
  var folder: URL
  var drawsSheet: Bool
  var writesTree: Bool

  init(_ words: [String]) throws {
    let arguments = try Arguments(words, valued: CaseOptions.valued.union(["out"]), plain: CaseOptions.plain.union(["sheet", "tree"]))
    guard let out = arguments.value("out"), !out.isEmpty else { throw CommandError("render needs --out DIR, the folder for its pictures.") }
    folder = URL(fileURLWithPath: out)
    drawsSheet = arguments.has("sheet")
    writesTree = arguments.has("tree")
    cases = try CaseOptions(arguments)
  }
}
