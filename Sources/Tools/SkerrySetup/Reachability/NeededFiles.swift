/// The files that an extension's widgets need, for a package that compiles whole files.
///
/// It starts from the widgets that `render` draws. `render` compiles only the declarations that they need; here every declaration of a needed
/// file has to compile, with the bodies of intents, so what it names is needed as well.
struct NeededFiles {
  /// Files that no widget needs.
  let unneeded: Set<String>

  /// - Parameters:
  ///   - own: the extension's Swift files.
  ///   - modules: those of the repository's modules that they import.
  init(own: [String], modules: [String]) {
    let graph = ReachabilityGraph((own + modules).compactMap(ReachabilityFile.init), withPerformances: true)
    let isOwn = Set(own)
    let choice = WidgetChoice(graph) { isOwn.contains($0.path) }
    var queue = choice.entries.filter { $0.isListed || $0.isActivity }.map(\.node)
    guard !queue.isEmpty else {
      // Where nothing is known to be drawn, nothing is known to be superfluous.
      unneeded = []
      return
    }
    queue += graph.nodes { $0.isBundle || $0.modifiers.contains("@main") }.filter { isOwn.contains(graph.files[$0.file].path) }
    let whole = Dictionary(grouping: graph.nodes { $0.kind != .import }, by: \.file)
    var taken: Set<Int> = []
    while true {
      let reached = graph.reached(from: queue)
      let new = Set(reached.map(\.file)).subtracting(taken)
      guard !new.isEmpty else { break }
      taken.formUnion(new)
      queue = reached + new.flatMap { whole[$0] ?? [] }
    }
    // A file without declarations, or with statements only, is not known to be superfluous.
    unneeded = Set(graph.files.indices.filter { !taken.contains($0) && whole[$0] != nil }.map { graph.files[$0].path })
  }
}
