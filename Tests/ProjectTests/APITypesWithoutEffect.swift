extension [APIScanner.Found] {
  /// Marks types that only no-ops take or return as no-ops, with their members: what a modifier without effect is told has none either.
  mutating func markTypesWithoutEffect() {
    let kinds: Set = ["struct", "enum", "class", "protocol"]
    let types = Set(lazy.map(\.entry).filter { $0.owner.isEmpty && kinds.contains($0.kind) }.map(\.name))
    // The declarations outside of each type that mention it.
    var users: [String: [Int]] = [:]
    for (index, declaration) in enumerated() {
      for name in declaration.mentioned.map(String.init) where types.contains(name) && declaration.entry.outermost != name {
        users[name, default: []].append(index)
      }
    }
    let members = Dictionary(grouping: indices) { self[$0].entry.outermost }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (name, using) in users where using.allSatisfy({ self[$0].entry.status == .noOp }) {
        for index in members[name] ?? [] where !self[index].isExplicit && self[index].entry.status == .drawn {
          self[index].entry.status = .noOp
          hasChanged = true
        }
      }
    }
  }
}

extension APIEntry {
  /// The outermost type that it belongs to, or itself.
  fileprivate var outermost: String { String(title.prefix { $0 != "." }) }
}
