import SkerryCLI

/// Decides from the compiler's errors what to remove or add next.
///
/// Declarations that no widget needs are removed first, as a whole. From needed declarations as little as possible is
/// removed: a missing modifier, an attribute, a conformance, a function's body, a member; and if a widget's own
/// configuration does not compile, the widget.
struct RepairPlanner {
  let graph: ReachGraph
  /// Declarations that a widget needs.
  let needed: Set<ReachGraph.Node>
  let index: DeclarationIndex
  /// Files that may be added; those already included are not among them.
  let used: Set<String>
  /// Whether the app has an asset of this name.
  let isAppAsset: (String) -> Bool
  /// How many more files may be added.
  let additionsLeft: Int

  func repairs(for errors: [CompilerMessage]) -> [Repair] {
    // A missing name causes many other errors, so such errors are handled first and alone.
    let missing = errors.filter(Self.isMissingName)
    let first = changes(for: missing)
    return first.isEmpty ? changes(for: errors) : first
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
    var cuts: [Repair] = []
    var added: Set<String> = []
    for error in errors {
      guard let (file, node, path) = place(of: error) else { continue }
      let isNeeded = node.map { needed.contains($0) } ?? true
      let isPreview = path.first?.isPreview ?? false
      if let intent = path.last(where: { $0.kind == .type || $0.kind == .extension }), let performing = intent.intentPerformance,
        performing.range.overlaps(range(of: error, file)), isNeeded
      {
        cuts.append(.stub(file, performing.range, by: Self.emptyPerformance(for: performing), part(performing, error, in: [intent])))
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
      guard isNeeded, !isPreview else {
        if let top = path.first { cuts.append(.remove(file, top.range, part(top, error))) }
        continue
      }
      cuts += cut(error, file, path)
    }
    // A missing name causes errors elsewhere, so additions are made first and alone.
    guard additions.isEmpty else { return Array(additions.prefix(max(1, additionsLeft))) }
    // A widget's own error is often a consequence of another one, so a widget is removed only if nothing else is left
    // to change.
    let found = distinct(cuts)
    let lesser = found.filter { if case .drop = $0 { false } else { true } }
    return lesser.isEmpty ? found : lesser
  }

  /// A `perform()` that does nothing, as visible as the one that it replaces.
  static func emptyPerformance(for performing: SwiftDeclaration) -> String {
    let access = ["public", "open", "package"].first(where: performing.modifiers.contains).map { "\($0) " } ?? ""
    return access + "func perform() async throws -> some IntentResult { .result() }"
  }

  // MARK: Places

  private func range(of error: CompilerMessage, _ file: ReachFile) -> Range<Int> {
    let offset = file.outline.offset(line: error.line, column: error.column) ?? 0
    return offset..<(offset + 1)
  }

  private func place(of error: CompilerMessage) -> (ReachFile, ReachGraph.Node?, [SwiftDeclaration])? {
    guard let number = graph.files.firstIndex(where: { $0.path == error.file }) else { return nil }
    let file = graph.files[number]
    guard let offset = file.outline.offset(line: error.line, column: error.column) else { return nil }
    let path = file.outline.path(to: offset)
    let node = path.first.flatMap { top in
      file.outline.declarations.firstIndex { $0.range == top.range }.map { ReachGraph.Node(file: number, declaration: $0) }
    }
    return (file, node, path)
  }

  private func part(_ declaration: SwiftDeclaration, _ error: CompilerMessage, in outer: [SwiftDeclaration] = []) -> LeftOut {
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

  // MARK: Cuts

  private func cut(_ error: CompilerMessage, _ file: ReachFile, _ path: [SwiftDeclaration]) -> [Repair] {
    guard let top = path.first, let offset = file.outline.offset(line: error.line, column: error.column) else { return [] }
    if error.text.hasPrefix("invalid redeclaration of"), file.isAddition || path.count == 1 {
      return [.remove(file, path[path.count - 1].range, part(path[path.count - 1], error))]
    }
    if let attribute = attribute(at: offset, file, error) {
      let own = part(path[path.count - 1], error, in: Array(path.dropLast()))
      return [withoutAttribute(attribute, path[path.count - 1], file, own) ?? .remove(file, attribute, own)]
    }
    let outer = path.filter { $0.kind == .type || $0.kind == .extension }
    guard let member = path.last, member.kind != .type, member.kind != .extension else {
      return [header(error, file, outer, offset)]
    }
    if outer.contains(where: \.isWidget), let widget = outer.first(where: \.isWidget), member.name == "body" {
      if let modifier = ModifierCut(file.outline, at: offset, error: error) {
        return [.remove(file, modifier.range, without(modifier, error))]
      }
      // What is not in a closure is a configuration, not a view.
      if Self.depth(of: offset, in: member, file) > 1, let view = withoutView(error, file, member, offset) { return [view] }
      return [.drop(widget.name, error)]
    }
    let own = part(member, error, in: outer)
    guard let body = member.body, body.contains(offset) || body.upperBound == offset else { return [.remove(file, member.range, own)] }
    if let modifier = ModifierCut(file.outline, at: offset, error: error) {
      return [.remove(file, modifier.range, without(modifier, error))]
    }
    if let view = withoutView(error, file, member, offset) { return [view] }
    let words = file.outline.tokens[member.tokens].prefix { $0.range.lowerBound < body.lowerBound }.map(\.text)
    let inside = file.outline.tokens.first { $0.range.lowerBound > body.lowerBound }?.text
    if member.kind == .variable, inside == "didSet" || inside == "willSet" { return [.remove(file, body, own)] }
    if let some = words.firstIndex(of: "some"), some + 1 < words.count {
      guard ["View", "SwiftUI"].contains(words[some + 1]) else { return [.remove(file, member.range, own)] }
      return [.stub(file, body, by: NeutralBody.view(own, isRegion: words.contains("DynamicIslandExpandedContent")), own)]
    }
    if member.name == "body", top.inherited.contains("View") {
      return [.stub(file, body, by: NeutralBody.view(own, isRegion: false), own)]
    }
    let header = file.outline.tokens[member.tokens].filter { $0.range.lowerBound < body.lowerBound }
    return [.stub(file, body, by: NeutralBody.text(member, header: header, own: outer.last?.name), own)]
  }

  private func without(_ modifier: ModifierCut, _ error: CompilerMessage) -> LeftOut {
    LeftOut(kind: .part, name: ".\(modifier.name)", reason: "\(error.place): \(error.text)")
  }

  /// How many braces around a position belong to a member: 1 directly in its body.
  private static func depth(of offset: Int, in member: SwiftDeclaration, _ file: ReachFile) -> Int {
    file.outline.tokens[member.tokens].prefix { $0.range.lowerBound < offset }.reduce(0) { $0 + ($1.is("{") ? 1 : $1.is("}") ? -1 : 0) }
  }

  /// A view of an unknown type, in a member whose result is made of views.
  private func withoutView(_ error: CompilerMessage, _ file: ReachFile, _ member: SwiftDeclaration, _ offset: Int) -> Repair? {
    let start = member.body?.lowerBound ?? member.range.upperBound
    let header = file.outline.tokens[member.tokens].filter { $0.range.lowerBound < start }
    guard header.contains(where: { $0.text == "some" || $0.text == "@ViewBuilder" }),
      let view = ViewCut(file.outline, at: offset, error: error)
    else { return nil }
    let own = LeftOut(kind: .part, name: view.name, reason: "\(error.place): \(error.text)")
    return .stub(file, view.range, by: view.replacement(own), own)
  }

  /// A variable without the unknown property wrapper that gave it its value: an empty value of its type takes that place.
  private func withoutAttribute(_ attribute: Range<Int>, _ member: SwiftDeclaration, _ file: ReachFile, _ own: LeftOut) -> Repair? {
    let tokens = file.outline.tokens[member.tokens]
    guard member.kind == .variable, member.body == nil, let keyword = tokens.firstIndex(where: { $0.text == "var" }),
      attribute.upperBound <= tokens[keyword].range.lowerBound, !tokens[keyword...].contains(where: { $0.is("=") }),
      let value = NeutralBody.initialValue(Array(tokens[keyword...]))
    else { return nil }
    let rest = String(decoding: file.outline.bytes[attribute.upperBound..<member.range.upperBound], as: UTF8.self)
    return .stub(file, attribute.lowerBound..<member.range.upperBound, by: rest + " = " + value, own)
  }

  /// An unknown attribute, from its `@` to its last bracket.
  private func attribute(at offset: Int, _ file: ReachFile, _ error: CompilerMessage) -> Range<Int>? {
    let tokens = file.outline.tokens
    guard let at = tokens.firstIndex(where: { $0.range.contains(offset) || $0.range.lowerBound == offset + 1 && $0.text.hasPrefix("@") }),
      tokens[at].text.hasPrefix("@"),
      error.text.contains("attribute") || error.text.contains("cannot find type")
        || error.text.contains("no macro named") || error.text.contains("external macro")
    else { return nil }
    var end = tokens[at].range.upperBound
    if at + 1 < tokens.count, tokens[at + 1].is("("), tokens[at + 1].range.lowerBound == end {
      end = tokens[tokens.closingBracket(of: at + 1)].range.upperBound
    }
    return tokens[at].range.lowerBound..<end
  }

  /// Protocols whose conformance is the purpose of a type.
  private static let essential: Set<String> = [
    "Widget", "View", "ActivityAttributes", "WidgetBundle", "TimelineProvider", "TimelineEntry", "AppIntentTimelineProvider",
    "IntentTimelineProvider", "WidgetConfigurationIntent", "ViewModifier", "Shape", "Codable",
  ]

  /// An error in a type's header: the conformance is removed, or the type.
  private func header(_ error: CompilerMessage, _ file: ReachFile, _ outer: [SwiftDeclaration], _ offset: Int) -> Repair {
    guard let type = outer.last else { return .remove(file, offset..<offset, LeftOut(kind: .part, name: "", reason: error.text)) }
    let own = part(type, error, in: Array(outer.dropLast()))
    let start = type.body?.lowerBound ?? type.range.upperBound
    let header = file.outline.tokens[type.tokens].filter { $0.range.lowerBound < start }
    for name in error.quoted.reversed() {
      guard !Self.essential.contains(name), type.inherited.contains(name), let at = header.lastIndex(where: { $0.text == name }) else {
        continue
      }
      if let known = Self.refinedProtocol(type) { return .stub(file, header[at].range, by: known, own) }
      return .remove(file, conformance(header, at), own)
    }
    if let widget = outer.first(where: \.isWidget) { return .drop(widget.name, error) }
    return .remove(file, type.range, own)
  }

  /// The replacement of a third-party protocol on activity attributes and states: packages refine Apple's protocols.
  /// `nil` if the type conforms to Apple's protocol itself, or is neither.
  private static func refinedProtocol(_ type: SwiftDeclaration) -> String? {
    let isCoded = type.inherited.contains("Codable") || type.inherited.contains("Decodable")
    if type.name == "ContentState" { return isCoded ? nil : "Codable, Hashable" }
    let isAttributes = type.members.contains { $0.name == "ContentState" && ($0.kind == .type || $0.kind == .alias) }
    return isAttributes && !type.inherited.contains("ActivityAttributes") ? "ActivityAttributes" : nil
  }

  /// A name in a list of conformances, with the comma or the colon that it leaves behind.
  private func conformance(_ header: [SwiftToken], _ at: Int) -> Range<Int> {
    var first = at
    while first > 0,
      header[first - 1].is(".") || header[first - 1].text.hasPrefix("@")
        || first > 1 && header[first - 1].kind == .word && header[first - 2].is(".")
    {
      first -= 1
    }
    // Of `Outer.Inner` the error names only the first.
    var last = at
    while last + 2 < header.count, header[last + 1].is("."), header[last + 2].kind == .word { last += 2 }
    let end = header[last].range.upperBound
    if last + 1 < header.count, header[last + 1].is(",") { return header[first].range.lowerBound..<header[last + 1].range.upperBound }
    if first > 0, header[first - 1].is(",") || header[first - 1].is(":") || header[first - 1].is("&") {
      return header[first - 1].range.lowerBound..<end
    }
    return header[first].range.lowerBound..<end
  }

  /// One change per position: of overlapping changes the widest is applied.
  private func distinct(_ repairs: [Repair]) -> [Repair] {
    var kept: [Repair] = []
    func range(_ repair: Repair) -> (ReachFile, Range<Int>)? {
      switch repair {
      case .remove(let file, let range, _), .stub(let file, let range, _, _): (file, range)
      case .drop, .add, .nameAssets: nil
      }
    }
    var dropped: Set<String> = []
    for repair in repairs.sorted(by: { (range($0)?.1.count ?? .max) > (range($1)?.1.count ?? .max) }) {
      if case .drop(let name, _) = repair {
        if dropped.insert(name).inserted { kept.append(repair) }
        continue
      }
      guard let (file, own) = range(repair), !own.isEmpty else { continue }
      let isTouched = kept.contains { other in
        guard let (otherFile, otherRange) = range(other) else { return false }
        return otherFile === file && otherRange.overlaps(own)
      }
      if !isTouched { kept.append(repair) }
    }
    return kept
  }
}
