import SkerryFormats

/// A Swift file divided into several that declare the same: after an edit only the part around it is compiled again.
///
/// Declarations stay together if one of them uses what only its own file can see of the other, and so do a type and its extensions, and all previews.
/// Each part has all imports, and everything has the line and the column of the original.
struct FileDivision {
  struct Part: Equatable {
    let text: String
    /// Whether it has all previews, which are named after their file.
    let hasPreviews: Bool
  }

  /// In the order of the file.
  let parts: [Part]

  /// The least number of tokens of a file that is worth dividing. In a file of 2,000 tokens the compiler takes 0.50 s for the whole and 0.29 and
  /// 0.33 for its halves, of which 0.13 are for the imports, and joining the objects takes 0.02 (Benchmarks/README.md); assumed between.
  private static let leastTokens = 600

  /// `nil` if the file is small, if it is one part, or if it cannot be seen that parts of it do without each other.
  /// - Parameters:
  ///   - outline: the file that is compiled.
  ///   - path: the original's path, which the compiler names in its messages.
  ///   - isCopy: whether the file's first line is not the original's.
  init?(_ outline: SwiftOutline, path: String, isCopy: Bool) {
    guard outline.tokens.count >= Self.leastTokens, let pieces = Self.pieces(of: outline, isCopy: isCopy) else { return nil }
    let units = pieces.filter { !$0.isImport }
    guard units.count > 1, let groups = Self.groups(units, outline) else { return nil }
    let imports = pieces.filter(\.isImport)
    parts = groups.map { group in
      let own = (imports + group.map { units[$0] }).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
      let text = SourceWriter.firstLine(path) + Self.text(of: own, in: outline, from: isCopy ? 2 : 1)
      return Part(text: text, hasPreviews: own.contains(where: \.hasMacros))
    }
  }

  /// The pieces at their lines and columns. Empty lines are used for that: the compiler's fingerprint of a file contains directives.
  /// - Parameter line: the number of the first line.
  private static func text(of pieces: [Piece], in outline: SwiftOutline, from line: Int) -> String {
    var result = ""
    var (line, end) = (line, 0)
    for piece in pieces {
      let tokens = outline.tokens[piece.tokens]
      let first = outline.place(of: tokens[piece.tokens.lowerBound])
      // The tokens of an interpolation end before the literal around them.
      let range = tokens[piece.tokens.lowerBound].range.lowerBound..<(tokens.map(\.range.upperBound).max() ?? 0)
      if first.line == line, end > 0 {
        result += ";" + String(repeating: " ", count: max(0, range.lowerBound - end - 1))
      } else {
        result += String(repeating: "\n", count: first.line - line) + String(repeating: " ", count: first.column - 1)
      }
      result += String(decoding: outline.bytes[range], as: UTF8.self)
      line = first.line + outline.bytes[range].count { $0 == UInt8(ascii: "\n") }
      end = range.upperBound
    }
    return result + "\n"
  }

  // MARK: Pieces

  /// A declaration at the level of the file, or everything between an `#if` and its `#endif`.
  private struct Piece {
    var tokens: Range<Int>
    var declarations: [SwiftDeclaration]
    /// Whether it holds only imports.
    var isImport: Bool { declarations.allSatisfy { $0.kind == .import } }
    /// Whether it holds previews, or other macros that may be told the file's name.
    var hasMacros: Bool { declarations.contains { $0.kind == .macro } }
  }

  /// `nil` if the file has statements, operators or lines of other files.
  private static func pieces(of outline: SwiftOutline, isCopy: Bool) -> [Piece]? {
    let tokens = outline.tokens
    var rest = outline.declarations[...]
    var index = isCopy ? tokens.firstIndex { $0.line > 1 } ?? tokens.count : 0
    guard !tokens[index...].contains(where: { $0.text == "#sourceLocation" }) else { return nil }
    var result: [Piece] = []
    while index < tokens.count {
      if let next = rest.first, next.tokens.lowerBound == index {
        result.append(Piece(tokens: next.tokens, declarations: [next]))
        index = next.tokens.upperBound
        rest.removeFirst()
      } else if tokens[index].text == "#if", let end = endOfCondition(tokens, index) {
        let inside = rest.prefix { $0.tokens.upperBound <= end }
        result.append(Piece(tokens: index..<end, declarations: Array(inside)))
        rest = rest.dropFirst(inside.count)
        index = end
      } else if tokens[index].is(";") {
        index += 1
      } else {
        return nil
      }
    }
    return result
  }

