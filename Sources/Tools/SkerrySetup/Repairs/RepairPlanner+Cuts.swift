import SkerryCLI
import SkerryCases
import SkerryFormats

/// What is removed, or replaced by something empty, for an error in code that a widget needs.
extension RepairPlanner {
  /// Removes as little as possible around an error in code that a widget needs.
  func cut(_ error: CompilerMessage, _ file: ReachabilityFile, _ path: [SwiftDeclaration]) -> [Repair] {
    guard !path.isEmpty, let offset = file.outline.offset(line: error.line, column: error.column) else { return [] }
    // `Bundle.module` of generators is declared once for all modules.
    let isGenerated = error.quoted.first == "module" && path.first?.kind == .extension && path.first?.names.contains("Bundle") == true
    if error.text.hasPrefix("invalid redeclaration of"), file.isAddition || path.count == 1 || isGenerated {
      // The other declaration stays, so nothing is missing.
      var own = part(path[path.count - 1], error)
      own.kind = .declaration
      return [.remove(file, path[path.count - 1].range, own)]
    }
    if let attribute = attribute(at: offset, file, error) {
      var own = part(path[path.count - 1], error, in: Array(path.dropLast()))
      if isOnlyTyped(by: attribute, path[path.count - 1], file) { return [.remove(file, path[path.count - 1].range, own)] }
      // The declaration stays.
      let name = file.outline.bytes[attribute].prefix { $0 != UInt8(ascii: "(") }
      own.name = "\(String(decoding: name, as: UTF8.self)) of \(own.name)"
      return [withoutAttribute(attribute, path[path.count - 1], file, own) ?? .remove(file, attribute, own)]
    }
    if let replaced = replacement(error, file, path, offset) { return [replaced] }
    let outer = path.filter { $0.kind == .type || $0.kind == .extension }
    guard let member = path.last, member.kind != .type, member.kind != .extension else {
      return [header(error, file, outer, offset)]
    }
    if let widget = outer.first(where: \.isWidget), member.name == "body" {
      if let modifier = RemovableModifier(file.outline, at: offset, error: error) {
        return [.remove(file, modifier.range, without(modifier, error))]
      }
      // What is not in a closure is a configuration, not a view.
      if Self.depth(of: offset, in: member, file) > 1, let view = withoutView(error, file, member, offset) { return [view] }
      if let part = withoutPart(error, file, member, offset, isView: false) { return [part] }
      return [.drop(widget.name, error)]
    }
    let own = part(member, error, in: outer)
    guard let body = member.body, body.contains(offset) || body.upperBound == offset else {
      if let value = PlaceholderBody.value(of: member, in: file.outline, widget: outer.last(where: \.isWidget)?.name),
        value.range.contains(offset)
      {
        return [.stub(file, value.range, by: value.text, own)]
      }
      if member.name == "init", error.text.hasPrefix("cannot find type"),
        let parameter = RemovedArgument(parameterAt: offset, file.outline, of: member)
      {
        var cut = own
        cut.name = (outer.map(\.name) + [parameter.name]).joined(separator: ".")
        return [.remove(file, parameter.range, cut)]
      }
      return [.remove(file, member.range, own)]
    }
    if let modifier = RemovableModifier(file.outline, at: offset, error: error) {
      return [.remove(file, modifier.range, without(modifier, error))]
    }
    if let view = withoutView(error, file, member, offset) { return [view] }
    if let part = withoutPart(error, file, member, offset, isView: true) { return [part] }
    if let type = outer.last, let statement = InitializerStatement(file.outline, at: offset, error: error, in: member, of: type) {
      let property = statement.property.map { Repair.stub(file, $0.declaration.range, by: $0.text, part($0.declaration, error, in: outer)) }
      return ([statement.range] + statement.others).map { .remove(file, $0, own) } + (property.map { [$0] } ?? [])
    }
    if let statement = withoutStatement(error, file, member, offset) { return [statement] }
    return [withoutBody(body, file, path, own)]
  }

