import Foundation

/// A structure of functions with `@DependencyClient`, and the members that the macro adds: initializers, and functions with labels.
struct ClientDeclaration {
  private let properties: [ClientProperty]
  private let isPublic: Bool

  init(_ source: String) {
    let declaration = LeadingTrivia(of: source).rest
    guard let open = declaration.firstIndex(of: "{"), let close = declaration.lastIndex(of: "}"), open < close else {
      (properties, isPublic) = ([], false)
      return
    }
    isPublic = declaration[..<open].split(whereSeparator: \.isWhitespace).contains { $0 == "public" || $0 == "package" }
    properties = ClientProperty.all(in: declaration[declaration.index(after: open)..<close])
  }

  var expansion: String {
    let access = isPublic ? "public " : ""
    var members: [String] = []
    if !properties.isEmpty {
      // A value may end with a comment of the line.
      let parameters = properties.map { $0.parameter(isPublic: isPublic) }.joined(separator: "\n, ")
      let values = properties.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")
      members.append("\(access)init(\(parameters)\n) { \(values) }")
    }
    // An initializer of its own, because what the default value of a public function's argument names must be public.
    let unset = properties.filter { $0.value == nil }
    if unset.allSatisfy({ $0.emptyValue != nil }) {
      members.append("\(access)init() { \(unset.map { "self.\($0.name) = \($0.emptyValue ?? "")" }.joined(separator: "; ")) }")
    }
    members += properties.compactMap { $0.labelled(access: access) }
    return members.joined(separator: "\n")
  }
}

/// A stored property of a structure with `@DependencyClient`.
struct ClientProperty {
  let name: String
  let type: String
  /// The initial value, as written.
  let value: String?
  /// The name of the function with labels, if it is not the property's.
  private let method: String?
  /// The parts of the type, if it is a function's.
  private let function: (parameters: [String], effects: String, result: String)?

  /// The stored properties among members.
  static func all(in members: Substring) -> [ClientProperty] {
    var (rest, found): (Substring, [ClientProperty]) = (members, [])
    while true {
      let declaration = LeadingTrivia(of: String(rest)).rest
      guard !declaration.isEmpty else { return found }
      // The end is measured in a copy: the remainders have the same length.
      let attributes = rest.prefix(rest.count - declaration.count)
      let own = CodeBrackets.firstMember(of: declaration)
      if let property = ClientProperty(own, attributes: attributes) { found.append(property) }
      rest = rest.suffix(declaration.count - own.count)
    }
  }

  private init?(_ member: Substring, attributes: Substring) {
    let head = member.prefix { $0 != ":" && $0 != "=" && $0 != "{" }
    let words = head.split(whereSeparator: \.isWhitespace)
    guard let keyword = words.firstIndex(where: { $0 == "var" || $0 == "let" }), keyword == words.count - 2, !words.contains("static"),
      member[head.endIndex...].first == ":"
    else { return nil }
    name = String(words[words.count - 1])
    let rest = member[head.endIndex...].dropFirst()
    let equals = CodeBrackets.first("=", in: rest)
    // A block without an equals sign is a getter's or an observer's.
    if equals == nil, CodeBrackets.first("{", in: rest) != nil { return nil }
    type = rest[..<(equals ?? rest.endIndex)].trimmingCharacters(in: .whitespacesAndNewlines)
    value = equals.map { rest[rest.index(after: $0)...].trimmingCharacters(in: .whitespacesAndNewlines) }
    // A constant with a value cannot be set.
    if words[keyword] == "let", value != nil { return nil }
    method = attributes.range(of: "method:").flatMap {
      attributes[$0.upperBound...].split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    }
    function = Self.function(LeadingTrivia(of: type).rest)
  }

  /// `(_ id: Int) async throws -> Stop` in parts; nothing for a type that is not a function's.
  private static func function(_ type: Substring) -> (parameters: [String], effects: String, result: String)? {
    guard type.first == "(" else { return nil }
    let rest = CodeBrackets.afterFirst(in: type)
    guard let arrow = rest.range(of: "->") else { return nil }
    let inside = type[type.index(after: type.startIndex)..<type.index(type.endIndex, offsetBy: -rest.count - 1)]
    return (
      CodeBrackets.separated(inside), rest[..<arrow.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines),
      rest[arrow.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
    )
  }

  /// The initializer's parameter.
  func parameter(isPublic: Bool) -> String {
    let isPlain = value.map { !isPublic || Self.namesNothing($0) } ?? true
    let preset = isPlain ? value ?? emptyValue : nil
    return "\(name): \(function == nil ? "" : "@escaping ")\(type)\(preset.map { " = \($0)" } ?? "")"
  }

  /// Whether an expression has literals only: the default value of a public function's argument may not name what is not public.
  private static func namesNothing(_ value: String) -> Bool {
    value.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .allSatisfy { ["in", "_", "nil", "true", "false"].contains($0) || $0.allSatisfy(\.isNumber) }
  }

  /// The value of a function that has none: it throws, does nothing, or returns nothing.
  var emptyValue: String? {
    guard let function else { return nil }
    let head = function.parameters.isEmpty ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in"
    if function.effects.contains("throws") { return "{ \(head) throw Dependencies.Unimplemented(\"\(name)\") }" }
    if function.result == "Void" || function.result == "()" { return "{ \(head) }" }
    return function.result.hasSuffix("?") ? "{ \(head) nil }" : nil
  }

  /// A function with labels, if the property's type names its arguments.
  func labelled(access: String) -> String? {
    guard let function, function.parameters.contains(where: { $0.hasPrefix("_ ") }) else { return nil }
    let parameters = function.parameters.enumerated().map { number, text -> (parameter: String, argument: String) in
      let colon = text.hasPrefix("_ ") ? text.firstIndex(of: ":") : nil
      let type = (colon.map { text[text.index(after: $0)...] } ?? text[...]).trimmingCharacters(in: .whitespaces)
      let name = colon.map { text[..<$0].dropFirst(2).trimmingCharacters(in: .whitespaces) }
      let escapes = !type.hasPrefix("@escaping") && Self.function(LeadingTrivia(of: type).rest) != nil
      let argument = name ?? "p\(number)"
      return (
        "\(name ?? "_ p\(number)"): \(escapes ? "@escaping " : "")\(type)", (type.hasPrefix("inout ") ? "&" : "") + argument
      )
    }
    let marks = (function.effects.contains("throws") ? "try " : "") + (function.effects.contains("async") ? "await " : "")
    let attributes = type.prefix(type.count - LeadingTrivia(of: type).rest.count).contains("@MainActor") ? "@MainActor " : ""
    return """
      \(attributes)\(access)func \(method ?? name)(\(parameters.map(\.parameter).joined(separator: ", "))) \(function.effects) -> \(function.result) {
        \(marks)self.\(name)(\(parameters.map(\.argument).joined(separator: ", ")))
      }
      """
  }
}
