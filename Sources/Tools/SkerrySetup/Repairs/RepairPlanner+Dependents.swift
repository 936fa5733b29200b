import SkerryFormats

/// What no widget needs and that names something else that is removed: the compiler would report one after the other in its next calls.
extension RepairPlanner {
  /// A top-level declaration that is removed as a whole, and the error for which.
  typealias Lost = (node: ReachabilityGraph.Node, error: CompilerMessage)

  /// The declarations that name a removed one, or name one that does, and that neither a widget nor a preview needs, each with the error that it
  /// would have. No widget needs them, so nothing that is drawn is removed with them.
  func dependents(on lost: [Lost]) -> [Lost] {
    guard !lost.isEmpty else { return [] }
    let counts = declaredNames.counts
    let others = graph.nodes { !$0.isPreview && !$0.isBundle && $0.kind != .import && $0.kind != .macro }
    var rest = others.filter { !needed.contains($0) && !previewed.contains($0) }
    var gone = Set(lost.map(\.node))
    rest.removeAll(where: gone.contains)
    var result: [Lost] = []
    var queue = lost.map(\.node)[...]
    while let next = queue.popFirst(), !rest.isEmpty {
      let declaration = graph.declaration(next)
      let own = declaration.kind == .extension ? declaration.members.flatMap(\.names) : declaration.names
      // Another declaration of the same name may be the one that is used.
      let names = Set(own.filter { counts[$0] == 1 })
      guard !names.isEmpty else { continue }
      let found = rest.filter { !graph.words(of: $0).isDisjoint(with: names) }
      for node in found where gone.insert(node).inserted {
        guard let error = error(in: node, names) else { continue }
        result.append((node, error))
        queue.append(node)
      }
      rest.removeAll(where: gone.contains)
    }
    return result
  }

  /// What the compiler says of the first use of one of the names.
  private func error(in node: ReachabilityGraph.Node, _ names: Set<String>) -> CompilerMessage? {
    let file = graph.files[node.file]
    let tokens = file.outline.tokens[graph.declaration(node).tokens]
    for token in tokens where token.kind == .word {
      let name = token.text.hasPrefix("@") ? String(token.text.dropFirst()) : token.text
      guard names.contains(name) else { continue }
      let place = file.outline.place(of: token)
      return CompilerMessage(file: file.path, line: place.line, column: place.column, text: "cannot find '\(name)' in scope")
    }
    return nil
  }
}