  /// The index after the `#endif` of an `#if`; `nil` if it is missing.
  private static func endOfCondition(_ tokens: [SwiftToken], _ start: Int) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].text == "#if" { depth += 1 }
      if tokens[index].text == "#endif" { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  // MARK: Groups

  /// The indices of the pieces that have to be compiled together; `nil` if that cannot be seen.
  private static func groups(_ units: [Piece], _ outline: SwiftOutline) -> [[Int]]? {
    var group = Array(units.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while group[index] != index { index = group[index] }
      return index
    }
    var owners: [String: [Int]] = [:]
    for (index, unit) in units.enumerated() {
      for declaration in unit.declarations {
        guard let names = fileNames(declaration, in: nil, isHidden: false, members: []) else { return nil }
        names.forEach { owners[$0, default: []].append(index) }
      }
    }
    var types: [String: Int] = [:]
    let previews = units.firstIndex(where: \.hasMacros)
    for (index, unit) in units.enumerated() {
      var related = outline.tokens[unit.tokens].filter { $0.kind == .word }.flatMap { owners[plain($0.text)] ?? [] }
      for declaration in unit.declarations where declaration.kind == .type || declaration.kind == .extension {
        let name = declaration.names.count > 1 ? declaration.names[1] : declaration.name
        if let known = types[name] { related.append(known) } else { types[name] = index }
      }
      if unit.hasMacros, let previews { related.append(previews) }
      for other in related {
        let (first, second) = (root(index), root(other))
        group[max(first, second)] = min(first, second)
      }
    }
    let groups = Dictionary(grouping: units.indices, by: root).sorted { $0.key < $1.key }.map(\.value)
    return groups.count > 1 ? groups : nil
  }

  /// The name in `@Name`, `$name` and `_name`.
  private static func plain(_ word: String) -> String { word.first.map { "@$_".contains($0) } == true ? String(word.dropFirst()) : word }

  /// The names in a declaration that only its own file can use, and not only its own type and the type's extensions. `nil` if it declares
  /// something that is used without its name.
  ///
  /// - Parameters:
  ///   - container: the type or extension around it.
  ///   - isHidden: whether the extension around it is private.
  ///   - members: those of the container.
  private static func fileNames(
    _ declaration: SwiftDeclaration, in container: SwiftDeclaration?, isHidden: Bool, members: [SwiftDeclaration]
  ) -> Set<String>? {
    let isFilePrivate = declaration.modifiers.contains("fileprivate") || container == nil && declaration.modifiers.contains("private")
    let isOwn = isFilePrivate || isHidden && !declaration.modifiers.contains("private")
    var names: Set<String> = []
    switch declaration.kind {
    case .type, .alias: if isOwn { names.formUnion(declaration.names) }
    case .extension: break
    case .function, .variable:
      guard isOwn else { break }
      guard !declaration.names.isEmpty, declaration.names.allSatisfy(SwiftOutline.isWritten) else { return nil }
      names.formUnion(declaration.names)
      // The structure's initializer for its properties is private to the file as well.
      if declaration.kind == .variable, container?.keyword == "struct", !members.contains(where: { $0.name == "init" }) {
        names.formUnion(["init", container?.name ?? ""])
      }
    case .initializer:
      guard isOwn, declaration.keyword != "deinit" else { break }
      guard declaration.keyword == "init" else { return nil }
      names.formUnion(["init", container?.name ?? ""])
    case .enumCase, .macro, .import: break
    case .other: return nil
    }
    for member in declaration.members {
      let hides = declaration.kind == .extension && isFilePrivate
      guard let inner = fileNames(member, in: declaration, isHidden: hides, members: declaration.members) else { return nil }
      names.formUnion(inner)
    }
    return names
  }
}
