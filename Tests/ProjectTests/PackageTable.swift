import Foundation

/// The layers, modules and dependencies that `Package.swift` declares, read from its text.
///
/// The manifest keeps one form, on which this relies: `package.targets += layer("Name", [ … ])`, and in it one call per
/// module whose first string is the module's name and whose dependencies are the first list of strings after it.
struct PackageTable {
  struct Module {
    var name: String
    var layer: String
    /// The modules it may import.
    var dependencies: [String]
    /// The folder of its files, below the project's.
    var path: String
  }

  private(set) var layers: [String] = []
  private(set) var modules: [Module] = []

  init(_ text: String) throws {
    let list = try Regex(#"let layers = \[([^\]]*)\]"#)
    if let match = text.firstMatch(of: list), let names = match[1].substring { layers = Self.strings(in: names) }
    var rest = text[...]
    while let start = rest.range(of: "package.targets += layer(") {
      rest = rest[start.upperBound...]
      let block = Self.balanced(rest)
      guard let layer = Self.strings(in: block).first, let open = block.firstIndex(of: "[") else { continue }
      for call in Self.calls(in: block[block.index(after: open)...]) {
        guard let name = Self.strings(in: call).first else { continue }
        let place = call.range(of: "path: ").flatMap { Self.strings(in: call[$0.upperBound...]).first }
        modules.append(
          Module(name: name, layer: layer, dependencies: Self.dependencies(of: call), path: place ?? "Sources/\(layer)/\(name)"))
      }
    }
  }

  /// The text before the parenthesis that closes an already opened one.
  private static func balanced(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text
  }

  /// The outermost calls of a list, each with its arguments.
  private static func calls(in list: Substring) -> [Substring] {
    var calls: [Substring] = []
    var (depth, start) = (0, list.startIndex)
    for index in list.indices {
      if list[index] == "(" {
        if depth == 0 { start = list.index(after: index) }
        depth += 1
      }
      if list[index] == ")" {
        depth -= 1
        if depth == 0 { calls.append(list[start..<index]) }
      }
    }
    return calls
  }

  /// `dependencies:` if the call names them, otherwise the list that follows the module's name.
  private static func dependencies(of call: Substring) -> [String] {
    var rest = call
    if let label = call.range(of: "dependencies:") {
      rest = call[label.upperBound...]
    } else if call.contains("name:") {
      return []
    } else if let comma = call.firstIndex(of: ",") {
      rest = call[call.index(after: comma)...]
    }
    rest = rest.drop { $0.isWhitespace }
    guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return [] }
    return strings(in: rest[..<end])
  }

  private static func strings(in text: Substring) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
