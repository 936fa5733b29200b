import SkerryFormats
import SkerryLive

/// A copy of a Swift file in which literals are calls that ask the process for their value.
struct LiteralCopy {
  /// The text that was compiled.
  let text: String
  /// The path that is passed to the compiler.
  let path: String
  /// The file's text as the team wrote it. It differs from `text` only where something was removed so that the rest compiles.
  let original: String
  private let outline: SwiftOutline
  /// The literals of the compiled text, each with its place in the original.
  private(set) var literals: [(literal: ReplaceableLiteral, original: Range<Int>)]

  /// - Parameters:
  ///   - text: what the compiler got; if it is a copy, its first line names the original.
  ///   - path: of the original.
  init(of text: String, original: String, path: String) {
    (self.text, self.original, self.path) = (text, original, path)
    let outline = SwiftOutline(text)
    self.outline = outline
    let lines = Self.isCopy(text) ? 1 : 0
    let own = ReplaceableLiteral.all(in: outline)
    let source = SwiftOutline(original)
    // Lines keep their numbers. A literal is found again if its line has the same literals in both files.
    let (here, there) = (Self.lines(outline), Self.lines(source))
    literals = own.compactMap { literal in
      guard let ranges = here[literal.line], let others = there[literal.line - lines], ranges.count == others.count,
        zip(ranges, others).allSatisfy({ outline.bytes[$0] == source.bytes[$1] }),
        let index = ranges.firstIndex(where: { $0.contains(literal.range.upperBound - 1) })
      else { return nil }
      let distance = others[index].lowerBound - ranges[index].lowerBound
      let range = (literal.range.lowerBound + distance)..<(literal.range.upperBound + distance)
      return range.lowerBound >= 0 && source.bytes[range] == outline.bytes[literal.range] ? (literal, range) : nil
    }
  }

  /// The places of all literals by their lines, from 1.
  private static func lines(_ outline: SwiftOutline) -> [Int: [Range<Int>]] {
    var lines: [Int: [Range<Int>]] = [:]
    for token in outline.tokens where token.kind == .number || token.kind == .literal || token.text == "true" || token.text == "false" {
      lines[token.line, default: []].append(token.range)
    }
    return lines
  }

  private static func isCopy(_ text: String) -> Bool { text.hasPrefix(SourceWriter.mark) }

  /// The copy. Lines have the numbers of the original.
  var adjustable: String {
    var bytes: [UInt8] = []
    if !Self.isCopy(text) { bytes += Array(SourceWriter.firstLine(path).utf8) }
    var at = 0
    for (number, (literal, _)) in literals.enumerated() {
      bytes += outline.bytes[at..<literal.range.lowerBound]
      let (before, after) = Self.call(literal.kind, number)
      bytes += Array(before.utf8) + outline.bytes[literal.range] + Array(after.utf8)
      at = literal.range.upperBound
    }
    bytes += outline.bytes[at...]
    return String(decoding: bytes, as: UTF8.self) + "\n" + Self.functions
  }

  /// For a live session.
  var plan: [LiteralPlan.Literal] {
    literals.enumerated().map { number, pair in
      LiteralPlan.Literal(kind: pair.literal.kind, start: pair.original.lowerBound, end: pair.original.upperBound, number: number)
    }
  }

  /// Leaves out the literals that may be the cause of errors: those of the same line, otherwise those of the code between the nearest
  /// braces. Returns `false` if there are none.
  ///
  /// - Parameter lines: of the original, from 1.
  mutating func leaveOut(lines: Set<Int>) -> Bool {
    let before = literals.count
    let shift = Self.isCopy(text) ? 1 : 0
    for line in lines.map({ $0 + shift }) {
      let count = literals.count
      literals.removeAll { $0.literal.line == line }
      guard count == literals.count, let block = block(around: line) else { continue }
      literals.removeAll { block.contains($0.literal.range.lowerBound) }
    }
    return literals.count < before
  }

  /// The bytes of the smallest code between braces that contains or begins on a line and has a literal.
  private func block(around line: Int) -> Range<Int>? {
    var open: [SwiftToken] = []
    var best: Range<Int>?
    for token in outline.tokens {
      if token.is("{") { open.append(token) }
      guard token.is("}"), let start = open.popLast(), start.line <= line, line <= token.line else { continue }
      let range = start.range.lowerBound..<token.range.upperBound
      guard literals.contains(where: { range.contains($0.literal.range.lowerBound) }) else { continue }
      if best.map({ range.count < $0.count }) ?? true { best = range }
    }
    return best
  }

