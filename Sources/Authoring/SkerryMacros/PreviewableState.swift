import Foundation

/// `@Previewable` declarations become stored properties of a view that contains the rest of the preview.
enum PreviewableState {
  static func hoist(_ call: String, wrapperName: String) -> (call: String, wrapper: String) {
    guard call.contains("@Previewable"), let open = CodeBrackets.firstClosure(in: call), let close = call.lastIndex(of: "}") else {
      return (call, "")
    }
    let lines = call[call.index(after: open)..<close].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let (states, rest) = divided(lines)
    let wrapper = """
      struct \(wrapperName): SwiftUI.View {
      \(states.joined(separator: "\n").replacingOccurrences(of: "@Previewable", with: ""))
        var body: some SwiftUI.View {
      \(rest.joined(separator: "\n"))
        }
      }
      """
    return (call[..<open] + "{ \(wrapperName)() }" + call[call.index(after: close)...], wrapper)
  }

  /// The lines of the declarations, each of which may have several, and all others.
  private static func divided(_ lines: [String]) -> (states: [String], rest: [String]) {
    var (states, rest): ([String], [String]) = ([], [])
    var index = 0
    while index < lines.count {
      guard lines[index].trimmingCharacters(in: .whitespaces).hasPrefix("@Previewable") else {
        rest.append(lines[index])
        index += 1
        continue
      }
      var declaration = lines[index]
      index += 1
      while index < lines.count, isContinued(declaration, by: lines[index]) {
        declaration += "\n" + lines[index]
        index += 1
      }
      states.append(declaration)
    }
    return (states, rest)
  }

  /// Whether a declaration goes on in the next line: a bracket is open, its name is still to come, or the line cannot begin a statement.
  private static func isContinued(_ text: String, by next: String) -> Bool {
    if CodeBrackets.depth(of: text) > 0 { return true }
    let words = text.split { $0.isWhitespace || $0 == "(" || $0 == ":" }
    guard words.contains("var") || words.contains("let") else { return true }
    let (end, start) = (text.trimmingCharacters(in: .whitespaces).last, next.trimmingCharacters(in: .whitespaces))
    return "=,+-*/?:&|".contains(end ?? " ")
      || [".", "?", ":", "+", "*", "/", "&&", "||", "=", ","].contains {
        start.hasPrefix($0) && !start.hasPrefix("//") && !start.hasPrefix("/*")
      }
  }
}
