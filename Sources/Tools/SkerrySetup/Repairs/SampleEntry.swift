import SkerryFormats
import SkerryStates

/// A made-up entry of a timeline, in place of one that does not compile: where every value comes from a missing package, a widget has no other.
///
/// It is a call of the type's own initializer, or of the one that the compiler makes from the stored properties. Strings and numbers are those of
/// generated states, by the names of the parameters.
struct SampleEntry {
  /// A declared type: its name as other files write it, its declaration and its file.
  typealias Declared = (path: String, declaration: SwiftDeclaration, outline: SwiftOutline)
  /// The declaration of a name, which may be qualified, as the code in another type finds it; `nil` if the sources do not declare it as a type.
  let declared: (_ name: String, _ near: String) -> Declared?

  /// The entry, or the timeline of one, that a function returns; `nil` if its result is none, or if one of its values cannot be made up.
  /// - Parameters:
  ///   - result: the words of the function's result.
  ///   - provider: the type that declares the function, which may name its entry.
  ///   - path: its name as other files write it.
  func expression(of result: [String], in provider: SwiftDeclaration?, _ outline: SwiftOutline, path: String = "") -> String? {
    var words = result
    let isTimeline = words.count > 3 && words.starts(with: ["Timeline", "<"]) && words.last == ">"
    if isTimeline { words = Array(words[2..<(words.count - 1)]) }
    if words == ["Entry"], let alias = provider?.members.first(where: { $0.kind == .alias && $0.name == "Entry" }) {
      words = Array(outline.tokens[alias.tokens].map(\.text).drop { $0 != "=" }.dropFirst())
    }
    guard let name = words.last, words.allSatisfy({ $0 == "." || $0 == name || declared($0, path) != nil }),
      let entry = declared(words.joined(), path), entry.declaration.inherited.contains("TimelineEntry")
    else { return nil }
    let made = call(of: entry, depth: 0)
    return isTimeline ? made.map { "Timeline(entries: [\($0)], policy: .never)" } : made
  }

  /// A value of a type for a parameter of the type at `path`.
  private func value(_ type: ArraySlice<String>, _ name: String, in path: String, _ depth: Int) -> String? {
    guard let first = type.first, let last = type.last, depth < 5 else { return nil }
    if last == "?" || last == "!" { return value(type.dropLast(), name, in: path, depth) ?? "nil" }
    if first == "[", last == "]" {
      let element = type.dropFirst().dropLast()
      if element.contains(":") { return "[:]" }
      return value(element, name, in: path, depth).map { "[\($0)]" } ?? "[]"
    }
    if let value = PlainValue.sample(type.joined(), named: name) { return value }
    guard type.allSatisfy({ $0 == "." || $0.first?.isUppercase == true }), let found = declared(type.joined(), path) else { return nil }
    return call(of: found, depth: depth)
  }

  private func call(of type: Declared, depth: Int) -> String? {
    let declaration = type.declaration
    if declaration.keyword == "enum" {
      let cases = declaration.members.filter { $0.kind == .enumCase }
      return cases.lazy.compactMap { Self.plainCase(of: $0, type.outline) }.first.map { "\(type.path).\($0)" }
    }
    if declaration.inherited.contains(where: { $0.hasSuffix("Intent") }) { return "\(type.path)()" }
    let initializers = declaration.members.filter { $0.name == "init" }
    let calls =
      initializers.isEmpty && declaration.keyword == "struct"
      ? [Self.properties(of: type)]
      : initializers.map {
        Self.parameters(of: $0, type.outline)
      }
    for case let parameters? in calls {
      let arguments = parameters.map { parameter in
        value(parameter.type[...], parameter.name, in: type.path, depth + 1).map {
          parameter.label == "_" ? $0 : "\(parameter.label): \($0)"
        }
      }
      if !arguments.contains(nil) { return "\(type.path)(\(arguments.compactMap { $0 }.joined(separator: ", ")))" }
    }
    return nil
  }

  /// The first case of a declaration that has no values of its own.
  private static func plainCase(of declaration: SwiftDeclaration, _ outline: SwiftOutline) -> String? {
    let words = outline.tokens[declaration.tokens]
    return declaration.names.first { name in !zip(words, words.dropFirst()).contains { $0.text == name && $1.is("(") } }
  }

  private struct Parameter {
    var label: String
    var name: String
    var type: [String]
  }

  /// The parameters of the initializer that the compiler makes; those with a value are left to it. `nil` if it makes none that other files can call.
  private static func properties(of type: Declared) -> [Parameter]? {
    var found: [Parameter] = []
    for member in type.declaration.members where member.kind == .variable && member.body == nil {
      let isOfType = member.modifiers.contains { ["static", "class", "lazy"].contains($0) }
      let words = type.outline.tokens[member.tokens].map(\.text)
      if isOfType || words.contains("=") { continue }
      guard !member.isPrivate, member.names.count == 1, !member.modifiers.contains(where: { $0.hasPrefix("@") }),
        let colon = words.firstIndex(of: ":")
      else { return nil }
      found.append(Parameter(label: member.name, name: member.name, type: Array(words[(colon + 1)...].filter { $0 != ";" })))
    }
    return found
  }

  /// The parameters of an initializer without a default. `nil` if it may fail, or if other code cannot call it.
  private static func parameters(of initializer: SwiftDeclaration, _ outline: SwiftOutline) -> [Parameter]? {
    let tokens = outline.tokens
    guard !initializer.isPrivate, let start = initializer.tokens.first(where: { tokens[$0].text == "init" }), start + 1 < tokens.count,
      tokens[start + 1].is("(")
    else { return nil }
    let end = tokens.closingBracket(of: start + 1)
    let after = tokens[end...].dropFirst().prefix(2).map(\.text)
    guard !after.contains("throws"), !after.contains("async") else { return nil }
    var lists: [[String]] = [[]]
    var depth = 0
    for token in tokens[(start + 2)..<max(start + 2, end)] {
      if ["(", "[", "<", "{"].contains(where: token.is) { depth += 1 }
      if [")", "]", ">", "}"].contains(where: token.is) { depth -= 1 }
      if depth == 0, token.is(",") { lists.append([]) } else { lists[lists.count - 1].append(token.text) }
    }
    var found: [Parameter] = []
    for list in lists where !list.isEmpty {
      guard let colon = list.firstIndex(of: ":"), colon > 0 else { return nil }
      if list.contains("=") { continue }
      found.append(Parameter(label: list[0], name: list[colon - 1], type: Array(list[(colon + 1)...])))
    }
    return found
  }
}
