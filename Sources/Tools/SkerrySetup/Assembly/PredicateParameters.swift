import SkerryFormats

/// Writes the types of a predicate's parameters into its closure: `#Predicate<Task> { task in … }` becomes
/// `#Predicate<Task> { (task: Task) -> Bool in … }`.
///
/// Foundation's macros take any number of types, so the compiler knows a parameter's type only after it has tried every meaning of each operator in the
/// closure: two comparisons with `nil` take 500 milliseconds, and 8 with the types.
enum PredicateParameters {
  static func changes(in outline: SwiftOutline) -> [(Range<Int>, String)] {
    outline.tokens.indices.compactMap { change(at: $0, outline) }
  }

  private static func change(at macro: Int, _ outline: SwiftOutline) -> (Range<Int>, String)? {
    let tokens = outline.tokens
    let isPredicate = tokens[macro].is("#Predicate")
    guard isPredicate || tokens[macro].is("#Expression"), let (types, end) = types(after: macro, outline) else { return nil }
    let brace = end + (tokens[end].is("(") ? 1 : 0)
    let inputs = isPredicate ? types[...] : types.dropLast()
    guard brace < tokens.count, tokens[brace].is("{"), let parameters = parameters(after: brace, tokens), parameters.count == inputs.count,
      let result = isPredicate ? "Bool" : types.last
    else { return nil }
    let list = zip(parameters, inputs).map { "\(tokens[$0].text): \($1)" }.joined(separator: ", ")
    return (tokens[parameters[0]].range.lowerBound..<tokens[parameters[parameters.count - 1]].range.upperBound, "(\(list)) -> \(result)")
  }

  /// The types in angle brackets after the macro's name, and the token after them.
  private static func types(after macro: Int, _ outline: SwiftOutline) -> (types: [String], end: Int)? {
    let tokens = outline.tokens
    guard macro + 1 < tokens.count, tokens[macro + 1].is("<") else { return nil }
    var types: [String] = []
    var first = macro + 2
    var depth = 1
    for index in first..<tokens.count {
      let token = tokens[index]
      if token.is("<") { depth += 1 }
      if token.is(">") { depth -= 1 }
      if depth == 0 || depth == 1 && token.is(",") {
        guard first < index else { return nil }
        types.append(String(decoding: outline.bytes[tokens[first].range.lowerBound..<tokens[index - 1].range.upperBound], as: UTF8.self))
        first = index + 1
      } else if token.kind != .word, !["<", ">", ".", "?", "[", "]", ":", ","].contains(where: token.is) {
        return nil
      }
      if depth == 0 { return index + 1 < tokens.count ? (types, index + 1) : nil }
    }
    return nil
  }

  /// The names before `in` at the beginning of a closure, if they have no types.
  private static func parameters(after brace: Int, _ tokens: [SwiftToken]) -> [Int]? {
    var names: [Int] = []
    var index = brace + 1
    while index + 1 < tokens.count, tokens[index].kind == .word {
      names.append(index)
      if tokens[index + 1].is("in") { return names }
      guard tokens[index + 1].is(",") else { return nil }
      index += 2
    }
    return nil
  }
}
