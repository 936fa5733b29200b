/// The declarations that a widget needs, by declared and used names.
///
/// Names are compared as words, so more declarations may be included than needed; a needed one is missed only
/// if nothing names it. Members are included with their type.
struct ReachabilityGraph {
  /// A top-level declaration: its file, and its place among the file's.
  struct Node: Hashable {
    var file: Int
    var declaration: Int
  }

  let files: [ReachabilityFile]
  private let words: [[Set<String>]]
  /// Top-level names with the declarations that declare them.
  private let owners: [String: [Node]]
  /// Extensions by the first component of the extended type: `Ride` for `Ride.State`.
  private let extensions: [String: [Node]]

  /// - Parameter withPerformances: whether what the bodies of intents' `perform` name is needed as well.
  init(_ files: [ReachabilityFile], withPerformances: Bool = false) {
    self.files = files
    var words: [[Set<String>]] = []
    var owners: [String: [Node]] = [:]
    var extensions: [String: [Node]] = [:]
    for (index, file) in files.enumerated() {
      words.append(withPerformances ? file.outline.declarations.map { file.outline.words(of: $0, withPerformance: true) } : file.uses)
      for (place, declaration) in file.outline.declarations.enumerated() {
        let node = Node(file: index, declaration: place)
        switch declaration.kind {
        case .extension: extensions[Self.extended(declaration), default: []].append(node)
        case .import, .macro, .enumCase, .initializer: continue
        case .type, .function, .variable, .alias, .other:
          for name in declaration.names { owners[name, default: []].append(node) }
        }
      }
    }
    self.words = words
    self.owners = owners
    self.extensions = extensions
  }

  /// Protocols whose subscripts are used on values of types that no code names.
  private static let collections: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
    "StringProtocol",
  ]

  /// Whether words name a member of an extension: by its name, a subscript by its label, or by the type if nothing else can name it. An
  /// initializer is named by its type or, where that is left out, by its label.
  private static func isNamed(_ member: SwiftDeclaration, of type: String, by words: Set<String>) -> Bool {
    guard member.kind == .initializer else { return member.names.contains { words.contains($0) } }
    if member.keyword == "subscript" {
      if let label = member.names.dropFirst().first, label != "dynamicMember" { return words.contains(label) }
      if collections.contains(type) { return true }
    }
    if let label = member.label, words.contains(SwiftOutline.initializer(label)) { return true }
    return words.contains(type)
  }

  private static func extended(_ declaration: SwiftDeclaration) -> String { declaration.names.dropFirst().first ?? declaration.name }

  func declaration(_ node: Node) -> SwiftDeclaration { files[node.file].outline.declarations[node.declaration] }
  func words(of node: Node) -> Set<String> { words[node.file][node.declaration] }
  func owners(of name: String) -> [Node] { owners[name] ?? [] }

  /// All top-level declarations that satisfy a predicate.
  func nodes(where holds: (SwiftDeclaration) -> Bool) -> [Node] {
    files.indices.flatMap { file in
      files[file].outline.declarations.indices.filter { holds(files[file].outline.declarations[$0]) }.map {
        Node(file: file, declaration: $0)
      }
    }
  }

  /// The transitive closure of some declarations, including themselves.
  func reached(from roots: [Node]) -> Set<Node> {
    var result: Set<Node> = []
    var live: Set<String> = []
    var queue: [Node] = []
    /// Extensions that are included once one of their members is named.
    var waiting: [Node] = []
    func take(_ node: Node) {
      guard result.insert(node).inserted else { return }
      queue.append(node)
    }
    roots.forEach(take)
    // Uses of operators are not tracked, so operators are always included; their declarations need nothing.
    nodes { $0.keyword == "operator" || $0.keyword == "precedencegroup" }.forEach(take)
    // Extensions of types that no file declares extend the system's types: they are candidates from the start. So are those of an alias, which may be
    // of such a type: nothing else has to name the alias.
    for (name, nodes) in extensions.sorted(by: { $0.key < $1.key }) where owners(of: name).allSatisfy({ declaration($0).kind == .alias }) {
      waiting += nodes
    }
    var known: Set<String> = []
    while !queue.isEmpty {
      while let node = queue.popLast() {
        for word in words(of: node) where live.insert(word).inserted {
          for owner in owners(of: word) { take(owner) }
        }
        let isType = declaration(node).kind == .type || declaration(node).kind == .alias
        for name in declaration(node).names where isType && known.insert(name).inserted {
          waiting += extensions[name] ?? []
        }
      }
      waiting.removeAll { node in
        guard !result.contains(node) else { return true }
        let own = declaration(node)
        let type = Self.extended(own)
        let isNamed = own.members.contains { Self.isNamed($0, of: type, by: live) }
        // A conformance is not named at its uses, so conformances of included types are always needed.
        guard isNamed || !own.inherited.isEmpty && known.contains(type) else { return false }
        take(node)
        return true
      }
    }
    return result
  }
}
