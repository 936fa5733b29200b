/// The input of one call of the compiler.
struct CompilerInput {
  let graph: ReachabilityGraph
  /// Declarations that the widgets need.
  let needed: Set<ReachabilityGraph.Node>
  /// Declarations that previews in the same files need in addition.
  let previewed: Set<ReachabilityGraph.Node>
  /// The numbers of the files that contain such declarations.
  let places: Set<Int>

  init(_ graph: ReachabilityGraph, _ entries: [WidgetChoice.Entry]) {
    self.graph = graph
    let needed = graph.reached(from: entries.map(\.node))
    let places = Set(needed.map(\.file))
    let previews = graph.nodes { $0.isPreview }.filter { node in
      places.contains(node.file) || !graph.words(of: node).isDisjoint(with: entries.map(\.name))
    }
    self.needed = needed
    previewed = graph.reached(from: previews).subtracting(needed)
    self.places = places.union(previewed.map(\.file))
  }

  /// Files that contain needed declarations.
  var files: [ReachabilityFile] { graph.files.indices.filter(places.contains).map { graph.files[$0] } }
}
