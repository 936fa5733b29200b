import SkerryCLI
import SkerryFormats
import SkerryRuntime

/// The replacement of a body that does not compile: it returns an empty value of its type, otherwise what the body itself returns early, and traps if
/// there is neither.
enum PlaceholderBody {
  /// - Parameters:
  ///   - header: the tokens of a function or a computed variable before its body.
  ///   - body: the tokens of the body.
  ///   - own: the name of the type that the declaration belongs to, for a result of type `Self`.
  ///   - sample: a made-up value of a result; `nil` if there is none.
  static func text(
    _ declaration: SwiftDeclaration, header: [SwiftToken], body: [SwiftToken] = [], own: String?,
    sample: ([String]) -> String? = { _ in nil }
  ) -> String {
    if declaration.name == "deinit" { return trap }
    if declaration.name == "init" { return initializer(header, own: own) }
    let type = declaration.kind == .variable ? variableType(header) : resultType(header)
    guard let type else { return declaration.kind == .function ? "{}" : trap }
    guard let value = value(of: type == ["Self"] ? own.map { [$0] } ?? type : type) else {
      let types = ["Self", own, type.count == 1 ? type[0] : nil].compactMap { $0 }
      let other = fallback(body, of: declaration, types: types) ?? sample(type)
      return other.map { "{ \($0) }" } ?? (canThrow(header) ? failure : trap)
    }
    // An attribute may be a result builder, which a `return` switches off.
    let isBuilt = declaration.modifiers.contains { $0.hasPrefix("@") && $0.hasSuffix("Builder") }
    return value.isEmpty ? "{}" : isBuilt ? "{ return \(value) }" : "{ \(value) }"
  }

  /// Whether a structure or a class is complete without the body of its initializer, which sets up the app's services: it has no
  /// parameters, every stored property has a value, and there is no superclass of the app's. An enumeration's must always choose a case.
  static func isOptional(_ member: SwiftDeclaration, of type: SwiftDeclaration, _ outline: SwiftOutline) -> Bool {
    let isRoot = type.keyword != "class" || type.inherited.allSatisfy(rootTypes.contains)
    guard member.name == "init", type.kind == .type, type.keyword != "enum", isRoot, !member.modifiers.contains("convenience")
    else { return false }
    let words = outline.tokens[member.tokens]
    guard let start = words.firstIndex(where: { $0.text == "init" }), start + 2 < words.endIndex, words[start + 1].is("("),
      words[start + 2].is(")")
    else { return false }
    return type.members.allSatisfy { property in
      property.kind != .variable || property.body != nil || outline.tokens[property.tokens].contains { $0.is("=") || $0.text == "static" }
    }
  }

  /// What a class may inherit from without calling an initializer of another class of the app's.
  private static let rootTypes: Set<String> = ["NSObject", "ObservableObject", "Sendable"]