  /// Another value, condition or predicate in place of one that does not compile.
  private func replacement(_ error: CompilerMessage, _ file: ReachabilityFile, _ path: [SwiftDeclaration], _ offset: Int) -> Repair? {
    let own = path.last { $0.kind == .type || $0.kind == .extension }?.name
    let argument = RemovedArgument(file.outline, at: offset, error: error) { storedProperty(of: $0 == "Self" ? own ?? $0 : $0, $1) }
    if let argument {
      return .remove(file, argument.range, LeftOut(kind: .part, name: argument.name, reason: "\(error.place): \(error.text)"))
    }
    if let predicate = ReplacedPredicate(file.outline, at: offset) {
      let part = LeftOut(kind: .part, name: "#Predicate", reason: "\(error.place): \(error.text); \(ReplacedPredicate.note)")
      return .stub(file, predicate.range, by: predicate.text, part)
    }
    if let element = ReplacedElement(file.outline, at: offset, error: error) {
      let part = LeftOut(kind: .part, name: "[safe:]", reason: "\(error.place): \(error.text); \(ReplacedElement.note)")
      return .stub(file, element.range, by: element.text, part)
    }
    if let value = ReplacedValue(file.outline, at: offset, error: error) {
      let part = LeftOut(kind: .part, name: value.name, reason: "\(error.place): \(error.text); \(value.note)")
      return .stub(file, value.range, by: value.text, part)
    }
    guard let member = path.last, member.kind != .type, member.kind != .extension, let body = member.body else { return nil }
    if let older = OlderBranch(file.outline, at: offset, within: body) {
      // It is not drawn anyway.
      let part = LeftOut(kind: .declaration, name: "else", reason: "\(error.place): \(error.text)")
      return .stub(file, older.range, by: OlderBranch.replacement, part)
    }
    if let condition = UndecidedCondition(file.outline, at: offset, error: error, within: body) {
      let part = LeftOut(kind: .part, name: "if", reason: "\(error.place): \(error.text); its else branch is drawn")
      return .stub(file, condition.range, by: condition.replacement, part)
    }
    return nil
  }

  /// A member, the last of a path, with an empty body: a variable loses its observer, and what has no empty value is removed.
  private func withoutBody(_ body: Range<Int>, _ file: ReachabilityFile, _ path: [SwiftDeclaration], _ own: LeftOut) -> Repair {
    let member = path[path.count - 1]
    let types = path.filter { $0.kind == .type || $0.kind == .extension }
    let type = types.last
    let words = file.outline.tokens[member.tokens].prefix { $0.range.lowerBound < body.lowerBound }.map(\.text)
    let inside = file.outline.tokens.first { $0.range.lowerBound > body.lowerBound }?.text
    if member.kind == .variable, inside == "didSet" || inside == "willSet" { return .remove(file, body, own) }
    if let some = words.firstIndex(of: "some"), some + 1 < words.count {
      guard ["View", "SwiftUI"].contains(words[some + 1]) else { return .remove(file, member.range, own) }
      return .stub(file, body, by: PlaceholderBody.view(own, isRegion: words.contains("DynamicIslandExpandedContent")), own)
    }
    if member.name == "body", path[0].inherited.contains("View") {
      return .stub(file, body, by: PlaceholderBody.view(own, isRegion: false), own)
    }
    if let type, PlaceholderBody.isOptional(member, of: type, file.outline) { return .stub(file, body, by: "{}", own) }
    let header = file.outline.tokens[member.tokens].filter { $0.range.lowerBound < body.lowerBound }
    let inner = file.outline.tokens[member.tokens].filter { body.contains($0.range.lowerBound) }
    var part = own
    let text = PlaceholderBody.text(member, header: header, body: inner, own: type?.name) { result in
      let words = result == ["Self"] ? [type?.names.last ?? ""] : result
      let entry = SampleEntry(declared: declaredNames.type).expression(
        of: words, in: type, file.outline, path: DeclaredNames.path(of: types))
      if entry != nil { part.reason += LeftOutParts.madeUp }
      return entry
    }
    return .stub(file, body, by: PlaceholderBody.withSetter(text, member, inner), part)
  }

  private func without(_ modifier: RemovableModifier, _ error: CompilerMessage) -> LeftOut {
    LeftOut(kind: .part, name: ".\(modifier.name)", reason: "\(error.place): \(error.text)")
  }

  /// The number of braces around a position that belong to a member: 1 directly in its body.
  private static func depth(of offset: Int, in member: SwiftDeclaration, _ file: ReachabilityFile) -> Int {
    file.outline.tokens[member.tokens].prefix { $0.range.lowerBound < offset }.reduce(0) { $0 + ($1.is("{") ? 1 : $1.is("}") ? -1 : 0) }
  }

  /// A view of an unknown type, in a member whose result is made of views.
  private func withoutView(_ error: CompilerMessage, _ file: ReachabilityFile, _ member: SwiftDeclaration, _ offset: Int) -> Repair? {
    let start = member.body?.lowerBound ?? member.range.upperBound
    let header = file.outline.tokens[member.tokens].filter { $0.range.lowerBound < start }
    let isSummary = header.contains { $0.text == "ParameterSummary" }
    guard !isSummary, header.contains(where: { $0.text == "some" || $0.text == "@ViewBuilder" }),
      let view = RemovableView(file.outline, at: offset, error: error)
    else { return nil }
    let own = LeftOut(kind: .part, name: view.name, reason: "\(error.place): \(error.text)")
    return .stub(file, view.range, by: view.replacement(own), own)
  }

