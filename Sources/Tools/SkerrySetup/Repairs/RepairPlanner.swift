import SkerryCLI
import SkerryFormats

/// Decides from the compiler's errors what to remove or add next.
///
/// Declarations that no widget needs are removed first, as a whole. From needed declarations as little as possible is
/// removed: a missing modifier, an attribute, a conformance, a function's body, a member; and if a widget's own
/// configuration does not compile, the widget.
struct RepairPlanner {
  let graph: ReachabilityGraph
  /// Declarations that a widget needs.
  let needed: Set<ReachabilityGraph.Node>
  /// Declarations that only previews need.
  let previewed: Set<ReachabilityGraph.Node>
  let index: DeclarationIndex
  /// Files that may be added; those already included are not among them.
  let used: Set<String>
  /// Whether the app has an asset of this name.
  let isAppAsset: (String) -> Bool
  /// How many more files may be added.
  let additionsLeft: Int
  let declaredNames: DeclaredNames
  private let numbers: [String: Int]

  init(
    graph: ReachabilityGraph, needed: Set<ReachabilityGraph.Node>, previewed: Set<ReachabilityGraph.Node> = [], index: DeclarationIndex,
    used: Set<String>, isAppAsset: @escaping (String) -> Bool, additionsLeft: Int
  ) {
    (self.graph, self.needed, self.previewed, self.index, self.used) = (graph, needed, previewed, index, used)
    (self.isAppAsset, self.additionsLeft) = (isAppAsset, additionsLeft)
    declaredNames = DeclaredNames(graph.files.lazy.map(\.outline))
    numbers = Dictionary(graph.files.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
  }

  /// - Parameter isLate: whether the compiler was called so often that other errors are no longer left for the next call.
  func repairs(for errors: [CompilerMessage], isLate: Bool = false) -> [Repair] {
    if isLate { return changes(for: errors) }
    // A missing name causes many other errors, so such errors are handled first, and with them only what cannot follow from them.
    let missing = errors.filter(Self.isMissingName)
    let first = changes(for: missing)
    if first.isEmpty { return changes(for: errors) }
    let others = first.contains(where: \.isAddition) ? [] : errorsBeside(missing, among: errors)
    return others.isEmpty ? first : changes(for: missing + others)
  }

  /// The errors in bodies that do not follow from missing names: where all those are in bodies, the errors in other bodies. A name that is missing in
  /// a declaration may be the reason of any error.
  private func errorsBeside(_ missing: [CompilerMessage], among errors: [CompilerMessage]) -> [CompilerMessage] {
    let bodies = missing.map(body)
    guard !bodies.contains(nil) else { return [] }
    return errors.filter { error in
      guard !Self.isMissingName(error), !Self.isInference(error), let own = body(of: error) else { return false }
      return !bodies.contains(own)
    }
  }

  /// Errors and those that the compiler would report for the same member in its next calls.
  func withRepeated(_ errors: [CompilerMessage]) -> [CompilerMessage] {
    let errors = errors + hiddenErrors(among: errors)
    var known = Set(errors)
    return errors
      + errors.flatMap { error -> [CompilerMessage] in
        guard let (file, _, path) = place(of: error), let own = path.last, own.kind != .type, own.kind != .extension,
          let repeated = RepeatedErrors(file.outline, error)
        else { return [] }
        return repeated.all(in: own.range, isDeclared: isDeclared).filter { known.insert($0).inserted }
      }
  }

  /// The missing modifiers of bodies of which the compiler only says that something in them has no type or does not fit the builder around it (a
  /// view, a widget, a chart): those that it reports in other bodies, and that nothing in the repository declares.
  private func hiddenErrors(among errors: [CompilerMessage]) -> [CompilerMessage] {
    let vague = errors.filter(Self.isInference)
    guard !vague.isEmpty else { return [] }
    let causes = Set(errors.filter { !Self.isInference($0) }.compactMap(innermost))
    let missing = errors.filter { $0.text.contains("has no member '") && $0.quoted.count > 1 && $0.quoted[0].contains("View") }
    let byName = Dictionary(missing.map { ($0.quoted[1], $0) }) { first, _ in first }
    let unique = byName.filter { !isDeclared($0.key) }.sorted { $0.key < $1.key }
    var seen: Set<Member> = []
    return vague.flatMap { error -> [CompilerMessage] in
      guard let (file, _, path) = place(of: error), let own = path.last, own.kind == .variable || own.kind == .function,
        let member = innermost(of: error), !causes.contains(member), seen.insert(member).inserted
      else { return [] }
      return unique.flatMap { name, example in
        RepeatedErrors.calls(of: name, in: own.range, of: file.outline).map { index in
          let place = file.outline.place(of: file.outline.tokens[index])
          return CompilerMessage(file: error.file, line: place.line, column: place.column, text: example.text)
        }
      }
    }
  }

  /// Whether a type or an extension of the repository has a member of this name.
  private func isDeclared(_ name: String) -> Bool {
    declaredNames.members.contains(name) || !index.extenders(of: nil, member: name, near: "", except: []).isEmpty
  }

  /// The tokens of the stored property that a type of the repository takes in its initializer under a label; none if the type has no such property
  /// or initializers of its own without such a parameter, `nil` if it is not a structure or one of its initializers has one.
  func storedProperty(of type: String, _ label: String) -> [SwiftToken]? {
    func search(_ declarations: [SwiftDeclaration], _ outline: SwiftOutline) -> [SwiftToken]?? {
      for declaration in declarations {
        if declaration.keyword == "struct", declaration.name == type {
          let members = declaration.members
          let initializers = members.filter { $0.name == "init" }
          guard initializers.isEmpty else {
            let takes = initializers.contains { initializer in
              zip(outline.tokens[initializer.tokens], outline.tokens[initializer.tokens].dropFirst()).contains {
                $0.text == label && ($1.is(":") || $1.kind == .word)
              }
            }
            return takes ? .some(nil) : []
          }
          let stored = members.first { $0.kind == .variable && $0.body == nil && $0.names.contains(label) }
          return stored.map { Array(outline.tokens[$0.tokens]) } ?? []
        }
        if let found = search(declaration.members, outline) { return found }
      }
      return nil
    }
    return graph.files.lazy.compactMap { search($0.outline.declarations, $0.outline) }.first ?? nil
  }

  /// Whether an error is in code that a widget needs, or outside all declarations.
  func concernsWidgets(_ error: CompilerMessage) -> Bool {
    guard let (_, node, path) = place(of: error) else { return true }
    return path.first?.isPreview != true && node.map { needed.contains($0) } ?? true
  }

  /// Whether an error is in a preview.
  func concernsPreview(_ error: CompilerMessage) -> Bool { place(of: error)?.2.first?.isPreview == true }

  private static func isMissingName(_ error: CompilerMessage) -> Bool {
    error.text.hasPrefix("cannot find ") || error.text.hasPrefix("unknown attribute") || error.text.hasPrefix("no macro named")
      || error.text.hasPrefix("invalid redeclaration") || error.text.contains("has no member '")
  }

  private func changes(for errors: [CompilerMessage]) -> [Repair] {
    var additions: [Repair] = []
    var cuts: [RepairList.Cut] = []
    var lost: [Lost] = []
    var added: Set<String> = []
    let causes = Set(errors.filter { !Self.isInference($0) }.compactMap(innermost))
    for error in errors {
      guard let (file, node, path) = place(of: error) else { continue }
      // What cannot be inferred follows from another error in the same member.
      if Self.isInference(error), let own = innermost(of: error), causes.contains(own) { continue }
      let isNeeded = node.map { needed.contains($0) } ?? true
      let isPreview = path.first?.isPreview ?? false
      if let intent = path.last(where: { $0.kind == .type || $0.kind == .extension }), let performing = intent.intentPerformance,
        performing.range.overlaps(range(of: error, file)), isNeeded
      {
        let own = part(performing, error, in: [intent])
        cuts.append((error, .stub(file, performing.range, by: Self.emptyPerformance(for: performing), own)))
        continue
      }
      if isNeeded || isPreview, let found = addition(for: error, near: file.path) {
        switch found {
        case .add(let path, _):
          if added.insert(path).inserted { additions.append(found) }
        default: additions.append(found)
        }
        continue
      }
      let extendsMissing = path.first.map { Self.extendsMissing($0, error) } ?? false
      guard isNeeded, !isPreview, !extendsMissing else {
        if let top = path.first {
          var own = part(top, error)
          // What only a preview shows is missing in its picture, and is reported with its own error.
          if !isPreview, !top.isBundle, node.map(previewed.contains) != true { own.kind = .declaration }
          cuts.append((error, .remove(file, top.range, own)))
          if !isNeeded, !isPreview, let node { lost.append((node, error)) }
        }
        continue
      }
      cuts += cut(error, file, path).map { (error, changing($0, in: path)) }
    }
    // A missing name causes errors elsewhere, so additions are made first and alone.
    guard additions.isEmpty else { return Array(additions.prefix(max(1, additionsLeft))) }
    for (node, error) in dependents(on: lost) {
      var own = part(graph.declaration(node), error)
      own.kind = .declaration
      cuts.append((error, .remove(graph.files[node.file], graph.declaration(node).range, own)))
    }
    // A widget's own error is often a consequence of another one, so a widget is removed only if nothing else is left
    // to change.
    let found = RepairList.distinct(RepairList.needed(cuts))
    let lesser = found.filter { if case .drop = $0 { false } else { true } }
    return lesser.isEmpty ? found : lesser
  }

  /// A repair that changes its file: if the replacement is there already and does not compile, the declaration around it is removed.
  private func changing(_ repair: Repair, in path: [SwiftDeclaration]) -> Repair {
    guard case .stub(let file, let range, let text, let part) = repair, let declaration = path.last,
      String(decoding: file.outline.bytes[range], as: UTF8.self) == text
    else { return repair }
    return .remove(file, declaration.range, part)
  }

  /// Whether a declaration is an extension of a type that is missing: what needs the type is missing by itself.
  private static func extendsMissing(_ declaration: SwiftDeclaration, _ error: CompilerMessage) -> Bool {
    declaration.kind == .extension && error.text.hasPrefix("cannot find type '")
      && (declaration.names.dropFirst().first ?? declaration.name) == error.quoted.first
  }

  /// A `perform()` that does nothing, as visible as the one that it replaces.
  static func emptyPerformance(for performing: SwiftDeclaration) -> String {
    let access = ["public", "open", "package"].first(where: performing.modifiers.contains).map { "\($0) " } ?? ""
    return access + "func perform() async throws -> some IntentResult { .result() }"
  }

  /// Errors that the compiler reports at the beginning of a closure, whatever does not compile in it.
  private static func isInference(_ error: CompilerMessage) -> Bool {
    [
      "generic parameter '", "static method 'buildExpression' requires that ", "failed to produce diagnostic", "unable to infer",
      "type of expression is ambiguous",
    ].contains(where: error.text.hasPrefix)
  }

  // MARK: Places

  private struct Member: Hashable {
    var file: String
    var range: Range<Int>
  }

  /// The innermost declaration around an error.
  private func innermost(of error: CompilerMessage) -> Member? {
    place(of: error)?.2.last.map { Member(file: error.file, range: $0.range) }
  }

  /// The innermost function or variable whose body contains an error; `nil` if it is in a declaration.
  private func body(of error: CompilerMessage) -> Member? {
    guard let (file, _, path) = place(of: error), let own = path.last, own.kind != .type, own.kind != .extension,
      let offset = file.outline.offset(line: error.line, column: error.column), own.body?.contains(offset) == true
    else { return nil }
    return Member(file: error.file, range: own.range)
  }

  private func range(of error: CompilerMessage, _ file: ReachabilityFile) -> Range<Int> {
    let offset = file.outline.offset(line: error.line, column: error.column) ?? 0
    return offset..<(offset + 1)
  }

  private func place(of error: CompilerMessage) -> (ReachabilityFile, ReachabilityGraph.Node?, [SwiftDeclaration])? {
    guard let number = numbers[error.file] else { return nil }
    let file = graph.files[number]
    guard let offset = file.outline.offset(line: error.line, column: error.column) else { return nil }
    let path = file.outline.path(to: offset)
    let node = path.first.flatMap { top in
      file.outline.declarations.firstIndex { $0.range == top.range }.map { ReachabilityGraph.Node(file: number, declaration: $0) }
    }
    return (file, node, path)
  }

  func part(_ declaration: SwiftDeclaration, _ error: CompilerMessage, in outer: [SwiftDeclaration] = []) -> LeftOut {
    let name = (outer.map(\.name) + [declaration.isPreview && declaration.kind == .macro ? "a preview" : declaration.name]).joined(
      separator: ".")
    return LeftOut(kind: .part, name: name, reason: "\(error.place): \(error.text)")
  }

  // MARK: Additions

  private func addition(for error: CompilerMessage, near place: String) -> Repair? {
    let quoted = error.quoted
    guard let name = quoted.first else { return nil }
    if error.text.hasPrefix("cannot find ") || error.text.hasPrefix("unknown attribute") {
      guard additionsLeft > 0, let path = index.owners(of: name, near: place, except: used).first else { return nil }
      return .add(path, name: name)
    }
    if error.text.hasSuffix(" in subscript") || error.text.contains(" in subscript ("), name.hasSuffix(":"), additionsLeft > 0 {
      return index.extenders(of: nil, member: String(name.dropLast()), near: place, except: used).first.map { .add($0, name: name) }
    }
    if error.text.contains("has no member '"), quoted.count > 1 {
      if isAppAsset(quoted[1]) { return .nameAssets }
      guard additionsLeft > 0 else { return nil }
      let type = quoted[0].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      let member = quoted[1]
      for candidate in type.reversed() {
        if let path = index.extenders(of: candidate, member: member, near: place, except: used).first { return .add(path, name: member) }
      }
      if error.text.contains("some View") || type.contains("View"),
        let path = index.extenders(of: "View", member: member, near: place, except: used).first
      {
        return .add(path, name: member)
      }
      // A member of a protocol that the type conforms to, or of the type behind an alias.
      if let path = index.extenders(of: nil, member: member, near: place, except: used).first { return .add(path, name: member) }
    }
    return nil
  }
}
