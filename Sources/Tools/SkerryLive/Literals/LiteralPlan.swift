/// A program in which the literals of one file can be set when it starts, so that an edit of them is drawn before it is compiled.
package struct LiteralPlan: Codable, Sendable {
  /// A literal that the program asks for.
  package struct Literal: Codable, Sendable, Equatable {
    /// What it was when the program was compiled.
    package var kind: LiteralKind
    /// Its first byte, in UTF-8 bytes from the start of the file.
    package var start: Int
    /// The byte after its last.
    package var end: Int
    /// How the program calls it.
    package var number: Int

    package init(kind: LiteralKind, start: Int, end: Int, number: Int) {
      (self.kind, self.start, self.end, self.number) = (kind, start, end, number)
    }
  }
  /// The variable with which a live session asks for the program; its value is the file's path.
  package static let fileVariable = "SKERRY_LIVE_LITERALS"
  /// The variable that tells the program its literals; `-` for a line on its standard input.
  package static let variable = "SKERRY_LITERALS"
  /// The name of the event that carries a plan.
  package static let event = "literals"

  /// The file's path.
  package var file: String
  /// The file's text when the program was compiled.
  package var content: String
  /// In the order of the file.
  package var literals: [Literal]
  /// The extension that compiles the file; `nil` if the folder has only one.
  package var name: String?
  /// The program's path.
  package var program: String
  /// Its arguments, beginning with the name by which it is called: that of the compiled program, whose resources it shares.
  package var arguments: [String]
  /// Variables in addition to those of the session.
  package var environment: [String: String]

  package init(
    file: String, content: String, literals: [Literal], name: String?, program: String, arguments: [String], environment: [String: String]
  ) {
    (self.file, self.content, self.literals) = (file, content, literals)
    (self.name, self.program, self.arguments, self.environment) = (name, program, arguments, environment)
  }

  /// What a newer text of the file is, compared with the compiled one.
  package enum Comparison: Equatable, Sendable {
    /// Only literals differ: their values, by their numbers.
    case values([Int: String])
    /// The first line, from 1, with a difference outside of replaceable literals.
    case differs(line: Int)
  }

  /// Compares a newer text of the file with the compiled one.
  package func compare(_ text: [UInt8]) -> Comparison {
    let before = Array(content.utf8)
    var changes: [Int: String] = [:]
    // Everything up to a literal is equal in both files, so that it is a literal in both.
    var (old, new) = (0, 0)
    func isEqual(to end: Int) -> Bool {
      while old < end, new < text.count, before[old] == text[new] { (old, new) = (old + 1, new + 1) }
      return old == end
    }
    func difference() -> Comparison { .differs(line: 1 + text[..<new].count { $0 == UInt8(ascii: "\n") }) }
    for literal in literals {
      guard isEqual(to: literal.start) else { return difference() }
      let read = literal.kind == .part ? LiteralReader(part: text, at: new) : LiteralReader(text, at: new)
      guard let read, literal.kind.allows(read.kind) else { return difference() }
      if before[literal.start..<literal.end] != text[new..<read.end] { changes[literal.number] = read.value }
      (old, new) = (literal.end, read.end)
    }
    return isEqual(to: before.count) && new == text.count ? .values(changes) : difference()
  }

  /// The maximum length of the line that the program takes, in bytes, and the maximum number of values.
  private static let (longest, maximum) = (100_000, 200)

  /// The line with values for the program; `nil` if it would be too long.
  package static func line(_ values: [Int: String]) -> String? {
    let digits = Array("0123456789abcdef")
    let line = values.sorted { $0.key < $1.key }.map { number, value in
      "\(number):" + String(value.utf8.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }.joined(separator: ";")
    return line.utf8.count <= longest && values.count <= maximum ? line : nil
  }
}

extension LiteralKind {
  /// Whether a literal of another kind may take its place. The program keeps the written value if the type has no room for a fraction.
  fileprivate func allows(_ other: LiteralKind) -> Bool {
    self == other || [.integer, .fraction].contains(self) && [.integer, .fraction].contains(other)
  }
}