  /// The body of an initializer: nil or an error if its callers expect that, and for one of SwiftUI's values what is drawn in its place.
  private static func initializer(_ header: [SwiftToken], own: String?) -> String {
    if let at = header.firstIndex(where: { $0.text == "init" }), at + 1 < header.count, header[at + 1].is("?") || header[at + 1].is("!") {
      return "{ return nil }"
    }
    if canThrow(header) { return failure }
    switch own {
    case "Text": return "{ self = SwiftUI.Text(verbatim: \(firstString(header) ?? "\"\"")) }"
    case "Color": return "{ self = SwiftUI.Color.gray }"
    case "Image": return "{ self = SwiftUI.Image(systemName: \"square.dashed\") }"
    case "Font": return "{ self = SwiftUI.Font.system(.body) }"
    default: return trap
    }
  }

  /// The name of the first parameter that is a string: `status` in `init(html status: String)`.
  private static func firstString(_ header: [SwiftToken]) -> String? {
    (2..<max(2, header.count)).first {
      header[$0].text == "String" && header[$0 - 1].is(":") && !(header.count > $0 + 1 && header[$0 + 1].is("?"))
    }
    .map { header[$0 - 2].text }
  }

  /// Whether a function may throw any error.
  private static func canThrow(_ header: [SwiftToken]) -> Bool {
    // Parameters may be functions that throw.
    let depths = header.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1.is("(") ? 1 : $1.is(")") ? -1 : 0)) }
    return header.indices.contains { header[$0].text == "throws" && depths[$0] == 0 && !(header.count > $0 + 1 && header[$0 + 1].is("(")) }
  }

  private static let failure = "{ throw _Concurrency.CancellationError() }"

  /// What a body returns where it has nothing better, in an `else` or `catch`: `Self()`, `.init()`, `.standard` or `Settings.standard`, but not the
  /// declaration itself; otherwise the value that it begins with.
  private static func fallback(_ body: [SwiftToken], of declaration: SwiftDeclaration, types: [String]) -> String? {
    for (index, token) in body.enumerated() where token.is("return") && index > 1 && body[index - 1].is("{") {
      guard body[index - 2].is("else") || body[index - 2].is("catch") else { continue }
      let words = body[(index + 1)...].prefix { $0.line == token.line && !$0.is("}") && !$0.is(";") }.map(\.text)
      let isTyped = words.first.map(types.contains) ?? false
      let rest = isTyped ? Array(words.dropFirst()) : words
      let isMember = rest.count == 2 && rest[0] == "." && rest[1] != declaration.name
      if isMember || rest == [".", "init", "(", ")"] || (isTyped && rest == ["(", ")"]) { return words.joined() }
    }
    return filledLater(body, types: types)
  }

  /// The empty value that a body makes first, fills and returns at its end: `Ride()` for `let ride = Ride() … return ride`.
  private static func filledLater(_ body: [SwiftToken], types: [String]) -> String? {
    let words = body.map(\.text)
    guard words.count > 8, words[0] == "{", words[words.count - 1] == "}", words[words.count - 3] == "return" else { return nil }
    let name = words[words.count - 2]
    var depth = 0
    for (index, word) in words.enumerated() {
      if word == "{" { depth += 1 }
      if word == "}" { depth -= 1 }
      guard depth == 1, word == "let" || word == "var", words[(index + 1)...].starts(with: [name, "="]), index + 5 < words.count,
        types.contains(words[index + 3]), words[index + 4] == "(", words[index + 5] == ")"
      else { continue }
      return words[index + 3] + "()"
    }
    return nil
  }

  /// A view without content, whose picture says why.
  /// - Parameter isRegion: whether a region of the expanded island is asked for, not a view.
  static func view(_ part: LeftOut, isRegion: Bool) -> String {
    let view = "SwiftUI.LeftOutView(\(SwiftLiteral.quoted(part.name)), \(SwiftLiteral.quoted(part.reason)))"
    return isRegion ? "{ WidgetKit.DynamicIslandExpandedRegion(.center) { \(view) } }" : "{ \(view) }"
  }

  /// An empty value of a variable's type.
  /// - Parameter declaration: its tokens from `var` on.
  static func initialValue(_ declaration: [SwiftToken]) -> String? { variableType(declaration).flatMap(value) }

  /// The value of a variable that does not compile, and what takes its place: an empty value of its type, and for the kind of a widget, which is only
  /// a name, the widget's own.
  static func value(of variable: SwiftDeclaration, in outline: SwiftOutline, widget: String?) -> (range: Range<Int>, text: String)? {
    let tokens = Array(outline.tokens[variable.tokens])
    guard variable.kind == .variable, variable.body == nil, variable.names.count == 1,
      let keyword = tokens.firstIndex(where: { $0.text == "let" || $0.text == "var" }),
      let equals = tokens.indices.first(where: { $0 > keyword && tokens[$0].is("=") }), equals + 1 < tokens.count
    else { return nil }
    let own = widget.flatMap { variable.name == "kind" ? SwiftLiteral.quoted($0) : nil }
    guard let text = own ?? initialValue(Array(tokens[keyword..<equals])) else { return nil }
    // The value of `Void` has no words of its own.
    return (tokens[equals + 1].range.lowerBound..<variable.range.upperBound, text.isEmpty ? "()" : text)
  }

  /// A getter, with a setter that does nothing where the variable has one: other code may assign to it, and `private(set)` needs one.
  /// - Parameter body: the tokens of the variable's own body, with its braces.
  static func withSetter(_ getter: String, _ variable: SwiftDeclaration, _ body: [SwiftToken]) -> String {
    guard variable.kind == .variable else { return getter }
    var depth = 0
    for (index, token) in body.enumerated() {
      if token.is("{") { depth += 1 }
      if token.is("}") { depth -= 1 }
      guard depth == 1, token.text == "set", index > 0, !body[index - 1].is("."), index + 1 < body.count,
        body[index + 1].is("{") || body[index + 1].is("(")
      else { continue }
      return "{ get \(getter) \(body[index - 1].text == "nonmutating" ? "nonmutating " : "")set {} }"
    }
    return getter
  }

  static let trap = "{ Swift.fatalError(\"\(CrashReport.leftOutMessage)\") }"

  /// After the arrow, without a `where` clause.
  private static func resultType(_ header: [SwiftToken]) -> [String]? {
    var depth = 0
    for (index, token) in header.enumerated() where token.kind == .mark {
      if "([".contains(token.text) { depth += 1 }
      if ")]".contains(token.text) { depth -= 1 }
      if depth == 0, token.text == ">", index > 0, header[index - 1].is("-") {
        return header[(index + 1)...].map(\.text).prefix { $0 != "where" }.map { $0 }
      }
    }
    return nil
  }

  /// After the first colon.
  private static func variableType(_ header: [SwiftToken]) -> [String]? {
    header.firstIndex { $0.is(":") }.map { header[($0 + 1)...].map(\.text) }
  }

  /// Modules that a type of the system may be qualified with.
  private static let frameworks: Set<String> = ["SwiftUI", "UIKit", "Foundation", "Swift", "CoreGraphics"]

  private static func value(of type: [String]) -> String? {
    guard let first = type.first, let last = type.last else { return nil }
    // `SwiftUI.Image`
    if type.count > 2, type[1] == ".", frameworks.contains(first) { return value(of: Array(type.dropFirst(2))) }
    if let function = FunctionType(type) { return placeholder(for: function) }
    if last == "?" || first == "Optional" { return "nil" }
    if first == "[" && last == "]" { return isDictionary(type) ? "[:]" : "[]" }
    switch type.joined() {
    case "Void", "()": return ""
    case "someParameterSummary": return "EmptyParameterSummary()"
    case "someView": return "SwiftUI.EmptyView()"
    case let name: if let plain = PlainValue.empty(name) { return plain }
    }
    if first == "Set" || first == "Array" { return "[]" }
    return first == "Dictionary" ? "[:]" : nil
  }

  /// A function that ignores its arguments; `nil` if its result has no empty value and it may not throw.
  private static func placeholder(for function: FunctionType) -> String? {
    guard let result = value(of: function.result) ?? (function.canThrow ? "throw _Concurrency.CancellationError()" : nil) else {
      return nil
    }
    let parameters = Array(repeating: "_", count: function.parameterCount).joined(separator: ", ")
    return ["{", parameters.isEmpty ? "" : parameters + " in", result, "}"].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func isDictionary(_ type: [String]) -> Bool {
    var depth = 0
    for word in type {
      if "[(<".contains(word) { depth += 1 }
      if "])>".contains(word) { depth -= 1 }
      if depth == 1, word == ":" { return true }
    }
    return false
  }
}
