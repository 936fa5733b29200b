import Foundation

/// One `#Predicate { … }` or `#Expression { … }`, whose closure is kept and called. Foundation's own plug-in writes it as nested generic calls, so
/// that a database can translate it, and the compiler needs up to seconds for each condition in them; for a closure it needs milliseconds. There is no
/// database here.
struct PredicateCall {
  /// From the sign in front of the name to the end.
  let source: String
  /// The type that is made: `Predicate` or `Expression`.
  let type: String

  /// - Parameter source: the call with the comments in front of it, as the compiler passes it.
  init(source: String, type: String) {
    self.source = String(LeadingTrivia(of: source).rest)
    self.type = type
  }

  var expansion: String {
    let rest = source.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let end = Self.endOfTypes(rest)
    let types = rest[..<end].trimmingCharacters(in: .whitespacesAndNewlines)
    let call = rest[end...].trimmingCharacters(in: .whitespacesAndNewlines)
    let closure = call.hasPrefix("(") ? call.dropFirst().dropLast().trimmingCharacters(in: .whitespacesAndNewlines) : call
    return "Foundation.\(type)\(types)(evaluating: \(Self.trying(closure)))"
  }

  /// Where the list of types in angle brackets ends, if there is one, and the closure or its bracket begins.
  private static func endOfTypes(_ rest: Substring) -> Substring.Index {
    var depth = 0
    for index in rest.indices {
      switch rest[index] {
      case "<": depth += 1
      case ">": depth -= 1
      case "(" where depth == 0, "{" where depth == 0: return index
      default: continue
      }
    }
    return rest.endIndex
  }

  /// A closure that evaluates other predicates, which `#Predicate` writes without `try`.
  private static func trying(_ closure: String) -> String {
    guard closure.contains(".evaluate(") else { return closure }
    if closure.contains("return ") {
      let parts = closure.split(separator: "return ", omittingEmptySubsequences: false)
      return parts.dropFirst().reduce(String(parts[0])) { text, value in
        let isTried = value.prefix { !$0.isNewline && $0 != "}" }.contains(".evaluate(")
        return "\(text)return \(isTried ? "try " : "")\(value)"
      }
    }
    let brace = closure.startIndex..<closure.index(after: closure.startIndex)
    let head = (closure.firstRange(of: " in ") ?? closure.firstRange(of: " in\n") ?? brace).upperBound
    return "\(closure[..<head]) try \(closure[head...])"
  }
}