  /// The code before and after a literal.
  private static func call(_ kind: LiteralKind, _ number: Int) -> (String, String) {
    switch kind {
    case .integer: ("_skerryInteger(\(number), ", ")")
    case .fraction: ("_skerryFraction(\(number), ", ")")
    case .text: ("_skerryText(\(number), ", ")")
    case .flag: ("_skerryFlag(\(number), ", ")")
    // A separate interpolation that appends what the part would; the compiler appends empty parts around it, as around any interpolation.
    case .part: ("\\(_skerryPart: \(number), \"", "\")")
    }
  }

  /// What the calls do: the value from the process, made as the compiler makes it from a literal; otherwise the written one. The compiler
  /// keeps numbers with 80 bits on x86 before it rounds them to a type.
  private static let functions = """
    @_silgen_name("skerry_literal") nonisolated fileprivate func _skerryBytes(
      _ number: Swift.Int32, _ count: Swift.UnsafeMutablePointer<Swift.Int>
    ) -> Swift.UnsafePointer<Swift.UInt8>?
    nonisolated fileprivate func _skerryValue(_ number: Swift.Int32) -> Swift.String? {
      var count = 0
      guard let bytes = _skerryBytes(number, &count) else { return nil }
      return Swift.String(decoding: Swift.UnsafeBufferPointer(start: bytes, count: count), as: Swift.UTF8.self)
    }
    nonisolated fileprivate func _skerryNumber<V>(_: V.Type, _ text: Swift.String) -> V? {
      if let type = V.self as? any Swift.FixedWidthInteger.Type {
        func made<I: Swift.FixedWidthInteger>(_: I.Type) -> V? { I(text) as? V }
        return made(type)
      }
      if let type = V.self as? any Swift.BinaryFloatingPoint.Type {
        #if arch(x86_64)
        guard let number = Swift.Float80(text) else { return nil }
        #else
        guard let number = Swift.Double(text) else { return nil }
        #endif
        func made<F: Swift.BinaryFloatingPoint>(_: F.Type) -> V? { F(number) as? V }
        return made(type)
      }
      return nil
    }
    nonisolated fileprivate func _skerryInteger<T: Swift.ExpressibleByIntegerLiteral>(_ number: Swift.Int32, _ written: T) -> T {
      guard let text = _skerryValue(number) else { return written }
      if let value = _skerryNumber(T.IntegerLiteralType.self, text) { return T(integerLiteral: value) }
      guard let type = T.self as? any Swift.ExpressibleByFloatLiteral.Type else { return written }
      func made<F: Swift.ExpressibleByFloatLiteral>(_: F.Type) -> T? {
        _skerryNumber(F.FloatLiteralType.self, text).map { F(floatLiteral: $0) } as? T
      }
      return made(type) ?? written
    }
    nonisolated fileprivate func _skerryFraction<T: Swift.ExpressibleByFloatLiteral>(_ number: Swift.Int32, _ written: T) -> T {
      guard let text = _skerryValue(number), let value = _skerryNumber(T.FloatLiteralType.self, text) else { return written }
      return T(floatLiteral: value)
    }
    nonisolated fileprivate func _skerryText<T: Swift.ExpressibleByStringLiteral>(_ number: Swift.Int32, _ written: T) -> T {
      guard let value = _skerryValue(number) as? T.StringLiteralType else { return written }
      return T(stringLiteral: value)
    }
    nonisolated fileprivate func _skerryFlag<T: Swift.ExpressibleByBooleanLiteral>(_ number: Swift.Int32, _ written: T) -> T {
      guard let text = _skerryValue(number), let value = (text == "true") as? T.BooleanLiteralType else { return written }
      return T(booleanLiteral: value)
    }
    nonisolated extension Swift.StringInterpolationProtocol where StringLiteralType == Swift.String {
      fileprivate mutating func appendInterpolation(_skerryPart number: Swift.Int32, _ written: Swift.String) {
        appendLiteral(_skerryValue(number) ?? written)
      }
    }

    """
}