  /// A statement that nothing after it needs, in a member that is not made of views.
  private func withoutStatement(_ error: CompilerMessage, _ file: ReachabilityFile, _ member: SwiftDeclaration, _ offset: Int) -> Repair? {
    guard let body = member.body else { return nil }
    let header = file.outline.tokens[member.tokens].prefix { $0.range.lowerBound < body.lowerBound }
    let isBuilt = header.contains { $0.text == "some" || $0.text.hasPrefix("@") && $0.text.hasSuffix("Builder") }
    let hasResult = member.kind == .variable || zip(header, header.dropFirst()).contains { $0.is("-") && $1.is(">") }
    guard !isBuilt, let statement = RemovableStatement(file.outline, at: offset, error: error, within: body, hasResult: hasResult) else {
      return nil
    }
    return .stub(
      file, statement.range, by: statement.replacement, LeftOut(kind: .part, name: statement.name, reason: "\(error.place): \(error.text)"))
  }

  /// The smallest part around an error in a member that is made of views.
  /// - Parameter isView: whether the member's own statements are views, and not configurations.
  private func withoutPart(
    _ error: CompilerMessage, _ file: ReachabilityFile, _ member: SwiftDeclaration, _ offset: Int, isView: Bool
  ) -> Repair? {
    guard let body = member.body else { return nil }
    let header = file.outline.tokens[member.tokens].prefix { $0.range.lowerBound < body.lowerBound }.map(\.text)
    let isView = isView && (header.contains("@ViewBuilder") || zip(header, header.dropFirst()).contains { $0 == "some" && $1 == "View" })
    guard isView || header.contains(where: { $0 == "WidgetConfiguration" || $0.hasPrefix("DynamicIsland") }),
      let part = EnclosingPart(file.outline, at: offset, error: error, within: body, isView: isView)
    else { return nil }
    let own = LeftOut(kind: .part, name: part.name, reason: "\(error.place): \(error.text)")
    switch part.kind {
    case .modifier: return .remove(file, part.range, own)
    case .view: return .stub(file, part.range, by: RemovableView.empty(own), own)
    }
  }

  /// A variable without the unknown property wrapper that gave it its value; it gets an empty value of its type instead.
  private func withoutAttribute(_ attribute: Range<Int>, _ member: SwiftDeclaration, _ file: ReachabilityFile, _ own: LeftOut) -> Repair? {
    let tokens = file.outline.tokens[member.tokens]
    guard member.kind == .variable, member.body == nil, let keyword = tokens.firstIndex(where: { $0.text == "var" }),
      attribute.upperBound <= tokens[keyword].range.lowerBound, !tokens[keyword...].contains(where: { $0.is("=") }),
      let value = PlaceholderBody.initialValue(Array(tokens[keyword...]))
    else { return nil }
    let rest = String(decoding: file.outline.bytes[attribute.upperBound..<member.range.upperBound], as: UTF8.self)
    return .stub(file, attribute.lowerBound..<member.range.upperBound, by: rest + " = " + value, own)
  }

  /// Whether a variable gets its type from an unknown property wrapper, as in `@Dependency(\.client) var client`, so that nothing is left without the
  /// wrapper.
  private func isOnlyTyped(by attribute: Range<Int>, _ member: SwiftDeclaration, _ file: ReachabilityFile) -> Bool {
    let tokens = file.outline.tokens[member.tokens]
    guard member.kind == .variable, member.body == nil, let keyword = tokens.firstIndex(where: { $0.text == "var" }),
      attribute.upperBound <= tokens[keyword].range.lowerBound
    else { return false }
    return !tokens[keyword...].contains { $0.is(":") || $0.is("=") }
  }

  /// An unknown attribute, from its `@` to its last bracket.
  private func attribute(at offset: Int, _ file: ReachabilityFile, _ error: CompilerMessage) -> Range<Int>? {
    let tokens = file.outline.tokens
    let next = file.outline.token(from: offset)
    guard
      let at = (max(0, next - 1)..<tokens.count).prefix(4).first(where: {
        tokens[$0].range.contains(offset) || tokens[$0].range.lowerBound == offset + 1 && tokens[$0].text.hasPrefix("@")
      }),
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
  private func header(_ error: CompilerMessage, _ file: ReachabilityFile, _ outer: [SwiftDeclaration], _ offset: Int) -> Repair {
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
    // The error names only `Outer` of `Outer.Inner`.
    var last = at
    while last + 2 < header.count, header[last + 1].is("."), header[last + 2].kind == .word { last += 2 }
    let end = header[last].range.upperBound
    if last + 1 < header.count, header[last + 1].is(",") { return header[first].range.lowerBound..<header[last + 1].range.upperBound }
    if first > 0, header[first - 1].is(",") || header[first - 1].is(":") || header[first - 1].is("&") {
      return header[first - 1].range.lowerBound..<end
    }
    return header[first].range.lowerBound..<end
  }
}
