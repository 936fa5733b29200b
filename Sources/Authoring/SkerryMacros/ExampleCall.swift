/// One `#Example(presentation) { view }`: the view and its source code, so that a rule's page shows exactly what its
/// test draws.
struct ExampleCall {
  let source: String

  /// - Parameter source: the call with the comments in front of it, as the compiler passes it.
  init(source: String) { self.source = String(LeadingTrivia(of: source).rest) }

  var expansion: String {
    guard let open = source.firstIndex(of: "{"), let close = source.lastIndex(of: "}"), open < close else { return source }
    let arguments = source[..<open].drop { $0 != "(" }.dropFirst().reversed().drop { $0 != ")" }.dropFirst().reversed()
    let view = source[source.index(after: open)..<close]
    return "RuleExample(\(String(arguments)), source: \(Self.unindented(String(view)).swiftLiteral)) {\(view)}"
  }

  /// The lines without their common indentation.
  private static func unindented(_ text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
    let margin = lines.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
  }
}
