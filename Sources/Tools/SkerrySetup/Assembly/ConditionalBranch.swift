import SkerryFormats

/// A branch of an `#if`: its lines, and whether it is compiled for an iPhone.
struct ConditionalBranch {
  /// From the line of its directive to the one before the next directive of the same `#if`.
  private(set) var lines: Range<Int>
  /// Whether it is compiled; `nil` if that depends on a version or a flag.
  let isCompiled: Bool?
  /// Whether that depends on a module: its condition or an earlier one of the same `#if` has `canImport`.
  let dependsOnModule: Bool
  /// Whether one of its predecessors or it is compiled; `nil` if that depends on a version or a flag.
  private let isDecided: Bool?

  /// - Parameters:
  ///   - line: of its directive.
  ///   - condition: what follows `#if` or `#elseif`; `nil` for an `#else`.
  ///   - before: the branch before it, of the same `#if`.
  private init(line: Int, _ condition: ArraySlice<SwiftToken>?, after before: ConditionalBranch?, has: @escaping (String) -> Bool) {
    lines = line..<line
    let own = condition.map { CompilationCondition($0, has: has).holds } ?? true
    let earlier = before?.isDecided ?? (before == nil ? false : nil)
    isCompiled = earlier == true || own == false ? false : earlier == false ? own : nil
    isDecided = earlier == true || own == true ? true : earlier == false ? own : nil
    dependsOnModule = before?.dependsOnModule == true || condition?.contains { $0.is("canImport") } == true
  }

  /// All branches of a file.
  ///
  /// - Parameter has: whether a module can be imported.
  static func all(in tokens: [SwiftToken], has: @escaping (String) -> Bool) -> [ConditionalBranch] {
    var (found, open): ([ConditionalBranch], [ConditionalBranch]) = ([], [])
    func close(at line: Int) -> ConditionalBranch? {
      guard var last = open.popLast() else { return nil }
      last.lines = last.lines.lowerBound..<max(last.lines.lowerBound, line)
      found.append(last)
      return last
    }
    for (index, token) in tokens.enumerated() where token.startsLine {
      let condition = tokens[(index + 1)...].prefix { $0.line == token.line }
      switch token.text {
      case "#if": open.append(ConditionalBranch(line: token.line, condition, after: nil, has: has))
      case "#elseif", "#else":
        guard let before = close(at: token.line) else { continue }
        open.append(ConditionalBranch(line: token.line, token.text == "#else" ? nil : condition, after: before, has: has))
      case "#endif": _ = close(at: token.line)
      default: continue
      }
    }
    // An `#if` without its `#endif`.
    while close(at: (tokens.last?.line ?? 0) + 1) != nil {}
    return found
  }
}
