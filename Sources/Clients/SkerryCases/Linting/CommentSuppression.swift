import Foundation
import SkerryDiagnostics
package import SkerryFindings
import SkerryFormats

/// Rules that comments in the sources switch off.
///
/// `// skerry:disable:next text-truncated` applies to the next line, `// skerry:disable:this contrast` to its own; `//
/// skerry:disable contrast` applies until `// skerry:enable contrast` or the end of the file. Several names are
/// separated by spaces or commas, and `all` is every rule. Words after ` -- ` are for readers. `/* … */` does the same.
@MainActor
package struct CommentSuppression {
  /// By path: the rules that comments switch off, for each line.
  private var files: [String: FileRules?] = [:]
  private let read: (String) -> String?

  /// - Parameter read: the contents of a file by its path; `nil` if there is none.
  package init(
    read: @escaping (String) -> String? = { path in
      InputFile.data(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
  ) {
    self.read = read
  }

  /// The findings that no comment suppresses. Throws if a comment names an unknown rule.
  package mutating func remaining(of findings: [Finding]) throws -> [Finding] {
    var rest: [Finding] = []
    for finding in findings {
      guard finding.file.hasSuffix(".swift"), let rules = try rules(of: finding.file) else {
        rest.append(finding)
        continue
      }
      if !rules.covers(finding.rule, line: finding.line) { rest.append(finding) }
    }
    return rest
  }

  /// Throws if a comment in one of the files names an unknown rule, or no rule at all.
  package mutating func check(_ paths: [String]) throws { for path in paths { _ = try rules(of: path) } }

  private mutating func rules(of path: String) throws -> FileRules? {
    if let known = files[path] { return known }
    let found = try read(path).flatMap { $0.contains("skerry:") ? try FileRules($0, path) : nil }
    files[path] = .some(found)
    return found
  }

  /// The suppressions in one file's comments.
  @MainActor
  private struct FileRules {
    private var lines: [Int: Set<String>] = [:]
    /// From the first line up to, but not including, the second; rules by name.
    private var ranges: [(rule: String, from: Int, to: Int)] = []

    init?(_ text: String, _ path: String) throws {
      var open: [String: Int] = [:]
      for (number, comment) in Self.comments(in: text) {
        guard let mark = comment.range(of: "skerry:") else { continue }
        let words = comment[mark.upperBound...].replacing(" -- ", with: "\n").split(separator: "\n").first.map(String.init) ?? ""
        let parts = words.split { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\r" }.map(String.init)
        guard let action = parts.first, action.hasPrefix("disable") || action.hasPrefix("enable") else { continue }
        let place = "\(path):\(number)"
        let names = try Self.names(Array(parts.dropFirst()), action, place)
        switch action {
        case "disable:next": lines[number + 1, default: []].formUnion(names)
        case "disable:this": lines[number, default: []].formUnion(names)
        case "disable": for name in names where open[name] == nil { open[name] = number }
        case "enable":
          for name in names == ["all"] ? Set(open.keys) : names {
            if let start = open.removeValue(forKey: name) { ranges.append((name, start, number)) }
          }
        default:
          throw CommandError.unknown(
            "\(place): skerry:\(action)", action, ["disable:next", "disable:this", "disable", "enable"])
        }
      }
      for (name, start) in open { ranges.append((name, start, Int.max)) }
    }

    /// The lines of the comments with their numbers. Doc comments are left out: they may mention such words.
    private static func comments(in text: String) -> [(line: Int, text: Substring)] {
      SwiftTokenizer.tokens(of: Array(text.utf8), comments: true).filter { $0.kind == .comment }.flatMap { comment -> [(Int, Substring)] in
        if comment.text.hasPrefix("///") || comment.text.hasPrefix("/**") { return [] }
        let body = comment.text.hasSuffix("*/") ? comment.text.dropLast(2) : comment.text[...]
        return body.lines.enumerated().map { (comment.line + $0.offset, $0.element) }
      }
    }

    private static func names(_ words: [String], _ action: String, _ place: String) throws -> Set<String> {
      guard !words.isEmpty else {
        throw CommandError("\(place): skerry:\(action) names no rule; write skerry:\(action) RULE, or all.")
      }
      let known = RulePage.all.map(\.id)
      for word in words where word != "all" && !known.contains(word) {
        throw CommandError("\(place): there is no rule \"\(word)\".\(NearestName.hint(word, known.sorted())) lint --rules lists them.")
      }
      return Set(words)
    }

    func covers(_ rule: String, line: Int) -> Bool {
      if let names = lines[line], names.contains(rule) || names.contains("all") { return true }
      return ranges.contains { ($0.rule == rule || $0.rule == "all") && $0.from <= line && line < $0.to }
    }
  }
}
